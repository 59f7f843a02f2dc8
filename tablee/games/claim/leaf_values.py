"""What followers are worth in the second phase, in hundredths of a logit; written by tools/claim_leaf.py."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

POWER: Final = [
    -67,
    -67,
    -67,
    -67,
    -67,
    -66,
    -50,
    -34,
    -42,
    -29,
    -22,
    -1,
    14,
    48,
    28,
    18,
    2,
    -10,
    -21,
    -26,
    -42,
    -42,
    -42,
    -49,
    -32,
    -46,
    -49,
    -34,
    -34,
    -15,
    0,
    2,
    19,
    61,
    19,
    21,
    10,
    31,
    41,
    58,
    84,
    104,
    140,
    199,
    -48,
    -38,
    -30,
    -16,
    -2,
    8,
    51,
    89,
]
SCORED: Final = 31
"""An Undead in the score pile."""
LEADS: Final = 23
"""Leading the first trick."""
