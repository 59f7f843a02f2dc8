"""Tell what a table is like around the match: its set-up, its seats, and how it ended."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from tablee.tables.series import standing
from tablee.tables.table import Table
from tablee.wire.server import Ending, SeatInfo, TableInfo


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
