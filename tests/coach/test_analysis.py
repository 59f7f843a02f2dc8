"""The analysis: its parts add up, it never judges by hindsight, and it leaves out undone choices."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from tablee.coach.analysis import analyse
from tablee.coach.highlights import given_away, highlights
from tablee.coach.history import history
from tablee.core.game import Game
from tablee.core.log import Dealt
from tablee.core.match import Match
from tablee.games.claim import GAME as CLAIM
from tablee.games.claim.options import ClaimOptions
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import KillerOptions
from tablee.games.king_of_12 import GAME as KING
from tablee.games.king_of_12.options import KingOptions
from tablee.lab.play import luck_of
from tablee.registry import all_games
from tablee.search.budget import Budget
from tablee.wire.coach import ChancePoint
from tests import toy
from tests.coach.records import played, recorded

FEW = Budget(4, 0.1)
UNHURRIED = Budget(4)
DUEL = KillerOptions(life=8)
GAMES: list[Game[Any, Any, Any]] = [*all_games().values(), toy.GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_luck_and_choices_add_up_to_the_whole_way(game: Game[Any, Any, Any]) -> None:
    record = played(game, next(iter(game.presets.values())), 2, "adds up", most=60)
    result = record.match().result
    for report in analyse(record, budget=FEW).seats:
        assert report.start + report.luck + report.mine + report.others == pytest.approx(report.end)
        assert min(point.value for point in report.points) >= 0.0
        assert max(point.value for point in report.points) <= 1.0
        assert len(report.highlights) <= 3
        if result is not None:
            assert report.end == result.shares()[report.seat]


def test_in_a_duel_what_one_side_gains_the_other_loses() -> None:
    record = played(KILLER, DUEL, 2, "best")
    reports = analyse(record).seats
    for report, rival in zip(reports, reversed(reports), strict=True):
        assert report.lost == pytest.approx(-report.mine)
        assert report.others == pytest.approx(-rival.mine)
        assert report.luck == pytest.approx(-rival.luck)
        assert all(choice.loss >= 0 and choice.before >= choice.after for choice in report.choices)
    assert max(report.lost for report in reports) > 0.01


def test_the_dearest_mistakes_are_the_moments() -> None:
    report = analyse(played(KILLER, DUEL, 2, "moments"), [0]).seats[0]
    dearest = sorted((choice.loss for choice in report.choices), reverse=True)[:3]
    found = [moment.choice for moment in report.highlights]
    assert sorted((choice.loss for choice in found if choice), reverse=True) == dearest
    assert [moment.step for moment in report.highlights] == sorted(moment.step for moment in report.highlights)


def test_a_mistake_is_told_beside_what_the_best_choice_would_have_kept() -> None:
    report = analyse(played(CLAIM, ClaimOptions(), 2, "sampled", most=12), [0], UNHURRIED).seats[0]
    dear = msgspec.structs.replace(report.choices[0], before=0.25, after=0.25, loss=0.375, method="exact", samples=0)
    assert [(each.before, each.after) for each in highlights([dear], ())] == [(0.625, 0.25)]


def test_luck_is_a_moment_only_where_it_moved_much() -> None:
    points = [ChancePoint(0, 0.5, "luck"), ChancePoint(3, 0.46, "luck"), ChancePoint(9, 0.8, "luck")]
    assert [(each.step, each.after) for each in highlights([], points)] == [(3, 0.8)]


def test_what_few_samples_make_by_chance_is_not_said_to_be_given_away() -> None:
    report = analyse(played(CLAIM, ClaimOptions(), 2, "sampled", most=12), [0], UNHURRIED).seats[0]
    choice = msgspec.structs.replace(report.choices[0], loss=0.25, odds=report.choices[0].odds[:1])
    assert given_away([msgspec.structs.replace(choice, samples=4)]) == 0.0
    assert given_away([msgspec.structs.replace(choice, samples=400)]) == 0.25


def test_an_analysis_is_only_as_sure_as_its_least_sampled_choice() -> None:
    hurried = Budget(100_000, 0.3, time.monotonic)
    found = analyse(played(CLAIM, ClaimOptions(), 2, "sampled", most=30), [0], hurried)
    sampled = [choice.samples for choice in found.seats[0].choices if choice.samples]
    assert found.samples == min(sampled)
    assert found.methods.get("exact", 0) == len(found.seats[0].choices) - len(sampled)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_choice_is_judged_by_what_was_known_and_not_by_what_came(game: Game[Any, Any, Any]) -> None:
    """The judgement of the first choices does not depend on the rest of the match."""
    most = 3 if game is KING else 8  # when compiled, the coach solves King of 12 from early on, which takes long
    whole = played(game, next(iter(game.presets.values())), 2, "hindsight", most=most)
    for end in (len(whole.entries) // 2, len(whole.entries) - 1):
        part = analyse(whole._replace(entries=whole.entries[:end], ranks=()), [1], UNHURRIED).seats[0]
        full = analyse(whole, [1], UNHURRIED).seats[0]
        assert full.choices[: len(part.choices)] == part.choices


def test_secret_choices_met_are_not_the_seats_own_doing() -> None:
    """In a matrix game, a card is judged before the opponent's card is seen."""
    record = played(KING, KingOptions(), 2, "secret", most=9)
    report = analyse(record, [0], FEW).seats[0]
    plays = [choice for choice in report.choices if choice.prompt == "play"]
    assert plays
    for choice in plays:
        if choice.method == "exact":
            assert choice.loss == pytest.approx(max(choice.before - choice.after, 0.0), abs=1e-9)


def test_what_was_taken_back_is_left_out() -> None:
    match = Match(KILLER, DUEL, 2, luck_of("undo"))
    seat = match.awaited[0]
    legal = match.state.legal(seat)
    match.submit(seat, 0, legal[0])
    match.rewind(0)
    match.submit(seat, 0, legal[-1])
    steps = [step.happened for step in history(recorded(match)) if not isinstance(step.happened, Dealt)]
    assert [[commit.action for commit in choices] for choices in steps] == [[legal[-1]]]


def test_a_secret_choice_that_was_changed_counts_as_it_stood() -> None:
    match = Match(KING, KingOptions(), 2, luck_of("retract"))
    match.submit(0, 0, match.state.legal(0)[0])
    match.retract(0, 0)
    match.submit(0, 0, match.state.legal(0)[1])
    match.submit(0, 0, match.state.legal(0)[2])
    wanted = [match.state.legal(0)[2], match.state.legal(1)[0]]
    match.submit(1, 0, wanted[1])
    report = analyse(recorded(match), [0], FEW).seats[0]
    assert report.choices[0].played.text == KING.actions.text(wanted[0])


def test_the_time_is_shared_among_the_questions() -> None:
    now = iter(range(100_000))
    slow = Budget(10_000, 400.0, lambda: float(next(now)))
    report = analyse(played(KING, KingOptions(), 2, "time", most=6), [0], slow)
    assert report.samples < 10_000
