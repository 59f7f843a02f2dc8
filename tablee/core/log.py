"""The entries of a match's log. The log is the truth; everything else can be rebuilt from it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Committed(NamedTuple):
    """A seat chose. A second commit replaces the first, as long as another seat is still missing."""

    decision: int
    seat: int
    action: int


class Retracted(NamedTuple):
    """A seat took its commit back."""

    decision: int
    seat: int


class Dealt(NamedTuple):
    """Chance gave an outcome."""

    stream: str
    outcome: tuple[int, ...]


class Rewound(NamedTuple):
    """The match went back to a decision as it was first asked."""

    decision: int


CHOICES: Final = (Committed, Retracted)
"""The entries by which a seat makes a choice or takes it back."""

Entry = Committed | Retracted | Dealt | Rewound
