"""Choose a deck to bring (H-5.3): a faction's deck, or the best one that a quick estimate finds in the whole box."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.card_choices import EXPENSIVE, hero_worth
from tablee.games.twelve_heroes.rules.actions import ENLIST
from tablee.games.twelve_heroes.rules.own_decks import choices, enlisted
from tablee.games.twelve_heroes.rules.pieces import DECK, FACTIONS
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

MAX_EXPENSIVE: Final = 3
"""The most late heroes in a deck. With more, the first turns are empty."""


def choose_enlist(s: TwelveHeroes, seat: int, rng: Rng) -> int:
    """Name the next hero of a random deck that contains all heroes named so far."""
    named = enlisted(s, seat)
    fitting = [deck for deck in ready_decks(s) if holds(deck, named)]
    deck = fitting[rng.below(len(fitting))] if fitting else best_deck(s, named)
    for kind in deck:
        if deck.count(kind) > named.count(kind):
            return ENLIST + kind
    return choices(s, seat)[0]


def ready_decks(s: TwelveHeroes) -> list[list[int]]:
    """Return the decks of the factions, if the set has them, and a mixed one."""
    factions = [s.heroes.faction_deck(faction, s.setup.version()) for faction in range(len(FACTIONS))]
    return [*[deck for deck in factions if len(deck) == DECK], best_deck(s, [])]


def holds(deck: list[int], named: list[int]) -> bool:
    for kind in named:
        if deck.count(kind) < named.count(kind):
            return False
    return True


def best_deck(s: TwelveHeroes, named: list[int]) -> list[int]:
    """Return twelve heroes, including these, with the most worth beyond the cost and few expensive ones."""
    deck = named.copy()
    while len(deck) < DECK:
        deck.append(_best(s, deck))
    return deck


def _best(s: TwelveHeroes, deck: list[int]) -> int:
    expensive = 0
    for kind in deck:
        expensive += s.heroes.cost[kind] >= EXPENSIVE
    best = -1
    most = -1e9
    for kind, hero in enumerate(s.heroes.heroes):
        if s.setup.in_play(kind) and deck.count(kind) < hero.copies:
            value = hero_worth(s, kind)
            if hero.cost >= EXPENSIVE and expensive >= MAX_EXPENSIVE:
                value -= 100.0
            if value > most:
                best, most = kind, value
    return best
