"""A bot that looks one choice ahead and asks the game's own estimate, `Game.evaluate`, what it then looks like.

What it cannot see is imagined, `samples` times; a game without secrets needs one. Chance that follows the choice is
averaged exactly where it can be listed, else sampled, with the same luck for each of the choices compared: an outcome
belongs to its stream and its place there, as in a match. Seats that choose at the same time are taken to choose as
`others` says, at random unless told otherwise, and the same for each of the choices compared.
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
"""What a seat of this position does, as far as we can guess."""


def at_random(state: State, seat: int, rng: Rng) -> int:
    """Any action, each as likely as the others."""
    return rng.pick(state.legal(seat))


class CommonLuck:
    """Outcomes that depend on the stream and the place in it, and on nothing that was done before."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dealt: Counter[str] = Counter()

    def __call__(self, chance: Chance) -> list[int]:
        """The next outcome of this stream."""
        self._dealt[chance.stream] += 1
        return chance.sample(Rng(f"{self._seed}/{chance.stream}/{self._dealt[chance.stream]}"))


class OnePly:
    """Takes the choice after which the game looks best to its own estimate; of equal ones any."""

    def __init__(
        self, game: Game[Any, Any, Any], samples: int = 16, listing: int = 256, others: Others = at_random
    ) -> None:
        """Chance is listed where that makes at most `listing` positions for one choice."""
        self.game = game
        self.samples = samples
        self.listing = listing
        self.others = others

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        values = self.values(view, offer, rng)
        best = max(values)
        return rng.pick([a for a, value in zip(offer.legal, values, strict=True) if value > best - 1e-12])

    def values(self, view: View, offer: Offer, rng: Rng) -> list[float]:
        """The estimated share of the win after each of the offered actions."""
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
        """What the others choose at the same time; None in our own place."""
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
