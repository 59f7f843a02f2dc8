"""Undo: free if nobody has seen the choice, else by consent, never after something was dealt, answered or revealed."""

from __future__ import annotations

import pytest

from tablee.wire.client import Answer, AskUndo, Leave, Pause
from tablee.wire.setup import Bank, PerMove
from tests.tables.people import Sitting, an_id, started


def drawers(*people: str) -> Sitting:
    return started("drawers", people or ("ann", "bob"))


def decision(sitting: Sitting) -> int:
    assert sitting.table.match is not None
    return sitting.table.match.decision


def test_what_nobody_has_seen_is_taken_back_at_once() -> None:
    sitting = drawers()
    before = sitting.frame("bob"), sitting.table.match and sitting.table.match.state.copy()
    sitting.choose("ann", "hide")
    assert sitting.update("ann")["undo"] == "free"
    sitting.do("ann", AskUndo(an_id()))
    assert decision(sitting) == 0
    assert before[1] is not None
    assert sitting.table.match is not None
    assert sitting.table.game.view(before[1], 0) == sitting.table.match.view(0)


def test_what_others_have_seen_needs_their_consent() -> None:
    sitting = drawers()
    sitting.choose("ann", "call")
    assert sitting.update("ann")["undo"] == "ask"
    assert sitting.update("bob")["undo"] == "no"
    sitting.do("ann", AskUndo(an_id()))
    assert decision(sitting) == 1
    sitting.do("bob", Answer(an_id(), agree=True))
    assert decision(sitting) == 0
    assert sitting.update("bob")["view"]["calls"] == 0
    assert sitting.update("bob")["events"] == []


def test_without_consent_nothing_is_taken_back() -> None:
    sitting = drawers("ann", "bob", "cid")
    sitting.choose("ann", "call")
    sitting.do("ann", AskUndo(an_id()))
    sitting.do("bob", Answer(an_id(), agree=True))
    sitting.do("cid", Answer(an_id(), agree=False))
    assert decision(sitting) == 1


def test_among_bots_everything_that_could_be_taken_back_is_free() -> None:
    sitting = drawers("ann", "bot:quiet")
    sitting.choose("ann", "call")
    sitting.do("ann", AskUndo(an_id()))
    assert decision(sitting) == 0


def test_once_something_is_rolled_it_stays() -> None:
    sitting = drawers()
    sitting.choose("ann", "roll")
    assert sitting.update("ann")["undo"] == "no"
    assert sitting.refused("ann", AskUndo(an_id())) == "undo-too-late"


def test_once_somebody_else_has_chosen_it_stays() -> None:
    sitting = drawers()
    sitting.choose("ann", "call")
    sitting.choose("bob", "call")
    assert sitting.refused("ann", AskUndo(an_id())) == "undo-too-late"


def test_what_showed_the_chooser_something_stays_even_among_bots() -> None:
    for people in (("ann", "bob"), ("ann", "bot:quiet")):
        sitting = drawers(*people)
        sitting.choose("ann", "peek")
        assert sitting.refused("ann", AskUndo(an_id())) == "undo-revealed"


def test_nothing_to_take_back_is_refused_and_spectators_have_nothing() -> None:
    sitting = drawers()
    assert sitting.refused("ann", AskUndo(an_id())) == "undo-too-late"
    assert sitting.refused("eve", AskUndo(an_id())) == "not-seated"
    assert sitting.update("eve")["undo"] == "no"


def test_no_undo_in_a_pause_or_for_a_seat_that_a_bot_has() -> None:
    sitting = drawers()
    sitting.choose("ann", "call")
    sitting.do("ann", Pause(an_id()))
    assert sitting.refused("ann", AskUndo(an_id())) == "paused"
    sitting = drawers()
    sitting.choose("ann", "call")
    sitting.do("ann", Leave(an_id()))
    assert sitting.refused("ann", AskUndo(an_id())) == "undo-too-late"


def test_a_secret_choice_of_several_is_no_matter_of_undo() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.any_choice("ann")
    assert sitting.update("ann")["undo"] == "no"
    assert sitting.refused("ann", AskUndo(an_id())) == "undo-too-late"


def test_undo_gives_no_increment() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=Bank(100, 10))
    sitting.now += 5
    sitting.choose("ann", "hide")
    assert sitting.table.clocks.left[0] == 105
    sitting.now += 5
    sitting.do("ann", AskUndo(an_id()))
    assert sitting.table.clocks.left[0] == 90


def own_clock(sitting: Sitting) -> float:
    left: float = sitting.update("ann")["clocks"][0]["left"]
    return left


def test_what_nobody_has_seen_is_taken_back_without_new_time_for_the_move() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=PerMove(30))
    sitting.now += 10
    sitting.choose("ann", "stay")
    assert own_clock(sitting) == 30
    sitting.now += 3
    sitting.do("ann", AskUndo(an_id()))
    assert own_clock(sitting) == 20
    sitting.now += 5
    sitting.choose("ann", "stay")
    assert own_clock(sitting) == 15
    sitting.choose("ann", "stay")
    assert own_clock(sitting) == 30


def test_who_takes_back_again_and_again_must_choose_in_the_end() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=PerMove(30))
    for _ in range(8):
        sitting.now += 4
        assert not sitting.flag()
        sitting.choose("ann", "stay")
        sitting.do("ann", AskUndo(an_id()))
    sitting.now += 4
    assert sitting.flag()


def test_who_takes_back_at_the_last_moment_has_a_few_seconds_once() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=PerMove(30))
    sitting.now += 29
    sitting.choose("ann", "stay")
    sitting.do("ann", AskUndo(an_id()))
    assert own_clock(sitting) == 5
    sitting.now += 4
    sitting.choose("ann", "stay")
    sitting.do("ann", AskUndo(an_id()))
    assert own_clock(sitting) == 1
    assert sitting.rebuilt().clocks.next_flag() == sitting.table.clocks.next_flag() == (sitting.now + 1, 0)


def test_those_who_are_asked_next_have_all_their_time() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=PerMove(30))
    sitting.now += 20
    sitting.choose("ann", "stay")
    sitting.do("ann", AskUndo(an_id()))
    sitting.choose("ann", "call")
    assert [clock["left"] for clock in sitting.update("bob")["clocks"]][1] == 30


def test_what_all_agree_to_take_back_is_asked_with_new_time() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=PerMove(30))
    sitting.now += 20
    sitting.choose("ann", "call")
    sitting.do("ann", AskUndo(an_id()))
    sitting.do("bob", Answer(an_id(), agree=True))
    assert own_clock(sitting) == 30


@pytest.mark.parametrize("people", [("ann", "bob"), ("ann", "bot:quiet")])
def test_an_undone_game_is_rebuilt_as_it_is(people: tuple[str, ...]) -> None:
    sitting = drawers(*people)
    sitting.choose("ann", "call")
    sitting.do("ann", AskUndo(an_id()))
    if "bob" in people:
        sitting.do("bob", Answer(an_id(), agree=True))
    sitting.choose("ann", "hide")
    twin = sitting.rebuilt()
    assert twin.match is not None
    assert sitting.table.match is not None
    assert twin.match.log == sitting.table.match.log
    assert twin.epoch == sitting.table.epoch == 1
