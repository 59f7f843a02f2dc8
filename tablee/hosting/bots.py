"""Bots at tables: they think in processes of their own, and see a view and an offer like anybody else."""

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
"""What other work is for: a person waits for a hint, and less eagerly for an analysis or a puzzle."""

MOVE_SECONDS = 20.0
HINT_SECONDS = 15.0
ANALYSIS_SECONDS = 60.0
MAX_WAITING = 20
"""How many hints, or analyses, may be under way for one address."""


class Turn(NamedTuple):
    """What a bot is asked, ready to travel to another process."""

    game: str
    level: str
    view: bytes
    offer: Offer
    seed: str
    lesson: bool = False
    """Whether the rival of the game's lesson is asked."""


class Thinker(Protocol):
    """Somewhere bots can think. `owner` says in whose name, so that nobody can keep others waiting."""

    async def think(self, turn: Turn, owner: str) -> int: ...

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes: ...

    async def close(self) -> None: ...


def answer(turn: Turn) -> int:
    """The choice of the bot; runs in a worker process."""
    game = find_game(turn.game)
    view = msgspec.msgpack.decode(turn.view, type=game.views)
    bot = game.lesson.rival if turn.lesson and game.lesson else game.bots[game.level(turn.level)]
    return bot.choose(view, turn.offer, Rng(turn.seed))


class BotProcesses:
    """Worker processes for bots, for hints and for analyses: none of the three waits for another."""

    def __init__(self, workers: int, seconds: float = MOVE_SECONDS) -> None:
        self.moves = Workers("moves", workers, seconds)
        self.others: dict[Purpose, Workers] = {
            "hint": Workers("hints", 1, HINT_SECONDS, MAX_WAITING),
            "analysis": Workers("analyses", 1, ANALYSIS_SECONDS, MAX_WAITING),
        }

    async def think(self, turn: Turn, owner: str) -> int:
        """The bot's choice. A bot that fails or takes too long plays at random, and that is logged."""
        try:
            return await self.moves.run(owner, answer, turn)
        except Exception:
            log.exception("bot %s of %s failed", turn.level, turn.game)
        return Rng(turn.seed).pick(list(turn.offer.legal))

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        """Other work that no server should do beside serving."""
        return await self.others[purpose].run(owner, job, *arguments)

    async def close(self) -> None:
        """Stop all workers."""
        for workers in (self.moves, *self.others.values()):
            workers.close()


class BotsHere:
    """Bots that think in this very process, for tests and for games whose bots are quick."""

    async def think(self, turn: Turn, owner: str) -> int:
        """The bot's choice."""
        return answer(turn)

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        """The work, done here."""
        return job(*arguments)

    async def close(self) -> None:
        """Nothing to stop."""
