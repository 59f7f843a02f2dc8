"""Puzzles of King of 12: the last turns of a round between two, where one card is right whatever the other does."""

from __future__ import annotations

from tablee.core.bits import bit, members
from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.games.king_of_12.coach import COACH
from tablee.games.king_of_12.effects import value_of
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.position import PLAYING
from tablee.games.king_of_12.puzzle_seeds import SEEDS
from tablee.games.king_of_12.rules import King
from tablee.games.king_of_12.stakes import ENOUGH
from tablee.games.king_of_12.views import setup, view
from tablee.search.advice import Advice, Puzzle, task
from tablee.search.budget import Budget

CARDS = 3
"""As many in each hand; any Python works that out at once."""
MARGIN = 0.04


class KingPuzzles:
    """Hands, dice and tokens as they may lie after four turns of the first round."""

    seeds = SEEDS

    def attempt(self, rng: Rng) -> Puzzle | None:
        state = King(setup(KingOptions(), 2))
        state.begin()
        state.settle(rng)
        for player in state.everybody:
            hand = rng.subset(player.hand, CARDS)
            player.spent = player.hand & ~hand
            player.hand = hand
            player.die = 1 + rng.below(12)
            player.value = player.die
            player.ones = rng.below(4)
            player.twos = rng.below(3)
        state.turn += len(members(state.everybody[0].spent))
        state.wait(PLAYING, 0)
        if max(player.points() for player in state.everybody) >= ENOUGH:
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


def _surprising(state: King, advice: Advice) -> bool:
    """Whether the card is not simply the one that makes most of the die."""
    die = state.everybody[0].die
    return any(
        value_of(bit(choice.action), die) > value_of(bit(advice.best.action), die) for choice in advice.choices[1:]
    )


PUZZLES = KingPuzzles()
