"""King of 12's set-ups and rulings."""

from __future__ import annotations

from typing import Literal

from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.games.king_of_12.pieces import CHARACTERS, COLLECTOR, FAUN, FIRST_GAME, KNIGHT, set_of

PROMOS = {"none": 0, "collector": COLLECTOR, "faun": FAUN, "both": COLLECTOR | FAUN}


class KingOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seven characters are played, how values are read, and how twelve are cut into groups."""

    characters: Literal["first-game", "random", "agreed"] = "first-game"
    promo: Literal["none", "collector", "faun", "both"] = "none"
    agreed: str = ""
    values_read: Literal["as_resolved", "final_face"] = "as_resolved"
    twelve: Literal["fours", "threes"] = "fours"

    def check(self, seats: int) -> None:
        """K12-1.2 to K12-1.5: only a random set takes promos of its own; an agreed one names them."""
        if self.promo != "none" and self.characters != "random":
            raise Refused("promo-needs-random", "K12-1.5")
        if self.characters != "agreed":
            return
        named = self.agreed.lower().split()
        for word in named:
            if word not in CHARACTERS:
                raise Refused("no-such-character", "K12-1.4", name=word, choices=list(CHARACTERS))
        if len(named) != 6 or len(set(named) - {"knight"}) != 6:
            raise Refused("six-characters", "K12-1.4")


def fixed_characters(options: KingOptions) -> int:
    """The characters that are in the game before any is drawn; the Knight always (K12-1.1)."""
    if options.characters == "random":
        return KNIGHT | PROMOS[options.promo]
    return FIRST_GAME if options.characters == "first-game" else KNIGHT | set_of(options.agreed.lower().split())


PRESETS = {
    "first-game": KingOptions(),
    "random": KingOptions(characters="random"),
    "court": KingOptions(characters="agreed", agreed="lady gambler merchants reverser sorcerer golem"),
    "mischief": KingOptions(characters="agreed", agreed="troublemakers merchants alchemist parasite oracle reverser"),
    "collector": KingOptions(characters="random", promo="collector"),
    "faun": KingOptions(characters="random", promo="faun"),
    "both-promos": KingOptions(characters="random", promo="both"),
    "tournament-in-threes": KingOptions(characters="random", twelve="threes"),
}
