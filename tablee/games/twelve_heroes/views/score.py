"""The score of Twelve Heroes: points of territory, and the tiles that give them."""

from __future__ import annotations

from tablee.core.score import Score, score_line, tally
from tablee.games.twelve_heroes.views.view import HeroesView


def score(view: HeroesView) -> Score:
    """Return the points and tiles. Seven points win: “7 to 4”."""
    tiles = [
        score_line("tiles", seat=seat, tiles=list(side.tiles)) for seat, side in enumerate(view.sides) if side.tiles
    ]
    return tally("points", (view.sides[0].points, view.sides[1].points), *tiles)
