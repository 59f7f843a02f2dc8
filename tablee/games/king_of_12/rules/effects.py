"""Steps 2 and 3 of a turn: what is cancelled, and what the characters do to dice and values."""
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
"""What changes faces or values in step 3, the Oracle and the Merchants apart."""


def cancel_cards(group: Group) -> None:
    """K12-2.2: only characters played once take effect; K12-4.11: or the Lady alone."""
    once: i64 = 0
    twice: i64 = 0
    for player in group.players:
        twice |= once & player.card
        once |= player.card
    once &= ~twice
    group.cancelled = twice
    group.active = LADY if once & LADY != 0 else once


def pass_dice(state: King, group: Group) -> None:
    """K12-4.7: every die goes to the left; K12-9.9: within the group."""
    players = group.players
    passed: i64 = players[len(players) - 1].die
    for player in players:
        kept = player.die
        player.die = passed
        passed = kept
    if state.events is not None:
        tell_pass(state, group)


def choosers(group: Group, *, final_face: bool) -> i64:
    """The seats whose effect leaves a choice: K12-4.12 the face, K12-3.2 the order."""
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
    """K12-4.12: the five faces around the one shown; K12-3.3: around the opposite one if it is turned over."""
    player = state.everybody[seat]
    if player.card != SORCERER:
        return ORDERS[player.card]
    turned = state.group_of(seat).active & TROUBLEMAKERS != 0
    return TURNS[13 - player.die if turned else player.die]


def apply_effects(state: King, group: Group) -> None:
    """K12-2.3: step 3 for a group, without the Oracle's roll."""
    if state.events is not None and group.active & TOUCHING != 0:
        tell_group_again(state, group)
    turned: i64 = group.active & TROUBLEMAKERS
    for player in group.players:
        before = player.die
        card: i64 = player.card & group.active
        if card & SORCERER != 0:
            player.die = player.choice - TURN  # K12-4.12
        elif (turned != 0) != (card == REVERSER):  # K12-4.5, K12-4.6; K12-3.3: turned over twice, it is as before
            player.die = 13 - before
        met = player.die
        if turned != 0 and card & REMEMBERED != 0 and not state.setup.final_face:  # K12-3.2
            met = player.die if player.choice == TROUBLEMAKERS_FIRST else before
        player.choice = 0
        player.value = value_of(card, met)
        if state.events is not None:
            tell_effects(state, group, player, before, met)


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
