"""How good a position looks to each seat, by rule of thumb: who will win the round, and what a round is worth."""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.games.king_of_12.position import BURYING, OVER

if TYPE_CHECKING:
    from tablee.games.king_of_12.position import Group, Position

EAGERNESS: Final = 0.25
"""How much a point of lead tells at the start of a round, and how much more after each turn."""

HOPE: Final = (1.0, 2.5, 4.0, 4.0)
"""How the chances of players compare who have won no round, one, or (before a play-off) two."""


def estimate(position: Position) -> list[float]:
    """Each seat's estimated share of the win."""
    shares = [0.0] * position.setup.seats
    if position.phase == OVER:
        shares[position.winner] = 1.0
    elif position.phase == BURYING:
        for player in position.everybody:
            shares[player.seat] = HOPE[player.wins]
    else:
        for group in position.groups:
            add_round(position, group, shares)
    return normal(shares)


def add_round(position: Position, group: Group, shares: list[float]) -> None:
    """What this round promises: who has won one and wins another has won the match, or nearly so among many."""
    last = HOPE[2] * (1.0 if position.is_tournament() else 1.0 + len(group.players))
    chances = round_chances(position, group)
    for place, player in enumerate(group.players):
        chance = chances[place]
        won = HOPE[1] if player.wins == 0 else last
        lost = HOPE[player.wins] if not position.playoff else 0.0
        shares[player.seat] = chance * won + (1.0 - chance) * lost


def round_chances(position: Position, group: Group) -> list[float]:
    """Who wins the round: the more points the likelier, and the surer the later it is."""
    eager = EAGERNESS * (1.0 + 0.5 * float(position.turn))
    return normal([exp(eager * float(player.points())) for player in group.players])


def normal(weights: list[float]) -> list[float]:
    """The same weights, with 1 for all of them together."""
    total = sum(weights)
    return [weight / total for weight in weights]
