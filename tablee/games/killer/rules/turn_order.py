"""Who plays when: the set-up, and how a turn begins and ends."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.killer.rules.phases import FIRST, NOBODY, OVER, ROLL
from tablee.games.killer.rules.variants import OUT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.killer.rules.state import Killer


def begin_match(state: Killer) -> None:
    """D-0.3: the first player is drawn, or is the first seat."""
    state.seat = 0
    state.phase = FIRST if state.variants.random_first else ROLL
    if state.events is not None and state.phase == ROLL:
        tell_turn(state)


def life_rolled(state: Killer, faces: list[int]) -> None:
    """D-2.2: a seat's life is the sum of all its dice."""
    seat = state.seat
    state.lives[seat] = sum(faces) + state.variants.spare
    if state.events is not None:
        state.tell("life-rolled", "D-2.2", {"seat": seat, "faces": faces, "life": sum(faces)})
    state.seat = seat + 1
    if state.seat == len(state.lives):
        begin_match(state)


def life_kept(state: Killer) -> None:
    """D-4.3: a seat's life is what it kept, as in a turn; the next one rolls for theirs."""
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
    """D-0.3: the one drawn begins."""
    if state.events is not None:
        state.tell("first-drawn", "D-0.3", {"seat": seat})
    begin_turn(state, seat)


def begin_turn(state: Killer, seat: i64) -> None:
    """D-1.1: a seat takes all the dice."""
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
    """D-1.1: whoever has the dice now has all of them."""
    state.tell("turn-begun", "D-1.1", {"seat": state.seat, "left": state.left})


def end_turn(state: Killer) -> None:
    """D-1.1: clockwise to the next who plays; D-1.6: the last one alive has won."""
    seats = len(state.lives)
    if len(state.fallen) == seats - 1:
        state.phase = OVER
        if state.events is not None:
            state.tell("won", "D-1.6", {"seat": state.ranks().index(1)})
        return
    seat = (state.seat + 1) % seats
    while state.lives[seat] == 0 and state.variants.eliminated == OUT:
        seat = (seat + 1) % seats
    begin_turn(state, seat)
    if state.events is not None:
        tell_turn(state)
