"""A bot that looks one choice ahead and evaluates the result with the game's own estimate, `Game.evaluate`.

It imagines the hidden part of the position `samples` times. A game without secrets needs one sample. If the outcomes of
chance after the choice can be listed, the bot averages over all of them. Otherwise it samples them, with the same luck
for all compared choices: as in a match, an outcome depends on its stream and its place there. If other seats choose at
the same time, `others` chooses for them, by default at random, and in the same way for all compared choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.game import Game, View
from tablee.core.rng import Rng
from tablee.core.state import State

Others = Callable[[State, int, Rng], int]
"""Returns the guessed action of another seat in this position."""


def at_random(state: State, seat: int, rng: Rng) -> int:
    """Return a random legal action."""
    return rng.pick(state.legal(seat))


class CommonLuck:
    """Outcomes that depend only on the stream and the place in it, not on earlier choices."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dealt: Counter[str] = Counter()

    def __call__(self, chance: Chance) -> list[int]:
        """Return the next outcome of this stream."""
        self._dealt[chance.stream] += 1
        return chance.sample(Rng(f"{self._seed}/{chance.stream}/{self._dealt[chance.stream]}"))


class OnePly:
    """Takes the choice with the best estimate afterwards. Ties are broken at random."""

    def __init__(
        self, game: Game[Any, Any, Any], samples: int = 16, listing: int = 256, others: Others = at_random
    ) -> None:
        """Set up the bot. Chance is listed if that makes at most `listing` positions for one choice."""
        self.game = game
        self.samples = samples
        self.listing = listing
        self.others = others

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        values = self.values(view, offer, rng)
        best = max(values)
        return rng.pick([a for a, value in zip(offer.legal, values, strict=True) if value > best - 1e-12])

    def values(self, view: View, offer: Offer, rng: Rng) -> list[float]:
        """Return the estimated share of the win after each offered action."""
        totals = [0.0] * len(offer.legal)
        for _ in range(self.samples):
            state: State = self.game.imagine(view, rng)
            choices = self._guess(state, offer.seat, rng)
            seed = rng.next()
            for i, action in enumerate(offer.legal):
                after = state.copy()
                after.apply([action if choice is None else choice for choice in choices])
                totals[i] += self._average(after, offer.seat, self.listing, CommonLuck(seed))
        return [total / self.samples for total in totals]

    def _guess(self, state: State, seat: int, rng: Rng) -> list[int | None]:
        """Return the guessed choices of the other seats, with None in our own place."""
        waits = state.awaits()
        seats = waits.seats if isinstance(waits, Decide) else ()
        return [None if other == seat else self.others(state, other, rng) for other in seats]

    def _average(self, state: State, seat: int, room: int, luck: CommonLuck) -> float:
        waits = state.awaits()
        if isinstance(waits, Over):
            return waits.shares()[seat]
        if isinstance(waits, Decide):
            return float(self.game.evaluate(state)[seat])
        count = waits.count()
        if count > room:
            state.resolve(luck(waits))
            return self._average(state, seat, room, luck)
        total = 0.0
        for outcome, chance in waits.outcomes():
            after = state.copy()
            after.resolve(outcome)
            total += chance * self._average(after, seat, room // count, luck)
        return total
