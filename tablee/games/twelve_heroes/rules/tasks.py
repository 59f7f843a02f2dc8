"""The tasks that can be pending, and the encoding of an ability in one."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


ARGUMENT: Final = 32
"""A task is its code plus this many times its argument."""

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
AIM_AGAIN: Final = 23
STRIP_CARD: Final = 24
MAX_TARGETS: Final = 16
"""The most targets that an ability can have left."""


def set_off(s: TwelveHeroes, seat: i64, kind: i64, region: i64, trigger: i64) -> None:
    """Add the abilities of a hero with this trigger to the tasks, in the order of its text."""
    numbers = s.heroes.on(kind, trigger)
    for i in range(len(numbers) - 1, -1, -1):
        s.then(USE_ABILITY, seat + 2 * (region + 4 * (kind + 64 * numbers[i])))


def current_ability(s: TwelveHeroes) -> int:
    """Return the task argument for the ability in use."""
    return s.owner + 2 * (s.region + 4 * (s.source + 64 * s.ability))


def set_off_all(s: TwelveHeroes, seat: i64, region: i64, trigger: i64) -> None:
    """Do the same for all heroes of a seat in a Region, the lowest number first (H-3.6)."""
    cards: i64 = s.at[seat * 3 + region]
    having: i64 = s.heroes.having[trigger]
    if cards == 0 or s.different(seat, cards) & having == 0:
        return
    kinds = s.kinds_in(seat, cards)
    for i in range(len(kinds) - 1, -1, -1):
        set_off(s, seat, kinds[i], region, trigger)


def take_ability(s: TwelveHeroes, argument: i64) -> None:
    """Make the ability of a task the one in use."""
    s.owner = argument % 2
    s.region = argument // 2 % 4
    s.source = argument // 8 % 64
    s.ability = argument // 512


def task_code(task: i64) -> i64:
    return task & 31  # ARGUMENT is a power of two


def task_argument(task: i64) -> i64:
    return task >> 5


def has_trigger(s: TwelveHeroes, region: i64, trigger: i64) -> bool:
    """Return whether the seat has a hero in a Region that has an ability with this trigger."""
    held: i64 = s.at[s.seat * 3 + region]
    having: i64 = s.heroes.having[trigger]
    return having != 0 and s.different(s.seat, held) & having != 0
