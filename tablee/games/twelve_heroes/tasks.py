"""What can stand on a position's agenda, and an ability with its hero as the argument of a task."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.games.twelve_heroes.agenda import ARGUMENT
from tablee.games.twelve_heroes.position import Position

DEAL_PACKS: Final = 0
PASS_PACKS: Final = 1
MAKE_DECKS: Final = 2
LAY_TILES: Final = 3
OPENING: Final = 4
DRAW_FIRST: Final = 5
OFFER_MULLIGAN: Final = 6
TURN: Final = 7
CONTROL_REGION: Final = 8
COMPARE: Final = 9
REVEAL: Final = 10
MAINTAIN: Final = 11
FEED: Final = 12
TAKE_INCOME: Final = 13
DRAW_CARD: Final = 14
BEGIN_ACTIONS: Final = 15
NEXT_ACTION: Final = 16
DEPLOY_MORE: Final = 17
DEPLOYED_ABILITIES: Final = 18
END_TURN: Final = 19
USE_ABILITY: Final = 20
DISCARD_CARD: Final = 21
OFFER_PICK: Final = 22


def set_off(s: Position, seat: int, kind: int, region: int, trigger: int) -> None:
    """Put the abilities that a trigger sets off in a hero on the agenda, the first of its text to be done first."""
    numbers = s.heroes.on(kind, trigger)
    for i in range(len(numbers) - 1, -1, -1):
        s.then(USE_ABILITY, seat + 2 * (region + 4 * (kind + 64 * numbers[i])))


def set_off_all(s: Position, seat: int, region: int, trigger: int) -> None:
    """H-3.6: the same for all heroes of a seat in a Region, the lowest number first."""
    if s.at[seat * 3 + region] == 0:
        return
    kinds = s.kinds_in(seat, s.at[seat * 3 + region])
    for i in range(len(kinds) - 1, -1, -1):
        set_off(s, seat, kinds[i], region, trigger)


def take_ability(s: Position, argument: int) -> None:
    """Make an ability from the agenda the one that is being used."""
    s.owner = argument % 2
    s.region = argument // 2 % 4
    s.source = argument // 8 % 64
    s.ability = argument // 512


def task_code(task: int) -> int:
    return task % ARGUMENT


def task_argument(task: int) -> int:
    return task // ARGUMENT
