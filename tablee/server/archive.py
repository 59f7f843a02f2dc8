"""Record, replay, summary and verdict of finished games. All run in a worker process, since games can be long."""

from __future__ import annotations

import msgspec

from tablee.coach.summary import summarise
from tablee.core.record import write
from tablee.core.verify import verify
from tablee.tables import entries
from tablee.tables.opening import rebuild
from tablee.tables.records import record, replay
from tablee.tables.table import Table
from tablee.wire.http import Verdict


def record_of(log: list[bytes]) -> bytes:
    """Return the record of a table."""
    return write(record(_table(log))).encode()


def replay_of(log: list[bytes], seat: int | None, user: str) -> bytes:
    """Return an encoded `ReplayPage` for a seat or a spectator, as this user reads it."""
    return msgspec.json.encode(replay(_table(log), seat, user))


def summary_of(log: list[bytes]) -> bytes:
    """Return an encoded `MatchSummary`: the score, and facts about the game."""
    return msgspec.json.encode(summarise(record(_table(log))))


def verdict_on(log: list[bytes]) -> bytes:
    """Return an encoded `Verdict`: whether the record is valid."""
    found = verify(record(_table(log)))
    return msgspec.json.encode(Verdict(found.good, found.fault, found.entry, found.detail))


def _table(log: list[bytes]) -> Table:
    return rebuild(map(entries.decode, log))
