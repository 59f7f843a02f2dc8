"""Dice set aside together, as data. Every handful of faces has a number, and that number is an action."""
# compiled by mypyc

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.action import Action, ActionTable
from tablee.core.chance import Dice

if TYPE_CHECKING:
    from tablee.core.rng import Rng

MAX_DICE: Final = 8
MAX_SEATS: Final = 8


def _all_handfuls() -> list[tuple[int, ...]]:
    sizes = range(1, MAX_DICE + 1)
    return [faces for size in sizes for faces in combinations_with_replacement(range(1, 7), size)]


HANDFULS: Final = _all_handfuls()
HANDFUL_SIZE: Final = [len(faces) for faces in HANDFULS]
HANDFUL_SUM: Final = [sum(faces) for faces in HANDFULS]
HANDFUL_FACES: Final = [list(faces) for faces in HANDFULS]
"""The faces as lists. They are shared: do not change them."""
HANDFUL_COUNTS: Final = vec[i64]([faces.count(face) for faces in HANDFULS for face in range(1, 7)])
"""`HANDFUL_COUNTS[handful * 6 + face - 1]`: how many dice of a handful show this face."""
HANDFUL_NUMBER: Final = {faces: number for number, faces in enumerate(HANDFULS)}

TARGET: Final = len(HANDFULS)
UNNAMED: Final = TARGET + MAX_SEATS
STOP: Final = UNNAMED + 1
PRESS: Final = STOP + 1


def _all_actions() -> list[Action]:
    keeps = [Action("keep", {"faces": list(faces)}) for faces in HANDFULS]
    targets = [Action("attack", {"seat": seat}) for seat in range(MAX_SEATS)]
    return [*keeps, *targets, Action("roll", {}), Action("stop", {}), Action("press", {})]


ACTIONS: Final = ActionTable(_all_actions())

ROLLS: Final = [[Dice(f"dice/{seat + 1}", max(dice, 1)) for dice in range(MAX_DICE + 1)] for seat in range(MAX_SEATS)]
"""`ROLLS[seat][dice]` is a roll of that many dice, from that seat's stream of luck."""


def _with_one_more() -> list[int]:
    """Return the handful that each handful makes with one more die, for each face. The empty handful comes first."""
    table = [HANDFUL_NUMBER[(face,)] for face in range(1, 7)]
    for faces in HANDFULS:
        if len(faces) < MAX_DICE:
            table += [HANDFUL_NUMBER[tuple(sorted((*faces, face)))] for face in range(1, 7)]
    return table


ONE_MORE: Final = vec[i64](_with_one_more())
"""`ONE_MORE[(handful + 1) * 6 + face - 1]`: the handful plus a die that shows this face. Handful -1 is no dice."""


class Parts:
    """Every handful that can be set aside out of one: as a shared list, and as unboxed numbers."""

    def __init__(self, number: int) -> None:
        self.listed: list[int] = sorted(HANDFUL_NUMBER[part] for part in _sub_tuples(HANDFULS[number]))
        self.numbers = vec[i64](self.listed)


_parts: Final[list[Parts | None]] = [None] * len(HANDFULS)
"""The parts of each handful, computed on demand."""


def handful(faces: list[int]) -> i64:
    """Return the number of these sorted faces."""
    return HANDFUL_NUMBER[tuple(faces)]


def roll_handful(dice: i64, rng: Rng) -> i64:
    """Roll this many dice and return the handful. The luck is the same as by `Dice.sample`, only faster."""
    found: i64 = -1
    while dice > 0:
        found = ONE_MORE[(found + 1) * 6 + rng.below(6)]
        dice -= 1
    return found


def sub_handfuls(number: i64) -> list[int]:
    """Return every handful that can be set aside out of this one.

    It has at least one die, and equal faces are alike. Do not change the list.
    """
    return parts_of(number).listed


def parts_of(number: i64) -> Parts:
    """Return the same as unboxed numbers."""
    found = _parts[number]
    if found is None:
        found = _parts[number] = Parts(number)
    return found


def _sub_tuples(faces: tuple[int, ...]) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = {()}
    for face in faces:
        found |= {(*part, face) for part in found}
    return found - {()}
