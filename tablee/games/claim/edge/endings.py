"""The second phase of a recorded game of Claim: each decision's best result, best cards, and the card played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.bits import size
from tablee.core.record import Record
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.solver.solve import solve
from tablee.lab.decisions import decisions

RESULTS = {1: "win", 0: "draw", -1: "loss"}
TRICKS_OF_SECOND_PHASE = 13


class Ending(NamedTuple):
    """A decision of the second phase.

    `value` is the best result for the seat. `best` are the `legal` cards that reach it.
    """

    decision: int
    seat: int
    value: str
    best: list[str]
    legal: int
    played: str
    good: bool


def endings(record: Record, last: int = TRICKS_OF_SECOND_PHASE) -> Iterator[Ending]:
    """Yield every decision of the second phase, or of its last tricks, solved with open hands.

    Players who remember all cards know both hands.
    """
    texts = record.game.actions
    for match, entry in decisions(record):
        state = match.state
        assert isinstance(state, Claim)
        if state.phase == 2 and size(state.players[1 - state.leader].hand) <= last:
            found = solve(state)
            best = [texts.text(card) for card in found.cards]
            good = entry.action in found.cards
            legal, played = len(state.legal(entry.seat)), texts.text(entry.action)
            yield Ending(entry.decision, entry.seat, RESULTS[found.outcome], best, legal, played, good)
