"""How hard Claim's second phase is to solve: nodes and seconds over a thousand positions as they come up in play.

`python bench/claim_solver.py [POSITIONS]`, by the Python of the environment that is to be measured.
"""

import sys
import time
from collections.abc import Callable

from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim import solver
from tablee.games.claim.instinct import instinct
from tablee.games.claim.pieces import kind_of
from tablee.games.claim.rules import Claim
from tablee.games.claim.votes import NOBODY

SHARES = (0.5, 0.9, 0.99, 1.0)


def second_phase(number: int) -> Claim:
    """The beginning of a second phase: the first was played by instinct, one card in four at random."""
    state, rng = Claim(NOBODY, card_count=True), Rng(f"position {number}")
    while isinstance(state.settle(rng), Decide) and state.phase == 1:
        choice = rng.pick(state.legal(0)) if rng.below(4) == 0 else kind_of(instinct(state))
        state.apply([choice])
    return state


def quantiles(measured: list[float]) -> list[float]:
    ordered = sorted(measured)
    return [ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in SHARES]


def measure(name: str, ask: Callable[[Claim], object], positions: int) -> None:
    seconds: list[float] = []
    nodes: list[float] = []
    for number in range(positions):
        state = second_phase(number)
        before, begun = solver.search().nodes, time.process_time()
        ask(state)
        seconds.append(time.process_time() - begun)
        nodes.append(float(solver.search().nodes - before))
    print(f"{name:28}" + "".join(f"{value:12.3f}" for value in quantiles(seconds)) + "   seconds")
    print(f"{'':28}" + "".join(f"{value:12,.0f}" for value in quantiles(nodes)) + "   nodes")
    print(f"{'':28}{sum(value > 2 for value in seconds)} of {positions} above two seconds", flush=True)


def main() -> None:
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"Claim's second phase, 13 cards each, {positions} positions, {'compiled' if COMPILED else 'plain Python'}")
    print(f"{'':28}{'median':>12}{'90 %':>12}{'99 %':>12}{'hardest':>12}")
    measure("the result", solver.outcome, positions)
    measure("the result and all best cards", solver.solve, positions)


if __name__ == "__main__":
    main()
