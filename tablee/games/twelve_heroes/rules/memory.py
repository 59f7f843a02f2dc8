"""Remember what each viewer has seen of a secret deck."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import mask_of
from tablee.games.twelve_heroes.rules.pending import ENDED
from tablee.games.twelve_heroes.rules.pieces import DECK, NONE
from tablee.games.twelve_heroes.rules.piles import first_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes

WATCHING: Final = 2
"""The index of a spectator among the viewers."""


def known_kinds(s: TwelveHeroes, seat: i64, viewer: int) -> list[int]:
    """Return the cards that a viewer knows to be in a deck, as kinds in rising order (H-1.5, H-6.1).

    It is the whole deck if lists are open, or at the end of the game (H-5.3); else what the viewer has seen of it.
    """
    deck = sorted([kind for kind in s.kinds[seat * DECK : seat * DECK + DECK] if kind != NONE])
    if s.setup.own and (not s.known or s.waiting == ENDED):
        return deck if viewer == seat or NONE not in s.kinds else []
    if not s.setup.secret:
        return deck
    if not s.known:
        return []
    counts = s.known[viewer * 2 + seat]
    return [kind for kind in range(len(counts)) for _ in range(counts[kind])]


def in_sight(s: TwelveHeroes, seat: i64) -> i64:
    """Return the cards of a seat that everybody sees or knows of."""
    first = seat * 3
    return s.camp[seat] | s.discards[seat] | s.shown[seat] | s.at[first] | s.at[first + 1] | s.at[first + 2]


def remember(s: TwelveHeroes, seat: i64) -> None:
    """Record what each viewer has now seen of a seat's deck, if decks are secret (H-6.1)."""
    if not s.setup.secret:
        return
    everybody: i64 = in_sight(s, seat)
    for viewer in range(WATCHING + 1):
        seen: i64 = everybody
        if viewer == seat:
            seen |= s.hand[seat] | mask_of(s.under[seat])
        _learn(s, s.known[viewer * 2 + seat], seat, seen)


def _learn(s: TwelveHeroes, known: list[int], seat: i64, seen: i64) -> None:
    counts = [0] * len(known)
    while seen != 0:
        counts[s.kinds[seat * 12 + first_card(seen)]] += 1
        seen &= seen - 1
    for kind, count in enumerate(counts):
        known[kind] = max(known[kind], count)
