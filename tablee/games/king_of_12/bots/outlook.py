"""Estimate each seat's share of the win between two turns: by points, by the dice, and by the cards left in hand.

`estimate` knows the points only. The weights were fitted by `edge.make_outlook` to rounds of three and four.
"""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.core.bits import members, size
from tablee.games.king_of_12.bots.estimate import add_chances, estimate, normalized
from tablee.games.king_of_12.rules.phases import PLAYING

if TYPE_CHECKING:
    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King

POINT: Final = [0.64, 0.64, 0.58, 0.52, 0.49, 0.46, 0.46]
"""The weight of a point, by the number of turns left in the round."""
FACE: Final = [0.0, -0.04, -0.16, -0.13, -0.20, -0.16, -0.08, -0.03, 0.06, 0.12, 0.14, 0.24, 0.25]
"""The weight of each face of the die; there is no face 0."""
CARD: Final = [0.60, 0.65, 0.43, 0.54, 0.66, 0.61, 0.48, 0.50, 0.42, 0.42, 0.44, 0.67, 0.47, 0.45]
"""The weight of each card in hand, in the order of `pieces.CHARACTERS`."""


def outlook(state: King) -> list[float]:
    """Return each seat's estimated share of the win."""
    if state.phase != PLAYING:
        return estimate(state)
    shares = [0.0] * state.setup.seats
    for group in state.groups:
        add_chances(state, group, group_chances(group), shares)
    return normalized(shares)


def group_chances(group: Group) -> list[float]:
    """Return each player's chance to win the round."""
    left = min([size(player.hand) for player in group.players]) - 1
    point = POINT[min(left, len(POINT) - 1)]
    return normalized([exp(prospects(player, point)) for player in group.players])


def prospects(player: Player, point: float) -> float:
    """Return the sum of a player's weights."""
    found = point * float(player.points()) + FACE[player.die]
    for card in members(player.hand):
        found += CARD[card]
    return found
