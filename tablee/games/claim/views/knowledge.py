"""What a viewer may know, as a key.

A search needs it at every step, so it is built from card sets and not from a view.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import size
from tablee.core.game import Viewer
from tablee.games.claim.rules.key import alike, kind_or_none
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.views.build import hidden_cards

if TYPE_CHECKING:
    from mypy_extensions import i64


def known(state: Claim, viewer: Viewer) -> tuple[int, ...]:
    """Return a key that is equal exactly for equal views. The five Goblins of value 0 are alike."""
    unseen: i64 = state.deck
    found: list[int] = [
        -1 if viewer is None else viewer,
        state.stage,
        state.phase,
        state.leader,
        kind_or_none(state.led),
        kind_or_none(state.prize),
        kind_or_none(state.last_led),
        kind_or_none(state.last_second),
        size(state.deck),
        alike(state.discards),
    ]
    for seat in range(2):
        player = state.players[seat]
        hidden: i64 = hidden_cards(state, seat, viewer)
        unseen |= hidden
        found.append(alike(player.hand & ~hidden))
        found.append(size(player.hand & hidden))
        found.append(alike(player.followers & ~hidden))
        found.append(size(player.followers & hidden))
        found.append(alike(player.secret & ~hidden))
        found.append(alike(player.score))
        found.append(player.voids)
    found.append(alike(unseen))
    return tuple(found)
