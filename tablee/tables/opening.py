"""Create tables: by a host, for a lesson, as a rematch, or from a stored log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from tablee.core.game import Game
from tablee.core.lesson import LEARNER
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.tables import moderation, seating, series
from tablee.tables.entries import RematchOpened, SeatTaken, TableEntry, TableOpened
from tablee.tables.seating import By
from tablee.tables.seats import Seat
from tablee.tables.table import Table
from tablee.wire.client import Sit
from tablee.wire.setup import ForBot, ForPerson, Language, TableSetup
from tablee.words import require_language

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The characters of a table code, without those that are easily confused."""


class Opening(NamedTuple):
    """The setup of a new table, and `arrange`, which seats people before anybody sees it. A lesson brings its seed."""

    setup: TableSetup
    host: str
    arrange: Callable[[Table], None]
    seed: str | None = None
    rules: int | None = None
    """The version of the rules; None for the newest."""
    game: int = 1
    wins: tuple[int, ...] = ()
    """The number of the game in its series, and the games that each seat has won before."""
    players: tuple[str, ...] = ()
    """The user of each seat during a series."""


def new_table(opening: Opening, at: float) -> Table:
    """Create the table. Its random code may be taken already; the store decides."""
    code = "".join(secrets.choice(LETTERS) for _ in range(6))
    require_language(opening.setup.language)
    seed = opening.seed or secrets.token_hex(32)
    game = find_game(opening.setup.game)
    rules = game.rules(opening.rules).version
    setup = series.arranged(opening.setup, game, rules)
    is_lesson = opening.seed is not None
    opened = TableOpened(code, setup, opening.host, seed, is_lesson, rules, opening.game, opening.wins, opening.players)
    table = Table.open(opened, at)
    for seat in table.seats:
        if seat.bot:
            table.game.level(seat.bot)
    seating.stand_in(table)  # refuses an unknown bot level
    opening.arrange(table)
    return table


def rebuild(entries: Iterable[TableEntry]) -> Table:
    """Rebuild a table from its log."""
    stored = iter(entries)
    table = begin(next(stored))
    for entry in stored:
        table.follow(entry)
    play_on(table)
    return table


def begin(first: TableEntry) -> Table:
    """Return the table as it was opened. The caller then calls `follow` with the other entries."""
    if not isinstance(first.what, TableOpened):
        raise ValueError("a table's entries begin with its opening")
    return Table(first, first.what)


def play_on(table: Table) -> None:
    """Make a table that has followed all its entries playable."""
    if table.match is not None:
        table.match.play_on(table.luck())


def by_host(setup: TableSetup, host: By, *, sit: bool, start: bool) -> Opening:
    """Describe a table for a host, who takes the first seat for a person if `sit` is true."""

    def arrange(table: Table) -> None:
        if sit:
            place = next((i for i, seat in enumerate(table.seats) if not seat.taken), None)
            if place is None:
                raise Refused("no-seat-for-you")
            seating.sit(table, Sit("", place), host)
        if start:
            seating.start(table, host)

    return Opening(setup, host.user, arrange)


def for_lesson(name: str, language: Language, learner: By) -> Opening:
    """Describe a lesson: the learner, the lesson's opponent and the lesson's seed, without spectators."""
    game: Game[Any, Any, Any] = find_game(name)
    lesson = game.lesson
    if lesson is None:
        raise Refused("no-lesson")
    seats = (ForPerson(), ForBot(next(iter(game.bots))))
    options: dict[str, Any] = msgspec.to_builtins(lesson.options)

    def arrange(table: Table) -> None:
        seating.sit(table, Sit("", LEARNER), learner)
        seating.start(table, learner)

    setup = TableSetup(game.info.id, seats, options, spectators=False, language=language)
    return Opening(setup, learner.user, arrange, lesson.seed)


def wants_rematch(table: Table, by: By) -> bool:
    """Return whether this request must open a new table. It must not if a rematch is open already."""
    if table.known(by.user, by.message):
        return False
    table.restrictions.check_not_kicked(by.user)
    seating.own_seat(table, by)
    if table.status not in ("finished", "closed"):
        raise Refused("still-playing")
    return table.rematch is None


def note_rematch(table: Table, code: str, by: By) -> None:
    """Note that the table was opened again under this code."""
    table.do(RematchOpened(code), by.at, by.user, by.message)


def as_rematch(old: Table, by: By, online: set[str]) -> Opening:
    """Describe a rematch by the same rules. Those who are online move one seat on, and a series continues."""
    seats = [old.seats[place - 1] for place in range(len(old.seats))]

    def arrange(new: Table) -> None:
        moderation.carry_over(old, new, by.at)
        for place, seat in enumerate(seats):
            if seat.user and seat.user in (online | {by.user}) - old.restrictions.kicked:
                new.do(SeatTaken(place, seat.user, seat.name), by.at)
        if all(seat.taken for seat in new.seats):
            seating.start(new, By(by.user, by.name, by.at, ""))

    setup = msgspec.structs.replace(old.setup, seats=_kinds(seats))
    game, wins = series.next_game(old)
    players = tuple(seat.user for seat in seats) if wins else ()
    return Opening(setup, by.user, arrange, rules=old.rules, game=game, wins=wins, players=players)


def _kinds(seats: list[Seat]) -> tuple[ForPerson | ForBot, ...]:
    return tuple(ForPerson() if seat.user else ForBot(seat.bot) for seat in seats)
