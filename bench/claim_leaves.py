"""What the fitted leaves of Claim's first phase cost: the card that they choose beside the one that exact leaves choose.

`python -m bench.claim_leaves DECISIONS DEALS` takes that many decisions of first phases. In each, every card is tried in the same deals; the end
of the first phase is valued once by the fit and once by the solver. Where the two choose differently, both cards are tried in
as many new deals with exact leaves. The difference is what the fit costs at that decision, without favour to either.
All cores work at it, each on decisions of its own; ten decisions with thirty-two deals each take two to three minutes of one core.
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
from tablee.games.claim.instinct import instinct
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.pieces import distinct, kind_of
from tablee.games.claim.recruiting import outlook, recruit
from tablee.games.claim.rules import Claim
from tablee.games.claim.search import ENDLESS, TooLong
from tablee.games.claim.solver import Question, search
from tablee.games.claim.views import ClaimView, imagine

NODES = 150_000
"""Where so many do not tell, a leaf counts as even, as it did for the fit."""
DECISIONS = 26
"""Of a first phase, both seats together."""
NINETY_FIVE = 1.96


class Asked(NamedTuple):
    """A decision of the first phase."""

    view: ClaimView
    seat: int
    legal: tuple[int, ...]


def decision(number: int) -> Asked:
    """A decision somewhere in the first phase, with a choice; before it cards were played by instinct, one in four at random."""
    rng = Rng(f"leaves {number}")
    while True:
        state, wanted = GAME.new(ClaimOptions(), 2), rng.below(DECISIONS)
        for _ in range(wanted):
            waits = state.settle(rng)
            assert isinstance(waits, Decide)
            state.apply([rng.pick(state.legal(waits.seats[0])) if rng.below(4) == 0 else kind_of(instinct(state))])
        waits = state.settle(rng)
        if isinstance(waits, Decide) and state.phase == 1 and len(state.legal(waits.seats[0])) > 1:
            seat = waits.seats[0]
            return Asked(GAME.view(state, seat), seat, tuple(state.legal(seat)))


def leaf(deal: Claim, action: int, seed: int) -> Claim:
    """The end of the first phase if this card is played and both then recruit as the Archmage supposes."""
    state, rng = deal.copy(), Rng(seed)
    state.apply([action])
    while isinstance(state.settle(rng), Decide) and state.phase == 1:
        stray = rng.below(8) == 0
        state.apply([kind_of(rng.member(distinct(state.playable())) if stray else recruit(state))])
    return state


def exact(state: Claim, seat: int) -> float:
    """1 where the seat wins the second phase, 0 where it does not, a half where the search gives up."""
    find = search()
    find.limit = find.nodes + NODES
    try:
        return float(Question(state, seat).wins())
    except TooLong:
        return 0.5
    finally:
        find.limit = ENDLESS


def cost(asked: Asked, deals: int, rng: Rng) -> float | None:
    """By how much the exact leaves' card wins more often than the fit's; None where it is the same card."""
    by_fit, by_solver = dict.fromkeys(asked.legal, 0.0), dict.fromkeys(asked.legal, 0.0)
    for _ in range(deals):
        deal, seed = imagine(asked.view, rng), rng.next()
        for action in asked.legal:
            end = leaf(deal, action, seed)
            by_fit[action] += outlook(end, asked.seat)
            by_solver[action] += exact(end, asked.seat)
    fitted, solved = _best(by_fit), _best(by_solver)
    return None if fitted == solved else _anew(asked, solved, fitted, deals, rng)


def _best(sums: dict[int, float]) -> int:
    return max(sums, key=lambda action: sums[action])


def _anew(asked: Asked, solved: int, fitted: int, deals: int, rng: Rng) -> float:
    gains = []
    for _ in range(deals):
        deal, seed = imagine(asked.view, rng), rng.next()
        gains.append(exact(leaf(deal, solved, seed), asked.seat) - exact(leaf(deal, fitted, seed), asked.seat))
    return fmean(gains)


def numbered(deals: int, number: int) -> float | None:
    """What the fit costs at this decision."""
    return cost(decision(number), deals, Rng(f"leaves {number} deals"))


def main(decisions: int, deals: int) -> None:
    found: list[float | None] = []
    with ProcessPoolExecutor() as processes:
        for cost_here in processes.map(partial(numbered, deals), range(decisions)):
            found.append(cost_here)
            if len(found) % 10 == 0:
                report(found)


def report(found: list[float | None]) -> None:
    costs = [each or 0.0 for each in found]
    mean, error = fmean(costs), NINETY_FIVE * stdev(costs) / sqrt(len(costs))
    print(
        f"{len(found)} decisions, {len(found) - found.count(None)} with another card: the fit's card wins {100 * mean:.2f} points less "
        f"({100 * (mean - error):.2f} … {100 * (mean + error):.2f})",
        flush=True,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
