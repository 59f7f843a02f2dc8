"""Asks a bot about a position as a match would, with a view and an offer."""

from __future__ import annotations

from typing import Any

from tablee.core.bot import Offer
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.state import State


def asked(game: Game[Any, Any, Any], state: State, seat: int = 0) -> tuple[Any, Offer]:
    """The seat's view and its offer."""
    waits = state.awaits()
    assert isinstance(waits, Decide)
    return game.view(state, seat), Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))
