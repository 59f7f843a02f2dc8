"""Resigning and drawing, at a table of two."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.tables import opening
from tablee.tables.records import record, replay
from tablee.tables.seating import By
from tablee.wire.client import Answer, AskEnd, AskUndo, Leave, OfferDraw, Pause, Resign, SeatBot, Sit
from tablee.wire.setup import Bank
from tests.tables.people import Sitting, an_id, opened, snapshot, started


def two(**setup: Any) -> Sitting:
    return started("toy", ["ann", "bob"], **setup)


def info(sitting: Sitting, user: str = "bob") -> dict[str, Any]:
    told: dict[str, Any] = sitting.update(user)["table"]
    return told


def drawn() -> Sitting:
    sitting = two()
    sitting.do("ann", OfferDraw(an_id()))
    sitting.do("bob", Answer(an_id(), agree=True))
    return sitting


def resigned() -> Sitting:
    sitting = two()
    sitting.do("bob", Resign(an_id()))
    return sitting


def test_of_two_the_one_who_resigns_has_lost() -> None:
    sitting = resigned()
    assert info(sitting)["status"] == "finished"
    assert info(sitting)["ranks"] == [1, 2]
    assert info(sitting)["ended"] == "resigned"
    assert sitting.update("ann")["offer"] is None


def test_one_may_resign_against_a_bot() -> None:
    sitting = started("toy", ["ann", "bot:high"])
    sitting.do("ann", Resign(an_id()))
    assert info(sitting, "ann")["ranks"] == [2, 1]


def test_one_may_resign_in_a_pause_and_while_something_is_asked() -> None:
    sitting = two()
    sitting.do("ann", Pause(an_id()))
    sitting.do("ann", AskEnd(an_id()))
    sitting.do("bob", Resign(an_id()))
    assert info(sitting)["ended"] == "resigned"
    assert sitting.update("ann")["question"] is None


def test_a_draw_is_offered_and_agreed_to() -> None:
    sitting = two()
    sitting.do("ann", OfferDraw(an_id()))
    assert sitting.update("bob")["question"] == {"about": "draw", "seat": 0, "waiting": [1]}
    assert info(sitting)["ended"] is None
    sitting.do("bob", Answer(an_id(), agree=True))
    assert (info(sitting)["status"], info(sitting)["ranks"], info(sitting)["ended"]) == ("finished", [1, 1], "draw")
    assert sitting.update("bob")["question"] is None


def test_a_draw_that_is_declined_or_taken_back_changes_nothing() -> None:
    sitting = two()
    for user in ("bob", "ann"):
        sitting.do("ann", OfferDraw(an_id()))
        sitting.do(user, Answer(an_id(), agree=False))
        assert sitting.table.question is None
        assert sitting.table.status == "playing"


def test_an_offer_of_a_draw_ends_with_the_decision_it_was_made_in() -> None:
    sitting = two()
    sitting.do("ann", OfferDraw(an_id()))
    for user in ("ann", "bob"):
        sitting.any_choice(user)
    assert sitting.refused("bob", Answer(an_id(), agree=True)) == "no-question"


def test_a_bot_agrees_to_no_draw() -> None:
    assert started("toy", ["ann", "bot:high"]).refused("ann", OfferDraw(an_id())) == "bots-play-on"


def test_who_leaves_has_not_agreed_to_a_draw() -> None:
    """Nor does a player whose seat the opponent gives to a bot: a lost connection must not become a draw."""
    for gone in ("bob leaves", "bob is replaced"):
        sitting = two()
        sitting.do("ann", OfferDraw(an_id()))
        if gone == "bob leaves":
            sitting.do("bob", Leave(an_id()))
        else:
            sitting.online = {"ann"}
            sitting.do("ann", SeatBot(an_id(), 1, "high"))
        assert sitting.table.question is None
        assert sitting.table.status == "playing"


@pytest.mark.parametrize("kind", [Resign, OfferDraw])
def test_it_takes_a_table_of_two(kind: type[Resign | OfferDraw]) -> None:
    assert started("toy", ["ann", "bob", "cid"]).refused("ann", kind(an_id())) == "two-only"


@pytest.mark.parametrize("kind", [Resign, OfferDraw])
def test_it_takes_a_player_and_a_game(kind: type[Resign | OfferDraw]) -> None:
    assert two().refused("eve", kind(an_id())) == "not-seated"
    assert opened("toy", ["ann", "bob"]).refused("ann", kind(an_id())) == "not-playing"
    away = two()
    away.do("ann", Leave(an_id()))
    assert away.refused("ann", kind(an_id())) == "bot-plays"
    for over in (resigned(), drawn()):
        assert over.refused("ann", kind(an_id())) == "not-playing"


@pytest.mark.parametrize("over", [resigned, drawn])
def test_nothing_goes_on_afterwards(over: Any) -> None:
    sitting = over()
    assert sitting.refused("ann", AskUndo(an_id())) == "undo-too-late"
    before = sitting.table.length
    sitting.do("bob", Sit(an_id(), 1))
    assert sitting.table.length == before
    assert not sitting.table.seats[1].bot


@pytest.mark.parametrize("over", [resigned, drawn])
def test_the_rebuilt_table_has_ended_as_well(over: Any) -> None:
    sitting = over()
    assert snapshot(sitting.rebuilt(), sitting.now) == snapshot(sitting.table, sitting.now)


def test_the_clocks_stand_still_afterwards() -> None:
    sitting = two(clock=Bank(60, 5))
    sitting.now += 7
    sitting.do("bob", Resign(an_id()))
    sitting.now += 1000
    assert not sitting.flag()
    assert [clock["running"] for clock in sitting.update("ann")["clocks"]] == [False, False]


def test_the_record_says_how_it_ended() -> None:
    assert ("resigned", "2") in record(resigned().table).tags
    assert ("draw", "agreed") in record(drawn().table).tags
    for over in (resigned(), drawn()):
        assert not any(name == "forfeit" for name, _ in record(over.table).tags)
        assert record(over.table).ranks == ()
        assert replay(over.table, None, "eve").table.ranks is not None


def test_it_can_be_played_again() -> None:
    for over in (resigned(), drawn()):
        assert opening.wants_rematch(over.table, By("ann", "Ann", over.now, an_id()))


def test_a_resignation_shows_no_secret_choice() -> None:
    """Whether Ann had already chosen stays secret, even after the game."""
    quiet, busy = two(), two()
    busy.any_choice("ann")
    for sitting in (quiet, busy):
        sitting.now += 3
        sitting.do("bob", Resign(an_id()))
    for user in ("bob", "eve"):
        assert quiet.frame(user) == busy.frame(user)
