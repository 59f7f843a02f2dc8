"""A table rebuilt from its log equals the original at every step."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from tablee.core.refusal import Refused
from tablee.tables import moves
from tablee.tables.entries import Ticked, Woken
from tablee.tables.people import COMMANDS_REMEMBERED
from tablee.tables.table import Table
from tablee.wire.client import (
    AddEntropy,
    Answer,
    AskEnd,
    AskUndo,
    Command,
    FreeSeat,
    Leave,
    OfferDraw,
    Pause,
    Resign,
    Resume,
    Retract,
    SeatBot,
    Sit,
    Start,
    Submit,
    Swap,
)
from tablee.wire.setup import Bank, NoClock, PerMove
from tests.tables.people import Sitting, an_id, opened, snapshot, started

SEATS = some.integers(0, 3)
COMMANDS: list[some.SearchStrategy[Command]] = [
    some.builds(lambda seat: Sit(an_id(), seat), SEATS),
    some.builds(lambda: Leave(an_id())),
    some.builds(lambda seat, other: Swap(an_id(), seat, other), SEATS, SEATS),
    some.builds(lambda seat: SeatBot(an_id(), seat, "high"), SEATS),
    some.builds(lambda seat: FreeSeat(an_id(), seat), SEATS),
    some.builds(lambda text: AddEntropy(an_id(), text), some.text(max_size=5)),
    some.builds(lambda: Start(an_id())),
    some.builds(lambda: Pause(an_id())),
    some.builds(lambda: Resume(an_id())),
    some.builds(lambda: AskUndo(an_id())),
    some.builds(lambda: AskEnd(an_id())),
    some.builds(lambda: Resign(an_id())),
    some.builds(lambda: OfferDraw(an_id())),
    some.builds(lambda agree: Answer(an_id(), agree), some.booleans()),
    some.builds(lambda decision: Retract(an_id(), decision), some.integers(0, 5)),
]
STEP = some.tuples(
    some.sampled_from(["ann", "bob", "cid", "eve"]),
    some.one_of(
        some.just("choose"), some.just("choose"), some.just("bots"), some.sampled_from(["wake", "tick"]), *COMMANDS
    ),
    some.integers(0, 20),
    some.sampled_from([0.0, 0.5, 3.0, 40.0]),
)
SETUPS = some.fixed_dictionaries(
    {
        "clock": some.sampled_from([NoClock(), PerMove(30), Bank(60, 4)]),
        "timeout": some.sampled_from(["bot", "random", "forfeit"]),
        "show_ready": some.booleans(),
    }
)


def act(sitting: Sitting, user: str, what: Any, which: int) -> None:
    """One random action at a table. A refused one changes nothing."""
    table = sitting.table
    try:
        if what == "choose":
            decision = table.match.decision if table.match is not None else 0
            legal = _legal(table, user)
            sitting.do(user, Submit(an_id(), decision, legal[which % len(legal)]), 0.1)
        elif what == "bots":
            _bots_choose(table, which, sitting.now)
        elif what in ("wake", "tick"):
            table.do(Woken() if what == "wake" else Ticked(), sitting.now)
        else:
            sitting.do(user, what)
    except Refused:
        assert not table.fresh, "a refused command left something behind"
    sitting.store()


def _legal(table: Table, user: str) -> list[str]:
    place = table.seat_of(user)
    offer = table.match.offer(place) if table.match is not None and place is not None else None
    return [table.game.actions.text(each) for each in offer.legal] if offer else ["take"]


def _bots_choose(table: Table, which: int, now: float) -> None:
    for place in table.asked():
        if table.seats[place].bot and not table.paused and table.match is not None:
            legal = table.match.state.legal(place)
            moves.choose(table, place, table.match.decision, legal[which % len(legal)], now)
            return


@pytest.mark.parametrize("game", ["toy", "drawers", "killer"])
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
@given(setup=SETUPS, two=some.booleans(), steps=some.lists(STEP, max_size=40))
def test_whatever_happens_the_rebuilt_table_is_the_table(
    game: str, setup: dict[str, Any], two: bool, steps: list[Any]
) -> None:
    sitting = opened(game, ["ann", "bob"] if two else ["ann", "bob", "-"], online=["ann", "bob"], **setup)
    if not two:
        sitting.do("ann", SeatBot(an_id(), 2, next(iter(sitting.table.game.bots))))
    if len(steps) % 2:
        sitting.do("ann", Start(an_id()))
    for user, what, which, wait in steps:
        sitting.now += wait
        sitting.flag()
        act(sitting, user, what, which)
        assert snapshot(sitting.rebuilt(), sitting.now) == snapshot(sitting.table, sitting.now)


def test_a_message_sent_twice_is_done_once_also_by_a_rebuilt_table() -> None:
    sitting = started("drawers", ["ann", "bob"])
    message = Submit("once", 0, "stay")
    sitting.do("ann", message)
    length = sitting.table.length
    sitting.do("ann", message)
    assert sitting.table.length == length
    sitting.table = sitting.rebuilt()
    sitting.do("ann", message)
    assert sitting.table.length == length
    assert sitting.table.known("ann", "once")
    assert not sitting.table.known("bob", "once")


def test_one_user_cannot_make_the_table_forget_the_messages_of_another() -> None:
    sitting = started("drawers", ["ann", "bob"])
    sitting.do("ann", Submit("mine", 0, "call"))
    for _ in range(COMMANDS_REMEMBERED + 10):
        sitting.do("bob", Leave(an_id()))
        sitting.do("bob", Sit(an_id(), 1))
    assert sitting.table.known("ann", "mine")
    assert len(sitting.table._done["bob"]) == COMMANDS_REMEMBERED


def test_a_log_without_its_opening_is_no_table() -> None:
    sitting = started("drawers", ["ann", "bob"])
    sitting.stored.pop(0)
    with pytest.raises(ValueError, match="opening"):
        sitting.rebuilt()
