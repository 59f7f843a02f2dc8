"""The cards of a set as people read them, in their language."""

from __future__ import annotations

import msgspec

from tablee.core.say import Say
from tablee.games.twelve_heroes.heroes.reader import Card, CardSet
from tablee.games.twelve_heroes.heroes.texts import ability_text
from tablee.games.twelve_heroes.rules.pieces import FACTIONS, VERSIONS
from tablee.games.twelve_heroes.rules.targets import names_own


class AbilityText(msgspec.Struct, frozen=True):
    """An ability as a sentence, and whether its targets are its owner's heroes."""

    text: str
    own: bool


class HeroCard(msgspec.Struct, frozen=True):
    """A kind of hero: the number on its card, the printed text and values, and how many cards of it a box has."""

    number: int
    id: str
    faction: str
    copies: int
    draft: bool
    version: str
    cost: int
    strength: int
    hunger: int
    ties: bool
    """Whether its side wins ties in its Region."""
    abilities: tuple[AbilityText, ...]


def catalogue(cards: CardSet, say: Say) -> tuple[HeroCard, ...]:
    """Return every card of a set, in the order of the numbers."""
    return tuple(_card(cards, kind, card, say) for kind, card in enumerate(cards.cards))


def _card(cards: CardSet, kind: int, card: Card, say: Say) -> HeroCard:
    hero = card.hero
    return HeroCard(
        number=kind + 1,
        id=card.id,
        faction=FACTIONS[hero.faction],
        copies=hero.copies,
        draft=hero.draft,
        version=VERSIONS[hero.version],
        cost=hero.cost,
        strength=hero.strength,
        hunger=cards.heroes.hunger[kind],
        ties=cards.heroes.ties[kind],
        abilities=tuple(AbilityText(ability_text(each, say), names_own(each)) for each in hero.abilities),
    )
