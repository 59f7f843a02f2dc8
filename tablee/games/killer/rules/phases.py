"""The phases of Killer, which say what a position awaits."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # the first player is drawn
LIFE: Final = 1  # a seat rolls for its life
ROLL: Final = 2
KEEP: Final = 3  # dice to set aside are chosen
REGENERATE: Final = 4
AIM: Final = 5  # a target is chosen
STRIKE: Final = 6  # the dice of an attack are rolled
GAMBLE: Final = 7  # the attacker stops or presses on
OVER: Final = 8

NOBODY: Final = -1
