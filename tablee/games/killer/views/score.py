"""The score of Killer: the lives that are left."""

from __future__ import annotations

from tablee.core.score import Score, tally
from tablee.games.killer.views.view import KillerView


def score(view: KillerView) -> Score:
    """Return the lives of each seat. A seat without any has 0, or -1 where one can live with 0 (D-4.4).

    Whoever has no lives is out or a ghost (D-2.8), so the numbers are worded differently.
    """
    options = view.options
    ghosts = options.eliminated != "out"
    lives = tuple(life if seat not in view.fallen else -1 for seat, life in enumerate(view.lives))
    if options.out == "at-zero":
        return tally("ghost-lives" if ghosts else "lives", tuple(max(0, life) for life in lives))
    return tally("ghost-lives-from-zero" if ghosts else "lives-from-zero", lives)
