"""The options of a match: the decks, the advanced rules, and the set of heroes."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final, Literal

from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.heroes.decks import read_decks
from tablee.games.twelve_heroes.heroes.library import BUILT_IN, find_set
from tablee.games.twelve_heroes.rules.pieces import DECK, FACTIONS, NONE
from tablee.games.twelve_heroes.rules.setup import MatchSetup

SETUPS_KEPT: Final = 256
"""The number of cached setups. Options come from strangers, and each may contain a different set."""

DRAFT_CARDS: Final = 36
"""H-5.2."""

Faction = Literal["mechanical", "elves", "humans", "orcs"]


class HeroesOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options.

    `heroes` names a set of the game or contains one as a line of JSON; `heroes.decks` reads the decks.
    """

    past: ClassVar[frozenset[str]] = frozenset(("departed",))
    reasons: ClassVar[tuple[str, ...]] = ("factions", "own", "constructed")
    decks: Literal["factions", "draft", "own", "constructed"] = "factions"
    deck_lists: Literal["secret", "open"] = "secret"
    faction_1: Faction = "humans"
    faction_2: Faction = "orcs"
    deck_1: str = ""
    deck_2: str = ""
    extra_actions: bool = False
    popularity: bool = False
    heroes: str = BUILT_IN[-1]
    departed: Literal["act", "silent"] = "silent"
    """Whether a hero still acts that has left its place in the same moment (H-3.8)."""

    def check(self, seats: int) -> None:
        """Check that the set and the decks can be read (H-5), and that there is one deck of each faction (H-5.1)."""
        check_whole(self)
        self.kinds()
        if self.decks == "factions" and self.faction_1 == self.faction_2:
            raise Refused("same-faction", "H-5.1", faction=self.faction_1)

    def idle(self, seats: int) -> dict[str, str]:
        """Return the options without effect: those of another way to a deck (H-5)."""
        found = {} if self.decks == "factions" else {"faction_1": "factions", "faction_2": "factions"}
        found |= {} if self.decks == "own" else {"deck_lists": "own"}
        return found | ({} if self.decks == "constructed" else {"deck_1": "constructed", "deck_2": "constructed"})

    def setup(self) -> MatchSetup:
        """Return what does not change during a match with these options."""
        return _setup(self)

    def kinds(self) -> list[int]:
        """Return the twelve kinds of the first seat's deck and of the second's (H-5).

        There are none before a draft, or before players have brought their decks.
        """
        return list(_kinds(self))


def check_whole(options: HeroesOptions) -> None:
    """Refuse an incomplete set, except if players bring their decks: twelve cards are enough for that (H-7.1)."""
    setup = options.setup()
    box = setup.heroes.faction_deck
    decks = [box(FACTIONS.index(faction), setup.version()) for faction in (options.faction_1, options.faction_2)]
    if options.decks == "factions" and any(len(deck) != DECK for deck in decks):
        raise Refused("unfinished-factions", "H-7.1", count=min(len(deck) for deck in decks), wanted=DECK)
    if options.decks == "draft" and len(setup.draft_kinds) != DRAFT_CARDS:
        raise Refused("unfinished-draft", "H-7.1", count=len(setup.draft_kinds), wanted=DRAFT_CARDS)
    cards = sum(len(box(faction, setup.version())) for faction in range(len(FACTIONS)))
    if options.decks == "own" and cards < DECK:
        raise Refused("unfinished-box", "H-5.3", count=cards, wanted=DECK)


@lru_cache(maxsize=SETUPS_KEPT)
def _setup(options: HeroesOptions) -> MatchSetup:
    return MatchSetup(
        find_set(options.heroes).heroes,
        options,
        draft=options.decks == "draft",
        extra_actions=options.extra_actions,
        popularity=options.popularity,
        departed_act=options.departed == "act",
        own=options.decks == "own",
        secret=options.decks == "draft" or (options.decks == "own" and options.deck_lists == "secret"),
    )


@lru_cache(maxsize=SETUPS_KEPT)
def _kinds(options: HeroesOptions) -> tuple[int, ...]:
    setup = options.setup()
    if options.decks == "draft":
        return (0,) * 24
    if options.decks == "own":
        return (NONE,) * 24
    if options.decks == "constructed":
        decks = {"deck_1": options.deck_1, "deck_2": options.deck_2}
        return tuple(read_decks(decks, find_set(options.heroes), setup))
    chosen = [FACTIONS.index(faction) for faction in (options.faction_1, options.faction_2)]
    return tuple(kind for faction in chosen for kind in setup.heroes.faction_deck(faction, setup.version()))


SWARM: Final = "goat 2, goblin-thief 2, orc-raider 2, wolf-rider 2, warchief, squire 2, standard-bearer"
SIEGE: Final = "golem 2, sentinel 2, catapult 2, archangel 2, treant 2, knight, giant-falcon"

PRESETS: Final = {
    "first-game": HeroesOptions(),
    "forest-and-steel": HeroesOptions(faction_1="elves", faction_2="mechanical"),
    "popularity": HeroesOptions(faction_1="mechanical", faction_2="humans", popularity=True),
    "advanced": HeroesOptions(faction_1="orcs", faction_2="elves", extra_actions=True, popularity=True),
    "draft": HeroesOptions(decks="draft"),
    "advanced-draft": HeroesOptions(decks="draft", extra_actions=True, popularity=True),
    "tournament": HeroesOptions(decks="own"),
    "open-tournament": HeroesOptions(decks="own", deck_lists="open"),
    "swarm-and-siege": HeroesOptions(decks="constructed", deck_1=SWARM, deck_2=SIEGE),
}
