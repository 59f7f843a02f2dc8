"""A finished match told again, step by step, to one viewer."""

from __future__ import annotations

import msgspec

from tablee.core.chance import Chance
from tablee.core.event import Event
from tablee.core.game import Viewer
from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.tables.table import Table
from tablee.tables.updates import table_info
from tablee.wire.http import ReplayPage, ReplayStep
from tablee.wire.server import WireEvent

_encoder = msgspec.json.Encoder()


def replay(table: Table, viewer: Viewer, user: str) -> ReplayPage:
    """Every step that the viewer could have noticed. Only after the end, when nothing is secret any more."""
    if table.match is None or table.status not in ("finished", "closed"):
        raise Refused("still-playing")
    match = Match(table.game, table.options, len(table.seats), None)
    steps: list[ReplayStep] = []
    told: list[Event] = []
    for entry in table.match.log:
        told += match.enter(entry)
        if not isinstance(match.awaits, Chance) and not match.commits:
            steps.append(_step(match, viewer, told))
            told = []
    return ReplayPage(table_info(table, user, (), 0), tuple(steps))


def _step(match: Match, viewer: Viewer, told: list[Event]) -> ReplayStep:
    seen = [WireEvent(event.tag, event.rule, dict(event.params)) for event in told if event.visible(viewer)]
    view = msgspec.Raw(_encoder.encode(match.view(viewer)))
    return ReplayStep(match.decision, match.awaited, tuple(seen), view)
