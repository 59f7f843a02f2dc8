"""Export tables and games for readers: the lobby's row, the record, the replay, and a game's examples."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec

from tablee.core.decision import Decide
from tablee.core.event import Event
from tablee.core.example import Example, Frame, frames
from tablee.core.game import Game, Viewer
from tablee.core.match import Match
from tablee.core.position import Placed, write_head, write_start
from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.core.walk import Point, walk
from tablee.storage.store import Listing
from tablee.tables.around import table_info
from tablee.tables.event_texts import wire_beats, wire_events
from tablee.tables.table import Table
from tablee.tables.updates import wire_offer
from tablee.wire.http import ExampleFrame, ExamplePage, ReplayPage, ReplayStep
from tablee.wire.server import SeatInfo, TableInfo
from tablee.wire.setup import Language, NoClock
from tablee.wire.shown import shown
from tablee.words import seat_names


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The names that the lobby shows for a table: the players and, after the end, the winners.

    Rows written before winners were stored have none.
    """

    players: tuple[str, ...]
    winners: tuple[str, ...] = ()
    winning_users: tuple[str, ...] = ()


def listing(table_id: str, table: Table) -> Listing:
    """Return the row that is stored with the table's log."""
    users = tuple(seat.user for seat in table.seats if seat.user)
    awaited = tuple(table.seats[place].user for place in table.asked() if not table.seats[place].bot)
    return Listing(
        table=table_id,
        code=table.code,
        game=table.setup.game,
        status=table.status,
        public=table.setup.public,
        host=table.host,
        seats=len(table.seats),
        free=sum(not seat.taken for seat in table.seats),
        users=users,
        awaited=awaited,
        summary=msgspec.json.encode(_summary(table)),
        updated=table.noticed,
    )


def _summary(table: Table) -> Summary:
    taken = [seat for seat in table.seats if seat.taken]
    names = seat_names(table.setup.language, [seat.name for seat in taken])
    if table.ranks is None:
        return Summary(names)
    first = [place for place, rank in enumerate(table.ranks) if rank == 1]
    users = tuple(table.seats[place].user for place in first if table.seats[place].user)
    return Summary(names, tuple(names[place] for place in first), users)


def summary(listed: Listing) -> Summary:
    """Return the names stored in this row: the players and the winners."""
    return msgspec.json.decode(listed.summary, type=Summary)


def record(table: Table) -> Record:
    """Return the record of a finished game, with the seed. Refused before the end, since it tells every secret."""
    if table.match is None or table.status not in ("finished", "closed"):
        raise Refused("still-playing")
    result = table.match.result
    return Record(
        game=table.game,
        options=table.options,
        names=seat_names(table.setup.language, [seat.name for seat in table.seats]),
        entries=tuple(table.match.log),
        commitment=table.commitment,
        entropy=table.entropy,
        tags=_tags(table),
        seed=table.seed,
        ranks=result.ranks if result is not None else (),
        rules=table.rules,
        start=_start(table),
    )


def _start(table: Table) -> str:
    """Return the position that the match began from, or an empty text for the normal start."""
    return "" if table.first is None else write_start(table.game, table.options, len(table.seats), table.first)


def _tags(table: Table) -> tuple[tuple[str, str], ...]:
    date = datetime.fromtimestamp(table.touched, UTC).strftime("%Y-%m-%d")
    lost = "resigned" if table.ending == "resigned" else "forfeit"
    forfeits = [(lost, str(place + 1)) for place, seat in enumerate(table.seats) if seat.forfeited]
    draw = [("draw", "agreed")] if table.ending == "draw" else []
    bots = [(f"bot-{place}", seat.bot) for place, seat in enumerate(table.seats, 1) if not seat.user]
    return (("table", table.code), ("date", date), *bots, *forfeits, *draw)


