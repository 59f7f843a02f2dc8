"""What a position can await: a draw, the end, or a choice."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.core.decision import Decide

# Below ENDED: a draw. From PICK on: a choice.
NOTHING: Final = 0
FIRST: Final = 1
TILES_UP: Final = 2
NEXT_TILE: Final = 3
CARDS: Final = 4
PACKS: Final = 5
ENDED: Final = 6
PICK: Final = 7
MULLIGAN: Final = 8
STARVING: Final = 9
ACT: Final = 10
CARRYING: Final = 11
MORE: Final = 12
ORDER: Final = 13
TARGETING: Final = 14
PLACING: Final = 15
BRINGING: Final = 16
WILLING: Final = 17
DISCARDING: Final = 18
LIMITING: Final = 19
STRIPPING: Final = 20
EITHER: Final = 21

PICKS: Final = Decide((0, 1), "draft")
ENLISTS: Final = Decide((0, 1), "enlist")
DECISIONS: Final = [
    [
        Decide((seat,), "mulligan"),
        Decide((seat,), "starve"),
        Decide((seat,), "act"),
        Decide((seat,), "carry"),
        Decide((seat,), "deploy-more"),
        Decide((seat,), "order"),
        Decide((seat,), "target"),
        Decide((seat,), "region"),
        Decide((seat,), "bring"),
        Decide((seat,), "use"),
        Decide((seat,), "discard"),
        Decide((seat,), "hand-limit"),
        Decide((seat,), "strip"),
        Decide((seat,), "either"),
    ]
    for seat in range(2)
]
"""The decision of each seat, from MULLIGAN on in the order of the codes above.

Created once, since they are used often.
"""
