"""Measure how hard Claim's second phase is to solve: nodes and seconds over typical positions.

Usage: `python -m tablee.games.claim.edge.bench_solver [POSITIONS]`, by default a thousand. Run it with the Python of
the environment that you want to measure.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from tablee.core.compiled import COMPILED
from tablee.games.claim.edge.positions import second_phase
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.solver.solve import outcome, shared_search, solve

QUANTILES = (0.5, 0.9, 0.99, 1.0)


def quantiles(measured: list[float]) -> list[float]:
    ordered = sorted(measured)
    return [ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in QUANTILES]


def measure(name: str, ask: Callable[[Claim], object], positions: int) -> None:
    seconds: list[float] = []
    nodes: list[float] = []
    for number in range(positions):
        state = second_phase(f"position {number}")
        before, begun = shared_search().nodes, time.process_time()
        ask(state)
        seconds.append(time.process_time() - begun)
        nodes.append(float(shared_search().nodes - before))
    print(f"{name:28}" + "".join(f"{value:12.3f}" for value in quantiles(seconds)) + "   seconds")
    print(f"{'':28}" + "".join(f"{value:12,.0f}" for value in quantiles(nodes)) + "   nodes")
    print(f"{'':28}{sum(value > 2 for value in seconds)} of {positions} above two seconds", flush=True)


def main() -> None:
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"Claim's second phase, 13 cards each, {positions} positions, {'compiled' if COMPILED else 'plain Python'}")
    print(f"{'':28}{'median':>12}{'90 %':>12}{'99 %':>12}{'hardest':>12}")
    measure("the result", outcome, positions)
    measure("the result and all best cards", solve, positions)


if __name__ == "__main__":
    main()
