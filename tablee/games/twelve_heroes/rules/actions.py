"""The fixed table of actions. It names a hero by the number on its card, for any set in play."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from tablee.core.action import Action, ActionTable
from tablee.games.twelve_heroes.rules.pieces import FOOD, MAX_KINDS, PLACE_NAMES, REGIONS

PLACES: Final = len(PLACE_NAMES)
PATHS: Final = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]

SUPPLY: Final = 0
DONE: Final = 1
USE: Final = 2
DECLINE: Final = 3
CARRY: Final = 4
CHOOSE: Final = CARRY + FOOD + 1
RECRUIT: Final = CHOOSE + REGIONS
SPEND: Final = RECRUIT + MAX_KINDS
STARVE: Final = SPEND + MAX_KINDS
DROP: Final = STARVE + MAX_KINDS
UNDER: Final = DROP + MAX_KINDS
KEEP: Final = UNDER + MAX_KINDS
DEPLOY: Final = KEEP + MAX_KINDS
MOVE: Final = DEPLOY + REGIONS * MAX_KINDS
RESOLVE: Final = MOVE + len(PATHS) * MAX_KINDS
TARGET: Final = RESOLVE + REGIONS * MAX_KINDS
STRIP: Final = TARGET + PLACES * MAX_KINDS
EITHER_LINE: Final = STRIP + MAX_KINDS
ENLIST: Final = EITHER_LINE + 2
TOTAL: Final = ENLIST + MAX_KINDS


def hero(kind: int) -> str:
    """Return a kind's name in texts: the number on its card."""
    return str(kind + 1)


def _of_heroes(verb: str) -> list[Action]:
    return [Action(verb, {"hero": hero(kind)}) for kind in range(MAX_KINDS)]


def _in_places(verb: str, places: int) -> list[Action]:
    return [
        Action(verb, {"hero": hero(kind), "place": PLACE_NAMES[place]})
        for kind in range(MAX_KINDS)
        for place in range(places)
    ]


def _moves() -> list[Action]:
    return [
        Action("move", {"hero": hero(kind), "place_from": PLACE_NAMES[start], "place_to": PLACE_NAMES[end]})
        for kind in range(MAX_KINDS)
        for start, end in PATHS
    ]


ACTIONS: Final = ActionTable(
    [
        Action("supply", {}),
        Action("done", {}),
        Action("use", {}),
        Action("decline", {}),
        *[Action("carry", {"food": food}) for food in range(FOOD + 1)],
        *[Action("choose", {"place": PLACE_NAMES[region]}) for region in range(REGIONS)],
        *_of_heroes("recruit"),
        *_of_heroes("spend"),
        *_of_heroes("starve"),
        *_of_heroes("drop"),
        *_of_heroes("under"),
        *_of_heroes("keep"),
        *_in_places("deploy", REGIONS),
        *_moves(),
        *_in_places("resolve", REGIONS),
        *_in_places("target", PLACES),
        *_of_heroes("strip"),
        *[Action("either", {"line": line}) for line in (1, 2)],
        *_of_heroes("enlist"),
    ]
)
