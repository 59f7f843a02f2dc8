"""How long a search may think: so many iterations, or until a clock says stop."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple


def no_clock() -> float:
    """Time stands still: only iterations count, and the same search gives the same answer anywhere."""
    return 0.0


class Budget(NamedTuple):
    """At most `iterations`, and at most `seconds` by the clock of whoever asks; search has none of its own."""

    iterations: int
    seconds: float = inf
    clock: Callable[[], float] = no_clock
