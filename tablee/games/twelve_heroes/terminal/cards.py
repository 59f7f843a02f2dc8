"""Draw cards in a few columns: a hero's cost, strength and abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablee.core.drawing import clip, pad
from tablee.core.say import Say
from tablee.games.twelve_heroes.heroes.catalogue import HeroCard, catalogue
from tablee.games.twelve_heroes.heroes.library import read_set
from tablee.games.twelve_heroes.heroes.reader import Card
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.pieces import POINTS, SLOTS, TILE_NAMES
from tablee.games.twelve_heroes.terminal.short_texts import FOOD, STRENGTH, short_text

__all__ = ["FOOD", "STRENGTH", "Deck", "deck_of", "line", "printed", "side_by_side", "small", "topics"]
IN_A_ROW = 3
"""Cards are drawn as if at least this many shared a line, so that fewer are no wider."""
COLOURS = {"mechanical": "yellow", "elves": "green", "humans": "cyan", "orcs": "red"}


class Deck(NamedTuple):
    """The cards of the set in play, with their texts."""

    cards: Sequence[HeroCard]
    kinds: Sequence[Card]
    say: Say

    def name(self, number: int) -> str:
        """Return the name on a card, in the colour of its faction."""
        return f"[{COLOURS[self.cards[number - 1].faction]}]{self.say('draw-hero', hero=str(number))}[/]"

    def ability(self, number: int) -> str:
        """Return a hero's abilities in a few letters, or an empty text."""
        return short_text(self.kinds[number - 1].hero.abilities, self.say)

    def text(self, number: int) -> str:
        """Return the full text of a card below its numbers."""
        return " ".join(ability.text for ability in self.cards[number - 1].abilities)


def deck_of(options: HeroesOptions, say: Say) -> Deck:
    """Return the cards of the set in play."""
    cards = read_set(options.heroes, say)
    return Deck(catalogue(cards, say), cards.cards, say)


def line(deck: Deck, number: int, width: int, cost: int | None = None) -> str:
    """Draw a card in one line: cost, name, strength, and the text as far as it fits."""
    card = deck.cards[number - 1]
    price = card.cost if cost is None else cost
    return clip(
        f"{price}{FOOD} {pad(deck.name(number), 20)} [b]{card.strength}{STRENGTH}[/] [dim]{deck.text(number)}[/]", width
    )


def small(deck: Deck, number: int, width: int, cost: int | None = None) -> list[str]:
    """Draw a card in two short lines: name and numbers, then the ability."""
    card = deck.cards[number - 1]
    price = card.cost if cost is None else cost
    numbers = f"{price}{FOOD}{card.strength}{STRENGTH}"
    return [
        f"{numbers} {clip(deck.name(number), width - len(numbers) - 1)}",
        f"[dim]{clip(deck.ability(number), width)}[/]",
    ]


def side_by_side(deck: Deck, numbers: Sequence[int], width: int, costs: Mapping[str, int]) -> list[str]:
    """Draw small cards in a row."""
    each = width // max(len(numbers), IN_A_ROW)
    cards = [small(deck, number, each - 1, costs.get(str(number))) for number in numbers]
    return ["".join(pad(card[row], each) for card in cards).rstrip() for row in (0, 1)]


def printed(hero: HeroCard, say: Say, cost: int | None = None) -> str:
    """Return the printed content of a card, as sentences. `cost` is what it costs now, if that differs."""
    told = say("draw-printed", cost=hero.cost if cost is None else cost, strength=hero.strength, hunger=hero.hunger)
    return " ".join([told, *(ability.text for ability in hero.abilities)])


def topics(options: HeroesOptions, say: Say) -> dict[str, str]:
    """Return every hero of this match with its printed text, and every tile with its worth."""
    deck, in_play = deck_of(options, say), options.setup().in_play
    cards = (card for card in deck.cards if in_play(card.number - 1))  # H-4.3: two Golems share a name
    heroes = {say("draw-hero", hero=str(card.number)): printed(card, say) for card in cards}
    tiles = {
        say("board-tile", tile=tile): say("draw-tile", points=points, slots=slots)
        for tile, points, slots in zip(TILE_NAMES, POINTS, SLOTS, strict=True)
    }
    return heroes | tiles
