"""What a viewer knows, as a key for search: everything on the table. It is equal exactly for equal views."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.killer.rules.phases import KEEP

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.killer.rules.state import Killer


def known(state: Killer, viewer: int | None) -> tuple[int, ...]:
    """Return the turn, an attack's dice, the order of the fallen, the turns left, all lives, and the dice aside."""
    key: list[int] = [turn_of(state, 0 if viewer is None else viewer + 1), state.hits, in_a_row(state.struck)]
    key.append(in_a_row(state.fallen))
    key.append(state.turns_left)
    key.extend(state.lives)
    key.extend(state.aside)
    return tuple(key)


def turn_of(state: Killer, viewer: i64) -> i64:
    """Return the viewer, the phase, the seats concerned and the dice of the turn, packed.

    The roll matters only while some of it is to be kept.
    """
    rolled: i64 = state.rolled if state.phase == KEEP else 0
    flags: i64 = (2 if state.full else 0) + (1 if state.starting else 0)
    seats: i64 = ((viewer * 16 + state.phase) * 16 + state.seat) * 16 + state.target + 1
    dice: i64 = ((rolled * 16 + state.left) * 64 + state.total) * 8 + state.value
    return (seats * 4 + flags) * 0x4000000 + dice


def in_a_row(numbers: list[int]) -> i64:
    """Return up to eight faces or seats in this order, packed."""
    packed: i64 = 0
    for number in numbers:
        one: i64 = number
        packed = packed * 16 + one + 1
    return packed
