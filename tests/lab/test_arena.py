"""The arena: every bot in every seat, with the same luck, and a result that does not depend on the processes."""

from __future__ import annotations

import pytest

from tablee.core.refusal import Refused
from tablee.lab.arena import ArenaSetup, arena, play_deal
from tablee.lab.play import IllegalChoice
from tablee.lab.processes import Processes
from tablee.lab.runner import Runner
from tablee.search.random import RandomBot
from tests.lab import race
from tests.lab.bots import Always
from tests.search import kuhn, three_rolls
from tests.search.small import NoOptions

RANDOM = ("random", RandomBot())
BETTOR = ("bettor", Always(kuhn.BET))
PASSER = ("passer", Always(kuhn.PASS))


def test_a_bot_that_only_bets_beats_one_that_only_passes() -> None:
    report = arena(kuhn.GAME, NoOptions(), [PASSER, BETTOR], 200, "seed")
    passer, bettor = report.standings
    assert (report.game, report.seats, report.deals) == ("small", 2, 200)
    assert passer.share.interval.high < 0.5 < bettor.share.interval.low
    assert passer.share.value + bettor.share.value == pytest.approx(1)
    assert report.differences[0].share.interval.high < 0


def test_a_bot_is_its_own_equal_on_every_deal_thanks_to_common_luck() -> None:
    """Two equal bots without randomness: one wins in a seat what the other wins in the next rotation."""
    report = arena(kuhn.GAME, NoOptions(), [("a", Always(1)), ("b", Always(1))], 25, "seed")
    assert [standing.share.value for standing in report.standings] == [0.5, 0.5]


def test_rotations_of_a_deal_have_the_same_luck() -> None:
    setup = ArenaSetup(three_rolls.GAME, NoOptions(), (("a", Always(0)), ("b", Always(0))), "seed")
    for number in range(20):
        one, other = play_deal(setup, number)
        assert one == other


def test_the_number_of_processes_changes_nothing() -> None:
    alone, together = (
        arena(kuhn.GAME, NoOptions(), [RANDOM, BETTOR], 12, "s", runner) for runner in (Runner(), Runner(Processes(2)))
    )
    assert alone == together


def test_another_seed_is_another_result() -> None:
    one, other = (arena(kuhn.GAME, NoOptions(), [RANDOM, PASSER], 50, seed) for seed in ("a", "b"))
    assert one.standings != other.standings


def test_the_same_name_twice_is_one_entrant() -> None:
    report = arena(kuhn.GAME, NoOptions(), [BETTOR, BETTOR], 10, "seed")
    assert [(standing.name, standing.games, standing.share.value) for standing in report.standings] == [
        ("bettor", 40, 0.5)
    ]
    assert report.differences == ()


def test_a_bot_may_only_choose_what_is_offered() -> None:
    with pytest.raises(IllegalChoice, match="Always chose 7"):
        arena(kuhn.GAME, NoOptions(), [RANDOM, ("cheat", Always(7))], 1, "seed")


def test_a_table_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Refused):
        arena(kuhn.GAME, NoOptions(), [RANDOM, BETTOR, PASSER], 1, "seed")


def test_at_a_table_of_three_everybody_sits_everywhere() -> None:
    """Shares add up to one a game, draws count as parts of a win, and the faster runner comes in earlier."""
    report = arena(race.GAME, NoOptions(), [(f"runs {speed}", Always(speed)) for speed in (0, 1, 3)], 60, "seed")
    assert [standing.games for standing in report.standings] == [180, 180, 180]
    assert sum(standing.share.value for standing in report.standings) == pytest.approx(1)
    ranks = [standing.mean_rank for standing in report.standings]
    assert ranks == sorted(ranks, reverse=True)
    assert any(standing.draws > 0 for standing in report.standings)
    assert [(gap.first, gap.second) for gap in report.differences] == [
        ("runs 0", "runs 1"),
        ("runs 0", "runs 3"),
        ("runs 1", "runs 3"),
    ]
