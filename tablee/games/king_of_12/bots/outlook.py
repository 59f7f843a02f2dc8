"""Estimate each seat's share of the win between two turns: by points, by the dice, and by the cards left in hand.

`estimate` knows the points only. The weights are read from `data/outlook.json`. `edge.make_outlook` fits them to
rounds of three and four.
"""
# compiled by mypyc

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Final

from tablee.core.bits import members, size
from tablee.games.king_of_12.bots.estimate import add_chances, estimate, normalized
from tablee.games.king_of_12.rules.phases import PLAYING

if TYPE_CHECKING:
    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King


def _read() -> dict[str, list[float]]:
    text = (files("tablee.games.king_of_12") / "data" / "outlook.json").read_text("utf-8")
    weights: dict[str, list[float]] = json.loads(text)
    return weights


_WEIGHTS: Final = _read()

POINT: Final = _WEIGHTS["points"]
"""The weight of a point, by the number of turns left in the round."""
FACE: Final = _WEIGHTS["faces"]
"""The weight of each face of the die; there is no face 0."""
CARD: Final = _WEIGHTS["cards"]
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
