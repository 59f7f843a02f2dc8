"""Taking, changing, leaving and swapping seats, and who the host is."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.hosting.executor import carry_out
from tablee.tables.seating import GRACE, By
from tablee.wire.client import (
    AddEntropy,
    Answer,
    FreeSeat,
    Leave,
    Pause,
    Resume,
    Retract,
    SeatBot,
    Sit,
    Start,
    Submit,
    Swap,
)
from tablee.wire.setup import PerMove
from tests.tables.people import Sitting, an_id, opened, snapshot, started


def names(sitting_seats: list[dict[str, object]]) -> list[object]:
    return [seat["name"] for seat in sitting_seats]


def test_a_free_seat_can_be_taken_and_a_taken_one_cannot() -> None:
    sitting = opened("toy", ["ann", "-", "-"])
    sitting.do("bob", Sit(an_id(), 2))
    assert names(sitting.update("bob")["table"]["seats"]) == ["Ann", None, "Bob"]
    assert sitting.refused("cid", Sit(an_id(), 2)) == "seat-taken"
    assert sitting.refused("cid", Sit(an_id(), 3)) == "no-such-seat"


def test_moving_frees_the_seat_one_had_and_keeps_the_name() -> None:
    sitting = opened("toy", ["ann", "bob", "-"])
    sitting.do("bob", Sit(an_id(), 2))
    assert names(sitting.update("ann")["table"]["seats"]) == ["Ann", None, "Bob"]
    assert sitting.table.seat_of("bob") == 2


def test_sitting_where_one_sits_changes_nothing() -> None:
    sitting = opened("toy", ["ann", "bob"])
    length = sitting.table.length
    sitting.do("bob", Sit(an_id(), 1))
    assert sitting.table.length == length


def sit_down_as(sitting: Sitting, user: str, name: str, seat: int) -> list[object]:
    carry_out(sitting.table, Sit(an_id(), seat), By(user, name, sitting.now, an_id()))
    sitting.store()
    return names(sitting.update(user)["table"]["seats"])


def test_who_sits_down_again_under_another_name_is_called_so_before_the_start() -> None:
    sitting = opened("toy", ["ann", "bob"])
    assert sit_down_as(sitting, "bob", "Robert", 1) == ["Ann", "Robert"]
    assert sit_down_as(sitting, "bob", "Ann", 1) == ["Ann", "Ann 2"]


def test_in_a_game_a_name_changes_only_where_all_others_are_bots() -> None:
    alone = started("toy", ["ann", "bot:high"])
    assert sit_down_as(alone, "ann", "Anna", 0) == ["Anna", None]
    together = started("toy", ["ann", "bob"])
    assert sit_down_as(together, "ann", "Anna", 0) == ["Ann", "Bob"]


def test_a_host_who_moves_stays_host_where_nobody_else_sits() -> None:
    sitting = opened("toy", ["ann", "-"])
    sitting.do("ann", Sit(an_id(), 1))
    assert sitting.table.host == "ann"


def test_a_host_who_moves_stays_host_where_others_sit_too() -> None:
    sitting = opened("toy", ["ann", "bob", "-"])
    sitting.do("ann", Sit(an_id(), 2))
    assert sitting.table.host == "ann"
    assert sitting.rebuilt().host == "ann"
    assert sitting.refused("bob", FreeSeat(an_id(), 2)) == "host-only"


def test_who_moves_takes_along_what_they_added_to_the_luck() -> None:
    sitting = opened("toy", ["ann", "-"])
    sitting.do("ann", AddEntropy(an_id(), "clover"))
    sitting.do("ann", Sit(an_id(), 1))
    assert sitting.table.entropy == ("", "clover")


def test_a_seat_in_a_game_that_has_begun_cannot_be_taken() -> None:
    sitting = started("toy", ["ann", "bob", "bot:high"])
    assert sitting.refused("cid", Sit(an_id(), 2)) == "started-already"
    assert sitting.refused("bob", Sit(an_id(), 0)) == "started-already"


def test_standing_up_before_the_start_frees_the_seat() -> None:
    sitting = opened("toy", ["ann", "bob"])
    sitting.do("bob", Leave(an_id()))
    assert sitting.table.seat_of("bob") is None
    assert not sitting.table.seats[1].taken


def test_the_host_swaps_two_seats_before_the_start_and_nobody_else_does() -> None:
    sitting = opened("toy", ["ann", "bob", "-"])
    assert sitting.refused("bob", Swap(an_id(), 0, 1)) == "host-only"
    sitting.do("ann", Swap(an_id(), 0, 2))
    assert names(sitting.update("ann")["table"]["seats"]) == [None, "Bob", "Ann"]
    assert sitting.refused("ann", Swap(an_id(), 0, 3)) == "no-such-seat"
    sitting.do("ann", Swap(an_id(), 0, 2))
    sitting.do("ann", SeatBot(an_id(), 2, "high"))
    sitting.do("ann", Start(an_id()))
    assert sitting.refused("ann", Swap(an_id(), 0, 1)) == "started-already"


def test_the_host_frees_a_seat_before_the_start() -> None:
    sitting = opened("toy", ["ann", "bob", "bot:high"])
    assert sitting.refused("bob", FreeSeat(an_id(), 2)) == "host-only"
    sitting.do("ann", FreeSeat(an_id(), 2))
    sitting.do("ann", FreeSeat(an_id(), 1))
    assert [seat.taken for seat in sitting.table.seats] == [True, False, False]


def test_a_game_starts_only_when_no_seat_is_empty_and_only_by_the_host() -> None:
    sitting = opened("toy", ["ann", "-"])
    assert sitting.refused("ann", Start(an_id())) == "seats-empty"
    sitting.do("bob", Sit(an_id(), 1))
    assert sitting.refused("bob", Start(an_id())) == "host-only"
    sitting.do("ann", Start(an_id()))
    assert sitting.table.status == "playing"
    assert sitting.refused("ann", Start(an_id())) == "started-already"


def test_a_host_who_stands_up_hands_over_to_the_first_person() -> None:
    sitting = opened("toy", ["ann", "bot:high", "bob"])
    sitting.do("ann", Leave(an_id()))
    assert sitting.table.host == "bob"
    sitting = started("toy", ["ann", "bob", "cid"])
    sitting.do("ann", Leave(an_id()))
    assert sitting.table.host == "bob"
    sitting.do("bob", Pause(an_id()))


def test_a_host_who_never_sat_down_stays_host_when_others_sit() -> None:
    sitting = opened("toy", ["-", "-"], online=["host"])
    sitting.table._seating.host = "host"
    sitting.do("ann", Sit(an_id(), 0))
    assert sitting.table.host == "host"


def test_the_last_person_who_leaves_stays_host() -> None:
    sitting = opened("toy", ["ann", "bot:high"])
    sitting.do("ann", Leave(an_id()))
    assert sitting.table.host == "ann"


def test_while_the_host_is_away_whoever_sits_at_the_table_may_do_what_a_host_does() -> None:
    sitting = started("toy", ["ann", "bob"])
    assert sitting.refused("bob", Pause(an_id())) == "host-only"
    sitting.online = {"bob", "eve"}
    sitting.do("bob", Pause(an_id()))
    assert sitting.refused("eve", Resume(an_id())) == "host-only"
    assert sitting.table.host == "ann"


def test_a_player_who_left_takes_the_seat_back_from_the_bot() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.do("bob", Leave(an_id()))
    assert sitting.update("ann")["table"]["seats"][1]["bot"] == "high"
    assert sitting.update("bob")["offer"] is None
    assert sitting.refused("bob", Pause(an_id())) == "host-only"
    sitting.do("bob", Sit(an_id(), 1))
    assert sitting.update("ann")["table"]["seats"][1]["bot"] is None
    assert sitting.update("bob")["offer"] is not None


def test_a_bot_takes_the_seat_of_a_player_who_is_gone_and_of_no_other() -> None:
    sitting = started("toy", ["ann", "bob"])
    assert sitting.refused("ann", SeatBot(an_id(), 1, "high")) == "player-present"
    assert sitting.refused("ann", SeatBot(an_id(), 1, "genius")) == "no-such-bot"
    sitting.online = {"ann"}
    sitting.do("ann", SeatBot(an_id(), 1, "high"))
    assert sitting.table.seats[1].bot == "high"
    assert sitting.table.people() == [0]


def test_a_player_who_has_only_just_lost_the_connection_is_waited_for() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.online, sitting.away = {"ann"}, {"bob": sitting.now}
    assert sitting.refused("ann", SeatBot(an_id(), 1, "high")) == "grace"
    sitting.now += GRACE - 0.5
    assert sitting.refused("ann", SeatBot(an_id(), 1, "high")) == "grace"
    sitting.now += 0.5
    sitting.do("ann", SeatBot(an_id(), 1, "high"))


@pytest.mark.parametrize(("stated", "seated"), [("random", "random"), (None, "high")])
def test_the_bot_that_takes_over_is_the_one_that_the_table_stated(stated: str | None, seated: str) -> None:
    wanted = "high" if stated == "random" else "random"
    for gone in ("left", "replaced"):
        sitting = started("toy", ["ann", "bob"], stand_in=stated)
        sitting.online = {"ann"}
        if gone == "left":
            sitting.do("bob", Leave(an_id()))
        else:
            sitting.do("ann", SeatBot(an_id(), 1, wanted))
        assert sitting.table.seats[1].bot == seated


def test_who_is_awaited_can_end_a_pause() -> None:
    sitting = started("toy", ["ann", "bob"])
    sitting.do("ann", Pause(an_id()))
    sitting.do("bob", Resume(an_id()))
    assert not sitting.table.paused


def test_with_a_clock_the_others_must_agree_to_a_pause() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=PerMove(30))
    sitting.do("ann", Pause(an_id()))
    assert not sitting.table.paused
    assert sitting.update("bob")["question"] == {"about": "pause", "seat": 0, "waiting": [1]}
    sitting.do("bob", Answer(an_id(), agree=False))
    assert not sitting.table.paused
    sitting.do("ann", Pause(an_id()))
    sitting.do("bob", Answer(an_id(), agree=True))
    assert sitting.table.paused
    assert sitting.update("ann")["question"] is None
    assert snapshot(sitting.rebuilt(), sitting.now) == snapshot(sitting.table, sitting.now)


def test_among_bots_a_pause_needs_nobody() -> None:
    sitting = started("drawers", ["ann", "bot:quiet"], clock=PerMove(30))
    sitting.do("ann", Pause(an_id()))
    assert sitting.table.paused


@pytest.mark.parametrize(
    ("people", "setup", "allowed"),
    [
        (["ann", "bot:quiet"], {"clock": PerMove(30)}, True),
        (["ann", "bob"], {}, True),
        (["ann", "bob"], {"clock": PerMove(30)}, False),
        (["ann", "bob"], {"clock": PerMove(30), "hints": True}, True),
        (["ann", "bob"], {"hints": False}, False),
    ],
)
def test_hints_among_people_are_as_the_table_says(people: list[str], setup: dict[str, Any], allowed: bool) -> None:
    sitting = started("drawers", people, **setup)
    assert sitting.update("ann")["table"]["hints"] is allowed


def test_before_the_start_a_bot_takes_an_empty_seat_only() -> None:
    sitting = opened("toy", ["ann", "bob", "-"])
    assert sitting.refused("ann", SeatBot(an_id(), 1, "high")) == "seat-taken"
    sitting.do("ann", SeatBot(an_id(), 2, "high"))
    assert sitting.table.seats[2].bot == "high"


def test_what_players_add_to_the_luck_changes_it_and_is_for_players_only() -> None:
    plain, mixed = opened("toy", ["ann", "bob"]), opened("toy", ["ann", "bob"])
    assert mixed.refused("eve", AddEntropy(an_id(), "x")) == "not-seated"
    mixed.do("bob", AddEntropy(an_id(), "something of my own"))
    for sitting in (plain, mixed):
        sitting.do("ann", Start(an_id()))
    assert plain.table.match is not None
    assert mixed.table.match is not None
    assert plain.table.match.log != mixed.table.match.log
    assert mixed.refused("bob", AddEntropy(an_id(), "late")) == "started-already"


def test_only_the_host_pauses_and_nobody_chooses_meanwhile() -> None:
    sitting = started("toy", ["ann", "bob"])
    assert sitting.refused("ann", Resume(an_id())) == "not-paused"
    sitting.do("ann", Pause(an_id()))
    assert sitting.refused("ann", Pause(an_id())) == "paused-already"
    assert sitting.update("bob")["table"]["paused"]
    first = sitting.legal("bob")[0]
    assert sitting.refused("bob", Submit(an_id(), 0, first)) == "paused"
    assert sitting.refused("bob", Retract(an_id(), 0)) == "paused"
    assert sitting.table.match is not None
    sitting.do("ann", Resume(an_id()))
    sitting.choose("bob", first)
    assert sitting.table.match.commits
