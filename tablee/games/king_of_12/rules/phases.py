"""The phases of King of 12, which say what a position awaits."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

DRAWING: Final = 0
ROLLING: Final = 1
PLAYING: Final = 2
ADJUSTING: Final = 3
FORETELLING: Final = 4
TAKING: Final = 5
BURYING: Final = 6
OVER: Final = 7
SEATING: Final = 8

NOBODY: Final = -1
