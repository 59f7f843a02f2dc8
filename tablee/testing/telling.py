"""Law 12: every event is in exactly one beat of acceptable length, and `Game.telling` names only existing events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from tablee.core.event import Event
from tablee.core.game import Viewer
from tablee.testing.case import AnyGame
from tablee.testing.messages import wanted
from tablee.testing.play import Play, take

LONGEST_HOLD: Final = 5000
"""The longest hold in milliseconds at normal pace. Nobody looks at one thing longer."""
EVENT: Final = "event-"


def law_every_event_is_in_one_beat(play: Play) -> None:
    """Check the beats between each two decisions, for every viewer."""
    for events, viewer in product(_together(play), play.case.viewers):
        _check_beats(play.case.game, events, viewer)


def _together(play: Play) -> Iterator[list[Event]]:
    state = play.new()
    since: list[Event] = []
    for step in play.steps:
        if step.stream is None:
            yield since
            since = []
        state.events = []
        take(state, step)
        since += state.events
    yield since


def _check_beats(game: AnyGame, events: list[Event], viewer: Viewer) -> None:
    seen = [event for event in events if event.visible(viewer)]
    beats = game.beats(seen)
    told = Counter(place for beat in beats for place in beat.events)
    untold = [event.tag for place, event in enumerate(seen) if told[place] != 1]
    assert not untold, f"told by no beat, or by more than one: {untold}"
    assert len(told) == len(seen), f"beats tell of places {sorted(told)} in {len(seen)} events"
    for beat in beats:
        assert beat.events, "a beat of nothing"
        tag = seen[beat.events[0]].tag
        assert 0 < beat.hold <= LONGEST_HOLD, f"{tag} is held for {beat.hold} ms"
        assert beat.brief is None or 0 <= beat.brief <= beat.hold, f"{tag} is held briefly for {beat.brief} ms"


def law_the_telling_names_events_that_exist(game: AnyGame, folder: Path) -> None:
    known = {use.message.removeprefix(EVENT) for use in wanted(game, folder) if use.message.startswith(EVENT)}
    named = {tag for first, tell in game.telling.items() for tag in (first, *tell.joins)}
    assert named <= known, f"no event is called {sorted(named - known)}"
