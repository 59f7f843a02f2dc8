"""How Killer's events are shown: which ones together, and for how long."""

from __future__ import annotations

from typing import Final

from tablee.core.beats import Tell

TELLING: Final = {
    "life-rolled": Tell(700),
    "life-kept": Tell(700),
    "first-drawn": Tell(700),
    # A roll leads to a choice. If much is waiting, a turn of others begins with its score and all dice set aside.
    "turn-begun": Tell(300, joins=("dice-rolled",), brief=0),
    "dice-rolled": Tell(650, brief=0),
    "dice-kept": Tell(400, joins=("dice-rolled", "scored", "attack-won", "mark-hit", "ghost-rests"), brief=0),
    "scored": Tell(800, joins=("attack-won", "mark-hit", "ghost-rests"), brief=700),
    "attack-won": Tell(900, brief=800),
    "mark-hit": Tell(900, brief=800),
    "ghost-rests": Tell(800, brief=700),
    "revived": Tell(1200, joins=("life-gained",)),
    "life-gained": Tell(1300),
    # The attack, roll by roll, and then its damage. If much is waiting, the damage and all hits at once.
    "attack-aimed": Tell(900, brief=0),
    "attack-unnamed": Tell(1000, brief=0),
    "strike-rolled": Tell(1300, joins=("strike-goes-on", "gamble-lost"), brief=0),
    "strike-goes-on": Tell(700, brief=0),
    "gamble-lost": Tell(700, brief=0),
    "gambled": Tell(900, brief=0),
    "unharmed": Tell(800),
    "life-lost": Tell(1000, joins=("eliminated", "became-ghost"), brief=800),
    # What matters to everybody is always shown in full.
    "eliminated": Tell(1700),
    "became-ghost": Tell(1700),
    "limit-near": Tell(900),
    "won": Tell(1600),
    "limit-won": Tell(1600),
    "limit-shared": Tell(1600),
}
