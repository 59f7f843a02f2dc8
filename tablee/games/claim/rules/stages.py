"""The stages of a game of Claim, which say what a position awaits."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.games.claim.rules.pieces import ALL

LEADER: Final = 0
DEAL: Final = 1
LEAD: Final = 2
FOLLOW: Final = 3
DRAW: Final = 4
OVER: Final = 5

TO_LEAD: Final = [Decide((seat,), "lead") for seat in range(2)]
TO_FOLLOW: Final = [Decide((seat,), "follow") for seat in range(2)]
CHOICE_OF_LEADER: Final = Draw("leader", 3)
"""Draws a seat: 3 is the set of the seats 0 and 1."""
FIRST_DEAL: Final = Draw("deck", ALL, 27)
"""Draws thirteen cards for each seat and the first prize."""
WON_BY: Final = [Over((1, 2)), Over((2, 1))]
DRAWN_GAME: Final = Over((1, 1))
