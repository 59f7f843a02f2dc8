"""Bots at tables. They think in worker processes, and see only a view and an offer, as a player does."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

import msgspec

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.hosting.workers import Workers
from tablee.registry import find_game

log = logging.getLogger(__name__)
Purpose = Literal["hint", "analysis"]
"""The purpose of other work. A hint is more urgent than an analysis or a puzzle."""

MOVE_SECONDS = 20.0
HINT_SECONDS = 15.0
ANALYSIS_SECONDS = 60.0
MAX_WAITING = 20
"""The most hints, or analyses, under way for one address."""


class BotTurn(NamedTuple):
    """A bot's task, ready to send to another process."""

    game: str
    level: str
    view: bytes
    offer: Offer
    seed: str
    lesson: bool = False
    """Whether to ask the opponent of the game's lesson."""


class Thinker(Protocol):
    """Runs bots and other work. `owner` is the address or table it is for; each owner waits only for its own work."""

    async def think(self, turn: BotTurn, owner: str) -> int: ...

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes: ...

    async def close(self) -> None: ...


def answer(turn: BotTurn) -> int:
    """Return the bot's choice. Runs in a worker process."""
    game = find_game(turn.game)
    view = msgspec.msgpack.decode(turn.view, type=game.views)
    bot = game.lesson.rival if turn.lesson and game.lesson else game.bots[game.level(turn.level)]
    return bot.choose(view, turn.offer, Rng(turn.seed))


class BotProcesses:
    """Worker processes for bots, hints and analyses. None of the three waits for another."""

    def __init__(self, workers: int, seconds: float = MOVE_SECONDS) -> None:
        self.moves = Workers("moves", workers, seconds)
        self.others: dict[Purpose, Workers] = {
            "hint": Workers("hints", 1, HINT_SECONDS, MAX_WAITING),
            "analysis": Workers("analyses", 1, ANALYSIS_SECONDS, MAX_WAITING),
        }

    async def think(self, turn: BotTurn, owner: str) -> int:
        """Return the bot's choice. A bot that fails or takes too long plays at random, and the failure is logged."""
        try:
            return await self.moves.run(owner, answer, turn)
        except Exception:
            log.exception("bot %s of %s failed", turn.level, turn.game)
        return Rng(turn.seed).pick(list(turn.offer.legal))

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        """Run other work that would block the server."""
        return await self.others[purpose].run(owner, job, *arguments)

    async def close(self) -> None:
        """Stop all workers."""
        for workers in (self.moves, *self.others.values()):
            workers.close()


class BotsHere:
    """Bots that think in this process, for tests and for games with quick bots."""

    async def think(self, turn: BotTurn, owner: str) -> int:
        """Return the bot's choice."""
        return answer(turn)

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        """Run the work in this process."""
        return job(*arguments)

    async def close(self) -> None:
        """Do nothing: there are no workers."""
