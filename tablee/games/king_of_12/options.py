"""King of 12's set-ups and readings of the rules."""

from __future__ import annotations

from typing import ClassVar, Literal

from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.games.king_of_12.rules.pieces import (
    BOX,
    CHARACTERS,
    COLLECTOR,
    FAUN,
    FIRST_GAME,
    GAMBLER,
    KNIGHT,
    LADY,
    LARGEST_GROUP,
    REMEMBERED,
    TROUBLEMAKERS,
    set_of,
)

TWELVE = 12
"""The only number of players with two ways to form groups (K12-9.1)."""

ARTICLES = frozenset(("the", "le", "la", "les", "l"))
CHARACTER_NAMES = {
    "alchimiste": "alchemist",
    "automate": "automaton",
    "chenapans": "troublemakers",
    "chevalier": "knight",
    "dame": "lady",
    "inverseuse": "reverser",
    "marchands": "merchants",
    "parieur": "gambler",
    "sorcier": "sorcerer",
    "sorcière": "sorcerer",
    "collectionneur": "collector",
    "faune": "faun",
    "алхимик": "alchemist",
    "робот": "automaton",
    "смутьяны": "troublemakers",
    "рыцарь": "knight",
    "леди": "lady",
    "голем": "golem",
    "оборотень": "reverser",
    "торговцы": "merchants",
    "оракул": "oracle",
    "паразит": "parasite",
    "шулер": "gambler",
    "чародей": "sorcerer",
    "коллекционер": "collector",
    "фавн": "faun",
}
"""The characters' names in the French and the Russian rulebook. Missing ones have the same name in both."""

PROMOS = {"none": 0, "collector": COLLECTOR, "faun": FAUN, "both": COLLECTOR | FAUN}


class KingOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seven characters of the match, and the readings of the rules where the rulebooks differ (K12-8)."""

    past: ClassVar[frozenset[str]] = frozenset({"standings"})
    reasons: ClassVar[tuple[str, ...]] = (
        *("agreed", "random", "twelve", "tournament", "lady", "three-ladies", "gambler", "values"),
    )
    characters: Literal["first-game", "random", "agreed"] = "first-game"
    promo: Literal["none", "collector", "faun", "both"] = "none"
    agreed: str = ""
    values_read: Literal["as_resolved", "final_face"] = "as_resolved"
    twelve: Literal["fours", "threes"] = "fours"
    symbols: Literal["redraw", "exchange"] = "redraw"
    ladies_even: Literal["outer", "any"] = "outer"
    theft: Literal["may", "must"] = "may"
    seats_change: Literal["two-left", "by-lot", "all-meet"] = "two-left"
    theft_settled: Literal["stage", "champions"] = "stage"
    lone_gambler: Literal["runner-up", "champion"] = "runner-up"
    played_cards: Literal["open", "face-down"] = "open"
    eight_points: Literal["after-theft", "before-theft"] = "after-theft"
    standings: Literal["ranked", "winner"] = "ranked"

    def check(self, seats: int) -> None:
        """Check the characters.

        Only a random set takes promos as an option; an agreed set names them (K12-1.2 to K12-1.5).
        """
        if self.promo != "none" and self.characters != "random":
            raise Refused("promo-needs-random", "K12-1.5")
        if self.characters != "agreed":
            return
        named = [character(word) for word in words_of(self.agreed)]
        if len(named) != 6 or len(set(named) - {"knight"}) != 6:
            raise Refused("six-characters", "K12-1.4")

    def idle(self, seats: int) -> dict[str, str]:
        """Return the options without effect: they need a character that cannot occur, a random set, or a tournament."""
        found = {} if self.characters == "agreed" else {"agreed": "agreed"}
        found |= {} if self.characters == "random" else {"promo": "random", "symbols": "random"}
        found |= {} if seats == TWELVE else {"twelve": "twelve"}
        if seats <= LARGEST_GROUP:
            found |= {"seats_change": "tournament", "theft_settled": "tournament"}
        return found | self._idle_readings(seats)

    def _idle_readings(self, seats: int) -> dict[str, str]:
        """Return the readings about a character that cannot occur (K12-3.2, K12-8)."""
        there = possible_characters(self)
        found = {} if there & TROUBLEMAKERS and there & REMEMBERED else {"values_read": "values"}
        found |= {} if there & GAMBLER else {"lone_gambler": "gambler"}
        if not there & LADY:
            return found | dict.fromkeys(("ladies_even", "theft", "theft_settled", "eight_points"), "lady")
        return found | ({"ladies_even": "three-ladies"} if seats == 2 else {})


def fixed_characters(options: KingOptions) -> int:
    """Return the characters in the game before any is drawn. The Knight is always one (K12-1.1)."""
    if options.characters == "random":
        return KNIGHT | PROMOS[options.promo]
    return (
        FIRST_GAME
        if options.characters == "first-game"
        else KNIGHT | set_of([character(word) for word in words_of(options.agreed)])
    )


def possible_characters(options: KingOptions) -> int:
    """Return the characters that may be in the game."""
    return fixed_characters(options) | (BOX if options.characters == "random" else 0)


def words_of(text: str) -> list[str]:
    """Return the names in a text, separated by spaces or commas, with or without articles."""
    words = text.lower().replace(",", " ").replace("’", "'").replace("'", " ").split()
    return [word for word in words if word not in ARTICLES]


def character(word: str) -> str:
    """Return the character with this name in any of the three languages, or raise `Refused`."""
    found = CHARACTER_NAMES.get(word, word)
    if found not in CHARACTERS:
        raise Refused("no-such-character", "K12-1.4", name=word, cards=list(CHARACTERS))
    return found


PRESETS = {
    "first-game": KingOptions(),
    "random": KingOptions(characters="random"),
    "court": KingOptions(characters="agreed", agreed="lady gambler merchants reverser sorcerer golem"),
    "mischief": KingOptions(characters="agreed", agreed="troublemakers merchants alchemist parasite oracle reverser"),
    "market": KingOptions(characters="agreed", agreed="merchants automaton parasite oracle reverser lady"),
    "wizards": KingOptions(characters="agreed", agreed="sorcerer oracle alchemist reverser lady troublemakers"),
    "collector": KingOptions(characters="random", promo="collector"),
    "faun": KingOptions(characters="random", promo="faun"),
    "both-promos": KingOptions(characters="random", promo="both"),
    "tournament-in-threes": KingOptions(characters="random", twelve="threes"),
    "french": KingOptions(characters="random", symbols="exchange", played_cards="face-down"),
    "russian": KingOptions(
        characters="random", ladies_even="any", theft="must", seats_change="by-lot", played_cards="face-down"
    ),
    "other-readings": KingOptions(
        characters="agreed",
        agreed="lady gambler merchants reverser sorcerer golem",
        seats_change="all-meet",
        theft_settled="champions",
        lone_gambler="champion",
        eight_points="before-theft",
    ),
}
