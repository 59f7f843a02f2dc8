"""Make `data/plans.json`: plans by which all players meet (K12-8.4).

Usage: `python -m tablee.games.king_of_12.edge.make_plans`

A plan has the fewest rounds in which every pair meets. Among such plans, annealing from a fixed seed looks for one in
which all pairs have met about equally often, after every round and not only at the end.
"""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import combinations
from math import ceil, comb, exp
from pathlib import Path
from random import Random
from typing import Final

from tablee.games.king_of_12.rules.pieces import GROUP_SIZES

PATH: Final = Path(str(files("tablee.games.king_of_12"))) / "data" / "plans.json"
STEPS: Final = 400_000
ATTEMPTS: Final = 3
UNMET: Final = 12.0
"""The cost of a pair that never meets, relative to pairs that meet too often."""

SLOPES: Final = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1))

Round = list[int]
"""The seats in the order of the groups."""


def known_plan(sizes: list[int]) -> list[Round] | None:
    """Return a plan known from geometry, if there is one.

    It uses the lines of an affine plane (nine, sixteen), or planes and their complements (eight).
    """
    if sizes == [3, 3, 3]:
        return [_lines(3, [(a * x + b * y) % 3 for x in range(3) for y in range(3)]) for a, b in SLOPES[:4]]
    if sizes == [4, 4, 4, 4]:
        return [_lines(4, [_times(a, x) ^ _times(b, y) for x in range(4) for y in range(4)]) for a, b in SLOPES]
    if sizes == [4, 4]:
        return [_lines(2, [(seat & mask).bit_count() % 2 for seat in range(8)]) for mask in (4, 2, 1, 6, 5, 3, 7)]
    return None


def _lines(count: int, of_seats: list[int]) -> Round:
    """Return the seats line by line, given the line of each."""
    return [seat for line in range(count) for seat, mine in enumerate(of_seats) if mine == line]


def _times(a: int, b: int) -> int:
    """Return the product in the field of four elements. Its addition is XOR."""
    return 0 if a == 0 or b == 0 else (a + b - 2) % 3 + 1


def cost(plan: list[Round], sizes: list[int]) -> float:
    """Return how uneven the meetings are, summed over the rounds. Pairs that never meet count for more."""
    met = dict.fromkeys(combinations(range(sum(sizes)), 2), 0)
    total = 0.0
    for each in plan:
        for pair in _pairs(each, sizes):
            met[pair] += 1
            total += 2 * met[pair] - 1
    return total + UNMET * sum(count == 0 for count in met.values())


def _pairs(seats: Round, sizes: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start = 0
    for size in sizes:
        found += combinations(sorted(seats[start : start + size]), 2)
        start += size
    return found


def unmet(plan: list[Round], sizes: list[int]) -> int:
    """Return how many pairs never meet."""
    return comb(sum(sizes), 2) - len({pair for each in plan for pair in _pairs(each, sizes)})


def annealed(sizes: list[int], rounds: int, rng: Random, steps: int = STEPS) -> list[Round]:
    """Return a plan of this many rounds. The first round is the ring of seats cut in order."""
    seats = list(range(sum(sizes)))
    plan = [seats, *(rng.sample(seats, len(seats)) for _ in range(rounds - 1))]
    now = cost(plan, sizes)
    for step in range(steps):
        heat = 4.0 * (1.0 - step / steps) + 0.01
        each = plan[rng.randrange(1, rounds)]
        one, two = rng.sample(seats, 2)
        each[one], each[two] = each[two], each[one]
        then = cost(plan, sizes)
        if then > now and rng.random() > exp((now - then) / heat):
            each[one], each[two] = each[two], each[one]
        else:
            now = then
    return plan


def plan_for(sizes: list[int]) -> list[Round]:
    """Return the plan for groups of these sizes."""
    known = known_plan(sizes)
    if known is not None:
        return known
    rounds = max(ceil(comb(sum(sizes), 2) / sum(comb(size, 2) for size in sizes)), 2)
    while True:
        for attempt in range(ATTEMPTS):
            plan = annealed(sizes, rounds, Random(f"{sizes} {rounds} {attempt}"), STEPS // sum(sizes))
            if unmet(plan, sizes) == 0:
                return _in_order(plan, sizes)
        rounds += 1


def _in_order(plan: list[Round], sizes: list[int]) -> list[Round]:
    """Return the same groups, each with its seats in rising order."""
    ordered: list[Round] = []
    for each in plan:
        start, seats = 0, list[int]()
        for size in sizes:
            seats += sorted(each[start : start + size])
            start += size
        ordered.append(seats)
    return ordered


def main() -> None:
    """Write the file."""
    plans: dict[str, str] = {}
    for sizes in [*GROUP_SIZES.values(), [3, 3, 3, 3]]:
        plan = plan_for(sizes)
        plans["".join(map(str, sizes))] = " ".join("".join(f"{seat:x}" for seat in each) for each in plan)
        print(sizes, flush=True)
    PATH.write_text(json.dumps(plans, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
