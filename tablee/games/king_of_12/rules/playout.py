"""Random playouts. A search runs thousands of them, so they make no lists of choices and tell nothing.

Each takes the same numbers from the generator as a play step by step.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.bits import bit, lowest, members, size
from tablee.core.chance import Chance
from tablee.core.decision import Decide
from tablee.games.king_of_12.rules.effects import adjustments
from tablee.games.king_of_12.rules.phases import ADJUSTING, BURYING, DRAWING, FORETELLING, OVER, PLAYING, ROLLING
from tablee.games.king_of_12.rules.pieces import BURY, CHARACTERS
from tablee.games.king_of_12.rules.rounds import bury
from tablee.games.king_of_12.rules.setup import characters_drawn, draw_awaited
from tablee.games.king_of_12.rules.turn import begin_turn, foretold, show, take_effect

if TYPE_CHECKING:
    from tablee.core.rng import Rng
    from tablee.games.king_of_12.rules.state import King

FACES: Final = 12
ROW: Final = 16
"""The length of a row of `HANDS`: there are fourteen characters, and their number comes first."""
HANDS: Final = vec[u8]([0] * (ROW * bit(len(CHARACTERS))))
"""A row for each hand that has been seen. Counting its cards anew in each turn takes longer."""


def play_out(state: King, rng: Rng) -> int:
    """Play to the end at random. Return how many choices were made."""
    played: i64 = 0
    while state.phase != OVER:
        if state.phase == PLAYING:
            played += len(state.players)
            play_cards(state, rng)
        elif state.phase == FORETELLING:
            foretold(state, rng.below(FACES) + 1)
        elif state.phase == ADJUSTING:
            played += size(state.pending)
            choose_effects(state, rng)
        else:
            played += play_between_turns(state, rng)
    return played


def play_between_turns(state: King, rng: Rng) -> i64:
    """Roll, draw or make a choice that is not part of every turn. Return how many choices were made."""
    asked: i64 = size(state.pending) if state.phase == BURYING else 0
    if state.phase == ROLLING:
        roll_dice(state, rng)
    elif state.phase == BURYING:
        bury(state, [BURY + rng.member(state.everybody[seat].hand) for seat in members(state.pending)])
    elif state.phase == DRAWING:
        draw = draw_awaited(state.setup, state.characters)
        characters_drawn(state, rng.subset(draw.pool, draw.draws))
    else:
        waits = state.awaits()
        if isinstance(waits, Decide):
            asked = len(waits.seats)
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        else:
            assert isinstance(waits, Chance)
            state.resolve(waits.sample(rng))
    return asked


def play_cards(state: King, rng: Rng) -> None:
    """Let everybody play a card of their hand (K12-2.1)."""
    for player in state.players:
        row: i64 = player.hand * ROW
        count: i64 = i64(HANDS[row])
        if count == 0:
            count = fill_row(player.hand)
        show(state, player, bit(i64(HANDS[row + 1 + rng.below(count)])))
    begin_turn(state)


def fill_row(hand: i64) -> i64:
    """Note how many cards a hand has, then which. Return their number."""
    place: i64 = hand * ROW
    HANDS[place] = u8(size(hand))
    for card in members(hand):
        place += 1
        HANDS[place] = u8(card)
    return size(hand)


def choose_effects(state: King, rng: Rng) -> None:
    """Let those choose whose effect leaves a choice (K12-3.2, K12-4.12)."""
    left: i64 = state.pending
    while left != 0:
        seat: i64 = lowest(left)
        state.everybody[seat].choice = rng.pick(adjustments(state, seat))
        left &= left - 1
    take_effect(state)


def roll_dice(state: King, rng: Rng) -> None:
    """Roll the dice that are still to be rolled for this round (K12-1.6)."""
    for player in state.players:
        if bit(player.seat) & state.pending != 0:
            player.die = rng.below(FACES) + 1
            player.value = player.die
    state.wait(PLAYING, 0)
