"""What each viewer is told: built from what they may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from tablee.core.event import Event
from tablee.tables.seating import undo_allowed
from tablee.tables.table import Table
from tablee.wire.server import (
    SeatInfo,
    TableInfo,
    Update,
    WireAction,
    WireClock,
    WireEvent,
    WireOffer,
)

_encoder = msgspec.json.Encoder()


class Told:
    """How much of the story a viewer has been told."""

    def __init__(self) -> None:
        self.epoch = -1
        self.position = 0
        self.lines = 0


def update(table: Table, user: str, online: Collection[str], watching: int, told: Told, now: float) -> Update:
    """All that this user may know now; `told` moves on with it."""
    seat = table.seat_of(user)
    match = table.match
    story_from, events = _news(table, seat, told)
    return Update(
        seq=table.version,
        table=table_info(table, user, online, watching),
        seat=seat,
        decision=match.decision if match is not None else 0,
        awaited=match.awaited if match is not None and table.status == "playing" else (),
        missing=match.missing if match is not None and table.setup.show_ready else None,
        story_from=story_from,
        events=events,
        view=msgspec.Raw(_encoder.encode(match.view(seat)) if match is not None else b"null"),
        offer=_offer(table, seat),
        clocks=_clocks(table, seat, now),
        undo=undo_allowed(table, seat) if seat is not None else "no",
        question=table.question,
    )


def _news(table: Table, seat: int | None, told: Told) -> tuple[int, tuple[WireEvent, ...]]:
    if table.match is None:
        return 0, ()
    if told.epoch != table.epoch:
        told.epoch, told.position, told.lines = table.epoch, 0, 0
    fresh = [event for event in table.match.story[told.position :] if event.visible(seat)]
    story_from = told.lines
    told.position = len(table.match.story)
    told.lines += len(fresh)
    return story_from, tuple(_wire_event(event) for event in fresh)


def _wire_event(event: Event) -> WireEvent:
    return WireEvent(event.tag, event.rule, dict(event.params))


def _offer(table: Table, seat: int | None) -> WireOffer | None:
    if table.match is None or seat is None or table.status != "playing" or table.seats[seat].bot:
        return None
    offer = table.match.offer(seat)
    if offer is None:
        return None
    actions = table.game.actions
    listed = [actions[index] for index in offer.legal]
    chosen = table.match.commits.get(seat)
    return WireOffer(
        offer.prompt,
        tuple(WireAction(str(action), action.verb, dict(action.params)) for action in listed),
        actions.text(chosen) if chosen is not None else None,
    )


def _clocks(table: Table, seat: int | None, now: float) -> tuple[WireClock, ...] | None:
    """The clocks. Others' run on until all have chosen: who was quick is nobody's business before that."""
    if not table.clocks.used or table.match is None:
        return None
    awaited = table.match.awaited if table.status == "playing" and not table.paused else ()
    shown = []
    for place in range(len(table.seats)):
        running = place in table.clocks.running if place == seat else place in awaited and not table.seats[place].bot
        left = table.clocks.left_at(place, now)
        if running and place not in table.clocks.running:
            left = max(table.clocks.left[place] - max(now - table.clocks.since, 0.0), 0.0)
        shown.append(WireClock(round(left, 1), running))
    return tuple(shown)


def table_info(table: Table, user: str, online: Collection[str], watching: int) -> TableInfo:
    """The table as anybody who may look at it sees it."""
    setup = table.setup
    over = table.status in ("finished", "closed") and table.match is not None
    return TableInfo(
        code=table.code,
        game=setup.game,
        rules_version=table.game.info.rules_version,
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
        commitment=table.commitment(),
        seed=table.seed.hex() if over else None,
        ranks=table.ranks,
        rematch=table.rematch,
    )


def _plain(options: object) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(options)
    return built


def _seat_info(table: Table, place: int, user: str, online: Collection[str]) -> SeatInfo:
    seat = table.seats[place]
    return SeatInfo(
        name=seat.name or None,
        taken=seat.taken,
        host=bool(seat.user) and seat.user == table.host,
        bot=seat.bot or None,
        online=seat.user in online if seat.user else bool(seat.bot),
        you=bool(user) and seat.user == user,
    )
