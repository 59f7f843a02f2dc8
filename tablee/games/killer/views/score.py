"""The score of Killer: the lives that are left."""

from __future__ import annotations

from tablee.core.score import Score, tally
from tablee.games.killer.views.view import KillerView


def score(view: KillerView) -> Score:
    """Return the lives of each seat. A seat that is out has none."""
    return tally("lives", tuple(0 if seat in view.fallen else life for seat, life in enumerate(view.lives)))
