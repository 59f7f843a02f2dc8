"""Dice set aside together, as data: every handful of faces has a number, and that number is an action."""
# compiled by mypyc

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from tablee.core.action import Action, ActionTable
from tablee.core.chance import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_DICE: Final = 8
MOST_SEATS: Final = 8


def _all_handfuls() -> list[tuple[int, ...]]:
    sizes = range(1, MOST_DICE + 1)
    return [faces for size in sizes for faces in combinations_with_replacement(range(1, 7), size)]


HANDFULS: Final = _all_handfuls()
SIZE: Final = [len(faces) for faces in HANDFULS]
SUM: Final = [sum(faces) for faces in HANDFULS]
NUMBER: Final = {faces: number for number, faces in enumerate(HANDFULS)}

TARGET: Final = len(HANDFULS)
UNNAMED: Final = TARGET + MOST_SEATS
STOP: Final = UNNAMED + 1
PRESS: Final = STOP + 1


def _all_actions() -> list[Action]:
    keeps = [Action("keep", {"faces": list(faces)}) for faces in HANDFULS]
    targets = [Action("attack", {"seat": seat}) for seat in range(MOST_SEATS)]
    return [*keeps, *targets, Action("roll", {}), Action("stop", {}), Action("press", {})]


ACTIONS: Final = ActionTable(_all_actions())

ROLLS: Final = [[Dice(f"dice/{seat + 1}", max(dice, 1)) for dice in range(MOST_DICE + 1)] for seat in range(MOST_SEATS)]
"""`ROLLS[seat][dice]`: that many dice, by that seat's luck."""

_parts: Final[dict[int, list[int]]] = {}


def handful(faces: list[int]) -> i64:
    """The number of these faces, which are sorted."""
    return NUMBER[tuple(faces)]


def parts(number: i64) -> list[int]:
    """Every handful that can be set aside out of this one: at least one die, equal faces alike. Not to be changed."""
    found = _parts.get(number)
    if found is None:
        found = sorted(NUMBER[part] for part in _sub_handfuls(HANDFULS[number]))
        _parts[number] = found
    return found


def _sub_handfuls(faces: tuple[int, ...]) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = {()}
    for face in faces:
        found |= {(*part, face) for part in found}
    return found - {()}
