"""Ending a game before its rules do: by agreement, by giving up, by a draw."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.refusal import Refused
from tablee.tables.entries import Asked, Closed, Forfeited
from tablee.tables.seating import By, no_question, own_seat, while_playing
from tablee.tables.table import Table


def ask_end(table: Table, by: By) -> None:
    """Propose to end the game without a result; alone among bots it just ends."""
    place = _player(table, by)
    no_question(table)
    alone = table.people() == [place]
    table.do(Closed("agreed") if alone else Asked("end", place), by.at, by.user, by.message)


def resign(table: Table, by: By) -> None:
    """Give up: of two the other one has won. It needs nobody's consent, and no pause or open question stands in its way."""
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
    """The seat that this user plays for now."""
    while_playing(table)
    place = own_seat(table, by)
    if table.seats[place].bot:
        raise Refused("bot-plays")
    return place


def _of_two(table: Table) -> None:
    if len(table.seats) != 2:
        raise Refused("two-only")
