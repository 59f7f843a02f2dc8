"""Typical starts of second phases, and their exact results. The data generators and benchmarks use them."""

from __future__ import annotations

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim.bots.instinct import instinct
from tablee.games.claim.rules.pieces import kind_of
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY
from tablee.games.claim.solver.solve import Endgame, within_nodes

MAX_NODES = 150_000
"""The node limit. A position that needs more counts as even."""


def second_phase(seed: str) -> Claim:
    """Return the start of a second phase, after a first phase played mostly by heuristics."""
    state, rng = Claim(NOBODY, card_count=True), Rng(seed)
    while isinstance(waits := state.settle(rng), Decide) and state.phase == 1:
        state.apply([played(state, waits.seats[0], rng)])
    return state


def played(state: Claim, seat: int, rng: Rng) -> int:
    """Return the action of a seat by heuristics, or one time in four a random one."""
    return rng.pick(state.legal(seat)) if rng.below(4) == 0 else kind_of(instinct(state))


def exact_share(state: Claim, seat: int) -> float:
    """Return 1 if the seat wins the second phase, 0 if it does not, and a half if the search gives up."""
    wins = within_nodes(MAX_NODES, lambda: Endgame(state, seat).wins())
    return 0.5 if wins is None else float(wins)
