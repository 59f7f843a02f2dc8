"""Steps 2 and 3 of a turn: cancelled cards, and the characters' effects on dice and values."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit
from tablee.games.king_of_12.rules.events import tell_effects, tell_group_again, tell_pass
from tablee.games.king_of_12.rules.pieces import (
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

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Group
    from tablee.games.king_of_12.rules.state import King

TOUCHING: Final = TROUBLEMAKERS | REVERSER | SORCERER | GOLEM | REMEMBERED
"""The characters that change faces or values in step 3, except the Oracle and the Merchants."""


def cancel_cards(group: Group) -> None:
    """Keep the characters played only once in effect (K12-2.2), or the Lady alone (K12-4.11)."""
    once: i64 = 0
    twice: i64 = 0
    for player in group.players:
        twice |= once & player.card
        once |= player.card
    once &= ~twice
    group.cancelled = twice
    group.active = once
    if once & LADY != 0:
        group.active = LADY


def pass_dice(state: King, group: Group) -> None:
    """Pass every die to the left (K12-4.7), within the group (K12-9.9)."""
    players = group.players
    passed: i64 = players[len(players) - 1].die
    for player in players:
        kept = player.die
        player.die = passed
        passed = kept
    if state.events is not None:
        tell_pass(state, group)


def choosers(group: Group, *, final_face: bool) -> i64:
    """Return the seats with a choice in their effect: the face (K12-4.12) or the order (K12-3.2)."""
    asked: i64 = group.active & SORCERER
    if group.active & TROUBLEMAKERS != 0 and not final_face:
        asked |= group.active & REMEMBERED
    seats: i64 = 0
    if asked != 0:
        for player in group.players:
            if player.card & asked != 0:
                seats |= bit(player.seat)
    return seats


def adjustments(state: King, seat: i64) -> list[int]:
    """Return the five faces around the one shown (K12-4.12), or around the opposite one of a turned die (K12-3.3)."""
    player = state.everybody[seat]
    if player.card != SORCERER:
        return ORDERS[player.card]
    turned = state.group_of(seat).active & TROUBLEMAKERS != 0
    return TURNS[13 - player.die if turned else player.die]


def apply_effects(state: King, group: Group) -> None:
    """Apply step 3 to a group, without the Oracle's roll (K12-2.3)."""
    if state.events is not None and group.active & TOUCHING != 0:
        tell_group_again(state, group)
    turned: i64 = group.active & TROUBLEMAKERS
    for player in group.players:
        before = player.die
        card: i64 = player.card & group.active
        if card & SORCERER != 0:
            player.die = player.choice - TURN  # K12-4.12
        elif (turned != 0) != (card == REVERSER):  # K12-4.5, K12-4.6; K12-3.3: a die turned over twice is as before
            player.die = 13 - before
        met = player.die
        if turned != 0 and card & REMEMBERED != 0 and not state.setup.final_face:  # K12-3.2
            met = player.die if player.choice == TROUBLEMAKERS_FIRST else before
        player.choice = 0
        player.value = value_of(card, met)
        if state.events is not None:
            tell_effects(state, group, player, before, met)


def value_of(card: i64, face: i64) -> i64:
    """Return the value of a die when its owner's character meets this face."""
    if card == ALCHEMIST:
        return face * 2  # K12-4.1
    if card == AUTOMATON:
        return face + 7  # K12-4.2
    if card == PARASITE:
        return face - 7  # K12-4.3
    if card == GOLEM:
        return 1 if face == 12 else 12  # K12-4.4
    return face
