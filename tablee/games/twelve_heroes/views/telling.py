"""How Twelve Heroes' events are shown: which ones form a beat, and for how long."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.beats import Tell

LEFT: Final = ("food-lost", "popularity-passed", "popularity-returned")
"""Events that follow at once when a hero leaves a Region (H-2.4, H-4.2)."""
GOING: Final = ("food-carried", "popularity-taken", *LEFT)
"""Events of a hero's move: Food that goes along, and the token of an empty Region."""
LEAVING: Final = ("hero-retired", "hero-returned", *LEFT)
"""Events of the heroes in a Region whose tile was won (H-2.1)."""
DONE: Final = (
    "reserve-short",
    "food-taken",
    "food-placed",
    "food-stolen",
    "actions-gained",
    "cube-added",
    "cube-removed",
    "hero-killed",
    "hero-joined",
    "hero-sent-to-camp",
    "hero-sent-to-hand",
    "hero-recovered-to-camp",
    "hero-recovered-to-hand",
    "hand-shown",
    "ability-idle",
    "popularity-taken",
    *LEFT,
)
"""Effects of an ability that asks nobody, shown while its hero is highlighted."""

TURNED: Final = ("tie-won-popular", "tie-won-by-hero", "cube-placed")
"""What the strengths in a Region lead to at once (H-2.1)."""
INCOME: Final = (
    "food-taken",
    "deck-reshuffled",
    "nothing-to-draw",
    "cards-drawn",
    "cards-drawn-unseen",
    "actions-begun",
)
"""What a turn brings before its actions (H-2.5)."""

TELLING: Final[Mapping[str, Tell]] = {
    "packs-dealt": Tell(500, ("pack-dealt",)),
    "hero-kept": Tell(350),
    "pack-received": Tell(600),
    "draft-ended": Tell(700),
    "hero-enlisted": Tell(60),
    "decks-brought": Tell(600),
    "deck-shown": Tell(900),
    "deck-revealed": Tell(600),
    "tile-revealed": Tell(650, ("tile-revealed",)),
    "first-drawn": Tell(800),
    "card-under": Tell(500),
    "card-under-unseen": Tell(500),
    "mulligan-taken": Tell(800, ("cards-drawn", "cards-drawn-unseen")),
    "turn-begun": Tell(450),
    "strengths-compared": Tell(800, TURNED),
    "tie-won-popular": Tell(1100, TURNED),
    "tie-won-by-hero": Tell(1100, TURNED),
    "cube-placed": Tell(600),
    # One thing at a time: who scores, what is cleared away, who leaves.
    "tile-won": Tell(1200),
    "cubes-returned": Tell(600, ("food-lost",)),
    "hero-retired": Tell(900, LEAVING),
    "hero-returned": Tell(900, LEAVING),
    "stack-empty": Tell(600),
    "food-eaten": Tell(600, ("food-eaten",)),
    "hero-starved": Tell(1000, LEFT),
    "reserve-short": Tell(800, INCOME),
    "supply-forced": Tell(1500, ("reserve-short", "food-taken")),
    "food-taken": Tell(600, INCOME),
    "deck-reshuffled": Tell(900, INCOME),
    "nothing-to-draw": Tell(800, INCOME),
    "cards-drawn": Tell(900, INCOME),
    "cards-drawn-unseen": Tell(750, INCOME),
    "actions-begun": Tell(500),
    "hero-recruited": Tell(750, ("food-paid",)),
    "card-spent": Tell(700),
    "card-discarded": Tell(700),
    "hero-deployed": Tell(750, GOING),
    "hero-moved": Tell(750, GOING),
    "food-carried": Tell(600, LEFT),
    "hero-first": Tell(700, ("ability-used", *DONE)),
    "hero-named": Tell(600),
    "region-named": Tell(600),
    "line-chosen": Tell(700, DONE),
    "ability-used": Tell(950, DONE),
    "food-paid": Tell(600, DONE),
    "hand-shown": Tell(900),
    "ability-declined": Tell(600),
    "hero-killed": Tell(900, LEFT),
    "hero-pushed": Tell(850, GOING),
    "hero-joined": Tell(850, GOING),
    "hero-sent-to-camp": Tell(850, LEFT),
    "hero-sent-to-hand": Tell(850, LEFT),
    "time-over": Tell(1200),
    "game-won": Tell(1600),
}
