"""The entries of a match's log: the log is the truth, everything else can be rebuilt from it."""

from __future__ import annotations

from typing import NamedTuple


class Committed(NamedTuple):
    """A seat chose. Committing again before the last seat has replaces the choice."""

    decision: int
    seat: int
    action: int


class Retracted(NamedTuple):
    """A seat took its commit back."""

    decision: int
    seat: int


class Dealt(NamedTuple):
    """Chance gave something."""

    stream: str
    outcome: tuple[int, ...]


class Rewound(NamedTuple):
    """The match went back to a decision as it was first asked."""

    decision: int


Entry = Committed | Retracted | Dealt | Rewound
