"""The budget of a search: a number of iterations, or a time limit."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple


def no_clock() -> float:
    """Always return 0. Then only iterations count, and the same search gives the same answer anywhere."""
    return 0.0


def no_pause() -> None:
    """Do nothing. Long compiled work calls such a function now and then.

    Python reacts to Ctrl-C and lets other threads run, such as a progress bar, only in code that is not compiled. So a
    caller that needs either hands in a function of its own.
    """


class Budget(NamedTuple):
    """At most `iterations`, and at most `seconds` by the caller's clock. The search has no clock of its own."""

    iterations: int
    seconds: float = inf
    clock: Callable[[], float] = no_clock
