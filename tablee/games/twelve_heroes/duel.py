"""Two planners at a table, for measuring: whole games as fast as they can be played."""
# compiled by mypyc

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.actions import RECRUIT, SPEND
from tablee.games.twelve_heroes.agenda import DISCARDING, FIRST, MULLIGAN, PICK
from tablee.games.twelve_heroes.judgement import keep_or_change, part_with, pick_card
from tablee.games.twelve_heroes.planner import Planner
from tablee.games.twelve_heroes.rules import TwelveHeroes


class Outcome:
    """How a duel ended, and which kinds each seat recruited."""

    def __init__(self) -> None:
        self.ranks: tuple[int, ...] = (1, 1)
        self.turns = 0
        self.recruited: list[list[int]] = [[], []]


def duel(state: TwelveHeroes, planners: list[Planner], rng: Rng, first: int) -> Outcome:
    """Play a game with open decks to its end, this seat beginning. A planner looks at nothing that is hidden from it."""
    outcome = Outcome()
    waits = state.awaits()
    while not isinstance(waits, Over):
        if isinstance(waits, Chance):
            state.resolve([first] if state.waiting == FIRST else waits.sample(rng))
        else:
            for action in choices(state, state.asked, planners[state.asked], rng):
                if RECRUIT <= action < SPEND:
                    outcome.recruited[state.seat].append(action - RECRUIT)
                state.apply([action])
        waits = state.awaits()
    outcome.ranks = waits.ranks
    outcome.turns = state.turn + 1
    return outcome


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
