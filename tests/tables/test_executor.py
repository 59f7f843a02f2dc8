"""Commands at a table: stored before they are told, atomic, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tablee.core.refusal import Refused
from tablee.storage.store import Conflict, Listing, Unavailable
from tablee.wire.client import Submit
from tests.tables.managers import Ear, a_manager, a_table, choose, until


async def test_everybody_is_told_after_a_choice_and_nobody_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        heard = len(ears["bob"].frames)
        stored = manager.store.append

        async def append(
            table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
        ) -> None:
            assert len(ears["bob"].frames) == heard
            await asyncio.sleep(0.01)
            newcomer = Ear("eve")
            manager.join(session, newcomer)
            assert not newcomer.frames, "a newcomer heard what is not stored"
            assert len(ears["bob"].frames) == heard
            await stored(table, after, entries, listing, fence)

        monkeypatch.setattr(manager.store, "append", append)
        await choose(manager, session, "ann", 1)
        await until(lambda: len(ears["bob"].frames) == heard + 2)
        assert ears["bob"].updates[-1]["decision"] == 1


@pytest.mark.parametrize("fault", [Unavailable("away"), Conflict("another"), ZeroDivisionError()])
async def test_what_cannot_be_stored_has_not_happened(
    fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        code, heard = session.table.code, len(ears["bob"].frames)

        async def append(*_args: object) -> None:
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(manager.store, "append", append)
            with pytest.raises(Refused, match="try-again"):
                await choose(manager, session, "ann")
        assert type(fault).__name__ in caplog.text
        assert str(fault) in caplog.text, "the log says why"
        assert len(ears["bob"].frames) == heard
        assert ears["bob"].bye is not None
        assert ears["bob"].bye.retry
        again = await manager.find(code)
        assert again is not session
        assert again.table.match is not None
        assert again.table.match.decision == 0
        with pytest.raises(Refused, match="try-again"):
            await choose(manager, session, "ann")


async def test_a_fault_in_the_rules_is_logged_with_its_table_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        assert session.table.match is not None

        def apply(_choices: list[int]) -> None:
            raise KeyError("a rule forgot this")

        monkeypatch.setattr(session.table.match.state, "apply", apply)
        with pytest.raises(Refused, match="try-again"):
            await choose(manager, session, "ann")
        assert session.id in caplog.text
        assert "a rule forgot this" in caplog.text
        assert session.table.seed.hex() not in caplog.text
        assert ears["ann"].bye is not None
        again = await manager.find(session.table.code)
        await choose(manager, again, "ann")


async def test_a_client_that_goes_away_while_its_choice_is_stored_does_not_harm_the_table() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        task = asyncio.create_task(choose(manager, session, "ann", 1))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        again = await manager.find(session.table.code)
        who = again.table.seats[again.table.asked()[0]].user
        await choose(manager, again, who)


async def test_the_same_message_is_done_once_and_answered_twice() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        message = Submit("once", 0, "stay")
        for _ in range(3):
            await manager.command(session, message, "ann", "Ann")
        assert session.table.match is not None
        assert session.table.match.decision == 1
        manager.forget(session)
        again = await manager.find(session.table.code)
        await manager.command(again, message, "ann", "Ann")
        assert again.table.match is not None
        assert again.table.match.decision == 1


async def test_secret_commits_are_told_to_nobody_else_not_even_by_an_update() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "toy", "ann", "bob", "cid")
        heard = {user: len(ear.frames) for user, ear in ears.items()}
        await choose(manager, session, "bob")
        assert {user: len(ear.frames) - heard[user] for user, ear in ears.items()} == {"ann": 0, "bob": 1, "cid": 0}
        await choose(manager, session, "ann")
        await choose(manager, session, "cid")
        assert len({ear.updates[-1]["seq"] for ear in ears.values()}) == 1


async def test_commands_that_come_at_once_are_carried_out_one_after_the_other() -> None:
    async with a_manager() as manager:
        session, ears = await a_table(manager, "drawers", "ann", "bob")
        first = manager.command(session, Submit("first", 0, "stay"), "ann", "Ann")
        second = manager.command(session, Submit("second", 1, "stay"), "ann", "Ann")
        await asyncio.gather(first, second)
        assert session.table.match is not None
        assert session.table.match.decision == 2
        assert [update["decision"] for update in ears["bob"].updates[-2:]] == [1, 2]


async def test_one_who_waited_is_refused_like_anybody_and_the_table_goes_on() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")
        first = manager.command(session, Submit("first", 0, "stay"), "ann", "Ann")
        stale = manager.command(session, Submit("second", 0, "stay"), "ann", "Ann")
        done, refused = await asyncio.gather(first, stale, return_exceptions=True)
        assert done is None
        assert isinstance(refused, Refused)
        assert refused.code == "stale"
        assert not session.lock.locked()
        await choose(manager, session, "ann")


async def test_those_who_wait_for_a_table_that_is_lost_are_told_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "drawers", "ann", "bob")

        async def append(*_args: object) -> None:
            await asyncio.sleep(0)
            raise Unavailable("away")

        monkeypatch.setattr(manager.store, "append", append)
        asked = [
            manager.command(session, Submit(f"m{place}", 0, "stay"), user, user)
            for place, user in enumerate(("ann", "bob"))
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["try-again", "try-again"]
