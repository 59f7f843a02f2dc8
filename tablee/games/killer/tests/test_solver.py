"""The solver for two agrees with the rules when every roll is enumerated, and with games that are played."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.phases import KEEP
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import AIMS, aim_worth
from tablee.games.killer.solver.duel import Duel, solve_duel
from tablee.games.killer.solver.outcomes import Outcomes
from tablee.games.killer.solver.turn import SolvedTurn
from tablee.games.killer.tests.scripted import table
from tablee.search.induction import Induction

Lives = tuple[int, int]

CASES: list[tuple[dict[str, Any], int]] = [
    ({"dice": 2, "regeneration": False}, 3),
    ({"dice": 2, "regeneration": False, "announce": True}, 2),
    ({"dice": 2, "regeneration": False, "full_house": "again"}, 3),
    ({"dice": 2, "regeneration": False, "full_house": "gamble"}, 5),
    ({"dice": 3, "regeneration": False}, 2),
    ({"dice": 2, "regeneration": False, "full_house": "again", "full_house_dice": "rest"}, 4),
    ({"dice": 2, "regeneration": False, "full_house": "gamble", "full_house_dice": "rest"}, 6),
    ({"dice": 2, "regeneration": False, "marks": "own", "low": 3, "high": 11}, 3),
]


class BruteForce:
    """The chance of winning from every pair of lives, by playing every roll and choice with the rules themselves."""

    def __init__(self, most: int, **options: Any) -> None:
        self.most = most
        self.options = options
        self.chances = {(a, b): 0.5 for a in range(1, most + 1) for b in range(1, most + 1)}

    def settle(self) -> dict[Lives, float]:
        """Solve pairs with fewer lives in all first: without healing, only they and the same two can follow."""
        for total in range(2, 2 * self.most + 1):
            pairs = [lives for lives in self.chances if sum(lives) == total]
            while self._change(pairs) > 1e-10:
                pass
        return self.chances

    def _change(self, pairs: list[Lives]) -> float:
        before = dict(self.chances)
        for lives in pairs:
            self.chances[lives] = self._value(lives)
        return max(abs(self.chances[lives] - before[lives]) for lives in pairs)

    def _value(self, lives: Lives) -> float:
        return Induction(_key, self._leaf).values(table(*lives, **self.options))[0]

    def _leaf(self, state: State) -> list[float] | None:
        assert isinstance(state, Killer)
        if state.target == 1 and state.hits * state.value >= state.lives[1]:
            return [1.0, 0.0]
        if state.seat == 0:
            return None
        theirs = self.chances[min(state.lives[1], self.most), min(state.lives[0], self.most)]
        return [1.0 - theirs, theirs]


def _key(state: State) -> tuple[object, ...]:
    assert isinstance(state, Killer)
    return (
        tuple(state.lives), state.seat, state.phase, state.rolled, state.left, state.total,
        state.value, state.target, state.hits, state.full,
    )  # fmt: skip


@cache
def _duel(most: int, *options: tuple[str, Any]) -> Duel:
    return solve_duel(Variants(KillerOptions(**{"marks": "double", **dict(options)})), most)


@pytest.mark.parametrize(("options", "most"), CASES)
def test_the_solution_is_what_listing_every_roll_gives(options: dict[str, Any], most: int) -> None:
    duel = _duel(most, *options.items())
    for (mine, other), chance in BruteForce(most, **options).settle().items():
        assert duel.value(mine, other) == pytest.approx(chance, abs=1e-8)
        assert duel.error(mine, other) < 1e-8


@pytest.mark.parametrize("options", [{}, {"attackers_regenerate": True}, {"regeneration": True}])
def test_bounds_hold_where_lives_can_grow_without_limit(options: dict[str, Any]) -> None:
    rough, fine = (_duel(most, ("dice", 2), *options.items()) for most in (5, 9))
    for mine in range(1, 6):
        for other in range(1, 6):
            assert rough.low.at(mine, other) <= fine.low.at(mine, other) + 1e-12
            assert rough.high.at(mine, other) >= fine.high.at(mine, other) - 1e-12
    assert fine.error(2, 2) < rough.error(2, 2)


def test_more_lives_are_better() -> None:
    duel = _duel(9, ("dice", 2))
    for mine in range(1, 9):
        for other in range(1, 9):
            assert duel.high.at(mine, other) <= duel.high.at(mine + 1, other) + 1e-12
            assert duel.low.at(mine, other) >= duel.low.at(mine, other + 1) - 1e-12


def test_games_played_by_the_solution_are_won_as_often_as_it_says() -> None:
    duel = _duel(6, ("dice", 3), ("regeneration", False))
    rng, games = Rng("solved"), 2000
    won = sum(_first_wins(duel, rng) for _ in range(games))
    assert won / games == pytest.approx(duel.value(6, 6), abs=0.035)


def _first_wins(duel: Duel, rng: Rng) -> bool:
    state = table(6, 6, dice=3, regeneration=False)
    state.events = None
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        seat = waits.seats[0]
        assert state.phase == KEEP
        turn = _turn(duel, state.lives[seat], state.lives[1 - seat])
        state.apply([turn.best(state.rolled, state.left, state.total)])
        waits = state.settle(rng)
    assert isinstance(waits, Over)
    return waits.ranks[0] == 1


@cache
def _turn(duel: Duel, mine: int, other: int) -> SolvedTurn:
    return duel.turn(mine, other)


def test_a_gambler_presses_on_only_where_that_wins_more() -> None:
    """D-2.7: against one life nothing is left to gain; against many a sure full house may not be enough."""
    outcomes = Outcomes(Variants(KillerOptions(dice=2, full_house="gamble", regeneration=False)))
    duel = _duel(12, ("dice", 2), ("full_house", "gamble"), ("regeneration", False))
    assert outcomes.full_house(duel.middle, 1, 4, 2, 2) == 1.0
    stop = 1.0 - duel.middle.at(12 - 2, 1)
    pressed = outcomes.press(duel.middle, 1, 12, 1, 2)
    assert outcomes.full_house(duel.middle, 1, 12, 1, 2) == max(stop, pressed)


def test_the_chances_of_scores_give_the_value_of_the_turn() -> None:
    for dice in (2, 5):
        for aim in AIMS:
            worth = aim_worth(Variants(KillerOptions(dice=dice, marks="double")), aim)
            turn = SolvedTurn(dice, worth)
            chances = turn.score_chances()
            assert sum(chances) == pytest.approx(1)
            assert sum(p * w for p, w in zip(chances, worth, strict=True)) == pytest.approx(turn.value())


def test_a_lopsided_worth_is_not_taken_for_a_symmetric_one() -> None:
    worth = [float(score) for score in range(19)]
    turn = SolvedTurn(3, worth)
    assert not turn.symmetric
    assert sum(p * w for p, w in zip(turn.score_chances(), worth, strict=True)) == pytest.approx(turn.value())


def test_each_aim_is_best_at_what_it_aims_at() -> None:
    variants = Variants(KillerOptions())
    for aim in AIMS:
        worth = aim_worth(variants, aim)
        best = SolvedTurn(6, worth).value()
        for other in AIMS:
            got = SolvedTurn(6, aim_worth(variants, other)).score_chances()
            assert sum(p * w for p, w in zip(got, worth, strict=True)) <= best + 1e-12
