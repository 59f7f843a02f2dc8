"""How Killer's events are shown: which ones together, and for how long."""

from __future__ import annotations

from typing import Final

from tablee.core.beats import Tell

TELLING: Final = {
    "life-rolled": Tell(700),
    "life-kept": Tell(700),
    "first-drawn": Tell(700),
    # A roll leads to a choice. The opponents' rolls are many and are shown briefly.
    "turn-begun": Tell(300, joins=("dice-rolled",)),
    "dice-rolled": Tell(650),
    "dice-kept": Tell(400, joins=("dice-rolled",)),
    "scored": Tell(600, joins=("attack-won", "mark-hit", "ghost-rests")),
    "attack-won": Tell(900),
    "mark-hit": Tell(900),
    "ghost-rests": Tell(700),
    "revived": Tell(1200, joins=("life-gained",)),
    "life-gained": Tell(900),
    # The attack, roll by roll, and then its damage.
    "attack-aimed": Tell(900),
    "attack-unnamed": Tell(1000),
    "strike-rolled": Tell(1300, joins=("strike-goes-on", "gamble-lost")),
    "gambled": Tell(900),
    "unharmed": Tell(800),
    "life-lost": Tell(1000, joins=("eliminated", "became-ghost")),
    "eliminated": Tell(1700),
    "became-ghost": Tell(1700),
    "limit-near": Tell(900),
    "won": Tell(1600),
    "limit-won": Tell(1600),
    "limit-shared": Tell(1600),
}