def replay(table: Table, viewer: Viewer, user: str) -> ReplayPage:
    """Return every step that the viewer could notice. Refused before the end, since it tells secrets."""
    if table.match is None or table.status not in ("finished", "closed"):
        raise Refused("still-playing")
    points = walk(table.game, table.options, len(table.seats), table.match.log, table.first)
    head = write_head(table.game, table.options, len(table.seats))
    return ReplayPage(table_info(table, user, (), 0), head, _steps(points, viewer))


def _steps(points: Iterable[Point], viewer: Viewer) -> tuple[ReplayStep, ...]:
    steps: list[ReplayStep] = []
    told: list[Event] = []
    for point in points:
        told += point.told
        if point.last is not None and point.settled:
            steps.append(_step(point.match, viewer, told))
            told = []
    return tuple(steps)


def replay_of(record: Record, viewer: Viewer, language: Language) -> ReplayPage:
    """Return the replay of an uploaded record, as far as it goes. Raise `BrokenLog` if the record is impossible."""
    head = write_head(record.game, record.options, len(record.names))
    return ReplayPage(_table_of(record, language), head, _steps(record.walk(), viewer))


def position_page(placed: Placed, viewer: Viewer, language: Language) -> ReplayPage:
    """Return an uploaded position as a replay of one step. The rules raise an error if it is impossible."""
    game, options, seats, state = placed
    record = Record(game, options, seat_names(language, [""] * seats), ())
    waits = state.awaits()
    awaited = waits.seats if isinstance(waits, Decide) else ()
    view, forecast = shown(game, game.view(state, viewer))
    step = ReplayStep(0, awaited, (), (), view, forecast, write_start(game, options, seats, state))
    return ReplayPage(_table_of(record, language), write_head(game, options, seats), (step,))


def _table_of(record: Record, language: Language) -> TableInfo:
    """Return table information for a record that has no table."""
    bots = dict(record.tags)
    return TableInfo(
        code="",
        game=record.game.info.id,
        rules_version=record.game.rules(record.rules).version,
        options=msgspec.to_builtins(record.options),
        status="finished",
        public=False,
        spectators=True,
        show_ready=False,
        language=language,
        clock=NoClock(),
        timeout="bot",
        paused=False,
        seats=tuple(
            SeatInfo(name, taken=True, host=False, bot=bots.get(f"bot-{place}"), online=False, you=False)
            for place, name in enumerate(record.names, 1)
        ),
        watching=0,
        commitment=record.commitment,
        seed=record.seed.hex() or None,
        ranks=record.ranks or None,
        ended=None,
        rematch=None,
        series=None,
        chat=False,
        hints=False,
        lesson=False,
    )


def _step(match: Match, viewer: Viewer, told: list[Event]) -> ReplayStep:
    seen = [event for event in told if event.visible(viewer)]
    view, forecast = shown(match.game, match.view(viewer))
    beats = wire_beats(match.game, seen)
    position = write_start(match.game, match.options, match.seats, match.state)
    return ReplayStep(match.decision, match.awaited, wire_events(seen), beats, view, forecast, position)


@cache
def examples(game: Game[Any, Any, Any]) -> tuple[ExamplePage, ...]:
    """Return all examples of a game, played by its rules."""
    return tuple(_page(game, example) for example in game.examples)


def _page(game: Game[Any, Any, Any], example: Example) -> ExamplePage:
    return ExamplePage(
        name=example.name,
        rules=example.rules,
        seat=example.seat,
        seats=game.seats_of(example.position()),
        options=msgspec.to_builtins(example.options or game.options()),
        frames=tuple(_frame(game, frame) for frame in frames(game, example)),
    )


def _frame(game: Game[Any, Any, Any], frame: Frame) -> ExampleFrame:
    view, forecast = shown(game, frame.view)
    return ExampleFrame(
        awaited=frame.awaited,
        events=wire_events(frame.events),
        beats=wire_beats(game, frame.events),
        offer=wire_offer(game, frame.offer, None) if frame.offer is not None else None,
        view=view,
        forecast=forecast,
    )
