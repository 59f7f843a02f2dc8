"""Play whole games between two planners, fast, for measurements."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, mask_of
from tablee.core.chance import Chance
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.bots.card_choices import choose_discard, choose_mulligan, choose_pick
from tablee.games.twelve_heroes.bots.deck_building import choose_enlist
from tablee.games.twelve_heroes.bots.planner import Planner
from tablee.games.twelve_heroes.rules.actions import RECRUIT, SPEND
from tablee.games.twelve_heroes.rules.pending import DISCARDING, FIRST, LIMITING, MULLIGAN, PICK
from tablee.games.twelve_heroes.rules.pieces import DECK
from tablee.games.twelve_heroes.rules.state import TwelveHeroes

if TYPE_CHECKING:
    from mypy_extensions import i64


LAST_EARLY_TURN: Final = 6
"""Up to this turn, counted for both together, a drawn card counts as early."""


class Outcome:
    """The result of a game, all choices, and the kinds that each seat drew early and recruited."""

    def __init__(self) -> None:
        self.ranks: tuple[int, ...] = (1, 1)
        self.turns = 0
        self.choices: list[int] = []
        self.early: list[list[int]] = [[], []]
        self.recruited: list[list[int]] = [[], []]


def play_to_end(state: TwelveHeroes, planners: list[Planner], rng: Rng, first: int) -> Outcome:
    """Play a game with open decks to its end. The seat `first` begins. Planners use no hidden information."""
    outcome = Outcome()
    waits = state.awaits()
    while not isinstance(waits, Over):
        if isinstance(waits, Chance):
            state.resolve([first] if state.waiting == FIRST else waits.sample(rng))
        else:
            if state.turn <= LAST_EARLY_TURN:
                outcome.early = [drawn(state, 0), drawn(state, 1)]
            for action in next_choices(state, state.asked, planners[state.asked], rng):
                if RECRUIT <= action < SPEND:
                    outcome.recruited[state.seat].append(action - RECRUIT)
                outcome.choices.append(action)
                state.apply([action])
        waits = state.awaits()
    outcome.ranks = waits.ranks
    outcome.turns = state.turn + 1
    return outcome


def drawn(state: TwelveHeroes, seat: int) -> list[int]:
    """Return the kinds of the cards that have left a deck."""
    left: i64 = state.deck[seat] | mask_of(state.under[seat])
    return state.kinds_in(seat, (bit(DECK) - 1) & ~left)


def next_choices(state: TwelveHeroes, seat: int, planner: Planner, rng: Rng) -> list[int]:
    """Return the next choices of the asked seat: one, or several that no new information can change."""
    waiting = state.waiting
    if waiting == PICK:
        return [choose_enlist(state, seat, rng) if state.setup.own else choose_pick(state, seat)]
    if waiting == MULLIGAN:
        return [choose_mulligan(state)]
    if waiting in (DISCARDING, LIMITING):
        return [choose_discard(state)]
    return planner.plan(state, seat, rng)
