"""The theft after step 5: the token that a Lady may take when Ladies have cancelled each other."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members
from tablee.games.king_of_12.rules.events import tell_ladies_even, tell_nothing_to_take, tell_theft
from tablee.games.king_of_12.rules.pieces import LADY, MUST_TAKE, TAKE_NONE, TAKE_ONE, TAKE_TWO, TAKES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King

SETTLED: Final = -1
"""Stands for a thief whose choice has been carried out."""


def ladies(group: Group) -> list[Player]:
    """Return the Ladies that met, from the lowest value to the highest."""
    met = [player for player in group.players if player.card == LADY]
    met.sort(key=by_value)
    return met


def by_value(player: Player) -> int:
    return player.value


def is_settled(met: list[Player], *, every_lady_apart: bool) -> bool:
    """Return whether neither the lowest nor the highest value is shared (K12-4.11), or no value at all (K12-8.2)."""
    if not every_lady_apart:
        return met[0].value < met[1].value and met[-2].value < met[-1].value
    return len({player.value for player in met}) == len(met)


def meet_ladies(state: King) -> None:
    """Note the thefts of this stage's Ladies: who takes from whom (K12-9.8)."""
    for group in state.stage:
        if group.cancelled & LADY != 0:
            met = ladies(group)
            if is_settled(met, every_lady_apart=state.setup.every_lady_apart):
                state.thefts.append((met[0].seat, met[-1].seat))
            elif state.events is not None:
                tell_ladies_even(state, met)


def thieves(state: King) -> i64:
    """Return the seats that may take a token now. A seat with two thefts takes one after the other (K12-8.5)."""
    seats: i64 = 0
    if not state.thefts:
        return seats
    left: list[tuple[int, int]] = []
    for thief, victim in state.thefts:
        if bit(thief) & seats != 0 or state.everybody[victim].points() > 0:
            seats |= bit(thief)
            left.append((thief, victim))
        elif state.events is not None:
            tell_nothing_to_take(state, state.everybody[thief], state.everybody[victim])
    state.thefts = left
    return seats


def victim_of(state: King, thief: i64) -> Player:
    """Return the player from whom a seat takes a token."""
    for seat, victim in state.thefts:
        if seat == thief:
            return state.everybody[victim]
    raise ValueError("this seat takes nothing")


def takes(state: King, thief: i64) -> list[int]:
    """Return the choices: a 1 or a 2 if there is one, or nothing, unless a token must be taken (K12-8.3)."""
    victim = victim_of(state, thief)
    kinds = (1 if victim.ones > 0 else 0) + (2 if victim.twos > 0 else 0)
    return MUST_TAKE[kinds] if state.setup.must_take else TAKES[kinds]


def take(state: King, choices: list[int]) -> None:
    """Move the tokens that the thieves have chosen, in the order in which the Ladies met (K12-8.5)."""
    if state.setup.eight_before_theft:
        note_eight(state)
    seats = list(members(state.pending))
    for thief, victim in state.thefts.copy():
        if thief in seats:  # their first theft; a second one waits
            place = seats.index(thief)
            seats[place] = SETTLED
            settle(state, state.everybody[thief], state.everybody[victim], choices[place])
            state.thefts.remove((thief, victim))


def settle(state: King, thief: Player, victim: Player, wanted: i64) -> None:
    """Move the token that a thief wants from a victim, or tell that none is left."""
    choice = left_of(victim, wanted)
    if choice != TAKE_NONE:
        move_token(victim, thief, 1 if choice == TAKE_ONE else 2)
    if state.events is None:
        return
    if choice == TAKE_NONE and wanted != TAKE_NONE:
        tell_nothing_to_take(state, thief, victim)
    else:
        tell_theft(state, thief, victim, choice)


def left_of(victim: Player, wanted: i64) -> i64:
    """Return what a thief gets: the wanted token, or the other kind if another thief was faster (K12-8.5)."""
    if wanted == TAKE_ONE and victim.ones == 0:
        return TAKE_TWO if victim.twos > 0 else TAKE_NONE
    if wanted == TAKE_TWO and victim.twos == 0:
        return TAKE_ONE if victim.ones > 0 else TAKE_NONE
    return wanted


def note_eight(state: King) -> None:
    """Note who has eight points. They count even if some are taken afterwards (K12-8.8)."""
    for player in state.players:
        if player.points() >= 8:
            state.reached |= bit(player.seat)


def move_token(giver: Player, taker: Player, points: i64) -> None:
    """Move one token, a 1 or a 2 (K12-0.1)."""
    if points == 1:
        giver.ones -= 1
        taker.ones += 1
    else:
        giver.twos -= 1
        taker.twos += 1
