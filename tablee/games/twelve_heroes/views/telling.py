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
    "card-under": Tell(350),
    "card-under-unseen": Tell(350),
    "mulligan-taken": Tell(450, ("cards-drawn", "cards-drawn-unseen")),
    "turn-begun": Tell(300),
    "strengths-compared": Tell(350),
    "tie-won-popular": Tell(700),
    "tie-won-by-hero": Tell(700),
    "cube-placed": Tell(450),
    # One thing at a time: who scores, what is cleared away, who leaves.
    "tile-won": Tell(1200),
    "cubes-returned": Tell(600, ("food-lost",)),
    "hero-retired": Tell(900, LEAVING),
    "hero-returned": Tell(900, LEAVING),
    "stack-empty": Tell(400),
    "food-eaten": Tell(450, ("food-eaten",)),
    "hero-starved": Tell(1000, LEFT),
    "reserve-short": Tell(450, ("food-taken",)),
    "supply-forced": Tell(1500, ("reserve-short", "food-taken")),
    "food-taken": Tell(350),
    "deck-reshuffled": Tell(500),
    "nothing-to-draw": Tell(450, ("actions-begun",)),
    "cards-drawn": Tell(500, ("actions-begun",)),
    "cards-drawn-unseen": Tell(350, ("actions-begun",)),
    "actions-begun": Tell(250),
    "hero-recruited": Tell(550, ("food-paid",)),
    "card-spent": Tell(550),
    "card-discarded": Tell(550),
    "hero-deployed": Tell(550, GOING),
    "hero-moved": Tell(550, GOING),
    "food-carried": Tell(300, LEFT),
    "hero-first": Tell(250),
    "hero-named": Tell(400),
    "region-named": Tell(350),
    "line-chosen": Tell(350),
    "ability-used": Tell(800, DONE),
    "food-paid": Tell(450, DONE),
    "hand-shown": Tell(900),
    "ability-declined": Tell(350),
    "hero-killed": Tell(900, LEFT),
    "hero-pushed": Tell(650, GOING),
    "hero-joined": Tell(650, GOING),
    "hero-sent-to-camp": Tell(650, LEFT),
    "hero-sent-to-hand": Tell(650, LEFT),
    "time-over": Tell(1200),
    "game-won": Tell(1600),
}
