"""A series of games for two, such as best of three or first to five. Each game has its own table."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.tables.table import Table
from tablee.wire.server import Series
from tablee.wire.setup import TableSetup


def arranged(setup: TableSetup, game: Game[Any, Any, Any], rules: int) -> TableSetup:
    """Return the setup, changed for a series so that seat 1 begins. Refuse a series for more than two."""
    if setup.first_to == 1:
        return setup
    if len(setup.seats) != 2:
        raise Refused("series-for-two")
    options = game.begun_by_first_seat(game.rules(rules).convert(setup.options))
    return msgspec.structs.replace(setup, options=msgspec.to_builtins(options))


def standing(table: Table) -> Series | None:
    """Return the score of the series, counting this game if it is over; None for a single game."""
    first_to = table.setup.first_to
    if first_to == 1:
        return None
    wins = list(table.won_before)
    ranks = table.ranks
    if ranks is not None and ranks.count(1) == 1:
        wins[ranks.index(1)] += 1
    return Series(first_to, table.game_number, tuple(wins), max(wins) >= first_to)


def next_game(table: Table) -> tuple[int, tuple[int, ...]]:
    """Return the number of the next game, and the wins of each seat after the players swap seats.

    A game without a result is played again. A new series begins after the last game, or if one of the two was removed.
    """
    now = standing(table)
    if now is None or now.over or any(seat.user in table.restrictions.kicked for seat in table.seats):
        return 1, ()
    return now.game + (table.ranks is not None), now.wins[::-1]


def check_kept(table: Table, place: int, user: str) -> None:
    """Refuse a seat that belongs to another user of the series. The user is empty for a bot."""
    if table.kept_for and table.kept_for[place] != user:
        raise Refused("seat-kept")
