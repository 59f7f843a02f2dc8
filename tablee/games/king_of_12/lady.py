"""After step 5: the token that a Lady may take when Ladies have cancelled each other."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, members
from tablee.games.king_of_12.pieces import LADY, TAKE_NONE, TAKE_ONE, TAKES
from tablee.games.king_of_12.position import NOBODY
from tablee.games.king_of_12.story import tell_no_theft, tell_theft

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Position


def theft(position: Position, group: list[int]) -> tuple[i64, i64]:
    """K12-4.11: Ladies cancelled each other; the lowest may take from the highest, unless either is shared."""
    thief: i64 = NOBODY
    victim: i64 = NOBODY
    low: i64 = 99
    high: i64 = -99
    for seat in group:
        if position.played[seat] == LADY:
            value: i64 = position.values[seat]
            if value <= low:
                thief = NOBODY if value == low else seat
                low = value
            if value >= high:
                victim = NOBODY if value == high else seat
                high = value
    settled = low < high and thief >= 0 and victim >= 0
    return (thief, victim) if settled else (NOBODY, NOBODY)


def thieves(position: Position) -> i64:
    """The seats that may take a token now; K12-9.8: in the stage in which the Ladies met."""
    seats: i64 = 0
    if position.characters & LADY != 0:
        for group in position.stage:
            thief, victim = theft(position, group)
            if thief != NOBODY and position.points(victim) > 0:
                seats |= bit(thief)
            elif position.events is not None:
                tell_no_theft(position, group, thief, victim)
    return seats


def takes(position: Position, thief: i64) -> list[int]:
    """A 1 or a 2, whichever there is, or nothing."""
    _, victim = theft(position, position.group_of(thief))
    return TAKES[min(position.ones[victim], 1) + 2 * min(position.twos[victim], 1)]


def take(position: Position, choices: list[int]) -> None:
    """What each thief has chosen changes hands."""
    for place, thief in enumerate(members(position.pending)):
        choice = choices[place]
        _, victim = theft(position, position.group_of(thief))
        if choice != TAKE_NONE:
            tokens = position.ones if choice == TAKE_ONE else position.twos
            tokens[victim] -= 1
            tokens[thief] += 1
        if position.events is not None:
            tell_theft(position, thief, victim, choice)
