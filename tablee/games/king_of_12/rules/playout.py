"""Random playouts. A search runs thousands of them, so they make no lists of choices and tell nothing.

Each takes the same numbers from the generator as a play step by step.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members, size
from tablee.core.decision import Decide, Over
from tablee.games.king_of_12.rules.effects import adjustments
from tablee.games.king_of_12.rules.phases import ADJUSTING, FORETELLING, PLAYING, ROLLING
from tablee.games.king_of_12.rules.turn import begin_turn, foretold, show, take_effect

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng
    from tablee.games.king_of_12.rules.state import King

FACES: Final = 12


def play_out(state: King, rng: Rng) -> int:
    """Play to the end at random. Return how many choices were made."""
    played: i64 = 0
    while True:
        if state.phase == PLAYING:
            played += len(state.players)
            play_cards(state, rng)
        elif state.phase == FORETELLING:
            foretold(state, rng.below(FACES) + 1)
        elif state.phase == ADJUSTING:
            played += size(state.pending)
            choose_effects(state, rng)
        elif state.phase == ROLLING:
            roll_dice(state, rng)
        else:
            waits = state.awaits()
            if isinstance(waits, Over):
                return played
            if isinstance(waits, Decide):
                state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
                played += len(waits.seats)
            else:
                state.resolve(waits.sample(rng))


def play_cards(state: King, rng: Rng) -> None:
    """Let everybody play a card of their hand (K12-2.1)."""
    for player in state.players:
        hand: i64 = player.hand
        skipped: i64 = rng.below(size(hand))
        while skipped > 0:
            hand &= hand - 1
            skipped -= 1
        show(state, player, hand & -hand)
    begin_turn(state)


def choose_effects(state: King, rng: Rng) -> None:
    """Let those choose whose effect leaves a choice (K12-3.2, K12-4.12)."""
    for seat in members(state.pending):
        state.everybody[seat].choice = rng.pick(adjustments(state, seat))
    take_effect(state)


def roll_dice(state: King, rng: Rng) -> None:
    """Roll the dice that are still to be rolled for this round (K12-1.6)."""
    for player in state.players:
        if bit(player.seat) & state.pending != 0:
            player.die = rng.below(FACES) + 1
            player.value = player.die
    state.wait(PLAYING, 0)
