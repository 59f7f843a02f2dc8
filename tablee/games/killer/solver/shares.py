"""A player's share of the win among three and more, interpolated between the lives in `data/shares.msgpack`."""
# compiled by mypyc

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from tablee.search.value_tables import WHOLE, read_tables, unpack_numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

FEWEST_ALIVE: Final = 3
FINE_KNOTS: Final = (1, 2, 4, 7, 11, 16, 22, 29, 37, 48)
MEDIUM_KNOTS: Final = (1, 3, 6, 11, 18, 30, 48)
COARSE_KNOTS: Final = (1, 4, 9, 17, 30, 48)
ROUGH_KNOTS: Final = (1, 6, 15, 28, 48)
KNOTS: Final = ((), (), (), FINE_KNOTS, MEDIUM_KNOTS, MEDIUM_KNOTS, COARSE_KNOTS, ROUGH_KNOTS, ROUGH_KNOTS)
"""The lives at which shares are known, by the number of players alive."""
MAX_LIFE: Final = 48.0

_known: Final[dict[str, Shares]] = {}


class Shares:
    """The expected share of a player with some lives against others, averaged over who moves next.

    It does not matter which of the others has which lives. So the table has a row for each knot of one's own lives, and
    in it a place for each choice of knots for the others, in rising order.
    """

    def __init__(self, alive: int) -> None:
        self.alive: i64 = alive
        self.knots = KNOTS[alive]
        self.rivals: i64 = alive - 1
        self.row: i64 = comb(len(self.knots) + alive - 2, alive - 1)
        self.choose = [[comb(n, k) for k in range(alive + 1)] for n in range(len(self.knots) + alive)]
        self.table: list[float] = [1.0 / alive] * (len(self.knots) * self.row)

    def lives_at(self) -> list[list[int]]:
        """Return the lives that each place of the table stands for, mine first."""
        found: list[list[int]] = [[]] * self.row
        for others in self._rising(self.rivals):
            rank = sum([comb(knot + place, place + 1) for place, knot in enumerate(others)])
            found[rank] = [self.knots[knot] for knot in others]
        return [[mine, *others] for mine in self.knots for others in found]

    def _rising(self, many: int) -> list[list[int]]:
        """Return all ways to choose `many` knots, each at least as high as the one before."""
        if many == 0:
            return [[]]
        knots = range(len(self.knots))
        return [[*less, knot] for less in self._rising(many - 1) for knot in knots if not less or knot >= less[-1]]

    def at(self, mine: float, others: list[float]) -> float:
        """Return the share with these lives, interpolated from the nearest known ones."""
        share = 0.0
        for place, weight in self.corners(mine, others):
            share += weight * self.table[place]
        return share

    def corners(self, mine: float, others: list[float]) -> list[tuple[int, float]]:
        """Return the places around these lives and their weights. There is at most one more than there are players."""
        knot, part = self._between(mine)
        place: i64 = knot * self.row
        steps: list[tuple[float, int]] = [(-part, self.row)]
        for index, life in enumerate(sorted(others)):
            knot, part = self._between(life)
            place += self.choose[knot + index][index + 1]
            steps.append((-part, self.choose[knot + index][index]))
        return _walk(place, steps)

    def _between(self, life: float) -> tuple[int, float]:
        """Return the knot at or below a life, and the fraction of the way to the next knot."""
        knots = self.knots
        knot: i64 = 0
        last: i64 = len(knots) - 2
        while knot < last and knots[knot + 1] <= life:
            knot += 1
        part = (life - knots[knot]) / (knots[knot + 1] - knots[knot])
        return knot, min(max(part, 0.0), 1.0)


def _walk(start: int, steps: list[tuple[float, int]]) -> list[tuple[int, float]]:
    """Walk from corner to corner, the longest step first.

    The order of equal steps does not matter: the corner between them has weight zero.
    """
    found: list[tuple[int, float]] = []
    place, before = start, 1.0
    for part, step in sorted(steps):
        if before > -part:
            found.append((place, before + part))
        if part == 0.0:
            return found
        place, before = place + step, -part
    found.append((place, before))
    return found


def has_shares(rules: str) -> bool:
    """Return whether the shares by these rules come with the game."""
    return f"{rules} {FEWEST_ALIVE}" in read_tables("tablee.games.killer", "shares.msgpack")


def load_shares(rules: str, alive: int) -> Shares:
    """Return the shares among `alive` players by these rules (`duel_table.rules_key`). They are unpacked once."""
    key = f"{rules} {alive}"
    if key not in _known:
        shares = Shares(alive)
        numbers = unpack_numbers(read_tables("tablee.games.killer", "shares.msgpack")[key])
        shares.table = [number / WHOLE for number in numbers]
        _known[key] = shares
    return _known[key]
