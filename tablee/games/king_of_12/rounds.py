"""The end of a round: when it comes, and who wins it."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, size
from tablee.games.king_of_12.story import tell_group

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Group, Player, Position


def is_round_over(position: Position) -> bool:
    """K12-5.1: a player has one card left, or 8 points; K12-9.7: any player of any group."""
    for player in position.players:
        if player.hand & (player.hand - 1) == 0 or player.points() >= 8:
            return True
    return False


def round_winner(position: Position, group: Group) -> Player | None:
    """K12-5.3: players with equal points are out; of the others the one with the most wins, be it with none."""
    if position.events is not None:
        tell_points(position, group)
    matched = matched_points(group)
    winner: Player | None = None
    for player in group.players:
        if bit(player.points()) & matched != 0:
            player.return_tokens()
        elif winner is None or player.points() > winner.points():
            winner = player
    if position.events is not None:
        tell_winner(position, winner)
    return winner


def matched_points(group: Group) -> i64:
    """The numbers of points, as a set, that several of the group have."""
    once: i64 = 0
    twice: i64 = 0
    for player in group.players:
        mine = bit(player.points())
        twice |= once & mine
        once |= mine
    return twice


def tell_round_over(position: Position) -> None:
    """K12-5.1: why the round is over."""
    last = [player.seat for player in position.players if size(player.hand) == 1]
    rich = [player.seat for player in position.players if player.points() >= 8]
    if last:
        position.tell("cards-ran-out", "K12-5.1", {"seats": last})
    if rich:
        position.tell("points-reached", "K12-5.1", {"seats": rich})


def tell_points(position: Position, group: Group) -> None:
    """What each has, from the most to the least, and who is out for having as much as another."""
    tell_group(position, group)
    for points in sorted({player.points() for player in group.players}, reverse=True):
        seats = [player.seat for player in group.players if player.points() == points]
        if len(seats) > 1:
            position.tell("points-cancelled", "K12-5.3", {"seats": seats, "points": points})
        else:
            position.tell("points-counted", "K12-5.3", {"seat": seats[0], "points": points})


def tell_winner(position: Position, winner: Player | None) -> None:
    """Who has won the round, if anybody has."""
    if winner is None:
        position.tell("round-unwon", "K12-5.3", {})
    else:
        told = {"seat": winner.seat, "points": winner.points(), "wins": winner.wins + 1}
        position.tell("round-won", "K12-5.3", {**told})
