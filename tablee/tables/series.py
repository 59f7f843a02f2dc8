"""A series of games for two: best of three, first to five. Each game has a table of its own."""
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
    """The set-up of a table, where seat 1 begins if it is the first of a series. Refused where more than two play."""
    if setup.first_to == 1:
        return setup
    if len(setup.seats) != 2:
        raise Refused("series-for-two")
    options = game.begun_by_first_seat(game.rules(rules).convert(setup.options))
    return msgspec.structs.replace(setup, options=msgspec.to_builtins(options))


def standing(table: Table) -> Series | None:
    """How the series stands, with this game if it is over."""
    first_to = table.setup.first_to
    if first_to == 1:
        return None
    wins = list(table.won_before)
    ranks = table.ranks
    if ranks is not None and ranks.count(1) == 1:
        wins[ranks.index(1)] += 1
    return Series(first_to, table.game_number, tuple(wins), max(wins) >= first_to)


def next_game(table: Table) -> tuple[int, tuple[int, ...]]:
    """The number of the game that follows this one, and what each seat has won then: all change seats.

    A game that was ended without a result is played again. After the last game of a series a new one begins, and so it
    does when one of the two was sent away.
    """
    now = standing(table)
    if now is None or now.over or any(seat.user in table.manners.kicked for seat in table.seats):
        return 1, ()
    return now.game + (table.ranks is not None), now.wins[::-1]


def check_kept(table: Table, place: int, user: str) -> None:
    """Refuse a seat that has won games for somebody else. No user is a bot."""
    if table.kept_for and table.kept_for[place] != user:
        raise Refused("seat-kept")
