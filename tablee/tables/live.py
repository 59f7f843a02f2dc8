"""A table in memory: a lock, those who listen, and what is stored before it is told."""

from __future__ import annotations

import asyncio
from typing import Protocol

from tablee.storage.store import Store
from tablee.tables import entries, updates
from tablee.tables.listing import listing
from tablee.tables.table import Table
from tablee.tables.updates import Told
from tablee.wire.server import Bye, Said, ServerMessage, Update


class Listener(Protocol):
    """A connection at a table. `send` never waits; a slow one drops what it has and asks for a fresh update."""

    user: str
    told: Told

    def send(self, message: ServerMessage) -> None: ...


class Live:
    """One table of the hall. Its log in the store is the truth; this is a cache of it."""

    def __init__(self, table_id: str, table: Table, store: Store, fence: int = 0) -> None:
        self.id = table_id
        self.table = table
        self.fence = fence
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.lost = False
        self._store = store

    async def save(self) -> None:
        """Store what has happened; it must not be told before this returns."""
        fresh = self.table.fresh
        if not fresh:
            return
        after = self.table.length - len(fresh)
        stored = [entries.encode(entry) for entry in fresh]
        await self._store.append(self.id, after, stored, listing(self.id, self.table), self.fence)
        fresh.clear()

    def online(self) -> set[str]:
        """The users who listen."""
        return {listener.user for listener in self.listeners}

    def update_for(self, listener: Listener, now: float) -> Update:
        """What this listener may know now."""
        online = self.online()
        watching = sum(self.table.seat_of(user) is None for user in online)
        return updates.update(self.table, listener.user, online, watching, listener.told, now)

    def tell_all(self, now: float) -> None:
        """Tell everybody how things stand."""
        for listener in tuple(self.listeners):
            listener.send(self.update_for(listener, now))

    def tell(self, user: str, now: float) -> None:
        """Tell one user how things stand, on all their devices."""
        for listener in tuple(self.listeners):
            if listener.user == user:
                listener.send(self.update_for(listener, now))

    def say(self, said: Said) -> None:
        """Pass on what somebody said."""
        for listener in tuple(self.listeners):
            listener.send(said)

    def drop(self, code: str) -> None:
        """Send everybody away; they find the table again where it lives then."""
        self.lost = True
        if self.timer is not None:
            self.timer.cancel()
        for listener in tuple(self.listeners):
            listener.send(Bye(code, retry=True))
        self.listeners.clear()
