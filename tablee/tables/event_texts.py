"""Encode events and their beats: each event once for a change, however many viewers are told of it."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from librt.strings import BytesWriter
from msgspec import UNSET

from tablee.core.event import EVERYONE, Event, Value
from tablee.core.game import Game
from tablee.wire.server import WireBeat, WireEvent

_encoder: Final = msgspec.json.Encoder()

NUMBERS: Final = [str(number).encode() for number in range(1000)]
NO_EVENTS: Final = b"[]"
MAX_CACHED_EVENTS: Final = 8
"""The beats of longer lists of events are not cached."""
MAX_CACHED: Final = 2000
"""How many entries each cache here has at most."""
MAX_CACHED_LENGTH: Final = 60
"""Longer texts are not cached."""

_heads: Final[dict[tuple[str, str], bytes]] = {}
_names: Final[dict[str, bytes]] = {}
_texts: Final[dict[str, bytes]] = {}
_beats: Final[dict[Game[Any, Any, Any], dict[tuple[str, ...], bytes]]] = {}


def number_text(value: int) -> bytes:
    """Encode a number."""
    return NUMBERS[value] if 0 <= value < 1000 else str(value).encode()


def word_text(text: str) -> bytes:
    """Encode a text. Most come from the fixed words of a game, so short ones are cached."""
    found = _texts.get(text)
    if found is None:
        found = _encoder.encode(text)
        if len(_texts) < MAX_CACHED and len(text) <= MAX_CACHED_LENGTH:
            _texts[text] = found
    return found


def event_text(event: Event) -> bytes:
    """Encode an event, as a `WireEvent` would be. The parts repeat, so this joins texts that are encoded already."""
    out = BytesWriter()
    out.write(_head(event.tag, event.rule))
    first = True
    for name, value in event.params.items():
        if not first:
            out.write(b",")
        first = False
        out.write(_name(name))
        out.write(_value(value))
    out.write(b"}}")
    return out.getvalue()


def _head(tag: str, rule: str) -> bytes:
    """Return the text of an event up to its parameters."""
    key = (tag, rule)
    found = _heads.get(key)
    if found is None:
        found = _encoder.encode(WireEvent(tag, rule, {}))[:-2]
        if len(_heads) < MAX_CACHED:
            _heads[key] = found
    return found


def _name(name: str) -> bytes:
    found = _names.get(name)
    if found is None:
        found = _encoder.encode(name) + b":"
        if len(_names) < MAX_CACHED:
            _names[name] = found
    return found


def _value(value: Value) -> bytes:
    if isinstance(value, str):
        return word_text(value)
    if isinstance(value, list | bool):  # a bool is an int, but is not written as one
        return _encoder.encode(value)
    return number_text(value)


def wire_events(events: Sequence[Event]) -> tuple[WireEvent, ...]:
    """Convert events for the wire."""
    return tuple([WireEvent(event.tag, event.rule, event.params) for event in events])


def wire_beats(game: Game[Any, Any, Any], events: Sequence[Event]) -> tuple[WireBeat, ...]:
    """Return the beats of the events that one viewer is told."""
    beats = game.beats(events) if events else []
    return tuple([WireBeat(hold, places, UNSET if brief is None else brief) for hold, places, brief in beats])


def _beats_text(game: Game[Any, Any, Any], events: list[Event]) -> bytes:
    """Return the beats, encoded.

    Most moves produce the same tags as many before them, so short lists are cached by the tags of their events.
    """
    if len(events) > MAX_CACHED_EVENTS:
        return _encoder.encode(wire_beats(game, events))
    kept = _beats.get(game)
    if kept is None:
        kept = _beats[game] = {}
    key = tuple([event.tag for event in events])
    found = kept.get(key)
    if found is None:
        found = _encoder.encode(wire_beats(game, events))
        # The beats depend on the tags alone, unless a game overrides `beats`.
        if len(kept) < MAX_CACHED and type(game).beats is Game.beats:
            kept[key] = found
    return found


class EventTexts:
    """The last encoded events. The viewers of a table are told one after the other, mostly of the same events."""

    def __init__(self) -> None:
        self.events = self.beats = NO_EVENTS
        """What the last viewer is told."""
        self._of: list[Event] = []
        self._texts: list[bytes] = []
        self._all_told = False

    def tell(self, game: Game[Any, Any, Any], events: list[Event], place: int) -> int:
        """Encode those of the events that the viewer at this place may know. Return how many these are."""
        if not _same(events, self._of):
            self._of = events
            self._texts = [event_text(event) for event in events]
            self._all_told = False
        if self._all_told:
            return len(events)
        told = [number for number, event in enumerate(events) if (event.seen_by >> place) & 1]
        self._write(game, told)
        self._all_told = all_public(events)
        return len(told)

    def _write(self, game: Game[Any, Any, Any], told: list[int]) -> None:
        if not told:
            self.events = self.beats = NO_EVENTS
            return
        self.events = b"[" + b",".join([self._texts[number] for number in told]) + b"]"
        self.beats = _beats_text(game, [self._of[number] for number in told])


def _same(events: list[Event], others: list[Event]) -> bool:
    """Whether the two lists hold the very same events."""
    if len(events) != len(others):
        return False
    for number in range(len(events)):
        if events[number] is not others[number]:
            return False
    return True


def all_public(events: list[Event]) -> bool:
    """Whether everybody may know of all these events."""
    for event in events:
        if event.seen_by != EVERYONE:
            return False
    return True
