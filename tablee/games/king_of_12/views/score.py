"""The score of King of 12: rounds won, and the points of all rounds."""

from __future__ import annotations

from tablee.core.score import Score, score_line, tally
from tablee.games.king_of_12.views.view import KingView

MAX_SEATS_IN_LINE = 6
"""The most seats whose points fit in one line."""


def score(view: KingView) -> Score:
    """Return the rounds won. Points come second, because they decide only the current round."""
    rounds = tuple(place.wins for place in view.places)
    if len(rounds) > MAX_SEATS_IN_LINE:
        return tally("rounds", rounds)
    points = [place.scored + place.points for place in view.places]
    return tally("rounds", rounds, score_line("points", seats=list(range(len(points))), values=points))
