"""Puzzles of Killer: two players, a roll, and one choice that is clearly the best."""

from __future__ import annotations

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.games.killer.bots.levels import solved_turn
from tablee.games.killer.coach.hints import COACH
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.phases import ROLL
from tablee.games.killer.rules.pieces import HANDFUL_SIZE
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.aims import net_worth
from tablee.games.killer.views.view import view
from tablee.search.advice import Puzzle, task
from tablee.search.budget import Budget
from tablee.search.puzzle_seeds import read_puzzle_seeds

MARGIN = 0.025
"""The least lead of the best answer over the next one. It is larger than the error of the table of duels."""


class KillerPuzzles:
    """Makes puzzles by the classic rules for two with few lives, where the best average is not the best choice."""

    seeds = read_puzzle_seeds("tablee.games.killer")

    def attempt(self, rng: Rng) -> Puzzle | None:
        state = Killer(Variants(KillerOptions()), [1 + rng.below(14), 1 + rng.below(14)], ROLL)
        state.resolve(_dice(6, rng))
        for _ in range(rng.below(3)):
            if len(state.legal(0)) > 1 and state.left > 2:
                state.apply([_one_die(state, rng)])
                state.resolve(_dice(state.left, rng))
        return _worth_asking(state)


def _dice(count: int, rng: Rng) -> list[int]:
    return sorted(rng.below(6) + 1 for _ in range(count))


def _one_die(state: Killer, rng: Rng) -> int:
    singles = [kept for kept in state.legal(0) if HANDFUL_SIZE[kept] == 1]
    return rng.pick(singles)


def _usual(state: Killer) -> int:
    """Return the choice with the best average, regardless of the lives."""
    turn = solved_turn(state.variants.dice, tuple(net_worth(state.variants)))
    return turn.best(state.rolled, state.left, state.total)


def _worth_asking(state: Killer) -> Puzzle | None:
    """Return a puzzle if one answer is best and differs from the choice that ignores the lives."""
    offer = Offer(0, 0, "keep", tuple(state.legal(0)))
    if len(offer.legal) < 4:
        return None
    seen = view(state)
    advice = COACH.advise(seen, offer, Budget(1), Rng(0))
    best, second = advice.choices[:2]
    if best.value - second.value < MARGIN or _usual(state) == best.action:
        return None
    mine, other = state.lives
    return Puzzle(task("only-keep", life=mine, life_other=other), 2, seen, offer, advice)


PUZZLES = KillerPuzzles()
