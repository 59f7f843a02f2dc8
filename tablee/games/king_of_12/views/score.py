"""The score of King of 12: rounds won, and the points of all rounds."""

from __future__ import annotations

from typing import Final

from tablee.core.score import Score, score_line, tally
from tablee.games.king_of_12.views.view import KingView, Phase

MAX_SEATS_IN_LINE = 6
"""The most seats whose points fit in one line."""
ROUND_IS_OVER: Final[tuple[Phase, ...]] = ("bury", "over")
"""The phases between the end of a round and the return of its tokens (K12-5.5)."""


def score(view: KingView) -> Score:
    """Return the rounds won. Points come second, because they decide only the current round."""
    rounds = tuple(place.wins for place in view.places)
    if len(rounds) > MAX_SEATS_IN_LINE:
        return tally("rounds", rounds)
    points = points_in_all(view)
    return tally("rounds", rounds, score_line("points", seats=list(range(len(points))), values=points))


def points_in_all(view: KingView) -> list[int]:
    """Return each seat's points of all rounds, with those of a round that is not over.

    After a round the tokens stay until the next one begins, but are already among the points of finished rounds.
    """
    counted = view.phase in ROUND_IS_OVER
    return [place.scored + (0 if counted else place.points) for place in view.places]
