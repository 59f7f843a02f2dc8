"""Measure the cost of the fitted leaf values of Claim's first phase, compared with exact values by the solver.

Usage: `python -m tablee.games.claim.edge.bench_leaves DECISIONS DEALS`

At each of DECISIONS decisions of the first phase, it tries every card in the same DEALS deals. It values the end of the
first phase once by the fit and once by the solver. If the two choose different cards, it tries both cards in as many
new deals with exact values. The difference is the cost of the fit at that decision, without bias towards either card.
All cores work in parallel on different decisions. Ten decisions with thirty-two deals each take two to three minutes of
one core.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.bots.recruiting import end_of_recruiting, outlook
from tablee.games.claim.edge.positions import exact_share, played
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.views.imagine import imagine
from tablee.games.claim.views.view import ClaimView

DECISIONS_OF_FIRST_PHASE = 26
"""The number of decisions of both seats in the first phase."""
Z_95 = 1.96
"""The width of a 95 % interval, in standard errors to each side."""


class Decision(NamedTuple):
    """A decision of the first phase."""

    view: ClaimView
    seat: int
    legal: tuple[int, ...]


def numbered_decision(number: int) -> Decision:
    """Return a decision somewhere in the first phase, with more than one legal card.

    The moves before it were played mostly by heuristics.
    """
    rng = Rng(f"leaves {number}")
    while True:
        state, wanted = GAME.new(ClaimOptions(), 2), rng.below(DECISIONS_OF_FIRST_PHASE)
        for _ in range(wanted):
            waits = state.settle(rng)
            assert isinstance(waits, Decide)
            state.apply([played(state, waits.seats[0], rng)])
        waits = state.settle(rng)
        if isinstance(waits, Decide) and state.phase == 1 and len(state.legal(waits.seats[0])) > 1:
            seat = waits.seats[0]
            return Decision(GAME.view(state, seat), seat, tuple(state.legal(seat)))


def cost(decision: Decision, deals: int, rng: Rng) -> float | None:
    """Return how much more often the card of the exact values wins than the card of the fit, or None if they agree."""
    by_fit, by_solver = dict.fromkeys(decision.legal, 0.0), dict.fromkeys(decision.legal, 0.0)
    for _ in range(deals):
        deal, seed = imagine(decision.view, rng), rng.next()
        for action in decision.legal:
            end = end_of_recruiting(deal, action, seed)
            by_fit[action] += outlook(end, decision.seat)
            by_solver[action] += exact_share(end, decision.seat)
    fitted, solved = _best(by_fit), _best(by_solver)
    return None if fitted == solved else _cost_in_new_deals(decision, solved, fitted, deals, rng)


def _best(sums: dict[int, float]) -> int:
    return max(sums, key=lambda action: sums[action])


def _cost_in_new_deals(decision: Decision, solved: int, fitted: int, deals: int, rng: Rng) -> float:
    gains = []
    for _ in range(deals):
        deal, seed = imagine(decision.view, rng), rng.next()
        shares = [exact_share(end_of_recruiting(deal, action, seed), decision.seat) for action in (solved, fitted)]
        gains.append(shares[0] - shares[1])
    return fmean(gains)


def cost_at(deals: int, number: int) -> float | None:
    """Return the cost of the fit at this decision."""
    return cost(numbered_decision(number), deals, Rng(f"leaves {number} deals"))


def main(decisions: int, deals: int) -> None:
    found: list[float | None] = []
    with ProcessPoolExecutor() as processes:
        for cost_here in processes.map(partial(cost_at, deals), range(decisions)):
            found.append(cost_here)
            if len(found) % 10 == 0:
                report(found)


def report(found: list[float | None]) -> None:
    costs = [each or 0.0 for each in found]
    mean, error = fmean(costs), Z_95 * stdev(costs) / sqrt(len(costs))
    print(
        f"{len(found)} decisions, {len(found) - found.count(None)} with another card: the fit's card wins {100 * mean:.2f} points less "
        f"({100 * (mean - error):.2f} … {100 * (mean + error):.2f})",
        flush=True,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
