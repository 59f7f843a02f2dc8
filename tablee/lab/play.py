"""Plays one match between bots, as fast as the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from tablee.core.bot import Bot, Offer
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.game import Game
from tablee.core.luck import Luck
from tablee.core.options import Options
from tablee.core.rng import Rng
from tablee.core.state import State


class Played(NamedTuple):
    """The result of a match, and its number of choices."""

    ranks: tuple[int, ...]
    choices: int

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        return Over(self.ranks).shares()


class IllegalChoice(RuntimeError):
    """Raised when a bot chooses an action that it was not offered."""


def luck_of(label: str) -> Luck:
    """Return luck that depends only on a label."""
    return Luck(seed_of(label))


def seed_of(label: str) -> bytes:
    """Return the seed of that luck, as a record reveals it."""
    return sha256(label.encode()).digest()


def play(game: Game[Any, Any, Any], options: Options, bots: Sequence[Bot], luck: Luck, minds: Sequence[Rng]) -> Played:
    """Play to the end: `bots[seat]` chooses with the generator `minds[seat]`."""
    state: State = game.new(options, len(bots))
    dealt: Counter[str] = Counter()
    decision = choices = 0
    while not isinstance(waits := state.awaits(), Over):
        if isinstance(waits, Chance):
            state.resolve(luck(waits, dealt[waits.stream]))
            dealt[waits.stream] += 1
        else:
            state.apply(
                [
                    _choice(game, state, bots[seat], _offer(state, waits, seat, decision), minds[seat])
                    for seat in waits.seats
                ]
            )
            decision += 1
            choices += len(waits.seats)
    return Played(waits.ranks, choices)


def _offer(state: State, waits: Decide, seat: int, decision: int) -> Offer:
    return Offer(seat, decision, waits.prompt, tuple(state.legal(seat)))


def _choice(game: Game[Any, Any, Any], state: State, bot: Bot, offer: Offer, mind: Rng) -> int:
    action = bot.choose(game.view(state, offer.seat), offer, mind)
    if action not in offer.legal:
        raise IllegalChoice(f"{type(bot).__name__} chose {action} of {offer}")
    return action
