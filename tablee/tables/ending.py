"""End a game before its rules do: by agreement, resignation or draw."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.refusal import Refused
from tablee.tables.entries import Asked, Closed, Forfeited
from tablee.tables.seating import By, no_question, own_seat, while_playing
from tablee.tables.table import Table


def ask_end(table: Table, by: By) -> None:
    """Propose to end the game without a result. With only bots as opponents, it ends at once."""
    place = _player(table, by)
    no_question(table)
    alone = table.people() == [place]
    table.do(Closed("agreed") if alone else Asked("end", place), by.at, by.user, by.message)


def resign(table: Table, by: By) -> None:
    """Resign at a table of two: the other player wins. This needs no consent and works during a pause or a question."""
    place = _player(table, by)
    _of_two(table)
    table.do(Forfeited(place, "resigned"), by.at, by.user, by.message)


def offer_draw(table: Table, by: By) -> None:
    """Offer a draw to the other person."""
    place = _player(table, by)
    _of_two(table)
    no_question(table)
    if table.people() == [place]:
        raise Refused("bots-play-on")
    table.do(Asked("draw", place), by.at, by.user, by.message)


def _player(table: Table, by: By) -> int:
    """Return the seat that this user plays now. Refuse if there is none, or if a bot plays it."""
    while_playing(table)
    place = own_seat(table, by)
    if table.seats[place].bot:
        raise Refused("bot-plays")
    return place


def _of_two(table: Table) -> None:
    if len(table.seats) != 2:
        raise Refused("two-only")
