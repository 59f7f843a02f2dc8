"""Add facts to events that their own parameters do not state: every hero's strength, and the actions left."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.twelve_heroes.rules.strength import hero_strength

if TYPE_CHECKING:
    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def watch(s: TwelveHeroes) -> None:
    """Note the facts before a step, if somebody listens."""
    if s.events is not None:
        s.told_at = s.at.copy()
        s.told_powers = powers(s)
        s.told_actions = s.actions


def state_changes(s: TwelveHeroes) -> None:
    """Add the changes since then to the last event.

    Rules tell first and change then, so all of them belong to that event.
    """
    if not s.events:
        return
    params = s.events[-1].params
    now = powers(s)
    if now != s.told_powers or s.at != s.told_at:
        s.told_at = s.at.copy()
        s.told_powers = now
        params["powers"] = now
    if s.actions != s.told_actions:
        s.told_actions = s.actions
        params["actions"] = s.actions


def powers(s: TwelveHeroes) -> list[int]:
    """Return the strength of each hero in a Region, by number: the first seat's Regions, then the second's."""
    found: list[int] = []
    for place in range(6):
        if s.at[place] != 0:
            seat = place // 3
            found.extend([hero_strength(s, seat, kind, place % 3) for kind in s.kinds_in(seat, s.at[place])])
    return found
