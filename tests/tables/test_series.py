"""A series of games for two: who wins it, who begins, and how it is counted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.refusal import Refused
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.tables.entries import decode
from tablee.tables.opening import rebuild
from tablee.wire.client import Answer, AskEnd, Command, Kick, Leave, OfferDraw, Rematch, Resign, SeatBot, Sit, Swap
from tests.tables.managers import Ear, a_manager, a_table
from tests.tables.people import an_id


async def do(manager: TableManager, session: Session, user: str, command: Command) -> None:
    await manager.command(session, command, user, user.title())


async def after(manager: TableManager, session: Session, *commands: tuple[str, Command]) -> Session:
    """The next game after these players have ended this one."""
    for user, command in commands:
        await do(manager, session, user, command)
    for user in ("ann", "bob"):
        manager.join(session, Ear(user))
    await do(manager, session, "ann", Rematch(an_id()))
    assert session.table.rematch is not None
    return await manager.find(session.table.rematch)


async def lost_by(manager: TableManager, session: Session, user: str) -> Session:
    return await after(manager, session, (user, Resign(an_id())))


def series(session: Session) -> dict[str, Any]:
    """The series in an update."""
    ear = Ear("ann")
    session.show(ear, 0.0)
    told: dict[str, Any] = ear.updates[-1]["table"]["series"]
    return told


def seats(session: Session) -> list[str]:
    return [seat.user for seat in session.table.seats]


async def test_a_single_game_is_no_series() -> None:
    async with a_manager() as manager:
        session, _ = await a_table(manager, "toy", "ann", "bob")
        assert series(session) is None
        assert (await lost_by(manager, session, "bob")).table.won_before == (0, 0)


async def test_whoever_wins_two_wins_a_best_of_three() -> None:
    async with a_manager() as manager:
        first, _ = await a_table(manager, "toy", "ann", "bob", first_to=2)
        assert series(first) == {"first_to": 2, "game": 1, "wins": [0, 0], "over": False}
        second = await lost_by(manager, first, "bob")
        assert series(first) == {"first_to": 2, "game": 1, "wins": [1, 0], "over": False}
        assert seats(second) == ["bob", "ann"]
        assert second.table.status == "playing"
        assert series(second) == {"first_to": 2, "game": 2, "wins": [0, 1], "over": False}
        third = await lost_by(manager, second, "ann")
        assert (seats(third), series(third)["wins"]) == (["ann", "bob"], [1, 1])
        await do(manager, third, "ann", Resign(an_id()))
        assert series(third) == {"first_to": 2, "game": 3, "wins": [1, 2], "over": True}


async def test_after_a_series_a_new_one_begins() -> None:
    async with a_manager() as manager:
        first, _ = await a_table(manager, "toy", "ann", "bob", first_to=2)
        last = await lost_by(manager, first, "bob")
        again = await lost_by(manager, last, "bob")
        assert series(last)["over"]
        assert series(again) == {"first_to": 2, "game": 1, "wins": [0, 0], "over": False}


async def test_a_draw_counts_for_nobody_and_a_game_without_result_is_played_again() -> None:
    async with a_manager() as manager:
        first, _ = await a_table(manager, "toy", "ann", "bob", first_to=2)
        agreed = ("bob", Answer(an_id(), agree=True))
        second = await after(manager, first, ("ann", OfferDraw(an_id())), agreed)
        assert series(second) == {"first_to": 2, "game": 2, "wins": [0, 0], "over": False}
        third = await after(manager, second, ("ann", AskEnd(an_id())), ("bob", Answer(an_id(), agree=True)))
        assert series(third) == {"first_to": 2, "game": 2, "wins": [0, 0], "over": False}


async def test_a_stored_game_of_a_series_knows_how_it_stands() -> None:
    async with a_manager() as manager:
        first, _ = await a_table(manager, "toy", "ann", "bob", first_to=3)
        second = await lost_by(manager, first, "bob")
        stored = rebuild([decode(row) for row in await manager.store.load(second.id)])
        assert (stored.game_number, stored.won_before, stored.setup.first_to) == (2, (0, 1), 3)


@pytest.mark.parametrize(("game", "option"), [("claim", "leader"), ("killer", "first")])
async def test_in_a_series_both_begin_in_turn(game: str, option: str) -> None:
    async with a_manager() as manager:
        first, _ = await a_table(manager, game, "ann", "bob", first_to=2)
        assert first.table.asked() == (0,)
        second = await lost_by(manager, first, "bob")
        assert second.table.asked() == (0,)
        assert seats(second) == ["bob", "ann"]
        assert getattr(second.table.options, option) == "seat-1"


async def beginners(manager: TableManager, game: str) -> set[tuple[int, ...]]:
    """Who is asked first in the first games of some series."""
    return {(await a_table(manager, game, "ann", "bob", first_to=2))[0].table.asked() for _ in range(24)}


async def test_in_a_series_the_first_player_is_drawn_where_the_rules_say_so() -> None:
    """H-1.3; in King of 12 both play at once (K12-2.1). The form says so where a series is chosen."""
    async with a_manager() as manager:
        assert await beginners(manager, "twelve_heroes") == {(0,), (1,)}
        assert await beginners(manager, "king_of_12") == {(0, 1)}
        assert await beginners(manager, "claim") == {(0,)}


async def test_a_series_is_for_two() -> None:
    async with a_manager() as manager:
        with pytest.raises(Refused, match="series-for-two"):
            await a_table(manager, "toy", "ann", "bob", "eve", first_to=2)


async def refused(manager: TableManager, session: Session, user: str, command: Command) -> str:
    with pytest.raises(Refused) as caught:
        await do(manager, session, user, command)
    return caught.value.code


async def test_the_seat_of_a_player_who_is_missing_stays_theirs() -> None:
    async with a_manager() as manager:
        first, ears = await a_table(manager, "toy", "ann", "bob", first_to=2)
        await do(manager, first, "bob", Resign(an_id()))
        manager.leave(first, ears["bob"])
        await do(manager, first, "ann", Rematch(an_id()))
        assert first.table.rematch is not None
        second = await manager.find(first.table.rematch)
        assert (seats(second), second.table.status) == (["", "ann"], "open")
        manager.forget(second)
        second = await manager.find(first.table.rematch)
        assert await refused(manager, second, "eve", Sit(an_id(), 0)) == "seat-kept"
        assert await refused(manager, second, "ann", Sit(an_id(), 0)) == "seat-kept"
        assert await refused(manager, second, "ann", Swap(an_id(), 0, 1)) == "seat-kept"
        assert await refused(manager, second, "ann", SeatBot(an_id(), 0, "high")) == "seat-kept"
        await do(manager, second, "ann", Leave(an_id()))
        assert await refused(manager, second, "bob", Sit(an_id(), 1)) == "seat-kept"
        await do(manager, second, "bob", Sit(an_id(), 0))
        await do(manager, second, "ann", Sit(an_id(), 1))
        assert (seats(second), second.table.won_before) == (["bob", "ann"], (0, 1))


async def test_a_rematch_after_a_single_game_or_a_whole_series_keeps_no_seat() -> None:
    async with a_manager() as manager:
        single, _ = await a_table(manager, "toy", "ann", "bob")
        assert (await lost_by(manager, single, "bob")).table.kept_for == ()
        first, _ = await a_table(manager, "toy", "ann", "bob", first_to=2)
        last = await lost_by(manager, first, "bob")
        assert last.table.kept_for == ("bob", "ann")
        assert (await lost_by(manager, last, "bob")).table.kept_for == ()


async def test_a_series_begins_anew_when_one_of_the_two_is_sent_away() -> None:
    async with a_manager() as manager:
        first, _ = await a_table(manager, "toy", "ann", "bob", first_to=2)
        await do(manager, first, "bob", Resign(an_id()))
        await do(manager, first, "ann", Kick(an_id(), "Bob"))
        await do(manager, first, "ann", Rematch(an_id()))
        assert first.table.rematch is not None
        second = await manager.find(first.table.rematch)
        assert (seats(second), second.table.kept_for, series(second)["wins"]) == (["", "ann"], (), [0, 0])


async def test_a_table_that_uses_nothing_new_is_stored_as_it_always_was() -> None:
    """An older process refuses a set-up with a field that it does not know."""
    async with a_manager() as manager:
        session, _ = await a_table(manager, "toy", "ann", "bob")
        opened = msgspec.json.decode((await manager.store.load(session.id))[0])["what"]
        assert set(opened["setup"]) == {"game", "seats"}
        assert set(opened) == {"type", "code", "setup", "host", "seed"}
        of_three, _ = await a_table(manager, "toy", "ann", "bob", first_to=2)
        assert msgspec.json.decode((await manager.store.load(of_three.id))[0])["what"]["setup"]["first_to"] == 2
