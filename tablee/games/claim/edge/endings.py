"""The second phase of a recorded game of Claim: each decision's best result, best cards, and the card played."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from tablee.core.bits import size
from tablee.core.record import Record
from tablee.core.state import State
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


def count_endings(record: Record, last: int) -> int:
    """Return how many decisions `endings` solves."""
    return sum(_is_solved(match.state, last) for match, _ in decisions(record))


def _is_solved(state: State, last: int) -> bool:
    assert isinstance(state, Claim)
    return state.phase == 2 and size(state.players[1 - state.leader].hand) <= last


def endings(record: Record, last: int = TRICKS_OF_SECOND_PHASE) -> Generator[Ending, None, None]:
    """Yield every decision of the second phase, or of its last tricks, solved with open hands.

    Players who remember all cards know both hands.
    """
    texts = record.game.actions
    for match, entry in decisions(record):
        state = match.state
        assert isinstance(state, Claim)
        if _is_solved(state, last):
            found = solve(state)
            best = [texts.text(card) for card in found.cards]
            good = entry.action in found.cards
            legal, played = len(state.legal(entry.seat)), texts.text(entry.action)
            yield Ending(entry.decision, entry.seat, RESULTS[found.outcome], best, legal, played, good)
