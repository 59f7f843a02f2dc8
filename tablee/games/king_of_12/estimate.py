"""How good a position looks to each seat, by rules of thumb read off matches of bots against themselves."""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.games.king_of_12.position import BURYING, OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Group, Player, Position

EAGER: Final = 0.4
"""How much a point of lead tells at the start of a round; half as much again after each turn."""

DUEL: Final = 2.5
CROWD: Final = 3.5
"""How many times better the chances are of who has won a round already, against one other and against several."""

CLOSE: Final = 8.0
"""The same for who wins a second round of a tournament, and may have to play off."""


def estimate(position: Position) -> list[float]:
    """Each seat's estimated share of the win."""
    shares = [0.0] * position.setup.seats
    if position.phase == OVER:
        shares[position.winner] = 1.0
    elif position.phase == BURYING:
        for player in position.everybody:
            shares[player.seat] = hope(position, player.wins)
    elif position.is_tournament():
        for group in position.groups:
            add_group(position, group, shares)
    else:
        add_table(position, position.groups[0], shares)
    return normal(shares)


def hope(position: Position, wins: i64) -> float:
    """How the chances of players compare by the rounds they have won."""
    if wins == 0:
        return 1.0
    return CLOSE if wins > 1 else DUEL if position.setup.seats == 2 else CROWD


def add_table(position: Position, group: Group, shares: list[float]) -> None:
    """Whoever wins this round has won the match, or a lead for the rest of it."""
    total = 0.0
    for player in group.players:
        total += hope(position, player.wins)
    lead = hope(position, 1) - 1.0
    for winner, chance in zip(group.players, round_chances(position, group), strict=True):
        if winner.wins > 0:
            shares[winner.seat] += chance
        else:
            each = chance / (total + lead)
            for player in group.players:
                shares[player.seat] += each * hope(position, player.wins)
            shares[winner.seat] += each * lead


def add_group(position: Position, group: Group, shares: list[float]) -> None:
    """Every group has a winner of its own."""
    for player, chance in zip(group.players, round_chances(position, group), strict=True):
        won, lost = hope(position, player.wins + 1), hope(position, player.wins)
        shares[player.seat] = chance * won + (1.0 - chance) * lost


def round_chances(position: Position, group: Group) -> list[float]:
    """Who wins the round: the more points the likelier, and the surer the later it is."""
    eager = EAGER * (1.0 + 0.5 * float(position.turn))
    return normal([promise(player, eager) for player in group.players])


def promise(player: Player, eager: float) -> float:
    return exp(eager * float(player.points()))


def normal(weights: list[float]) -> list[float]:
    """The same weights, with 1 for all of them together."""
    total = sum(weights)
    return [weight / total for weight in weights]
