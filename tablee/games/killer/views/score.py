"""The score of Killer: the lives that are left."""

from __future__ import annotations

from tablee.core.score import Score, tally
from tablee.games.killer.views.view import KillerView

UNITS = {
    ("out", "at-zero"): "lives",
    ("out", "below-zero"): "lives-from-zero",
    ("ghosts", "at-zero"): "ghost-lives",
    ("ghosts", "below-zero"): "ghost-lives-from-zero",
}
"""How the numbers are worded: those without lives are out or ghosts (D-2.8), at 0 or below it (D-4.4)."""


def score(view: KillerView) -> Score:
    """Return the lives of each seat. A seat without any has 0, or -1 where one can live with 0 (D-4.4)."""
    options = view.options
    none = 0 if options.out == "at-zero" else -1
    unit = UNITS["out" if options.eliminated == "out" else "ghosts", options.out]
    return tally(unit, tuple(none if seat in view.fallen else life for seat, life in enumerate(view.lives)))
