"""The end of a round: when it comes, and who wins it."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import size
from tablee.games.king_of_12.position import NOBODY
from tablee.games.king_of_12.story import tell_group

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Position


def is_round_over(position: Position) -> bool:
    """K12-5.1: a player has one card left, or 8 points; K12-9.7: any player of any group."""
    for seat in position.players:
        hand: i64 = position.hands[seat]
        if hand & (hand - 1) == 0 or position.points(seat) >= 8:
            return True
    return False


def round_winner(position: Position, group: list[int]) -> i64:
    """K12-5.3: players with equal points are out; of the others the one with the most wins, be it with none."""
    if position.events is not None:
        tell_points(position, group)
    matched = [seat for seat in group if is_matched(position, group, seat)]
    winner: i64 = NOBODY
    for seat in group:
        if seat not in matched and (winner == NOBODY or position.points(seat) > position.points(winner)):
            winner = seat
    for seat in matched:
        position.ones[seat] = 0
        position.twos[seat] = 0
    if position.events is not None:
        tell_winner(position, winner)
    return winner


def is_matched(position: Position, group: list[int], seat: i64) -> bool:
    """Whether another of the group has as many points."""
    points = position.points(seat)
    for other in group:  # noqa: SIM110  (a generator would not compile to a loop)
        if other != seat and position.points(other) == points:
            return True
    return False


def tell_round_over(position: Position) -> None:
    """K12-5.1: why the round is over."""
    last = [seat for seat in position.players if size(position.hands[seat]) == 1]
    rich = [seat for seat in position.players if position.points(seat) >= 8]
    if last:
        position.tell("cards-ran-out", "K12-5.1", {"seats": last})
    if rich:
        position.tell("points-reached", "K12-5.1", {"seats": rich})


def tell_points(position: Position, group: list[int]) -> None:
    """What each has, from the most to the least, and who is out for having as much as another."""
    tell_group(position, group)
    for points in sorted({position.points(seat) for seat in group}, reverse=True):
        seats = [seat for seat in group if position.points(seat) == points]
        if len(seats) > 1:
            position.tell("points-cancelled", "K12-5.3", {"seats": seats, "points": points})
        else:
            position.tell("points-counted", "K12-5.3", {"seat": seats[0], "points": points})


def tell_winner(position: Position, winner: i64) -> None:
    """Who has won the round, if anybody has."""
    if winner == NOBODY:
        position.tell("round-unwon", "K12-5.3", {})
    else:
        points = position.points(winner)
        position.tell("round-won", "K12-5.3", {"seat": winner, "points": points, "wins": position.wins[winner] + 1})
