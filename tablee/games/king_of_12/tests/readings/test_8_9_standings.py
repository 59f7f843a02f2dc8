"""The standings of a tournament (K12-8.9)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import told


def _finished(options: KingOptions, seats: int, seed: str) -> Match:
    match, rng = Match(GAME, options, seats, Luck(seed.encode() * 32)), Rng(seed)
    while match.missing:
        seat = match.missing[0]
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("seats", [5, 8, 16])
def test_a_tournament_ends_with_standings(seats: int) -> None:
    """K12-8.9: the winner, then by rounds won, then by points of all rounds; who is even shares the place."""
    match = _finished(KingOptions(), seats, "standings")
    assert match.result is not None
    state = match.state
    assert isinstance(state, King)
    ranks = match.result.ranks
    assert ranks[state.winner] == 1
    assert ranks.count(1) == 1
    merits = {p.seat: (p.wins, p.scored) for p in state.everybody if p.seat != state.winner}
    for one, two in combinations(merits, 2):
        assert (ranks[one] < ranks[two]) == (merits[one] > merits[two])
    assert len(set(ranks)) > 2
    places = told(match.story, "place-taken")
    assert (places[0]["seat"], len(places)) == (state.winner, seats)


def test_points_of_all_rounds_add_up() -> None:
    """K12-8.9: what each had at the end of each round, before equal points cancel each other."""
    match = _finished(KingOptions(), 6, "scored")
    counted = [0] * 6
    for event in match.story:
        if event.tag == "points-counted":
            counted[int(str(event.params["seat"]))] += int(str(event.params["points"]))
        elif event.tag == "points-cancelled":
            for seat in event.params["seats"]:  # type: ignore[union-attr]
                counted[int(seat)] += int(str(event.params["points"]))
    state = match.state
    assert isinstance(state, King)
    assert [player.scored for player in state.everybody] == counted


def test_by_the_first_version_of_the_rules_there_is_a_winner_and_nothing_else() -> None:
    """K12-8.9: records of then say so."""
    options = GAME.rules(1).defaults
    assert options.standings == "winner"
    result = _finished(options, 8, "standings").result
    assert result is not None
    assert sorted(result.ranks) == [1, *[2] * 7]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_have_a_winner_only(seats: int) -> None:
    """K12-8.9: standings are of tournaments."""
    result = _finished(KingOptions(), seats, "few").result
    assert result is not None
    assert sorted(result.ranks) == [1, *[2] * (seats - 1)]
