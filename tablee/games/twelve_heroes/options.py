"""How a match is set up: the decks, the advanced rules, and the set of heroes."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.decks import read_deck
from tablee.games.twelve_heroes.library import find_set
from tablee.games.twelve_heroes.pieces import FACTIONS
from tablee.games.twelve_heroes.position import Table

Faction = Literal["mechanical", "elves", "humans", "orcs"]


class HeroesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`heroes` names a set that comes with the game or holds one as a line of JSON; decks are as `decks` reads them."""

    decks: Literal["factions", "draft", "constructed"] = "factions"
    faction_1: Faction = "humans"
    faction_2: Faction = "orcs"
    deck_1: str = ""
    deck_2: str = ""
    extra_actions: bool = False
    popularity: bool = False
    heroes: str = "tablee"

    def check(self, seats: int) -> None:
        """H-5: the set can be read, and so can the decks; H-5.1: there is one deck of each faction."""
        self.kinds()
        if self.decks == "factions" and self.faction_1 == self.faction_2:
            raise Refused("same-faction", "H-5.1", faction=self.faction_1)

    def table(self) -> Table:
        """What does not change during a match with these options."""
        return _table(self)

    def kinds(self) -> list[int]:
        """H-5: the twelve kinds of the first seat's deck and of the second's; before a draft nobody knows."""
        return list(_kinds(self))


@cache
def _table(options: HeroesOptions) -> Table:
    return Table(
        find_set(options.heroes).heroes,
        options,
        draft=options.decks == "draft",
        extra_actions=options.extra_actions,
        popularity=options.popularity,
    )


@cache
def _kinds(options: HeroesOptions) -> tuple[int, ...]:
    table = options.table()
    if options.decks == "draft":
        return (0,) * 24
    if options.decks == "constructed":
        cards = find_set(options.heroes)
        return (*read_deck(options.deck_1, cards, table), *read_deck(options.deck_2, cards, table))
    chosen = [FACTIONS.index(faction) for faction in (options.faction_1, options.faction_2)]
    return tuple(kind for faction in chosen for kind in table.heroes.faction_deck(faction, table.version()))


SWARM: Final = "goat 2, goblin-thief 2, orc-raider 2, wolf-rider 2, warchief, squire 2, standard-bearer"
SIEGE: Final = "golem 2, sentinel 2, catapult 2, archangel 2, treant 2, knight, giant-falcon"

PRESETS: Final = {
    "first-game": HeroesOptions(),
    "forest-and-steel": HeroesOptions(faction_1="elves", faction_2="mechanical"),
    "popularity": HeroesOptions(faction_1="mechanical", faction_2="humans", popularity=True),
    "advanced": HeroesOptions(faction_1="orcs", faction_2="elves", extra_actions=True, popularity=True),
    "draft": HeroesOptions(decks="draft"),
    "advanced-draft": HeroesOptions(decks="draft", extra_actions=True, popularity=True),
    "tournament": HeroesOptions(decks="constructed", deck_1=SWARM, deck_2=SIEGE),
}
