"""When a clock runs out: the game's own rule, or the table's."""

from __future__ import annotations

import pytest

from tablee.tables.entries import Paused
from tablee.tables.records import record
from tablee.wire.client import AskEnd, Sit
from tablee.wire.setup import Bank, PerMove, TimeoutRule
from tests.tables.people import Sitting, an_id, started


def late(rule: TimeoutRule, *people: str, game: str = "drawers") -> Sitting:
    sitting = started(game, people or ("ann", "bob"), clock=PerMove(30), timeout=rule)
    sitting.now += 30
    return sitting


def test_nothing_happens_before_the_time_is_up() -> None:
    sitting = late("bot")
    sitting.now -= 0.001
    assert not sitting.flag()
    sitting.now += 0.001
    assert sitting.flag()


def test_nothing_happens_in_a_pause() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=PerMove(30))
    sitting.table.do(Paused(), sitting.now)
    sitting.now += 1000
    assert not sitting.flag()


def test_a_bot_takes_the_seat_over_and_gives_it_back() -> None:
    sitting = late("bot")
    sitting.flag()
    assert sitting.table.seats[0].bot == "quiet"
    assert sitting.table.host == "ann"
    assert sitting.table.clocks.next_flag() is None
    sitting.do("ann", Sit(an_id(), 0))
    assert sitting.update("ann")["offer"] is not None
    flag = sitting.table.clocks.next_flag()
    assert flag == (sitting.now + 15, 0)


def test_a_random_legal_choice_is_made_and_the_player_stays() -> None:
    sitting = late("random")
    sitting.flag()
    assert sitting.table.match is not None
    assert sitting.table.match.decision == 1
    assert sitting.table.people() == [0, 1]


def test_the_random_choice_follows_from_the_secret_seed() -> None:
    chosen = set()
    for number in range(40):
        sitting = started("drawers", ["ann", "bob"], clock=PerMove(30), timeout="random", seed=f"{number:064x}")
        sitting.now += 30
        sitting.flag()
        assert sitting.table.match is not None
        chosen.add(sitting.table.match.log[2])
    assert len(chosen) == 5


def test_a_bank_that_ran_out_stays_empty_for_the_next_decision() -> None:
    sitting = started("drawers", ["ann", "bob"], clock=Bank(30, 2), timeout="random")
    sitting.now += 30
    sitting.flag()
    assert sitting.table.clocks.left[0] == 2


def test_of_two_the_one_who_forfeits_loses_and_the_game_is_over() -> None:
    sitting = late("forfeit")
    sitting.flag()
    assert sitting.table.status == "finished"
    assert sitting.update("eve")["table"]["ranks"] == [2, 1]
    assert sitting.refused("ann", AskEnd(an_id())) == "not-playing"
    assert ("forfeit", "1") in record(sitting.table).tags
    assert record(sitting.table).ranks == ()


def test_of_three_the_others_play_on_and_the_one_who_forfeited_is_last() -> None:
    sitting = late("forfeit", "ann", "bob", "cid")
    sitting.flag()
    assert sitting.table.status == "playing"
    assert sitting.table.seats[0].bot == "quiet"
    assert sitting.refused("ann", Sit(an_id(), 0)) == "forfeited"
    while sitting.table.status == "playing":
        place = sitting.table.asked()[0]
        sitting.table.seats[place].bot = ""
        sitting.choose(sitting.table.seats[place].user, "call")
    assert sitting.table.ranks == (3, 1, 1)


def test_the_last_one_who_has_not_forfeited_wins() -> None:
    sitting = late("forfeit", "ann", "bob", "cid")
    sitting.flag()
    sitting.table.seats[0].bot = ""
    sitting.choose("ann", "call")
    sitting.now += 30
    sitting.flag()
    assert sitting.table.ranks == (2, 2, 1)
    assert sitting.table.status == "finished"


def test_of_those_who_choose_at_once_only_the_late_ones_are_late() -> None:
    sitting = started("toy", ["ann", "bob", "cid"], clock=PerMove(30), timeout="random")
    sitting.any_choice("bob")
    sitting.now += 30
    assert sitting.flag()
    assert sitting.table.match is not None
    assert sitting.table.asked() == (2,)
    assert sitting.flag()
    assert sitting.table.match.decision == 1
    assert not sitting.flag()


@pytest.mark.parametrize("rule", ["bot", "random", "forfeit"])
def test_where_the_game_has_a_rule_for_it_that_rule_comes_first(rule: TimeoutRule) -> None:
    """D-2.5: players who do not name a target in time attack themselves."""
    options = {"announce": True}
    for number in range(20):
        sitting = started(
            "killer", ["ann", "bob", "cid"], clock=PerMove(30), timeout=rule, seed=f"{number:064x}", options=options
        )
        if _lapses(sitting):
            return
    pytest.fail("no position was found in which silence is a choice")


def _lapses(sitting: Sitting) -> bool:
    """Play until the rule of silence applies. Return whether it did and was followed."""
    table = sitting.table
    while table.status == "playing":
        place = table.asked()[0]
        assert table.match is not None
        silent = table.game.lapse(table.match.state, place)
        if silent is None:
            sitting.any_choice(table.seats[place].user)
            continue
        length = len(table.match.log)
        sitting.now += 30
        assert sitting.flag()
        assert table.game.actions.text(silent) in table.lines_since(length)[0]
        assert not any(seat.bot or seat.forfeited for seat in table.seats)
        return True
    return False
