"""The stages of a game of Claim: what a position waits for."""
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
"""One of the seats 0 and 1, which are the set 3."""
FIRST_DEAL: Final = Draw("deck", ALL, 27)
"""Thirteen cards each, and the first prize."""
WON_BY: Final = [Over((1, 2)), Over((2, 1))]
DRAWN_GAME: Final = Over((1, 1))
