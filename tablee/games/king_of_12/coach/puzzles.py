"""Puzzles of King of 12: the last turns of a round between two, with one card that is right against every answer."""

from __future__ import annotations

from tablee.core.bits import bit, members
from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.games.king_of_12.coach.hints import COACH
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.effects import value_of
from tablee.games.king_of_12.rules.phases import PLAYING
from tablee.games.king_of_12.rules.setup import begin_match
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.solver.situations import POINTS_TO_END_ROUND
from tablee.games.king_of_12.views.view import setup, view
from tablee.search.advice import Hint, Puzzle, task
from tablee.search.budget import Budget
from tablee.search.puzzle_seeds import read_puzzle_seeds

HAND_SIZE = 3
"""The cards in each hand. Even plain Python solves that at once."""
MARGIN = 0.04


class KingPuzzles:
    """Makes puzzles with possible hands, dice and tokens after four turns of the first round."""

    seeds = read_puzzle_seeds("tablee.games.king_of_12")

    def attempt(self, rng: Rng) -> Puzzle | None:
        state = King(setup(KingOptions(), 2))
        begin_match(state)
        state.settle(rng)
        for player in state.everybody:
            hand = rng.subset(player.hand, HAND_SIZE)
            player.spent = player.hand & ~hand
            player.hand = hand
            player.die = 1 + rng.below(12)
            player.value = player.die
            player.ones = rng.below(4)
            player.twos = rng.below(3)
        state.turn += len(members(state.everybody[0].spent))
        state.wait(PLAYING, 0)
        if max(player.points() for player in state.everybody) >= POINTS_TO_END_ROUND:
            return None
        return _worth_asking(state)


def _worth_asking(state: King) -> Puzzle | None:
    offer = Offer(0, 0, "play", tuple(state.legal(0)))
    seen = view(state, 0)
    advice = COACH.advise(seen, offer, Budget(1), Rng(0))
    best, second = advice.choices[:2]
    if advice.mixed or best.value - second.value < MARGIN or not _surprising(state, advice):
        return None
    return Puzzle(task("best-card"), 2, seen, offer, advice)


def _surprising(state: King, advice: Hint[int]) -> bool:
    """Return whether the best card is not simply the one with the highest value for the die."""
    die = state.everybody[0].die
    return any(
        value_of(bit(choice.action), die) > value_of(bit(advice.best.action), die) for choice in advice.choices[1:]
    )


PUZZLES = KingPuzzles()
