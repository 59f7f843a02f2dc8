"""Tables for tests, without a server: a user is a word, and the test sets the time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count
from typing import Any

import msgspec

from tablee.core.refusal import Refused
from tablee.hosting.executor import carry_out
from tablee.tables import entries, moves, updates
from tablee.tables.around import table_info
from tablee.tables.entries import TableOpened
from tablee.tables.opening import rebuild
from tablee.tables.seating import By, Company
from tablee.tables.table import Table
from tablee.tables.updates import Told
from tablee.wire.client import Command, Sit, Start, Submit
from tablee.wire.setup import ForBot, ForPerson, TableSetup

BOT = "bot:"
SEED = "5eed" * 16
_ids = count(1)


def an_id() -> str:
    return f"m{next(_ids)}"


class Sitting(Company):
    """A table, the time, and the people present."""

    def __init__(self, table: Table, online: Collection[str] = ()) -> None:
        self.table = table
        self.now = 1000.0
        self.online = set(online)
        self.away: dict[str, float] = {}
        """Since when people are gone; those who are not here have been for long."""
        self.stored = [entries.encode(entry) for entry in table.fresh]
        self.table.fresh.clear()

    def do(self, user: str, command: Command, lag: float = 0.0) -> None:
        """Carry out a command as a manager would, and keep the stored entries."""
        if not self.table.known(user, command.id):
            carry_out(self.table, command, By(user, user.title(), self.now, command.id, lag, self))
        self.store()

    def is_here(self, user: str) -> bool:
        return user in self.online

    def away_since(self, user: str) -> float:
        return self.away.get(user, -1e9)

    def store(self) -> None:
        self.stored += [entries.encode(entry) for entry in self.table.fresh]
        self.table.fresh.clear()

    def refused(self, user: str, command: Command) -> str:
        """The code of the refusal of a command. The table must not change."""
        before = (self.table.length, self.table.version)
        try:
            self.do(user, command)
        except Refused as refusal:
            assert (self.table.length, self.table.version) == before
            assert not self.table.fresh
            return refusal.code
        raise AssertionError(f"{command} was not refused")

    def choose(self, user: str, action: str, lag: float = 0.0) -> None:
        assert self.table.match is not None
        self.do(user, Submit(an_id(), self.table.match.decision, action), lag)

    def legal(self, user: str) -> list[str]:
        place = self.table.seat_of(user)
        assert place is not None
        assert self.table.match is not None
        offer = self.table.match.offer(place)
        assert offer is not None
        return [self.table.game.actions.text(index) for index in offer.legal]

    def any_choice(self, user: str, which: int = 0, lag: float = 0.0) -> None:
        legal = self.legal(user)
        self.choose(user, legal[which % len(legal)], lag)

    def asked(self) -> list[str]:
        return [self.table.seats[place].user for place in self.table.asked()]

    def flag(self) -> bool:
        fell = moves.flag(self.table, self.now)
        self.store()
        return fell

    def update(self, user: str) -> dict[str, Any]:
        """The complete update of this user."""
        decoded: dict[str, Any] = msgspec.json.decode(self.frame(user))
        return decoded

    def frame(self, user: str) -> bytes:
        info = msgspec.json.encode(table_info(self.table, user, self.online, 0))
        return updates.update(self.table, user, info, Told(), self.now)

    def rebuilt(self) -> Table:
        return rebuild(entries.decode(each) for each in self.stored)


def opened(
    game: str, people: Sequence[str], online: Collection[str] | None = None, seed: str = SEED, **setup: Any
) -> Sitting:
    """A table where these people sit already; `bot:level` is a bot and `-` an empty seat. The first one is the host."""
    seats = tuple(ForBot(each.removeprefix(BOT)) if each.startswith(BOT) else ForPerson() for each in people)
    what = TableOpened("CODE42", TableSetup(game, seats, **setup), people[0], seed)
    sitting = Sitting(Table.open(what, 1000.0), set(people) if online is None else online)
    for place, person in enumerate(people):
        if not person.startswith(BOT) and person != "-":
            sitting.do(person, Sit(an_id(), place))
    return sitting


def started(game: str, people: Sequence[str], **setup: Any) -> Sitting:
    """The same, and the game has begun."""
    sitting = opened(game, people, **setup)
    sitting.do(people[0], Start(an_id()))
    return sitting


def snapshot(table: Table, now: float) -> dict[str, Any]:
    """The whole state of a table, for comparison."""
    users = [seat.user for seat in table.seats] + ["nobody"]
    return {
        "updates": [updates.update(table, user, b"{}", Told(), now) for user in users],
        "infos": [msgspec.json.encode(table_info(table, user, users, 1)) for user in users],
        "log": list(table.match.log) if table.match is not None else None,
        "commits": dict(table.match.commits) if table.match is not None else None,
        "clocks": (list(table.clocks.left), list(table.clocks.used), dict(table.clocks.running)),
        "numbers": (table.version, table.layout, table.epoch, table.length, table.touched, table.noticed),
        "rest": (table.host, table.paused, table.status, table.question, table.told_before, table._turn),
        "seats": [(seat.user, seat.name, seat.bot, seat.entropy, seat.forfeited) for seat in table.seats],
        "done": {user: list(known._ids) for user, known in table._done.items()},
    }
