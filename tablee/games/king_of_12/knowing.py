"""What a viewer knows as a key, for search: equal exactly where the views are, and much cheaper."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import size
from tablee.games.king_of_12.position import FORETELLING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.king_of_12.position import Player, Position


def known(position: Position, viewer: int | None) -> tuple[int, ...]:
    """All that is open; then the viewer, the hand and the cards under the die."""
    key: list[int] = [
        position.characters,
        position.phase * 64 + position.turn,
        position.round,
        position.champions,
        position.oracle if position.phase == FORETELLING else 0,
        position.pending,
        position.winner,
        (2 if position.playoff else 0) + (1 if position.among_champions else 0),
    ]
    for player in position.everybody:
        key.append(open_things(player))
        key.append(open_cards(player))
    if viewer is None:
        key.append(-1)
    else:
        own = position.everybody[viewer]
        key.append((viewer * 0x4000 + own.hand) * 0x4000 + own.buried)
    return tuple(key)


def open_things(player: Player) -> i64:
    """Die, value, tokens, rounds won and how many cards lie under the die."""
    tokens = (player.ones * 64 + player.twos) * 16 + player.wins
    return ((tokens * 4 + size(player.buried)) * 16 + player.die) * 64 + player.value + 6


def open_cards(player: Player) -> i64:
    """The card on the table, those spent, and those shown since a card was buried."""
    return ((player.card * 0x4000 + player.spent) * 0x4000 + player.shown) * 0x4000 + player.shown_later
