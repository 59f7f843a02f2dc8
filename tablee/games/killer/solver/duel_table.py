"""The chances between two players, interpolated between the solver's values in `data/duels.msgpack`."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.variants import FULL_HOUSE, STOPS, Variants
from tablee.games.killer.solver.outcomes import MIDDLE, Chances
from tablee.search.value_tables import WHOLE, read_tables, unpack_numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

KNOTS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, 33, 39, 45, 52, 60)

_known: Final[dict[str, Chances]] = {}


def rules_key(variants: Variants) -> str:
    """Return the key of a duel's rules. Other options do not matter between two."""
    usual = variants.low == 2 * variants.dice and variants.high == 5 * variants.dice
    marks = "" if usual else f" {variants.low}/{variants.high}"
    rest = " rest" if variants.hits_stay and variants.full_house != STOPS else ""
    return f"{_plain_key(variants)}{marks}{rest}"


def _plain_key(variants: Variants) -> str:
    """Return the key without the readings of D-4.1 and D-4.2."""
    healing = "heal" if variants.regeneration else "no-heal"
    attackers = "attackers" if variants.attackers_regenerate else "no-attackers"
    return f"{variants.dice} {healing} {attackers} {FULL_HOUSE[variants.full_house]}"


def is_solved(variants: Variants) -> bool:
    """Return whether exactly these rules have a table."""
    return rules_key(variants) in read_tables("tablee.games.killer", "duels.msgpack")


def duel_chances(variants: Variants) -> Chances:
    """Return the chances of winning by these rules, accurate to about a hundredth, and cached.

    Not every pair of marks has a table. Without one, the table of 2n and 5n serves, with lives in proportion
    (`MultiplayerModel`).
    """
    key = rules_key(variants) if is_solved(variants) else _plain_key(variants)
    if key not in _known:
        numbers = unpack_numbers(read_tables("tablee.games.killer", "duels.msgpack")[key])
        _known[key] = _between([number / WHOLE for number in numbers])
    return _known[key]


def _between(values: list[float]) -> Chances:
    chances = Chances(KNOTS[len(KNOTS) - 1], MIDDLE, 0.0)
    places = [_place(life) for life in range(1, KNOTS[len(KNOTS) - 1] + 1)]
    for mine, (row, down) in enumerate(places):
        for other, (column, along) in enumerate(places):
            low = _mix(values, row, column, along)
            high = _mix(values, row + 1, column, along)
            chances.table[(mine + 1) * (chances.max_life + 1) + other + 1] = low + down * (high - low)
    return chances


def _place(life: int) -> tuple[int, float]:
    """Return the knot at or below a life, and the fraction of the way to the next knot."""
    knot = 0
    while KNOTS[knot + 1] < life:
        knot += 1
    return knot, (life - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


def _mix(values: list[float], row: i64, column: i64, along: float) -> float:
    place: i64 = row * len(KNOTS) + column
    return values[place] + along * (values[place + 1] - values[place])


def scaled_lives(chances: Chances, mine: i64, other: i64, scale: float = 1.0) -> tuple[int, int]:
    """Return lives in the same proportion that fit the table. A living player keeps at least one life."""
    if scale != 1.0:
        mine, other = max(round(scale * float(mine)), 1), max(round(scale * float(other)), 1)
    more = max(mine, other)
    if more <= chances.max_life:
        return mine, other
    return max(mine * chances.max_life // more, 1), max(other * chances.max_life // more, 1)
