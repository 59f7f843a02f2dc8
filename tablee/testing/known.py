"""The knowledge that a viewer gets of a position and a step, as bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.event import Event
from tablee.core.game import Viewer
from tablee.core.state import State
from tablee.testing.case import AnyGame
from tablee.testing.play import Step, take


def apply_step(state: State, step: Step) -> list[Event]:
    """Apply a step and return its events."""
    state.events = []
    take(state, step)
    events, state.events = state.events, None
    return events


def encode_events(events: Iterable[Event], viewer: Viewer) -> bytes:
    """Return the events that the viewer hears, encoded."""
    return msgspec.json.encode([(e.tag, e.rule, e.params) for e in events if e.visible(viewer)])


def encode_view(game: AnyGame, state: State, viewer: Viewer) -> bytes:
    return msgspec.json.encode(game.view(state, viewer))


def offer_to(state: State, viewer: Viewer) -> Any:
    """Return who is asked what, and the viewer's offer. A position that waits for chance is shown to nobody."""
    waits = state.awaits()
    if isinstance(waits, Chance):
        return "chance"
    if isinstance(waits, Over):
        return waits.ranks
    return waits.seats, waits.prompt, state.legal(viewer) if viewer in waits.seats else None


def refusals(game: AnyGame, state: State, viewer: Viewer, actions: Iterable[int]) -> list[Any]:
    """Return the refusals that the viewer would get for these actions."""
    waits = state.awaits()
    if viewer is None or not isinstance(waits, Decide) or viewer not in waits.seats:
        return []
    legal = state.legal(viewer)
    refused = [game.refusal(state, viewer, action) for action in actions if action not in legal]
    return [(each.code, each.rule, each.params) for each in refused]
