"""What each viewer is told: built from what they may know, and from nothing else."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, cast

import msgspec

from tablee.core.bot import Offer
from tablee.core.event import SPECTATOR
from tablee.core.game import Game
from tablee.core.lesson import LEARNER
from tablee.tables import undoing
from tablee.tables.table import Table
from tablee.wire.server import (
    SeatInfo,
    TableInfo,
    TutorLine,
    Update,
    WireAction,
    WireClock,
    WireEvent,
    WireOffer,
)

_encoder = msgspec.json.Encoder()


class Told:
    """How much of the story a viewer has been told."""

    __slots__ = ("epoch", "lines", "position")

    def __init__(self) -> None:
        self.epoch = -1
        self.position = 0
        self.lines = 0


def update(table: Table, user: str, info: msgspec.Raw, told: Told, now: float) -> Update:
    """All that this user may know now; `told` moves on with it. `info` is the `TableInfo`, encoded already."""
    seat = table.seat_of(user)
    match = table.match
    story_from, events = _news(table, seat, told)
    return Update(
        seq=table.version,
        table=cast(TableInfo, info),
        seat=seat,
        decision=table.decision,
        awaited=table.awaited,
        missing=table.asked() if table.setup.show_ready and table.status == "playing" else None,
        story_from=story_from,
        events=events,
        view=msgspec.Raw(_encoder.encode(match.view(seat)) if match is not None else b"null"),
        offer=_offer(table, seat),
        clocks=_clocks(table, seat, now),
        undo=undoing.allowed(table, seat) if seat is not None else "no",
        question=table.question,
        tutor=_tutor(table, seat),
    )


def _news(table: Table, seat: int | None, told: Told) -> tuple[int, tuple[WireEvent, ...]]:
    if table.match is None:
        return 0, ()
    if told.epoch != table.epoch:
        told.epoch, told.position, told.lines = table.epoch, 0, 0
    story = table.match.story
    place = SPECTATOR if seat is None else seat
    fresh = [WireEvent(tag, rule, params) for tag, rule, params, seen in story[told.position :] if (seen >> place) & 1]
    story_from = told.lines
    told.position = len(story)
    told.lines += len(fresh)
    return story_from, tuple(fresh)


def _tutor(table: Table, seat: int | None) -> tuple[TutorLine, ...] | None:
    if table.tutor is None or seat != LEARNER:
        return None
    return tuple([TutorLine(name, rule, params, advice or None) for name, rule, params, advice in table.tutor.lines])


@cache
def _wire_actions(game: Game[Any, Any, Any]) -> list[msgspec.Raw]:
    """Every action of a game as it goes over the wire."""
    actions = game.actions.actions
    return [msgspec.Raw(_encoder.encode(WireAction(str(each), each.verb, each.params))) for each in actions]


def _offer(table: Table, seat: int | None) -> WireOffer | None:
    match = table.match
    if match is None or seat is None or seat not in table.awaited or table.seats[seat].bot:
        return None
    offer = match.offer(seat)
    return wire_offer(table.game, offer, match.commits.get(seat)) if offer is not None else None


def wire_offer(game: Game[Any, Any, Any], offer: Offer, chosen: int | None) -> WireOffer:
    """An offer as it goes over the wire."""
    wired = _wire_actions(game)
    actions = cast(tuple[WireAction, ...], tuple([wired[index] for index in offer.legal]))
    return WireOffer(offer.prompt, actions, game.actions.text(chosen) if chosen is not None else None)


def _clocks(table: Table, seat: int | None, now: float) -> tuple[WireClock, ...] | None:
    """The clocks. Others' run on until all have chosen: who was quick is nobody's business before that."""
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
    """What others see of a seat that is asked. Where several are, a bot's clock shows what was left when all were asked:
    it must not tell whether the one who left had chosen.
    """
    if not table.seats[place].bot:
        return table.clocks.shown(place, now)
    return table.clocks.left[place] if len(table.awaited) > 1 else table.clocks.own(place, now)


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
        commitment=table.commitment,
        seed=table.seed.hex() if over else None,
        ranks=table.ranks,
        rematch=table.rematch,
        lesson=table.tutor is not None,
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
