"""Ending by agreement, and questions in general."""

from __future__ import annotations

import pytest

from tablee.wire.client import Answer, AskEnd, AskUndo, Leave, SeatBot, Sit
from tests.tables.people import an_id, opened, started


def test_a_table_ends_when_all_agree() -> None:
    sitting = started("toy", ["ann", "bob", "cid"])
    sitting.do("ann", AskEnd(an_id()))
    assert sitting.update("bob")["question"] == {"about": "end", "seat": 0, "waiting": [1, 2]}
    sitting.do("bob", Answer(an_id(), agree=True))
    assert sitting.update("bob")["table"]["status"] == "playing"
    sitting.do("cid", Answer(an_id(), agree=True))
    assert sitting.table.status == "closed"
    assert sitting.update("bob")["table"]["seed"] is not None
    assert sitting.update("bob")["question"] is None


def test_one_who_does_not_agree_is_enough() -> None:
    sitting = started("toy", ["ann", "bob", "cid"])
    sitting.do("ann", AskEnd(an_id()))
    sitting.do("bob", Answer(an_id(), agree=False))
    assert sitting.table.question is None
    assert sitting.refused("cid", Answer(an_id(), agree=True)) == "no-question"
    assert sitting.table.status == "playing"


def test_one_question_at_a_time_and_the_asker_takes_it_back() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.do("ann", AskEnd(an_id()))
    assert sitting.refused("bob", AskEnd(an_id())) == "question-open"
    assert sitting.refused("bob", AskUndo(an_id())) == "question-open"
    assert sitting.refused("ann", Answer(an_id(), agree=True)) == "no-question"
    sitting.do("ann", Answer(an_id(), agree=False))
    assert sitting.table.question is None


def test_alone_among_bots_a_table_ends_at_once() -> None:
    sitting = started("toy", ["ann", "bot:high"])
    sitting.do("ann", AskEnd(an_id()))
    assert sitting.table.status == "closed"


def test_spectators_and_those_before_the_start_have_nothing_to_end() -> None:
    assert started("toy", ["ann", "bob"]).refused("eve", AskEnd(an_id())) == "not-seated"
    assert opened("toy", ["ann", "bob"]).refused("ann", AskEnd(an_id())) == "not-playing"


@pytest.mark.parametrize("other", ["bot:high", "bob"])
def test_who_has_left_must_come_back_before_proposing_an_end(other: str) -> None:
    sitting = started("toy", ["ann", other])
    sitting.do("ann", Leave(an_id()))
    assert sitting.refused("ann", AskEnd(an_id())) == "bot-plays"
    sitting.do("ann", Sit(an_id(), 0))
    sitting.do("ann", AskEnd(an_id()))


def test_who_leaves_is_not_waited_for() -> None:
    sitting = started("toy", ["ann", "bob", "cid"])
    sitting.do("ann", AskEnd(an_id()))
    sitting.do("bob", Answer(an_id(), agree=True))
    sitting.do("cid", Leave(an_id()))
    assert sitting.table.status == "closed"


def test_who_is_gone_and_replaced_by_a_bot_is_not_waited_for() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.do("ann", AskEnd(an_id()))
    sitting.online = {"ann"}
    sitting.do("ann", SeatBot(an_id(), 1, "high"))
    assert sitting.table.status == "closed"


def test_a_question_goes_with_the_one_who_asked() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.do("ann", AskEnd(an_id()))
    sitting.do("ann", Leave(an_id()))
    assert sitting.table.question is None
    assert sitting.table.status == "playing"


def test_a_question_ends_with_the_decision_it_was_asked_in() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.do("ann", AskEnd(an_id()))
    sitting.any_choice("ann")
    assert sitting.table.question is not None
    sitting.any_choice("bob")
    assert sitting.table.question is None
