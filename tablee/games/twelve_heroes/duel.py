"""Two planners at a table, for measuring: whole games as fast as they can be played."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, mask_of
from tablee.core.chance import Chance
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.actions import RECRUIT, SPEND
from tablee.games.twelve_heroes.agenda import DISCARDING, FIRST, MULLIGAN, PICK
from tablee.games.twelve_heroes.judgement import keep_or_change, part_with, pick_card
from tablee.games.twelve_heroes.pieces import DECK
from tablee.games.twelve_heroes.planner import Planner
from tablee.games.twelve_heroes.rules import TwelveHeroes

if TYPE_CHECKING:
    from mypy_extensions import i64


EARLY: Final = 6
"""The turn, counted for both together, before which a card counts as drawn early."""


class Outcome:
    """How a duel ended, and which kinds each seat drew early and recruited."""

    def __init__(self) -> None:
        self.ranks: tuple[int, ...] = (1, 1)
        self.turns = 0
        self.early: list[list[int]] = [[], []]
        self.recruited: list[list[int]] = [[], []]


def duel(state: TwelveHeroes, planners: list[Planner], rng: Rng, first: int) -> Outcome:
    """Play a game with open decks to its end, this seat beginning. A planner looks at nothing that is hidden from it."""
    outcome = Outcome()
    waits = state.awaits()
    while not isinstance(waits, Over):
        if isinstance(waits, Chance):
            state.resolve([first] if state.waiting == FIRST else waits.sample(rng))
        else:
            if state.turn <= EARLY:
                outcome.early = [drawn(state, 0), drawn(state, 1)]
            for action in choices(state, state.asked, planners[state.asked], rng):
                if RECRUIT <= action < SPEND:
                    outcome.recruited[state.seat].append(action - RECRUIT)
                state.apply([action])
        waits = state.awaits()
    outcome.ranks = waits.ranks
    outcome.turns = state.turn + 1
    return outcome


def drawn(state: TwelveHeroes, seat: int) -> list[int]:
    """The kinds of the cards that have left a deck."""
    left: i64 = state.deck[seat] | mask_of(state.under[seat])
    return state.kinds_in(seat, (bit(DECK) - 1) & ~left)


def choices(state: TwelveHeroes, seat: int, planner: Planner, rng: Rng) -> list[int]:
    """What a seat that is asked does next: one choice or several that nothing new can change."""
    waiting = state.waiting
    if waiting == PICK:
        return [pick_card(state, seat)]
    if waiting == MULLIGAN:
        return [keep_or_change(state)]
    if waiting >= DISCARDING:
        return [part_with(state)]
    return planner.plan(state, seat, rng)
