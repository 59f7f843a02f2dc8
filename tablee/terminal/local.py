"""A table in this process, with the same links as a table on a server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from tablee.core.record import Record
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.hosting import hints
from tablee.hosting.bots import BotTurn, Purpose, answer
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.storage.store import MEMORY
from tablee.tables import entries
from tablee.tables.opening import rebuild
from tablee.tables.records import listing
from tablee.tables.updates import Told
from tablee.terminal.link import Hear
from tablee.terminal.saved_table import HERE, SavedTable, dealt_on, entries_of, user_of
from tablee.terminal.saves import begin
from tablee.terminal.seating import seats_of_record
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Command
from tablee.wire.coach import NamedHint
from tablee.wire.server import Bye, ServerMessage

log = logging.getLogger(__name__)
SPECTATOR = "spectator"
RETRY = 1.0
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def sit_down(record: Record, path: Path) -> TableClient:
    """Begin or continue the game of a record, with all its people at this terminal. The file is written at once."""
    record = dealt_on(record)
    begin(path, record)
    table = LocalTable(record, path)
    people = [user_of(index) for index, seat in enumerate(seats_of_record(record)) if not seat.bot]
    # where people pass the terminal on, a spectator's view is shown between two turns
    users = people if len(people) == 1 else [*people, SPECTATOR]
    links = [LocalLink(table, user) for user in users]
    return TableClient(record.game, links, path=path)


class BotsBeside:
    """Runs bots in threads. They answer at once: the pace of the narration gives time to follow."""

    async def think(self, turn: BotTurn, owner: str) -> int:
        """Return the bot's choice. If a bot fails, log the error and choose at random."""
        try:
            return await asyncio.to_thread(answer, turn)
        except Exception:
            log.exception("bot %s of %s failed", turn.level, turn.game)
            return Rng(turn.seed).pick(list(turn.offer.legal))

    async def run(self, purpose: Purpose, owner: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        """Run another slow job in a thread."""
        return await asyncio.to_thread(partial(job, *arguments))

    async def close(self) -> None:
        """Do nothing: there is nothing to stop."""


class LocalTable:
    """A manager with one table, which is saved in a file."""

    def __init__(self, record: Record, path: Path) -> None:
        self.bots = BotsBeside()
        self.manager: TableManager | None = None
        self._record = record
        self.path = path
        self._store: SavedTable | None = None
        self._opening = asyncio.Lock()

    async def session(self) -> tuple[TableManager, Session]:
        """Return the manager and its table. After a failure, load the table from the store again."""
        async with self._opening:
            manager = self.manager or await self._open()
            return manager, await manager.load(HERE)

    async def _open(self) -> TableManager:
        store = self._store = await SavedTable.open(MEMORY)
        store.save_to(self.path, self._record)
        stored = list(entries_of(self._record, time.time()))
        rows = [entries.encode(entry) for entry in stored]
        await store.append(HERE, 0, rows, listing(HERE, rebuild(stored)))
        self.manager = TableManager(store, self.bots, time.time, bot_pace=0.0)
        return self.manager

    async def close(self) -> None:
        """Close everything. Pending writes are finished first."""
        manager, self.manager = self.manager, None
        store, self._store = self._store, None
        if manager is not None and store is not None:
            await manager.close()
            await store.close()


class LocalLink:
    """A link to a table in this process."""

    def __init__(self, table: LocalTable, user: str) -> None:
        self._table = table
        self._user = user
        self._hear: Hear | None = None
        self._returning: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Join the table."""
        self._hear = hear
        manager, session = await self._table.session()
        manager.join(session, LocalListener(self._user, hear, self._lost))

    async def send(self, command: Command) -> None:
        """Have a command carried out."""
        manager, session = await self._table.session()
        await manager.command(session, command, self._user, self._user)

    async def ask_hint(self) -> NamedHint:
        """Ask the coach for a hint."""
        _, session = await self._table.session()
        hint = await hints.ask_coach(session.table, self._user, self._table.bots, self._user)
        return msgspec.json.decode(hint, type=NamedHint)

    async def record(self) -> str:
        """Return the text of the table's file."""
        path = self._table.path
        try:
            return path.read_text("utf-8")
        except OSError as error:
            raise Refused("not-saved", path=str(path), detail=error.strerror or str(error)) from error

    async def close(self) -> None:
        """Close the table, for all links that share it."""
        self._hear = None
        if self._returning is not None:
            self._returning.cancel()
        await self._table.close()

    def _lost(self) -> None:
        """Reconnect after the table was dropped because a choice could not be stored. Continue from what is on disk."""
        if self._hear is not None:
            self._returning = asyncio.get_running_loop().create_task(self._come_back(self._hear))

    async def _come_back(self, hear: Hear) -> None:
        while self._hear is not None:
            await asyncio.sleep(RETRY)
            try:
                await self.open(hear)
            except (Refused, OSError) as error:
                log.warning("cannot resume the table: %s", error)
            else:
                return


class LocalListener:
    """Receives a table's messages for one link."""

    ready = True

    def __init__(self, user: str, hear: Hear, lost: Callable[[], None]) -> None:
        self.user = user
        self.told = Told()
        self.lag = 0.0
        self.muted: set[str] = set()
        self._hear = hear
        self._lost = lost

    def send(self, frame: bytes) -> None:
        """Decode a message and pass it on."""
        self._hear(_decoder.decode(frame))

    def missed(self) -> None:
        """Do nothing: this listener is always ready, so it misses no message."""

    def dismiss(self, bye: Bye) -> None:
        """Handle a goodbye. Reconnect if the table asks for it."""
        if bye.retry and bye.code != "closing":
            self._lost()
