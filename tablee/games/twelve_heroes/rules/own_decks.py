"""Decks that the players bring (H-5.3): twelve heroes each, named one by one by both at once, in secret."""
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
    """Plan twelve choices of both. Nobody learns more from how long it takes: all decks have twelve cards."""
    s.then(MAKE_DECKS)
    for _ in range(DECK):
        s.then(OFFER_PICK)


def enlisted(s: TwelveHeroes, seat: int) -> list[int]:
    """The kinds that a seat has named so far, in rising order."""
    return [kind for kind in s.kinds[seat * DECK : seat * DECK + DECK] if kind != NONE]


def choices(s: TwelveHeroes, seat: int) -> list[int]:
    """H-5.3: heroes of which the box has one more, as actions."""
    named = enlisted(s, seat)
    found: list[int] = []
    for kind in range(len(s.heroes.heroes)):
        if s.setup.in_play(kind) and named.count(kind) < s.heroes.heroes[kind].copies:
            found.append(ENLIST + kind)
    return found


def enlist(s: TwelveHeroes, chosen: list[int]) -> None:
    """Both name a hero, neither knowing the other's."""
    kinds: list[int] = []
    for seat in range(2):
        kind = chosen[seat] - ENLIST
        if s.events is not None:
            s.tell("hero-enlisted", "H-5.3", {"seat": seat, "hero": hero(kind)}, only(seat))
        named = sorted([*enlisted(s, seat), kind])
        kinds.extend(named + [NONE] * (DECK - len(named)))
    s.kinds = kinds  # a new list: copies of the position share the old one


def make_decks(s: TwelveHeroes) -> None:
    """H-5.3: the heroes become decks. Everybody knows their own; lists that are open are shown to all."""
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
    """The match is over: decks that were secret are shown to all (H-5.3)."""
    if s.events is not None and s.setup.own and s.setup.secret:
        for seat in range(2):
            s.tell("deck-revealed", "H-5.3", {"seat": seat, "heroes": names(s, seat)})


def show_decks(s: TwelveHeroes) -> None:
    """H-5.3: open lists are known before the first card is drawn."""
    if s.events is not None:
        for seat in range(2):
            s.tell("deck-shown", "H-5.3", {"seat": seat, "heroes": names(s, seat)})


def names(s: TwelveHeroes, seat: int) -> list[str]:
    """A seat's deck as events name it."""
    return [hero(kind) for kind in enlisted(s, seat)]
