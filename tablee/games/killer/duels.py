"""The chances of two players at a glance: the solver's values at some pairs of lives, shipped, and between them a plane."""
# compiled by mypyc

from __future__ import annotations

from base64 import b85decode
from typing import TYPE_CHECKING, Final

from tablee.games.killer.duel_values import VALUES
from tablee.games.killer.stakes import MIDDLE, Chances
from tablee.games.killer.variants import FULL_HOUSE, Variants

if TYPE_CHECKING:
    from mypy_extensions import i64

KNOTS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 45, 52, 60)
FINE: Final = 65535.0

_known: Final[dict[str, Chances]] = {}


def rules_key(variants: Variants) -> str:
    """What tells duels apart; the other options do not matter between two."""
    healing = "heal" if variants.regeneration else "no-heal"
    attackers = "attackers" if variants.attackers_regenerate else "no-attackers"
    return f"{variants.dice} {healing} {attackers} {FULL_HOUSE[variants.full_house]}"


def duel_chances(variants: Variants) -> Chances:
    """The chances of winning by these rules, good to about a hundredth; worked out once."""
    key = rules_key(variants)
    if key not in _known:
        _known[key] = _between(_unpacked(VALUES[key]))
    return _known[key]


def _unpacked(text: str) -> list[float]:
    data = b85decode(text)
    return [(data[i] * 256 + data[i + 1]) / FINE for i in range(0, len(data), 2)]


def _between(values: list[float]) -> Chances:
    chances = Chances(KNOTS[len(KNOTS) - 1], MIDDLE, 0.0)
    places = [_place(life) for life in range(1, KNOTS[len(KNOTS) - 1] + 1)]
    for mine, (row, down) in enumerate(places):
        for other, (column, along) in enumerate(places):
            low = _mix(values, row, column, along)
            high = _mix(values, row + 1, column, along)
            chances.table[(mine + 1) * (chances.most + 1) + other + 1] = low + down * (high - low)
    return chances


def _place(life: int) -> tuple[int, float]:
    """The knot at or below a life, and how far it is on the way to the next."""
    knot = 0
    while KNOTS[knot + 1] < life:
        knot += 1
    return knot, (life - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


def _mix(values: list[float], row: i64, column: i64, along: float) -> float:
    place: i64 = row * len(KNOTS) + column
    return values[place] + along * (values[place + 1] - values[place])


def scaled(chances: Chances, mine: i64, other: i64) -> tuple[int, int]:
    """Lives that fit the table, in the same proportion; a life stays a life."""
    most = max(mine, other)
    if most <= chances.most:
        return mine, other
    return max(mine * chances.most // most, 1), max(other * chances.most // most, 1)
