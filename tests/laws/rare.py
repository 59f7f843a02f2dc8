"""Options under which something happens that the presets show seldom or never."""

from __future__ import annotations

from tablee.games import killer, king_of_12, twelve_heroes
from tablee.games.killer.options import KillerOptions
from tablee.games.king_of_12.options import KingOptions
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.testing.case import AnyGame, Case

LADIES = "lady merchants alchemist parasite automaton gambler"

RARE = [
    # Dice are kept for lives (D-4.3), and attacks go on after a full house (D-2.7).
    Case(killer.GAME, "kept-life", KillerOptions(dice=3, rolled_life=True, life_roll="keeping"), 3),
    Case(killer.GAME, "full-house", KillerOptions(dice=2, life=99, full_house="gamble", regeneration=False), 2),
    # Eight points count before a theft (K12-8.8).
    Case(king_of_12.GAME, "ladies", KingOptions(characters="agreed", agreed=LADIES, eight_points="before-theft"), 4),
    # The Unicorn pushes heroes, and nobody does so in the newest set. Cards are given for actions (H-4.1).
    Case(twelve_heroes.GAME, "unicorn", HeroesOptions(heroes="tablee-1", faction_1="elves", extra_actions=True), 2),
    Case(twelve_heroes.GAME, "rare-draft", HeroesOptions(decks="draft", extra_actions=True), 2),
]


def rare_cases(game: AnyGame) -> list[Case]:
    return [case for case in RARE if case.game is game]
