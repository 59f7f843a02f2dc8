"""Stores results in a SQLite file, so that a run can continue where it stopped and runs can be merged.

A series is everything that a result depends on except its number: game, options, seed, version of the rules, and the
bots with their versions. Its key is that as JSON.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tablee.core.refusal import Refused

APPLICATION: Final = 0x7AB1EE
SCHEMA: Final = """
CREATE TABLE series (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE);
CREATE TABLE results (
    series INTEGER NOT NULL REFERENCES series (id), number INTEGER NOT NULL, result BLOB NOT NULL,
    PRIMARY KEY (series, number)
) WITHOUT ROWID;
"""
LOCK_TIMEOUT: Final = 60.0
"""How many seconds to wait while another program writes."""
COMMIT_EVERY: Final = 0.5
"""The most seconds of work that are lost if the program is killed."""

Key = Mapping[str, Any]


class Kept(NamedTuple):
    """A series of a store: its key, and its number of results."""

    key: dict[str, Any]
    results: int


class Store:
    """A file of results. Several programs may use it at once."""

    def __init__(self, path: str | Path, *, new: bool = True) -> None:
        """Open a file. Create it if it does not exist and `new` is set."""
        self.path = Path(path)
        if not new and not self.path.is_file():
            raise Refused("no-store", value=str(path), text="no such file")
        self._committed = time.monotonic()
        try:
            self._file = sqlite3.connect(self.path, timeout=LOCK_TIMEOUT)
            self._prepare()
        except (sqlite3.Error, ValueError) as error:  # a null character in a path is a ValueError
            raise Refused("no-store", value=str(path), text=str(error)) from error

    def _prepare(self) -> None:
        with self._file:
            self._file.execute("BEGIN IMMEDIATE")
            if self._file.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
                for statement in SCHEMA.split(";"):
                    self._file.execute(statement)
                self._file.execute(f"PRAGMA application_id = {APPLICATION}")
        if self._file.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
            raise sqlite3.DatabaseError("this file belongs to another program")

    def series(self, key: Key) -> int:
        """Return the id of a series in this file. Add the series if it is new."""
        text = msgspec.json.encode(key, order="deterministic").decode()
        with self._file:
            self._file.execute("INSERT OR IGNORE INTO series (key) VALUES (?)", (text,))
        found: int = self._file.execute("SELECT id FROM series WHERE key = ?", (text,)).fetchone()[0]
        return found

    def add(self, series: int, number: int, result: bytes) -> None:
        """Store a result. It is on disk soon, at the latest after `close`."""
        self._file.execute("INSERT OR IGNORE INTO results VALUES (?, ?, ?)", (series, number, result))
        if time.monotonic() - self._committed > COMMIT_EVERY:
            self.commit()

    def commit(self) -> None:
        """Write everything to disk."""
        self._file.commit()
        self._committed = time.monotonic()

    def count(self, series: int, below: int) -> int:
        """Return how many results there are for numbers below this one."""
        asked = "SELECT count(*) FROM results WHERE series = ? AND number < ?"
        found: int = self._file.execute(asked, (series, below)).fetchone()[0]
        return found

    def numbers(self, series: int, among: range) -> set[int]:
        """Return which of these numbers have a result."""
        asked = "SELECT number FROM results WHERE series = ? AND number >= ? AND number < ?"
        return {number for (number,) in self._file.execute(asked, (series, among.start, among.stop))}

    def results(self, series: int, among: range) -> dict[int, bytes]:
        """Return the results of these numbers, where they exist."""
        asked = "SELECT number, result FROM results WHERE series = ? AND number >= ? AND number < ?"
        return dict(self._file.execute(asked, (series, among.start, among.stop)))

    def all_series(self) -> Iterator[Kept]:
        """Yield every series in the file."""
        asked = "SELECT key, (SELECT count(*) FROM results WHERE series = id) FROM series ORDER BY id"
        for key, count in self._file.execute(asked):
            yield Kept(msgspec.json.decode(key), count)

    def merge(self, other: Store) -> int:
        """Copy the results of another file, and return how many were new."""
        entered = 0
        for kept in list(other.all_series()):
            ours, theirs = self.series(kept.key), other.series(kept.key)
            rows = other._file.execute("SELECT ?, number, result FROM results WHERE series = ?", (ours, theirs))
            before = self._file.total_changes
            with self._file:
                self._file.executemany("INSERT OR IGNORE INTO results VALUES (?, ?, ?)", rows)
            entered += self._file.total_changes - before
        return entered

    def close(self) -> None:
        """Write everything to disk and close the file."""
        self._file.commit()
        self._file.close()
