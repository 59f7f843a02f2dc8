"""Build the update for each viewer, from nothing but what that viewer may know."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final, cast

import msgspec

from tablee.core.bot import Offer
from tablee.core.event import SPECTATOR, Event
from tablee.core.game import Game
from tablee.core.lesson import LEARNER
from tablee.tables import undoing
from tablee.tables.series import standing
from tablee.tables.table import Table
from tablee.wire.server import (
    Ending,
    SeatInfo,
    TableInfo,
    TutorLine,
    Update,
    WireAction,
    WireBeat,
    WireClock,
    WireEvent,
    WireOffer,
)
from tablee.wire.shown import NOTHING, shown_at

_encoder = msgspec.json.Encoder()

NO_BEATS: Final = msgspec.Raw(b"[]")
FEW_EVENTS: Final = 8
MAX_KEPT: Final = 2000
"""How many short lists of events the cache keeps the beats of."""
_beats_by_tags: dict[tuple[str, ...], msgspec.Raw] = {}


class Told:
    """How much of the story a viewer has been told."""

    __slots__ = ("epoch", "lines", "position")

    def __init__(self) -> None:
        self.epoch = -1
        self.position = 0
        self.lines = 0


def update(table: Table, user: str, info: msgspec.Raw, told: Told, now: float) -> Update:
    """Return all that this user may know now, and advance `told`. `info` is the `TableInfo`, already encoded."""
    seat = table.seat_of(user)
    match = table.match
    story_from, fresh = _news(table, seat, told)
    view, forecast = shown_at(table.game, match.state, seat) if match is not None else (NOTHING, NOTHING)
    return Update(
        seq=table.version,
        table=cast(TableInfo, info),
        seat=seat,
        decision=table.decision,
        awaited=table.awaited,
        missing=table.asked() if table.setup.show_ready and table.status == "playing" else None,
        story_from=story_from,
        events=wire_events(fresh),
        beats=_encoded_beats(table.game, fresh),
        view=view,
        offer=_offer(table, seat),
        clocks=_clocks(table, seat, now),
        undo=undoing.allowed(table, seat) if seat is not None else "no",
        question=table.question,
        tutor=_tutor(table, seat),
        forecast=forecast,
    )


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


def _encoded_beats(game: Game[Any, Any, Any], events: Sequence[Event]) -> Any:
    """Return the beats as an encoded `msgspec.Raw`.

    Most moves produce the same tags as many before them, so short lists are cached by the tags of their events.
    """
    if not events:
        return NO_BEATS
    if len(events) > FEW_EVENTS or not _grouped_by_tags(game):
        return msgspec.Raw(_encoder.encode(wire_beats(game, events)))
    key = (game.info.id, *[event.tag for event in events])
    found = _beats_by_tags.get(key)
    if found is None:
        found = msgspec.Raw(_encoder.encode(wire_beats(game, events)))
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
def _wire_actions(game: Game[Any, Any, Any]) -> list[msgspec.Raw]:
    """Return every action of a game, encoded for the wire."""
    actions = game.actions.actions
    return [msgspec.Raw(_encoder.encode(WireAction(str(each), each.verb, each.params))) for each in actions]


def _offer(table: Table, seat: int | None) -> WireOffer | None:
    match = table.match
    if match is None or seat is None or seat not in table.awaited or table.seats[seat].bot:
        return None
    offer = match.offer(seat)
    return wire_offer(table.game, offer, match.commits.get(seat)) if offer is not None else None


def wire_offer(game: Game[Any, Any, Any], offer: Offer, chosen: int | None) -> WireOffer:
    """Convert an offer for the wire."""
    wired = _wire_actions(game)
    actions = cast(tuple[WireAction, ...], tuple([wired[index] for index in offer.legal]))
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


def table_info(table: Table, user: str, online: Collection[str], watching: int) -> TableInfo:
    """Return the table's public information, as this user sees it."""
    setup = table.setup
    over = table.status in ("finished", "closed") and table.match is not None
    return TableInfo(
        code=table.code,
        game=setup.game,
        rules_version=table.rules,
        options=_plain(table.options),
        status=table.status,
        public=setup.public,
        spectators=setup.spectators,
        show_ready=setup.show_ready,
        language=setup.language,
        clock=setup.clock,
        timeout=setup.timeout,
        paused=table.paused,
        seats=tuple(_seat_info(table, place, user, online) for place in range(len(table.seats))),
        watching=watching,
        commitment=table.commitment,
        seed=table.seed.hex() if over else None,
        ranks=table.ranks,
        ended=_ended(table),
        rematch=table.rematch,
        series=standing(table),
        chat=table.restrictions.chat,
        hints=table.hints,
        lesson=table.tutor is not None,
    )


def _ended(table: Table) -> Ending | None:
    """Return how the game ended, or None before the end. A seat may lose on time while the others play on."""
    if table.match is None or table.status not in ("finished", "closed"):
        return None
    return table.ending if table.match.result is None else "rules"


def _plain(options: object) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(options)
    return built


def _seat_info(table: Table, place: int, user: str, online: Collection[str]) -> SeatInfo:
    seat = table.seats[place]
    return SeatInfo(
        name=seat.name or None,
        taken=seat.taken,
        host=bool(seat.user) and seat.user == table.host,
        bot=table.game.level(seat.bot) if seat.bot else None,
        online=seat.user in online if seat.user else bool(seat.bot),
        you=bool(user) and seat.user == user,
    )
