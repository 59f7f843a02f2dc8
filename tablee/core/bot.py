"""The interface of a bot: it sees a view and an offer, never a state."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from tablee.core.rng import Rng


class Offer(NamedTuple):
    """A question to a seat: the decision's number, its prompt, and the legal actions."""

    seat: int
    decision: int
    prompt: str
    legal: tuple[int, ...]


class Bot(Protocol):
    """Chooses one of the offered actions. The same view, offer and generator give the same choice."""

    def choose(self, view: Any, offer: Offer, rng: Rng) -> int: ...
