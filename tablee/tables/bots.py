"""Bots at tables: they think in processes of their own, and see a view and an offer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from threading import Thread
from typing import NamedTuple, Protocol

import msgspec

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.registry import find_game

log = logging.getLogger(__name__)


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
    """Somewhere bots can think."""

    async def think(self, turn: Turn) -> int: ...

    async def run(self, job: Callable[..., bytes], *things: object) -> bytes: ...

    async def close(self) -> None: ...


def answer(turn: Turn) -> int:
    """The choice of the bot; runs in a worker process."""
    game = find_game(turn.game)
    view = msgspec.msgpack.decode(turn.view, type=game.views)
    bot = game.lesson.rival if turn.lesson and game.lesson else game.bots[turn.level]
    return bot.choose(view, turn.offer, Rng(turn.seed))


class BotProcesses:
    """A few processes for all the bots of a server. A worker that dies is replaced and its turn thought again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_quiet)

    async def think(self, turn: Turn) -> int:
        """The bot's choice. A bot that fails twice plays at random, and the failure is logged."""
        for _ in range(2):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, answer, turn)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._start()
            except Exception:
                log.exception("bot %s of %s failed", turn.level, turn.game)
        return Rng(turn.seed).pick(list(turn.offer.legal))

    async def run(self, job: Callable[..., bytes], *things: object) -> bytes:
        """Other work that no server should do beside serving. A worker that dies is replaced and the job done again."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, partial(job, *things))
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._start()
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(job, *things))

    async def close(self) -> None:
        """Stop all workers."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _quiet() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server does, in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(1)


class BotsHere:
    """Bots that think in this very process, for tests and for games whose bots are quick."""

    async def think(self, turn: Turn) -> int:
        """The bot's choice."""
        return answer(turn)

    async def run(self, job: Callable[..., bytes], *things: object) -> bytes:
        """The work, done here."""
        return job(*things)

    async def close(self) -> None:
        """Nothing to stop."""
