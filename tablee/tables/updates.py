"""Build the update for each viewer, from nothing but what that viewer may know."""
# compiled by mypyc

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from librt.strings import BytesWriter

from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.event import SPECTATOR
from tablee.core.game import Game
from tablee.core.lesson import LEARNER
from tablee.tables import undoing
from tablee.tables.event_texts import MAX_CACHED, EventTexts, number_text, word_text
from tablee.tables.table import Table
from tablee.wire.server import (
    WIRE_VERSION,
    TutorLine,
    WireAction,
    WireClock,
    WireOffer,
)
from tablee.wire.shown import NULL, shown_at

_encoder: Final = msgspec.json.Encoder()

UNDO: Final = {"no": b'"no"', "free": b'"free"', "ask": b'"ask"'}
END: Final = b',"wire":%d}' % WIRE_VERSION
_seats: Final[dict[tuple[int, ...], bytes]] = {}


class Told:
    """How much of the story a viewer has been told."""

    __slots__ = ("epoch", "lines", "position")

    def __init__(self) -> None:
        self.epoch = -1
        self.position = 0
        self.lines = 0


_last: Final = EventTexts()
_wired: Final[dict[Game[Any, Any, Any], list[bytes]]] = {}


def update(table: Table, user: str, info: bytes, told: Told, now: float) -> bytes:
    """Return all that this user may know now, as an encoded `Update`, and advance `told`.

    `info` is the `TableInfo`, already encoded. Most parts are encoded already, so this writes the fields of an `Update`
    in their order instead of building one.
    """
    seat = table.seat_of(user)
    match = table.match
    story_from = _tell_news(table, seat, told)
    view, forecast = shown_at(table.game, match.state, seat) if match is not None else (NULL, NULL)
    missing = table.asked() if table.setup.show_ready and table.status == "playing" else None
    out = BytesWriter()
    out.write(b'{"type":"update","seq":')
    out.write(number_text(table.version))
    out.write(b',"table":')
    out.write(info)
    out.write(b',"seat":')
    out.write(NULL if seat is None else number_text(seat))
    out.write(b',"decision":')
    out.write(number_text(table.decision))
    out.write(b',"awaited":')
    out.write(_places(table.awaited))
    out.write(b',"missing":')
    out.write(NULL if missing is None else _places(missing))
    out.write(b',"story_from":')
    out.write(number_text(story_from))
    out.write(b',"events":')
    out.write(_last.events)
    out.write(b',"beats":')
    out.write(_last.beats)
    out.write(b',"view":')
    out.write(view)
    out.write(b',"forecast":')
    out.write(forecast)
    out.write(b',"offer":')
    _write_offer(out, table, seat)
    out.write(b',"clocks":')
    out.write(_optional(_clocks(table, seat, now)))
    out.write(b',"undo":')
    out.write(UNDO[undoing.allowed(table, seat) if seat is not None else "no"])
    out.write(b',"question":')
    out.write(_optional(table.question))
    out.write(b',"tutor":')
    out.write(_optional(_tutor(table, seat)))
    out.write(END)
    return out.getvalue()


def _optional(value: object) -> bytes:
    return NULL if value is None else _encoder.encode(value)


def _places(seats: tuple[int, ...]) -> bytes:
    """Encode seats. There are few sets of them, so they are cached."""
    found = _seats.get(seats)
    if found is None:
        found = _encoder.encode(seats)
        if len(_seats) < MAX_CACHED:
            _seats[seats] = found
    return found


def _tell_news(table: Table, seat: int | None, told: Told) -> int:
    """Encode the new events of this viewer into `_last`. Return how many lines of the story the viewer had before."""
    if table.match is None:
        _last.tell(table.game, [], 0)
        return 0
    if told.epoch != table.epoch:
        told.epoch, told.position, told.lines = table.epoch, 0, 0
    story = table.match.story
    story_from = told.lines
    told.lines += _last.tell(table.game, story[told.position :], SPECTATOR if seat is None else seat)
    told.position = len(story)
    return story_from


def _tutor(table: Table, seat: int | None) -> tuple[TutorLine, ...] | None:
    if table.tutor is None or seat != LEARNER:
        return None
    return tuple([TutorLine(name, rule, params, advice or None) for name, rule, params, advice in table.tutor.lines])


def _wire_actions(game: Game[Any, Any, Any]) -> list[bytes]:
    """Return every action of a game, encoded for the wire."""
    found = _wired.get(game)
    if found is None:
        actions = game.actions.actions
        found = _wired[game] = [_encoder.encode(WireAction(str(each), each.verb, each.params)) for each in actions]
    return found


def _write_offer(out: BytesWriter, table: Table, seat: int | None) -> None:
    """Write the offer to a seat as a `WireOffer`, or null."""
    match = table.match
    waits = match.awaits if match is not None and seat is not None and seat in table.awaited else None
    if match is None or seat is None or not isinstance(waits, Decide) or table.seats[seat].bot:
        out.write(NULL)
        return
    out.write(b'{"prompt":')
    out.write(word_text(waits.prompt))
    out.write(b',"actions":[')
    wired = _wire_actions(table.game)
    first = True
    for action in match.state.legal(seat):
        if not first:
            out.write(b",")
        first = False
        out.write(wired[action])
    chosen = match.commits.get(seat)
    out.write(b'],"chosen":')
    out.write(NULL if chosen is None else word_text(table.game.actions.text(chosen)))
    out.write(b"}")


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
