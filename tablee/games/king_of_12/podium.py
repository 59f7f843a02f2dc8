"""Steps 4 and 5 of a turn: which dice are cancelled, who is champion and who is runner-up."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit
from tablee.games.king_of_12.pieces import COLLECTOR, FAUN, GAMBLER, KNIGHT
from tablee.games.king_of_12.position import NOBODY
from tablee.games.king_of_12.story import tell_cancelled, tell_collector, tell_faun, tell_gambler, tell_knight

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Position


def place(value: i64, active: i64) -> i64:
    """A value (-6 to 24) as a set of one, the smaller the better it is placed (K12-4.9)."""
    return bit(value + 6) if active & KNIGHT != 0 else bit(24 - value)


def shared(position: Position, group: list[int], active: i64) -> tuple[i64, i64]:
    """K12-2.4: the places that one die has, and those that several have and so nobody."""
    once: i64 = 0
    twice: i64 = 0
    for seat in group:
        mine = place(position.values[seat], active)
        twice |= once & mine
        once |= mine
    return once & ~twice, twice


def holder(position: Position, group: list[int], mine: i64, active: i64) -> i64:
    """The seat whose die has this place."""
    if mine != 0:
        for seat in group:
            if place(position.values[seat], active) == mine:
                return seat
    return NOBODY


def dodge(position: Position, group: list[int]) -> None:
    """K12-4.14: the Faun's die would be cancelled, so it turns to the highest face that no other die shows."""
    faun = position.playing(FAUN, group)
    _, twice = shared(position, group, 0)
    before: i64 = position.dice[faun]
    if place(before, 0) & twice == 0:
        return
    face: i64 = 12
    while is_shown(position, group, faun, face):
        face -= 1
    position.dice[faun] = face
    position.values[faun] = face
    if position.events is not None:
        tell_faun(position, faun, before)


def is_shown(position: Position, group: list[int], faun: i64, face: i64) -> bool:
    """Whether the die of another than the Faun shows this face."""
    for seat in group:  # noqa: SIM110  (a generator would not compile to a loop)
        if seat != faun and position.dice[seat] == face:
            return True
    return False


def podium(position: Position, group: list[int], active: i64) -> tuple[i64, i64]:
    """K12-2.5: champion and runner-up of a group; either may be nobody."""
    if active & FAUN != 0:
        dodge(position, group)
    alone, twice = shared(position, group, active)
    first: i64 = alone & -alone
    alone ^= first
    champion = holder(position, group, first, active)
    runner_up = holder(position, group, alone & -alone, active)
    if position.events is not None:
        tell_cancelled(position, group)
        if active & KNIGHT != 0:
            tell_knight(position, position.playing(KNIGHT, group))
    if active & GAMBLER != 0:  # K12-4.10
        champion, runner_up = runner_up, champion
        if position.events is not None:
            tell_gambler(position, position.playing(GAMBLER, group), champion, runner_up)
    if active & COLLECTOR != 0:
        return collect(position, group, champion, runner_up, twice, active)
    return champion, runner_up


def collect(
    position: Position, group: list[int], champion: i64, runner_up: i64, twice: i64, active: i64
) -> tuple[i64, i64]:
    """K12-4.13: a Collector whose die is cancelled is champion; the champion becomes runner-up."""
    collector = position.playing(COLLECTOR, group)
    if place(position.values[collector], active) & twice == 0:
        return champion, runner_up
    if position.events is not None:
        tell_collector(position, collector)
    return collector, (runner_up if champion == NOBODY else champion)
