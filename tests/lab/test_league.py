"""All play all, and the Elo table."""

from __future__ import annotations

import pytest

from tablee.core.bot import Bot
from tablee.core.refusal import Refused
from tablee.lab.elo import deviation, expected, ratings
from tablee.lab.league import league
from tablee.lab.processes import Processes
from tablee.lab.runner import Runner
from tablee.search.random import RandomBot
from tests.lab import race
from tests.lab.bots import Always
from tests.search import kuhn
from tests.search.small import NoOptions

BOTS: list[tuple[str, Bot]] = [("random", RandomBot()), ("bettor", Always(kuhn.BET)), ("passer", Always(kuhn.PASS))]


class TestElo:
    def test_three_wins_in_four_are_about_190_points(self) -> None:
        first, second = ratings([[0, 3000], [1000, 0]])
        assert first - second == pytest.approx(190.8, abs=0.5)
        assert expected(first - second) == pytest.approx(0.75, abs=1e-3)

    def test_ratings_are_1500_on_average(self) -> None:
        assert sum(ratings([[0, 5, 2], [1, 0, 4], [2, 2, 0]])) == pytest.approx(4500)

    def test_ratings_explain_scores_that_fit_the_model(self) -> None:
        """Strengths 1, 2 and 4: the second scores 2 in 3 against the first, the third 4 in 5 and 2 in 3."""
        found = ratings([[0, 10_000, 6000], [20_000, 0, 10_000], [24_000, 20_000, 0]])
        assert [expected(found[b] - found[a]) for a, b in ((0, 1), (0, 2), (1, 2))] == pytest.approx(
            [2 / 3, 4 / 5, 2 / 3], abs=1e-3
        )

    def test_who_wins_everything_still_has_a_rating(self) -> None:
        first, second = ratings([[0, 20], [0, 0]])
        assert 500 < first - second < 1000

    def test_more_games_make_a_rating_surer(self) -> None:
        few, many = [[0.0, 6.0], [4.0, 0.0]], [[0.0, 600.0], [400.0, 0.0]]
        assert deviation(few, ratings(few), 0) == pytest.approx(10 * deviation(many, ratings(many), 0), rel=0.05)


def test_the_better_bot_stands_higher_and_the_interval_holds_the_rating() -> None:
    found = league(kuhn.GAME, NoOptions(), 2, BOTS, 120, "seed")
    assert [rating.name for rating in found.ratings] == [name for name, _ in BOTS]
    assert min(found.ratings, key=lambda rating: rating.elo.value).name == "passer"
    assert found.ratings[0].elo == (1000, (1000, 1000))
    assert all(low < elo < high for _, (elo, (low, high)), _ in found.ratings[1:])
    assert [[standing.name for standing in meeting.standings] for meeting in found.meetings] == [
        ["random", "bettor"],
        ["random", "passer"],
        ["bettor", "passer"],
    ]


def test_a_step_is_what_a_bot_wins_more_than_the_one_before_it() -> None:
    found = league(kuhn.GAME, NoOptions(), 2, BOTS, 20, "seed")
    assert [(step.first, step.second) for step in found.steps] == [("bettor", "random"), ("passer", "bettor")]
    for step in found.steps:
        met = next(each for each in found.meetings if {one.name for one in each.standings} == {step.first, step.second})
        shares = {one.name: one.share.value for one in met.standings}
        assert step.share.value == pytest.approx(shares[step.first] - shares[step.second])
        assert step.share.interval.low < step.share.value < step.share.interval.high


def test_at_a_table_of_three_a_step_counts_every_line_up_with_both() -> None:
    bots: list[tuple[str, Bot]] = [(name, RandomBot()) for name in "abcd"]
    found = league(race.GAME, NoOptions(), 3, bots, 4, "seed")
    gaps = [
        gap.share.value
        for meeting in found.meetings
        for gap in meeting.differences
        if {gap.first, gap.second} == {"a", "b"}
    ]
    assert len(gaps) == 2
    assert found.steps[0].share.value == pytest.approx(-sum(gaps) / 2)


def test_the_number_of_processes_changes_nothing() -> None:
    alone, together = (
        league(kuhn.GAME, NoOptions(), 2, BOTS, 5, "seed", runner) for runner in (Runner(), Runner(Processes(2)))
    )
    assert alone == together


def test_equals_at_every_deal_still_have_an_interval() -> None:
    found = league(kuhn.GAME, NoOptions(), 2, [("a", Always(1)), ("b", Always(1))], 10, "seed")
    second = found.ratings[1].elo
    assert second.value == pytest.approx(1000)
    assert second.interval.high - second.interval.low > 100


def test_at_tables_of_three_who_wins_has_beaten_the_others() -> None:
    bots = [(f"runs {speed}", Always(speed)) for speed in range(4)]
    found = league(race.GAME, NoOptions(), 3, bots, 20, "seed")
    points = [rating.elo.value for rating in found.ratings]
    assert points[0] < points[1] < points[2] < points[3]
    assert len(found.meetings) == 4
    assert [rating.games for rating in found.ratings] == [20 * 3 * 3] * 4


def test_a_league_needs_enough_bots_for_one_table() -> None:
    with pytest.raises(Refused, match="too-few-bots"):
        league(race.GAME, NoOptions(), 3, BOTS[:2], 1, "seed")
