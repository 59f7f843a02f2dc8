"""Beginnings of second phases as they come up in play, and their exact results: what the makers of data and the benchmarks use."""

from __future__ import annotations

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim.bots.instinct import instinct
from tablee.games.claim.rules.pieces import kind_of
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY
from tablee.games.claim.solver.solve import Endgame, within_nodes

MAX_NODES = 150_000
"""Where so many do not tell, a position counts as even."""


def second_phase(seed: str) -> Claim:
    """The beginning of a second phase: the first was played mostly by instinct."""
    state, rng = Claim(NOBODY, card_count=True), Rng(seed)
    while isinstance(waits := state.settle(rng), Decide) and state.phase == 1:
        state.apply([played(state, waits.seats[0], rng)])
    return state


def played(state: Claim, seat: int, rng: Rng) -> int:
    """What a seat plays by instinct, or one time in four at random."""
    return rng.pick(state.legal(seat)) if rng.below(4) == 0 else kind_of(instinct(state))


def exact_share(state: Claim, seat: int) -> float:
    """1 where the seat wins the second phase, 0 where it does not, a half where the search gives up."""
    wins = within_nodes(MAX_NODES, lambda: Endgame(state, seat).wins())
    return 0.5 if wins is None else float(wins)
