"""After step 5: the token that a Lady may take when Ladies have cancelled each other."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, members
from tablee.games.king_of_12.rules.events import tell_ladies_even, tell_nothing_to_take, tell_theft
from tablee.games.king_of_12.rules.pieces import LADY, MUST_TAKE, TAKE_NONE, TAKE_ONE, TAKES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group, Player
    from tablee.games.king_of_12.rules.state import King


def ladies(group: Group) -> list[Player]:
    """The Ladies that met, from the lowest value to the highest."""
    met = [player for player in group.players if player.card == LADY]
    met.sort(key=by_value)
    return met


def by_value(player: Player) -> int:
    return player.value


def is_settled(met: list[Player], *, every_lady_apart: bool) -> bool:
    """K12-4.11: neither the lowest value nor the highest is shared; K12-8.2: or no value at all."""
    if not every_lady_apart:
        return met[0].value < met[1].value and met[-2].value < met[-1].value
    return len({player.value for player in met}) == len(met)


def meet_ladies(state: King) -> None:
    """K12-9.8: note the thefts to which the Ladies of this stage have come: who takes from whom."""
    for group in state.stage:
        if group.cancelled & LADY != 0:
            met = ladies(group)
            if is_settled(met, every_lady_apart=state.setup.every_lady_apart):
                state.thefts.append((met[0].seat, met[-1].seat))
            elif state.events is not None:
                tell_ladies_even(state, met)


def thieves(state: King) -> i64:
    """The seats that may take a token now. Who may take twice does so one after the other (K12-8.5)."""
    seats: i64 = 0
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
    """From whom a seat takes a token."""
    for seat, victim in state.thefts:
        if seat == thief:
            return state.everybody[victim]
    raise ValueError("this seat takes nothing")


def takes(state: King, thief: i64) -> list[int]:
    """A 1 or a 2, whichever there is, or nothing; K12-8.3: or not nothing."""
    victim = victim_of(state, thief)
    kinds = (1 if victim.ones > 0 else 0) + (2 if victim.twos > 0 else 0)
    return MUST_TAKE[kinds] if state.setup.must_take else TAKES[kinds]


def take(state: King, choices: list[int]) -> None:
    """What each thief has chosen changes hands."""
    if state.setup.eight_before_theft:
        note_eight(state)
    for place, seat in enumerate(members(state.pending)):
        thief, victim = state.everybody[seat], victim_of(state, seat)
        choice = choices[place]
        if choice != TAKE_NONE:
            move_token(victim, thief, 1 if choice == TAKE_ONE else 2)
        if state.events is not None:
            tell_theft(state, thief, victim, choice)
        state.thefts.remove((seat, victim.seat))


def note_eight(state: King) -> None:
    """K12-8.8: who has eight points has collected them, whatever is taken afterwards."""
    for player in state.players:
        if player.points() >= 8:
            state.reached |= bit(player.seat)


def move_token(giver: Player, taker: Player, points: i64) -> None:
    """A token is a thing: a 1 or a 2 (K12-0.1)."""
    if points == 1:
        giver.ones -= 1
        taker.ones += 1
    else:
        giver.twos -= 1
        taker.twos += 1
