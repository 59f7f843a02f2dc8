"""How Killer's events are shown: which ones together, and for how long."""

from __future__ import annotations

from typing import Final

from tablee.core.beats import Tell

TELLING: Final = {
    "life-rolled": Tell(700, brief=350),
    "life-kept": Tell(700, brief=350),
    "first-drawn": Tell(700, brief=350),
    # A roll leads to a choice. The opponents' rolls are many and are shown briefly, or not at all if much is waiting.
    "turn-begun": Tell(300, joins=("dice-rolled",), brief=300),
    "dice-rolled": Tell(650, brief=0),
    "dice-kept": Tell(400, joins=("dice-rolled",), brief=0),
    "scored": Tell(600, joins=("attack-won", "mark-hit", "ghost-rests"), brief=360),
    "attack-won": Tell(900, brief=540),
    "mark-hit": Tell(900, brief=540),
    "ghost-rests": Tell(700, brief=420),
    "revived": Tell(1200, joins=("life-gained",)),
    "life-gained": Tell(900, brief=450),
    # The attack, roll by roll, and then its damage.
    "attack-aimed": Tell(900, brief=450),
    "attack-unnamed": Tell(1000, brief=500),
    "strike-rolled": Tell(1300, joins=("strike-goes-on", "gamble-lost"), brief=650),
    "strike-goes-on": Tell(700, brief=350),
    "gamble-lost": Tell(700, brief=350),
    "gambled": Tell(900, brief=450),
    "unharmed": Tell(800, brief=400),
    "life-lost": Tell(1000, joins=("eliminated", "became-ghost"), brief=500),
    # What matters to everybody is always shown in full.
    "eliminated": Tell(1700),
    "became-ghost": Tell(1700),
    "limit-near": Tell(900),
    "won": Tell(1600),
    "limit-won": Tell(1600),
    "limit-shared": Tell(1600),
}
