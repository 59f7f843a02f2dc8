"""The final line of a recorded match: its outcomes and choices, without those that were taken back."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.log import Committed, Dealt, Retracted, Rewound
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.core.walk import Point


class HistoryStep(NamedTuple):
    """One step: an outcome, or the choices of all awaited seats, and the number of the replay's step before it."""

    happened: Dealt | tuple[Committed, ...]
    replay: int


class _Teller:
    """Follows a log as the replay does and keeps the steps that were not taken back."""

    def __init__(self) -> None:
        self.kept: list[HistoryStep] = []
        self._asked: dict[int, int] = {}
        self._commits: dict[int, Committed] = {}
        self._seats: tuple[int, ...] = ()
        self._replay = -1

    def hear(self, point: Point) -> None:
        if isinstance(point.last, Dealt):
            self.kept.append(HistoryStep(point.last, max(self._replay, 0)))
        elif isinstance(point.last, Rewound):
            del self.kept[self._asked[point.last.decision] :]
            self._commits.clear()
        elif point.last is not None:
            self._choose(point.last, last_one=not point.match.commits)
        self._replay += point.last is not None and point.settled
        self._seats = point.match.awaited
        if self._seats:
            self._asked[point.match.decision] = len(self.kept)

    def _choose(self, entry: Committed | Retracted, *, last_one: bool) -> None:
        if isinstance(entry, Retracted):
            del self._commits[entry.seat]
            return
        self._commits[entry.seat] = entry
        if last_one:
            self.kept.append(HistoryStep(tuple(self._commits[seat] for seat in self._seats), max(self._replay, 0)))
            self._commits.clear()


def history(record: Record) -> list[HistoryStep]:
    """Return every step of the final line, in order."""
    teller = _Teller()
    for point in record.walk():
        teller.hear(point)
    return teller.kept


def enter(match: Match, step: HistoryStep) -> None:
    """Apply a step to a match that is replayed."""
    for entry in step.happened if not isinstance(step.happened, Dealt) else (step.happened,):
        match.enter(entry)
