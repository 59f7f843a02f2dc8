"""Decks that the players bring (H-5.3): both name twelve heroes one by one, at once and in secret."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit
from tablee.core.event import only
from tablee.games.twelve_heroes.rules.actions import ENLIST, hero
from tablee.games.twelve_heroes.rules.memory import WATCHING
from tablee.games.twelve_heroes.rules.pieces import DECK, NONE
from tablee.games.twelve_heroes.rules.tasks import MAKE_DECKS, OFFER_PICK

if TYPE_CHECKING:
    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def begin_enlisting(s: TwelveHeroes) -> None:
    """Plan twelve choices of both. The number of choices reveals nothing, since all decks have twelve cards."""
    s.then(MAKE_DECKS)
    for _ in range(DECK):
        s.then(OFFER_PICK)


def enlisted(s: TwelveHeroes, seat: int) -> list[int]:
    """Return the kinds that a seat has named so far, in rising order."""
    return [kind for kind in s.kinds[seat * DECK : seat * DECK + DECK] if kind != NONE]


def choices(s: TwelveHeroes, seat: int) -> list[int]:
    """Return the heroes of which the box has one more, as actions (H-5.3)."""
    named = enlisted(s, seat)
    found: list[int] = []
    for kind in range(len(s.heroes.heroes)):
        if s.setup.in_play(kind) and named.count(kind) < s.heroes.heroes[kind].copies:
            found.append(ENLIST + kind)
    return found


def enlist(s: TwelveHeroes, chosen: list[int]) -> None:
    """Let both name a hero, in secret."""
    kinds: list[int] = []
    for seat in range(2):
        kind = chosen[seat] - ENLIST
        if s.events is not None:
            s.tell("hero-enlisted", "H-5.3", {"seat": seat, "hero": hero(kind)}, only(seat))
        named = sorted([*enlisted(s, seat), kind])
        kinds.extend(named + [NONE] * (DECK - len(named)))
    s.kinds = kinds  # a new list: copies of the position share the old one


def make_decks(s: TwelveHeroes) -> None:
    """Turn the heroes into decks. Everybody knows their own; open lists are shown to all (H-5.3)."""
    s.deck = [bit(DECK) - 1, bit(DECK) - 1]
    if s.events is not None:
        s.tell("decks-brought", "H-5.3", {"count": DECK})
    if not s.setup.secret:
        show_decks(s)
        return
    s.known = [[0] * len(s.heroes.heroes) for _ in range((WATCHING + 1) * 2)]
    for seat in range(2):
        for kind in enlisted(s, seat):
            s.known[seat * 2 + seat][kind] += 1


def end(s: TwelveHeroes) -> None:
    """End the match and show secret decks to all (H-5.3)."""
    if s.events is not None and s.setup.own and s.setup.secret:
        for seat in range(2):
            s.tell("deck-revealed", "H-5.3", {"seat": seat, "heroes": names(s, seat)})


def show_decks(s: TwelveHeroes) -> None:
    """Show open lists before the first card is drawn (H-5.3)."""
    if s.events is not None:
        for seat in range(2):
            s.tell("deck-shown", "H-5.3", {"seat": seat, "heroes": names(s, seat)})


def names(s: TwelveHeroes, seat: int) -> list[str]:
    """Return a seat's deck as names in events."""
    return [hero(kind) for kind in enlisted(s, seat)]
