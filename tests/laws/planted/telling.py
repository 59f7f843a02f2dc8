"""Defects against law 12: events that are told wrongly."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.beats import Beat, Tell
from tablee.core.event import Event
from tests.toy.game import ToyGame


class Forgetful(ToyGame):
    """Shows the first event of several that belong together, and forgets the rest."""

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        return [Beat(700, (0,))] if events else []


class Repetitive(ToyGame):
    def beats(self, events: Sequence[Event]) -> list[Beat]:
        told = super().beats(events)
        return [*told, *told[-1:]]


class Endless(ToyGame):
    telling = {"points-gained": Tell(60_000)}


class Misspelt(ToyGame):
    telling = {"lantern-shown": Tell(joins=("lantern-shwon",))}
