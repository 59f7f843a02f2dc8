"""What a hero is worth at a glance: for draft picks, mulligans and cards to part with."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.games.twelve_heroes.actions import DONE, DROP, KEEP, UNDER
from tablee.games.twelve_heroes.appraisal import IN_HAND
from tablee.games.twelve_heroes.draft import picks
from tablee.games.twelve_heroes.rules import TwelveHeroes

DEAR: Final = 4
"""A hero that costs as much comes too late for the first turns."""


def hero_worth(s: TwelveHeroes, kind: int) -> float:
    """Strength and abilities for the price."""
    return s.heroes.strength[kind] + s.table.bonus[IN_HAND][kind] - 0.8 * s.heroes.cost[kind]


def pick_card(s: TwelveHeroes, seat: int) -> int:
    """H-5.2: the best card of a pack."""
    best = -1
    most = -1e9
    for action in picks(s, seat):
        value = hero_worth(s, action - KEEP)
        if value > most:
            best, most = action, value
    return best


def keep_or_change(s: TwelveHeroes) -> int:
    """H-1.3: dear heroes go under the deck."""
    for action in s.choices:
        if action != DONE and s.heroes.cost[action - UNDER] >= DEAR:
            return action
    return DONE


def part_with(s: TwelveHeroes) -> int:
    """The card that is missed least."""
    best = s.choices[0]
    least = 1e9
    for action in s.choices:
        value = hero_worth(s, action - DROP)
        if value < least:
            best, least = action, value
    return best
