"""A recorded match as it stood in the end: what was dealt and chosen, without what was taken back."""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.chance import Chance
from tablee.core.log import Committed, Dealt, Entry, Retracted, Rewound
from tablee.core.match import Match
from tablee.core.record import Record


class Step(NamedTuple):
    """What happened at once: an outcome, or the choices of all who were asked; and the replay's step before it."""

    happened: Dealt | tuple[Committed, ...]
    replay: int


class _Teller:
    """Goes through a log as the replay does, and keeps what stands."""

    def __init__(self, record: Record) -> None:
        self.match = Match(record.game, record.options, len(record.names), None)
        self.kept: list[Step] = []
        self._asked: dict[int, int] = {}
        self._commits: dict[int, Committed] = {}
        self._replay = -1

    def take(self, entry: Entry) -> None:
        if self.match.awaited:
            self._asked[self.match.decision] = len(self.kept)
        seats = self.match.awaited
        self.match.enter(entry)
        if isinstance(entry, Dealt):
            self.kept.append(Step(entry, max(self._replay, 0)))
        elif isinstance(entry, Rewound):
            del self.kept[self._asked[entry.decision] :]
            self._commits.clear()
        else:
            self._choose(entry, seats)
        if not isinstance(self.match.awaits, Chance) and not self.match.commits:
            self._replay += 1

    def _choose(self, entry: Committed | Retracted, seats: tuple[int, ...]) -> None:
        if isinstance(entry, Retracted):
            del self._commits[entry.seat]
            return
        self._commits[entry.seat] = entry
        if not self.match.commits:
            self.kept.append(Step(tuple(self._commits[seat] for seat in seats), max(self._replay, 0)))
            self._commits.clear()


def history(record: Record) -> list[Step]:
    """Every step that stood, from the first to the last."""
    teller = _Teller(record)
    for entry in record.entries:
        teller.take(entry)
    return teller.kept


def enter(match: Match, step: Step) -> None:
    """Take a step in a match that is played again."""
    for entry in step.happened if not isinstance(step.happened, Dealt) else (step.happened,):
        match.enter(entry)
