"""The score of Claim: who has the votes of which factions."""

from __future__ import annotations

from tablee.core.score import Score, score_line, tally
from tablee.games.claim.rules.pieces import FACTIONS
from tablee.games.claim.views.view import ClaimView


def score(view: ClaimView) -> Score:
    """Return the current votes, in total and by faction."""
    won = [
        score_line("faction", faction=faction, seat=seat)
        for faction, seat in zip(FACTIONS, view.votes, strict=True)
        if seat is not None
    ]
    return tally("votes", (view.votes.count(0), view.votes.count(1)), *won)
