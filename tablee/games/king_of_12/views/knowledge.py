"""What a viewer knows, as a key for search. It is equal exactly for equal views, and much cheaper."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import size
from tablee.games.king_of_12.rules.phases import FORETELLING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.rules.players import Player
    from tablee.games.king_of_12.rules.state import King


def known(state: King, viewer: int | None) -> tuple[int, ...]:
    """Return everything public, then the viewer, the hand and the cards under the die."""
    key: list[int] = [moment(state), seats_concerned(state)]
    if state.setup.by_lot:
        for group in state.groups:
            key.extend(group.seats())
    for thief, victim in state.thefts:
        key.append(-2 - thief * 16 - victim)
    for player in state.everybody:
        key.append(open_things(player))
        key.append(
            open_cards(player) if not state.setup.face_down or player.seat == viewer else face_down_cards(player)
        )
    if viewer is None:
        key.append(-1)
    else:
        own = state.everybody[viewer]
        key.append((viewer * 0x4000 + own.hand) * 0x4000 + own.buried)
    return tuple(key)


def moment(state: King) -> i64:
    """Return the characters, the round, the turn, the phase and the group of an Oracle, packed."""
    oracle: i64 = state.oracle if state.phase == FORETELLING else 0
    return ((state.round * 0x4000 + state.characters) * 64 + state.turn) * 128 + state.phase * 8 + oracle


def seats_concerned(state: King) -> i64:
    """Return the seats that are awaited, champions or had eight points, the winner and the stage, packed."""
    stage: i64 = (2 if state.playoff else 0) + (1 if state.among_champions else 0)
    ended: i64 = (state.winner + 1) * 4 + stage
    return ((ended * 0x10000 + state.champions) * 0x10000 + state.pending) * 0x10000 + state.reached


def recalled(state: King, viewer: int | None) -> tuple[int, ...]:
    """Return the same for a viewer with a perfect memory: cards face down were open when played (K12-8.7)."""
    key = known(state, viewer)
    return (*key, *[player.spent for player in state.everybody]) if state.setup.face_down else key


def open_things(player: Player) -> i64:
    """Return die, value, tokens, rounds won and the number of buried cards, packed."""
    tokens = ((player.scored * 64 + player.ones) * 64 + player.twos) * 16 + player.wins
    return ((tokens * 4 + size(player.buried)) * 16 + player.die) * 64 + player.value + 6


def open_cards(player: Player) -> i64:
    """Return the card on the table, the spent ones, and those shown since a card was buried, packed."""
    return ((player.card * 0x4000 + player.spent) * 0x4000 + player.shown) * 0x4000 + player.shown_later


def face_down_cards(player: Player) -> i64:
    """Return the card on the table and the size of the hand (K12-8.7)."""
    return player.card * 16 + size(player.hand)
