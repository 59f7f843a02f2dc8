"""Build the update for each viewer, from nothing but what that viewer may know."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

import msgspec

from tablee.core.bot import Offer
from tablee.core.event import SPECTATOR, Event
from tablee.core.game import Game
from tablee.core.lesson import LEARNER
from tablee.tables import undoing
from tablee.tables.table import Table
from tablee.wire.server import (
    WIRE_VERSION,
    TutorLine,
    WireAction,
    WireBeat,
    WireClock,
    WireEvent,
    WireOffer,
)
from tablee.wire.shown import NULL, shown_at

_encoder = msgspec.json.Encoder()

NO_EVENTS: Final = b"[]"
NUMBERS: Final = [str(number).encode() for number in range(1000)]
UNDO: Final = {"no": b'"no"', "free": b'"free"', "ask": b'"ask"'}
END: Final = b',"wire":%d}' % WIRE_VERSION
FEW_EVENTS: Final = 8
MAX_KEPT: Final = 2000
"""How many short lists of events the cache keeps the beats of, and how many sets of seats it keeps."""
_beats_by_tags: dict[tuple[str, ...], bytes] = {}
_seats: dict[tuple[int, ...], bytes] = {}


class Told:
    """How much of the story a viewer has been told."""

    __slots__ = ("epoch", "lines", "position")

    def __init__(self) -> None:
        self.epoch = -1
        self.position = 0
        self.lines = 0


class _Encoded:
    """The last encoded events and their beats. The viewers of a table are told one after the other, mostly the same."""

    def __init__(self) -> None:
        self.of: list[Event] = []
        self.events = self.beats = NO_EVENTS

    def encode(self, game: Game[Any, Any, Any], events: list[Event]) -> None:
        """Encode these events and their beats, unless they are the last ones."""
        if not events or not _same(events, self.of):
            self.of = events
            self.events = _encoder.encode(wire_events(events)) if events else NO_EVENTS
            self.beats = _encoded_beats(game, events)


def _same(events: list[Event], others: list[Event]) -> bool:
    """Whether the two lists hold the very same events."""
    return len(events) == len(others) and all(each is other for each, other in zip(events, others, strict=True))


_last = _Encoded()


def update(table: Table, user: str, info: bytes, told: Told, now: float) -> bytes:
    """Return all that this user may know now, as an encoded `Update`, and advance `told`.

    `info` is the `TableInfo`, already encoded. Most parts are encoded already, so this writes the fields of an `Update`
    in their order instead of building one.
    """
    seat = table.seat_of(user)
    match = table.match
    story_from, fresh = _news(table, seat, told)
    _last.encode(table.game, fresh)
    view, forecast = shown_at(table.game, match.state, seat) if match is not None else (NULL, NULL)
    missing = table.asked() if table.setup.show_ready and table.status == "playing" else None
    parts = [
        b'{"type":"update","seq":',
        _number(table.version),
        b',"table":',
        info,
        b',"seat":',
        NULL if seat is None else _number(seat),
        b',"decision":',
        _number(table.decision),
        b',"awaited":',
        _places(table.awaited),
        b',"missing":',
        NULL if missing is None else _places(missing),
        b',"story_from":',
        _number(story_from),
        b',"events":',
        _last.events,
        b',"beats":',
        _last.beats,
        b',"view":',
        view,
        b',"forecast":',
        forecast,
        b',"offer":',
        _offer(table, seat),
        b',"clocks":',
        _optional(_clocks(table, seat, now)),
        b',"undo":',
        UNDO[undoing.allowed(table, seat) if seat is not None else "no"],
        b',"question":',
        _optional(table.question),
        b',"tutor":',
        _optional(_tutor(table, seat)),
        END,
    ]
    return b"".join(parts)


def _number(value: int) -> bytes:
    return NUMBERS[value] if 0 <= value < len(NUMBERS) else str(value).encode()


def _optional(value: object) -> bytes:
    return NULL if value is None else _encoder.encode(value)


def _places(seats: tuple[int, ...]) -> bytes:
    """Encode seats. There are few sets of them, so they are cached."""
    found = _seats.get(seats)
    if found is None:
        found = _encoder.encode(seats)
        if len(_seats) < MAX_KEPT:
            _seats[seats] = found
    return found


def _news(table: Table, seat: int | None, told: Told) -> tuple[int, list[Event]]:
    if table.match is None:
        return 0, []
    if told.epoch != table.epoch:
        told.epoch, told.position, told.lines = table.epoch, 0, 0
    story = table.match.story
    place = SPECTATOR if seat is None else seat
    fresh = [event for event in story[told.position :] if (event.seen_by >> place) & 1]
    story_from = told.lines
    told.position = len(story)
    told.lines += len(fresh)
    return story_from, fresh


def wire_events(events: Sequence[Event]) -> tuple[WireEvent, ...]:
    """Convert events for the wire."""
    return tuple([WireEvent(tag, rule, params) for tag, rule, params, _ in events])


def wire_beats(game: Game[Any, Any, Any], events: Sequence[Event]) -> tuple[WireBeat, ...]:
    """Return the beats of the events that one viewer is told."""
    return tuple([WireBeat(hold, places) for hold, places in game.beats(events)]) if events else ()


def _encoded_beats(game: Game[Any, Any, Any], events: Sequence[Event]) -> bytes:
    """Return the beats, encoded.

    Most moves produce the same tags as many before them, so short lists are cached by the tags of their events.
    """
    if not events:
        return NO_EVENTS
    if len(events) > FEW_EVENTS or not _grouped_by_tags(game):
        return _encoder.encode(wire_beats(game, events))
    key = (game.info.id, *[event.tag for event in events])
    found = _beats_by_tags.get(key)
    if found is None:
        found = _encoder.encode(wire_beats(game, events))
        if len(_beats_by_tags) < MAX_KEPT:
            _beats_by_tags[key] = found
    return found


@cache
def _grouped_by_tags(game: Game[Any, Any, Any]) -> bool:
    """Whether the beats depend on the tags of the events alone. They do unless a game overrides `beats`."""
    return type(game).beats is Game.beats


def _tutor(table: Table, seat: int | None) -> tuple[TutorLine, ...] | None:
    if table.tutor is None or seat != LEARNER:
        return None
    return tuple([TutorLine(name, rule, params, advice or None) for name, rule, params, advice in table.tutor.lines])


@cache
def _wire_actions(game: Game[Any, Any, Any]) -> list[bytes]:
    """Return every action of a game, encoded for the wire."""
    actions = game.actions.actions
    return [_encoder.encode(WireAction(str(each), each.verb, each.params)) for each in actions]


def _offer(table: Table, seat: int | None) -> bytes:
    """Return the offer to a seat as an encoded `WireOffer`, or null."""
    match = table.match
    if match is None or seat is None or seat not in table.awaited or table.seats[seat].bot:
        return NULL
    offer = match.offer(seat)
    if offer is None:
        return NULL
    wired = _wire_actions(table.game)
    chosen = match.commits.get(seat)
    parts = [
        b'{"prompt":',
        _encoder.encode(offer.prompt),
        b',"actions":[',
        b",".join([wired[index] for index in offer.legal]),
        b'],"chosen":',
        NULL if chosen is None else _encoder.encode(table.game.actions.text(chosen)),
        b"}",
    ]
    return b"".join(parts)


def wire_offer(game: Game[Any, Any, Any], offer: Offer, chosen: int | None) -> WireOffer:
    """Convert an offer for the wire."""
    wired = _wire_actions(game)
    actions = cast(tuple[WireAction, ...], tuple([msgspec.Raw(wired[index]) for index in offer.legal]))
    return WireOffer(offer.prompt, actions, game.actions.text(chosen) if chosen is not None else None)


def _clocks(table: Table, seat: int | None, now: float) -> tuple[WireClock, ...] | None:
    """Return the clocks. Until all have chosen, other seats' clocks seem to run on, so nobody sees who was quick."""
    if not table.clocks.on or table.match is None:
        return None
    shown = []
    for place in range(len(table.seats)):
        hidden = place != seat and place in table.awaited
        left = _others_clock(table, place, now) if hidden else table.clocks.own(place, now)
        running = (hidden and not table.seats[place].bot) or place in table.clocks.running
        shown.append(WireClock(round(left, 1), running and not table.paused))
    return tuple(shown)


def _others_clock(table: Table, place: int, now: float) -> float:
    """Return the seconds that others see for an awaited seat.

    If several seats are awaited, a bot's clock shows the time at the beginning of the decision. Otherwise it would tell
    whether the player it replaces had chosen.
    """
    if not table.seats[place].bot:
        return table.clocks.shown(place, now)
    return table.clocks.left[place] if len(table.awaited) > 1 else table.clocks.own(place, now)
