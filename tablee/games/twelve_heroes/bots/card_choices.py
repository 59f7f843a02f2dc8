"""Chooses cards by a quick estimate: draft picks, mulligans and discards."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.games.twelve_heroes.bots.appraisal import IN_HAND, appraisals
from tablee.games.twelve_heroes.rules.actions import DONE, DROP, KEEP, UNDER
from tablee.games.twelve_heroes.rules.draft import picks
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

EXPENSIVE: Final = 4
"""A hero of this cost comes too late for the first turns."""


def hero_worth(s: TwelveHeroes, kind: int) -> float:
    """Return the worth of strength and abilities beyond the cost."""
    return s.heroes.strength[kind] + appraisals(s.heroes, IN_HAND)[kind] - 0.8 * s.heroes.cost[kind]


def choose_pick(s: TwelveHeroes, seat: int) -> int:
    """Choose the best card of a pack (H-5.2)."""
    best = -1
    most = -1e9
    for action in picks(s, seat):
        value = hero_worth(s, action - KEEP)
        if value > most:
            best, most = action, value
    return best


def choose_mulligan(s: TwelveHeroes) -> int:
    """Put expensive heroes under the deck (H-1.3)."""
    for action in s.choices:
        if action != DONE and s.heroes.cost[action - UNDER] >= EXPENSIVE:
            return action
    return DONE


def choose_discard(s: TwelveHeroes) -> int:
    """Choose the least valuable card."""
    best = s.choices[0]
    least = 1e9
    for action in s.choices:
        value = hero_worth(s, action - DROP)
        if value < least:
            best, least = action, value
    return best
