"""After step 5: the token that a Lady may take when Ladies have cancelled each other."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, members
from tablee.games.king_of_12.pieces import LADY, TAKE_NONE, TAKE_ONE, TAKES
from tablee.games.king_of_12.story import tell_no_theft, tell_theft

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Group, Player, Position


def ladies(group: Group) -> list[Player]:
    """The Ladies that met, from the lowest value to the highest."""
    met = [player for player in group.players if player.card == LADY]
    met.sort(key=by_value)
    return met


def by_value(player: Player) -> int:
    return player.value


def is_settled(met: list[Player]) -> bool:
    """K12-4.11: neither the lowest value nor the highest is shared."""
    return met[0].value < met[1].value and met[-2].value < met[-1].value


def thieves(position: Position) -> i64:
    """The seats that may take a token now; K12-9.8: in the stage in which the Ladies met."""
    seats: i64 = 0
    for group in position.stage:
        if group.cancelled & LADY != 0:
            met = ladies(group)
            if is_settled(met) and met[-1].points() > 0:
                seats |= bit(met[0].seat)
            elif position.events is not None:
                tell_no_theft(position, met)
    return seats


def takes(position: Position, thief: i64) -> list[int]:
    """A 1 or a 2, whichever there is, or nothing."""
    victim = ladies(position.group_of(thief))[-1]
    return TAKES[(1 if victim.ones > 0 else 0) + (2 if victim.twos > 0 else 0)]


def take(position: Position, choices: list[int]) -> None:
    """What each thief has chosen changes hands."""
    for place, seat in enumerate(members(position.pending)):
        met = ladies(position.group_of(seat))
        choice = choices[place]
        if choice != TAKE_NONE:
            move_token(met[-1], met[0], 1 if choice == TAKE_ONE else 2)
        if position.events is not None:
            tell_theft(position, met[0], met[-1], choice)


def move_token(giver: Player, taker: Player, points: i64) -> None:
    """A token is a thing: a 1 or a 2 (K12-0.1)."""
    if points == 1:
        giver.ones -= 1
        taker.ones += 1
    else:
        giver.twos -= 1
        taker.twos += 1
