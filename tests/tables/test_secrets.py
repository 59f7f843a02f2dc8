"""Secret simultaneous choices: who has chosen, in which order and how fast stays secret until the last choice."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.tables.records import listing
from tablee.wire.client import Leave, Retract, Submit
from tablee.wire.setup import Bank, PerMove
from tests.tables.people import Sitting, an_id, started

CLOCKS: list[dict[str, Any]] = [{}, {"clock": Bank(60, 5)}, {"clock": PerMove(30)}]


def three(**setup: Any) -> Sitting:
    return started("toy", ["ann", "bob", "cid"], **setup)


def others(sitting: Sitting) -> list[bytes]:
    return [sitting.frame(user) for user in ("ann", "cid", "eve")]


@pytest.mark.parametrize("setup", CLOCKS)
def test_a_secret_commit_changes_no_byte_for_anybody_else(setup: dict[str, Any]) -> None:
    quiet, busy = three(**setup), three(**setup)
    for sitting in (quiet, busy):
        sitting.now += 7
    before = busy.table.version
    busy.any_choice("bob")
    for sitting in (quiet, busy):
        sitting.now += 3
    assert others(quiet) == others(busy)
    assert busy.table.version == before
    assert quiet.frame("bob") != busy.frame("bob")


@pytest.mark.parametrize("setup", CLOCKS)
def test_neither_a_change_nor_a_retraction_is_seen(setup: dict[str, Any]) -> None:
    quiet, busy = three(**setup), three(**setup)
    busy.any_choice("bob", 0)
    busy.now += 1
    busy.any_choice("bob", 1)
    busy.now += 1
    busy.do("bob", Retract(an_id(), 0))
    busy.now += 1
    busy.any_choice("bob", 0)
    quiet.now = busy.now
    assert others(quiet) == others(busy)


@pytest.mark.parametrize("setup", CLOCKS)
def test_who_leaves_does_not_show_whether_they_had_chosen(setup: dict[str, Any]) -> None:
    quiet, busy = three(**setup), three(**setup)
    busy.now += 4
    busy.any_choice("bob")
    busy.now += 4
    quiet.now = busy.now
    for sitting in (quiet, busy):
        sitting.do("bob", Leave(an_id()))
        sitting.now += 2
    assert others(quiet) == others(busy)


@pytest.mark.parametrize("setup", CLOCKS)
def test_after_all_have_chosen_their_order_is_not_to_be_seen(setup: dict[str, Any]) -> None:
    """With a time bank, the times become public afterwards, so all players are equally fast here."""
    one, other = three(**setup), three(**setup)
    for sitting, order in ((one, ("ann", "bob", "cid")), (other, ("cid", "ann", "bob"))):
        sitting.now += 5
        for user in order:
            sitting.any_choice(user)
    frames = [[sitting.frame(user) for user in ("ann", "bob", "cid", "eve")] for sitting in (one, other)]
    assert frames[0] == frames[1]


def test_the_lobby_shows_nothing_of_a_secret_commit() -> None:
    sitting = three()
    sitting.now += 9
    before = listing("t", sitting.table)
    sitting.any_choice("bob")
    after = listing("t", sitting.table)
    assert after.updated == before.updated
    assert set(before.awaited) - set(after.awaited) == {"bob"}


def test_where_the_table_shows_who_is_ready_everybody_sees_it() -> None:
    sitting = three(show_ready=True)
    before = sitting.table.version
    sitting.any_choice("bob")
    assert sitting.table.version == before + 1
    assert sitting.update("ann")["missing"] == [0, 2]
    assert sitting.update("eve")["missing"] == [0, 2]
    sitting.do("bob", Retract(an_id(), 0))
    assert sitting.update("ann")["missing"] == [0, 1, 2]


def test_what_was_chosen_is_nobody_elses_business_even_where_being_ready_is_shown() -> None:
    one, other = three(show_ready=True), three(show_ready=True)
    one.any_choice("bob", 0)
    other.any_choice("bob", 1)
    assert others(one) == others(other)


def test_ones_own_choice_is_shown_to_oneself_and_can_be_changed_until_the_last_is_in() -> None:
    sitting = three()
    first, second = sitting.legal("bob")[:2]
    sitting.choose("bob", first)
    assert sitting.update("bob")["offer"]["chosen"] == first
    sitting.choose("bob", second)
    assert sitting.update("bob")["offer"]["chosen"] == second
    sitting.do("bob", Retract(an_id(), 0))
    assert sitting.update("bob")["offer"]["chosen"] is None
    assert sitting.refused("bob", Retract(an_id(), 0)) == "nothing-to-retract"
    for user in ("ann", "bob", "cid"):
        sitting.any_choice(user)
    assert sitting.refused("bob", Retract(an_id(), 0)) == "stale"


def test_all_answer_the_same_decision_in_any_order_and_late_ones_are_told() -> None:
    sitting = three()
    choices = {user: sitting.legal(user)[0] for user in ("cid", "ann", "bob")}
    for user, action in choices.items():
        sitting.do(user, Submit(an_id(), 0, action))
    assert sitting.refused("ann", Submit(an_id(), 0, choices["ann"])) == "stale"
    assert sitting.refused("ann", Submit(an_id(), 7, choices["ann"])) == "stale"


def test_what_is_no_action_or_not_legal_is_refused_to_the_sender_only() -> None:
    sitting = three()
    assert sitting.refused("ann", Submit(an_id(), 0, "fly away")) == "unknown-action"
    assert sitting.refused("ann", Submit(an_id(), 0, "take")) == "show-first"
    assert sitting.refused("eve", Submit(an_id(), 0, "take")) == "not-seated"


def test_the_seed_is_shown_after_the_end_and_not_before() -> None:
    sitting = started("toy", ["ann", "bob"])
    while sitting.table.status == "playing":
        for user in ("ann", "bob", "eve"):
            assert sitting.table.seed.hex() not in sitting.frame(user).decode()
        for user in sitting.asked():
            sitting.any_choice(user)
    assert sitting.update("eve")["table"]["seed"] == sitting.table.seed.hex()
