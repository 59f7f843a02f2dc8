"""Bots in the seats other than the learner's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.bot import Bot, Offer
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.lab.entrants import entrants, fill_seats
from tablee.library.errors import TableeError, library_errors
from tablee.library.runs import AnyBot


def seated_bots(game: Game[Any, Any, Any], bots: Sequence[AnyBot], seats: int, seat: int) -> list[Bot]:
    """Return a bot for every seat. The one in the learner's seat is never asked."""
    with library_errors(game):
        others = fill_seats(entrants(game, list(bots)), max(seats - 1, 1))
    chosen = [bot for _, bot in others]
    return [*chosen[:seat], chosen[0], *chosen[seat:]][:seats]


def bot_choice(game: Game[Any, Any, Any], state: State, seat: int, bot: Bot, rng: Rng) -> int:
    """Return the choice of an asked seat's bot, by what the seat knows."""
    waits = state.awaits()
    assert isinstance(waits, Decide)
    offer = Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))
    chosen = bot.choose(game.view(state, seat), offer, rng)
    if chosen not in offer.legal:
        raise TableeError(f"{type(bot).__name__} chose {chosen!r}, which is not legal", "bot-illegal")
    return chosen
