"""A guided first game at a table: only the learner sees the tutor, and a restart changes nothing."""

from __future__ import annotations

import pytest

from tablee.core.luck import commitment
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.storage.store import open_store
from tests.tables.managers import Ear, a_manager, choose, until


async def test_a_lesson_begins_at_once_with_its_own_luck_and_a_word_for_the_learner() -> None:
    async with a_manager() as manager:
        session = await manager.open_lesson("killer", "fr", "ann", "Ann")
        lesson = find_game("killer").lesson
        assert lesson is not None
        ear = Ear("ann")
        manager.join(session, ear)
        (told,) = ear.updates
        assert told["table"]["lesson"] is True
        assert told["table"]["status"] == "playing"
        assert told["table"]["commitment"] == commitment(bytes.fromhex(lesson.seed))
        assert [line["name"] for line in told["tutor"]] == ["welcome"]
        assert told["tutor"][0]["advice"] in {action["text"] for action in told["offer"]["actions"]}


async def test_an_ordinary_table_has_no_tutor() -> None:
    async with a_manager() as manager:
        lesson = await manager.open_lesson("killer", "en", "ann", "Ann")
        setup = lesson.table.setup
        session = await manager.open_table(setup, "ann", "Ann", sit=True, start=True)
        ear = Ear("ann")
        manager.join(session, ear)
        assert ear.updates[0]["tutor"] is None
        assert ear.updates[0]["table"]["lesson"] is False
        assert session.table.commitment != lesson.table.commitment


async def test_a_lesson_survives_a_restart() -> None:
    store = await open_store("sqlite:///:memory:")
    async with a_manager(store=store) as manager:
        session = await manager.open_lesson("killer", "en", "ann", "Ann")
        for _ in range(4):
            await until(lambda: 0 in session.table.asked() or session.table.status == "finished")
            await choose(manager, session, "ann")
        await until(lambda: 0 in session.table.asked() or session.table.status == "finished")
        assert session.table.tutor is not None
        before = session.table.tutor.lines
        code = session.table.code
    async with a_manager(store=store) as manager:
        again = await manager.find(code)
        assert again.table.tutor is not None
        assert again.table.tutor.lines == before
    await store.close()


async def test_there_is_no_lesson_of_a_game_that_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game("killer")), "lesson", None)
    async with a_manager() as manager:
        with pytest.raises(Refused) as refused:
            await manager.open_lesson("killer", "en", "ann", "Ann")
        assert refused.value.code == "no-lesson"
