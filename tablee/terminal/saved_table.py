"""Turns a record into a table that can be played on, and stores its moves in the record's file."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tablee.core.log import Committed, Dealt, Entry, Retracted
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.record import Record, write, write_entry
from tablee.core.record_reader import read_entry
from tablee.storage.sqlite import SqliteStore
from tablee.storage.store import Listing
from tablee.tables.entries import EntropyAdded, Played, SeatTaken, Started, TableEntry, TableOpened, What, decode
from tablee.terminal import saves
from tablee.terminal.seating import GUIDED, seats_of_record
from tablee.wire.setup import ForBot, ForPerson, TableSetup

HERE = "HERE"
"""The id and the code of the only table in this process."""


def user_of(seat: int) -> str:
    """Return the user of this seat, if a person sits there."""
    return f"person-{seat + 1}"


def dealt_on(record: Record) -> Record:
    """Return the record with all outstanding chance events dealt."""
    luck = Luck(record.seed, record.entropy)
    match = Match.replay(record.game, record.options, len(record.names), record.entries, luck, record.first())
    return record._replace(entries=tuple(match.log))


def entries_of(record: Record, at: float) -> Iterator[TableEntry]:
    """Yield the log entries of a table that was played up to here."""
    for what in _happened(record):
        yield TableEntry(at, what)


def _happened(record: Record) -> Iterator[What]:
    rules = record.game.rules(record.rules).version
    guided = ("lesson", GUIDED) in record.tags
    yield TableOpened(HERE, _setup(record), _host(record), record.seed.hex(), guided, rules, start=record.start)
    for index, seat in enumerate(seats_of_record(record)):
        yield SeatTaken(index, "" if seat.bot else user_of(index), seat.name)  # bots keep their names too
    for index, text in enumerate(record.entropy):
        yield EntropyAdded(index, text)
    yield from _played(record)


def _setup(record: Record) -> TableSetup:
    seats = tuple(ForBot(seat.bot) if seat.bot else ForPerson() for seat in seats_of_record(record))
    options: dict[str, Any] = msgspec.to_builtins(record.options)
    return TableSetup(record.game.info.id, seats, options, show_ready=True)


def _host(record: Record) -> str:
    return next((user_of(index) for index, seat in enumerate(seats_of_record(record)) if not seat.bot), "")


def _played(record: Record) -> Iterator[What]:
    """Yield the log in a table's form: first the opening deal, then each choice with what followed from it."""
    seat, lines, started = 0, list[str](), False
    for entry in record.entries:
        if not isinstance(entry, Dealt):
            yield _step(seat, lines, started=started)
            seat, lines, started = _seat_of(entry, seat), [], True
        lines.append(write_entry(entry, record.game))
    yield _step(seat, lines, started=started)


def _step(seat: int, lines: list[str], *, started: bool) -> What:
    return Played(seat, tuple(lines)) if started else Started(tuple(lines))


def _seat_of(entry: Entry, before: int) -> int:
    """Return the seat that caused the entry. A rewind belongs to the seat that chose last."""
    return entry.seat if isinstance(entry, Committed | Retracted) else before


class SavedTable(SqliteStore):
    """Keeps tables in memory and writes moves to a file first, so that a killed program loses nothing."""

    path: Path
    record: Record
    _torn = False

    def save_to(self, path: Path, record: Record) -> None:
        """Append to this file from now on. It already contains the record."""
        self.path = path
        self.record = record

    def append(
        self, table: str, after: int, entries: Sequence[bytes], listing: Listing | None = None, fence: int = 0
    ) -> Awaitable[None]:
        """Store entries. Those of the match are in the file before this returns."""
        if after:
            self._write_down([line for entry in entries for line in _lines(decode(entry).what)])
            if listing is not None and listing.status == "finished":
                self._finish()
        return super().append(table, after, entries, listing, fence)

    def _write_down(self, lines: list[str]) -> None:
        if self._torn:
            saves.begin(self.path, self.record)  # otherwise the new lines would follow half a line
        self._torn = True
        saves.append(self.path, lines)
        self._torn = False
        added = [read_entry(line, self.record.game) for line in lines]
        self.record = self.record._replace(entries=(*self.record.entries, *added))

    def _finish(self) -> None:
        """Rewrite the file as a complete record, in the usual order."""
        result = self.record.match().result
        if result is not None:
            saves.put(self.path, write(self.record._replace(ranks=result.ranks)))


def _lines(what: What) -> tuple[str, ...]:
    return what.lines if isinstance(what, Started | Played) else ()
