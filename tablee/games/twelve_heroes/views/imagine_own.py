"""Deal decks that players brought and nobody has seen: any cards that a box allows (H-5.3)."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.games.twelve_heroes.rules.own_decks import make_decks
from tablee.games.twelve_heroes.rules.pieces import DECK, NONE
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.views.imagine_draft import decks_are_made, remember_seen
from tablee.games.twelve_heroes.views.view import HeroesView, named_so_far


def imagine_own(state: TwelveHeroes, view: HeroesView, rng: Rng) -> None:
    """Fill in the decks as far as they have been named. The viewer's own is known; the other includes what was seen."""
    count = named_so_far(view)
    state.kinds = []
    for side in view.sides:
        known = [number - 1 for number in side.known]
        deck = sorted(known + _drawn(state, known, count - len(known), rng))
        state.kinds += deck + [NONE] * (DECK - count)
    if decks_are_made(view):
        make_decks(state)
        if state.known:
            remember_seen(state, view)


def _drawn(state: TwelveHeroes, known: list[int], count: int, rng: Rng) -> list[int]:
    """Draw this many cards of a box, without those known to be in the deck."""
    box = [
        kind for kind, hero in enumerate(state.heroes.heroes) if state.setup.in_play(kind) for _ in range(hero.copies)
    ]
    for kind in known:
        box.remove(kind)
    return [box.pop(rng.below(len(box))) for _ in range(count)]
