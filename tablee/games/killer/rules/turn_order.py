"""The order of play: the set-up, and the start and end of a turn."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.killer.rules.phases import FIRST, NOBODY, OVER, ROLL
from tablee.games.killer.rules.variants import OUT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.killer.rules.state import Killer


LAST_TURNS: Final = 10
"""The turns of each seat before the limit at which everybody is told of it.

They are told as one number: the living take the turns of the eliminated too.
"""


def begin_match(state: Killer) -> None:
    """Draw the first player, or begin with the first seat (D-0.3)."""
    state.seat = 0
    state.phase = FIRST if state.variants.random_first else ROLL
    if state.events is not None and state.phase == ROLL:
        tell_turn(state)


def life_rolled(state: Killer, faces: list[int]) -> None:
    """Set a seat's life to the sum of all its dice (D-2.2)."""
    seat = state.seat
    state.lives[seat] = sum(faces) + state.variants.spare
    if state.events is not None:
        state.tell("life-rolled", "D-2.2", {"seat": seat, "faces": faces, "life": sum(faces)})
    state.seat = seat + 1
    if state.seat == len(state.lives):
        begin_match(state)


def life_kept(state: Killer) -> None:
    """Set a seat's life to the dice it kept, as in a turn. Then the next seat rolls (D-4.3)."""
    seat = state.seat
    state.lives[seat] = state.total + state.variants.spare
    if state.events is not None:
        state.tell("life-kept", "D-4.3", {"seat": seat, "life": state.total, "left": state.variants.dice})
    if seat + 1 < len(state.lives):
        begin_turn(state, seat + 1)
        if state.events is not None:
            tell_turn(state)
        return
    state.starting = False
    begin_turn(state, 0)
    begin_match(state)


def first_drawn(state: Killer, seat: i64) -> None:
    """Begin with the seat drawn (D-0.3)."""
    if state.events is not None:
        state.tell("first-drawn", "D-0.3", {"seat": seat})
    begin_turn(state, seat)


def begin_turn(state: Killer, seat: i64) -> None:
    """Give all the dice to a seat (D-1.1)."""
    state.seat = seat
    state.left = state.variants.dice
    state.total = 0
    state.aside = []
    state.value = 0
    state.target = NOBODY
    state.hits = 0
    state.struck = []
    state.full = False
    state.phase = ROLL


def tell_turn(state: Killer) -> None:
    """Tell that a turn begins with all the dice (D-1.1)."""
    state.tell("turn-begun", "D-1.1", {"seat": state.seat, "left": state.left})


def end_turn(state: Killer) -> None:
    """Pass the turn clockwise to the next player (D-1.1), or end the match when one is left alive (D-1.6)."""
    seats = len(state.lives)
    if len(state.fallen) == seats - 1:
        state.phase = OVER
        if state.events is not None:
            state.tell("won", "D-1.6", {"seat": state.winners()[0]})
        return
    if state.variants.limit > 0:
        state.turns_left -= 1
        if state.turns_left == 0:
            end_at_limit(state)
            return
        if state.events is not None and state.turns_left == LAST_TURNS * seats:
            state.tell("limit-near", "D-4.6", {"turns": int(state.turns_left)})
    seat = (state.seat + 1) % seats
    while state.lives[seat] == 0 and state.variants.eliminated == OUT:
        seat = (seat + 1) % seats
    begin_turn(state, seat)
    if state.events is not None:
        tell_turn(state)


def end_at_limit(state: Killer) -> None:
    """End the match at the limit of turns. The most lives win, and equal ones share the win (D-4.6)."""
    state.phase = OVER
    if state.events is None:
        return
    winners = state.winners()
    life = state.variants.shown(state.lives[winners[0]])
    if len(winners) == 1:
        state.tell("limit-won", "D-4.6", {"seat": winners[0], "life": life})
    else:
        state.tell("limit-shared", "D-4.6", {"seats": winners, "life": life})
