"""Estimate each seat's share of the win, by rules of thumb measured in matches between bots."""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.games.king_of_12.rules.phases import BURYING, OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King

LEAD_WEIGHT: Final = 0.4
"""The weight of a point of lead at the start of a round. Each turn adds half of it."""

ONE_WIN_OF_TWO: Final = 2.5
ONE_WIN_OF_MORE: Final = 3.5
"""The odds in favour of a player who has won a round, against one opponent and against several."""

TWO_WINS: Final = 8.0
"""The same for a player who wins a second round of a tournament and may have to play off."""


def estimate(state: King) -> list[float]:
    """Return each seat's estimated share of the win."""
    shares = [0.0] * state.setup.seats
    if state.phase == OVER:
        shares[state.winner] = 1.0
    elif state.phase == BURYING:
        for player in state.everybody:
            shares[player.seat] = weight_of_wins(state, player.wins)
    else:
        for group in state.groups:
            add_chances(state, group, round_chances(state, group), shares)
    return normalized(shares)


def weight_of_wins(state: King, wins: i64) -> float:
    """Return a player's relative weight by the rounds won."""
    if wins == 0:
        return 1.0
    return TWO_WINS if wins > 1 else ONE_WIN_OF_TWO if state.setup.seats == 2 else ONE_WIN_OF_MORE


def add_chances(state: King, group: Group, chances: list[float], shares: list[float]) -> None:
    """Add the shares of a group whose players win the round with these chances."""
    if state.is_tournament():
        add_group(state, group, chances, shares)
    else:
        add_table(state, group, chances, shares)


def add_table(state: King, group: Group, chances: list[float], shares: list[float]) -> None:
    """Add the shares of a single table: its winner wins the match, or gains a lead for the rest of it."""
    total = 0.0
    for player in group.players:
        total += weight_of_wins(state, player.wins)
    lead = weight_of_wins(state, 1) - 1.0
    for winner, chance in zip(group.players, chances, strict=True):
        if winner.wins > 0:
            shares[winner.seat] += chance
        else:
            each = chance / (total + lead)
            for player in group.players:
                shares[player.seat] += each * weight_of_wins(state, player.wins)
            shares[winner.seat] += each * lead


def add_group(state: King, group: Group, chances: list[float], shares: list[float]) -> None:
    """Add the shares of one group of a tournament. Every group has its own winner."""
    for player, chance in zip(group.players, chances, strict=True):
        won, lost = weight_of_wins(state, player.wins + 1), weight_of_wins(state, player.wins)
        shares[player.seat] = chance * won + (1.0 - chance) * lost


def round_chances(state: King, group: Group) -> list[float]:
    """Return each player's chance to win the round. It grows with the points, and more so in later turns."""
    lead_weight = LEAD_WEIGHT * (1.0 + 0.5 * float(state.turn))
    return normalized([weight_of_points(player, lead_weight) for player in group.players])


def weight_of_points(player: Player, lead_weight: float) -> float:
    return exp(lead_weight * float(player.points()))


def normalized(weights: list[float]) -> list[float]:
    """Return the weights scaled to a sum of 1."""
    total = sum(weights)
    return [weight / total for weight in weights]
