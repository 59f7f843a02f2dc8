"""Steps 2 and 3 of a turn: what is cancelled, and what the characters do to dice and values."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members
from tablee.core.decision import Decide
from tablee.games.king_of_12.pieces import (
    ALCHEMIST,
    AUTOMATON,
    GOLEM,
    LADY,
    ORDERS,
    PARASITE,
    REMEMBERED,
    REVERSER,
    SORCERER,
    TROUBLEMAKERS,
    TROUBLEMAKERS_FIRST,
    TURN,
    TURNS,
)
from tablee.games.king_of_12.story import tell_effects, tell_group_again, tell_pass

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Position


SEEN: Final = TROUBLEMAKERS | REVERSER | SORCERER | GOLEM | REMEMBERED
"""What changes faces or values in step 3, the Oracle and the Merchants apart."""


def standing(position: Position, group: list[int]) -> i64:
    """K12-2.2: the characters that take effect, those played once; K12-4.11: or the Lady alone."""
    once: i64 = 0
    twice: i64 = 0
    for seat in group:
        card: i64 = position.played[seat]
        twice |= once & card
        once |= card
    once &= ~twice
    return once & LADY if once & LADY != 0 else once


def pass_dice(position: Position, group: list[int]) -> None:
    """K12-4.7: every die goes to the left; K12-9.9: within the group."""
    dice = position.dice
    last = group[len(group) - 1]
    passed: i64 = dice[last]
    for seat in group:
        kept: i64 = dice[seat]
        dice[seat] = passed
        passed = kept
    if position.events is not None:
        tell_pass(position, group)


def choosers(position: Position, group: list[int], active: i64) -> i64:
    """The seats whose effect leaves a choice: K12-4.12 the face, K12-3.2 the order."""
    asked: i64 = active & SORCERER
    if active & TROUBLEMAKERS != 0 and not position.setup.final_face:
        asked |= active & REMEMBERED
    seats: i64 = 0
    if asked != 0:
        for seat in group:
            if position.played[seat] & asked != 0:
                seats |= bit(seat)
    return seats


def call_for(position: Position, seats: i64) -> Decide:
    """Faces and orders are chosen at once and in secret."""
    asked: i64 = 0
    for seat in members(seats):
        asked |= position.played[seat]
    if asked & REMEMBERED == 0:
        return Decide(tuple(members(seats)), "turn")
    if asked & SORCERER == 0:
        return Decide(tuple(members(seats)), "order")
    return Decide(tuple(members(seats)), "adjust")


def adjustments(position: Position, seat: i64) -> list[int]:
    """K12-4.12: the five faces around the one shown; K12-3.3: around the opposite one if it is turned over."""
    card = position.played[seat]
    if card != SORCERER:
        return ORDERS[card]
    face: i64 = position.dice[seat]
    turned = standing(position, position.group_of(seat)) & TROUBLEMAKERS != 0
    return TURNS[13 - face if turned else face]


def apply_effects(position: Position, group: list[int], active: i64, chosen: list[int]) -> None:
    """K12-2.3: step 3 for a group, without the Oracle's roll."""
    if position.events is not None and active & SEEN != 0:
        tell_group_again(position, group)
    turned: i64 = active & TROUBLEMAKERS
    dice = position.dice
    for seat in group:
        before: i64 = dice[seat]
        card: i64 = position.played[seat] & active
        face = new_face(before, card, turned, chosen[seat])
        met = before if keeps_value(position, card, turned, chosen[seat]) else face
        dice[seat] = face
        position.values[seat] = value_of(card, met)
        if position.events is not None:
            tell_effects(position, seat, active, before, met)


def keeps_value(position: Position, card: i64, turned: i64, choice: i64) -> bool:
    """K12-3.2: whether a value is read before the Troublemakers turn the die."""
    resolved = turned != 0 and card & REMEMBERED != 0 and not position.setup.final_face
    return resolved and choice != TROUBLEMAKERS_FIRST


def new_face(face: i64, card: i64, turned: i64, choice: i64) -> i64:
    """What a die shows after the effects on it; K12-3.3: their order does not matter here."""
    if card == SORCERER:
        return choice - TURN  # K12-4.12
    if (turned != 0) != (card == REVERSER):  # K12-4.5, K12-4.6: turned over twice, it is as before
        return 13 - face
    return face


def value_of(card: i64, face: i64) -> i64:
    """What a die is worth when its owner's character meets this face."""
    if card == ALCHEMIST:
        return face * 2  # K12-4.1
    if card == AUTOMATON:
        return face + 7  # K12-4.2
    if card == PARASITE:
        return face - 7  # K12-4.3
    if card == GOLEM:
        return 1 if face == 12 else 12  # K12-4.4
    return face
