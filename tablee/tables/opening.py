"""How a table comes to be: opened by a host, for a lesson, as a rematch, or rebuilt from its log."""

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
"""The letters of a code: none that is mistaken for another."""


class Opening(NamedTuple):
    """What a table is to be, and who does what at it before anybody sees it. A lesson brings its seed along."""

    setup: TableSetup
    host: str
    arrange: Callable[[Table], None]
    seed: str | None = None
    rules: int | None = None
    """A version of the rules; the newest, unless told."""
    game: int = 1
    wins: tuple[int, ...] = ()
    """Which game of a series it is, and what each seat has won before."""
    players: tuple[str, ...] = ()
    """Whose seat each is while a series goes on."""


def new_table(opening: Opening, at: float) -> Table:
    """The table, under a code that is not yet known to be free."""
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
    seating.stand_in(table)  # refuses a level that the game does not have
    opening.arrange(table)
    return table


def rebuild(entries: Iterable[TableEntry]) -> Table:
    """The table that these entries tell of."""
    stored = iter(entries)
    table = begin(next(stored))
    for entry in stored:
        table.follow(entry)
    play_on(table)
    return table


def begin(first: TableEntry) -> Table:
    """The table as it was opened; the other entries are yet to be followed."""
    if not isinstance(first.what, TableOpened):
        raise ValueError("a table's entries begin with its opening")
    return Table(first, first.what)


def play_on(table: Table) -> None:
    """A table that has followed all its entries can be played on."""
    if table.match is not None:
        table.match.play_on(table.luck())


def by_host(setup: TableSetup, host: By, *, sit: bool, start: bool) -> Opening:
    """A table with the host on the first seat for a person if they want to play."""

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
    """A guided first game: the learner, the lesson's rival, and the lesson's luck; nobody watches."""
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
    """Whether the table must be opened again for this; not if it was already."""
    if table.known(by.user, by.message):
        return False
    table.manners.check_not_kicked(by.user)
    seating.own_seat(table, by)
    if table.status not in ("finished", "closed"):
        raise Refused("still-playing")
    return table.rematch is None


def note_rematch(table: Table, code: str, by: By) -> None:
    """The table was opened again."""
    table.do(RematchOpened(code), by.at, by.user, by.message)


def as_rematch(old: Table, by: By, online: set[str]) -> Opening:
    """The same table again, by the same rules; those who are here sit one seat further on. A series goes on."""
    seats = [old.seats[place - 1] for place in range(len(old.seats))]

    def arrange(new: Table) -> None:
        moderation.carry_over(old, new, by.at)
        for place, seat in enumerate(seats):
            if seat.user and seat.user in (online | {by.user}) - old.manners.kicked:
                new.do(SeatTaken(place, seat.user, seat.name), by.at)
        if all(seat.taken for seat in new.seats):
            seating.start(new, By(by.user, by.name, by.at, ""))

    setup = msgspec.structs.replace(old.setup, seats=_kinds(seats))
    game, wins = series.next_game(old)
    players = tuple(seat.user for seat in seats) if wins else ()
    return Opening(setup, by.user, arrange, rules=old.rules, game=game, wins=wins, players=players)


def _kinds(seats: list[Seat]) -> tuple[ForPerson | ForBot, ...]:
    return tuple(ForPerson() if seat.user else ForBot(seat.bot) for seat in seats)
