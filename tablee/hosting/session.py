"""A table in memory: a lock, those who listen, and what is stored before it is told."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

import msgspec

from tablee.hosting.lock import Lock
from tablee.storage.store import Store
from tablee.tables import entries, updates
from tablee.tables.people import Talk
from tablee.tables.records import listing
from tablee.tables.table import Table
from tablee.tables.updates import Told
from tablee.wire import codec
from tablee.wire.server import Bye, Said

FEW = 20
"""Up to so many listeners are all told when somebody comes to watch or goes."""


class Listener(Protocol):
    """A connection at a table. `send` never waits; one that is not `ready` misses updates and gets a fresh one later."""

    user: str
    told: Told
    lag: float
    muted: set[str]

    @property
    def ready(self) -> bool: ...

    def send(self, frame: bytes) -> None: ...

    def missed(self) -> None: ...

    def dismiss(self, bye: Bye) -> None: ...


class Session:
    """One table of the hall. Its log in the store is the truth; this is a cache of it."""

    def __init__(self, table_id: str, table: Table, store: Store, fence: int = 0) -> None:
        self.id = table_id
        self.origin = ""
        """The address that it was opened from, or that somebody came from; bots of one address share one turn."""
        self.table = table
        self.fence = fence
        self.lock = Lock()
        self.listeners: set[Listener] = set()
        self.present: Counter[str] = Counter()
        self.since = 0.0
        """When this process took the table up."""
        self._away: dict[str, float] = {}
        self.talk = Talk()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int, int]] = set()
        self.lost = False
        self.unlisted = False
        self._listed = -1
        self._listing = False
        self._store = store
        self._crowd = 0
        self._infos: dict[str, msgspec.Raw] = {}
        self._infos_of = (-1, -1)

    def store(self) -> asyncio.Future[None] | None:
        """Begin to store what has happened, if anything has. `stored` must follow, and it must not be told before."""
        fresh = self.table.fresh
        if not fresh:
            return None
        after = self.table.length - len(fresh)
        listed = listing(self.id, self.table) if self._wants_listing() else None
        self._listing = listed is not None
        rows = [entries.encode(entry) for entry in fresh]
        return asyncio.ensure_future(self._store.append(self.id, after, rows, listed, self.fence))

    def stored(self) -> None:
        """What has happened is stored."""
        self.table.fresh.clear()
        self.unlisted = not self._listing

    async def save(self) -> None:
        """Store what has happened; it must not be told before this returns."""
        storing = self.store()
        if storing is not None:
            await storing
            self.stored()

    def _wants_listing(self) -> bool:
        """Whether the lobby must hear of this now: those who are all here do not look there whose turn it is."""
        if self._listed != self.table.layout or self.table.status != "playing":
            self._listed = self.table.layout
            return True
        return any(seat.user not in self.present for seat in self.table.seats if seat.user)

    async def list_now(self) -> None:
        """Tell the lobby what it has not been told."""
        if self.unlisted and not self.lost:
            await self._store.append(self.id, self.table.length, (), listing(self.id, self.table), self.fence)
            self.unlisted = False

    def add(self, listener: Listener) -> bool:
        """Somebody listens; whether that is worth telling the others."""
        self.listeners.add(listener)
        self.present[listener.user] += 1
        return self.present[listener.user] == 1 and self._crowd_changed(listener.user)

    def remove(self, listener: Listener) -> bool:
        """Somebody does not listen any more; whether that is worth telling the others."""
        if listener not in self.listeners:
            return False
        self.listeners.discard(listener)
        self.present[listener.user] -= 1
        if self.present[listener.user]:
            return False
        del self.present[listener.user]
        return self._crowd_changed(listener.user)

    def gone(self, user: str, at: float) -> None:
        """Note when a player left who has no other connection."""
        if user not in self.present and self.table.seat_of(user) is not None:
            self._away[user] = at

    def away_since(self, user: str) -> float:
        """Since when a user who is not here has been away; at the earliest since this process took the table up."""
        return self._away.get(user, self.since)

    def _crowd_changed(self, user: str) -> bool:
        self._crowd += 1
        return self.table.seat_of(user) is not None or len(self.listeners) <= FEW

    def online(self) -> set[str]:
        """The users who listen."""
        return set(self.present)

    def _info(self, user: str) -> msgspec.Raw:
        """The table as this user sees it, encoded once for all who see the same."""
        now = (self.table.layout, self._crowd)
        if self._infos_of != now:
            self._infos.clear()
            self._infos_of = now
        key = user if self.table.seat_of(user) is not None else ""
        if key not in self._infos:
            watching = sum(self.table.seat_of(each) is None for each in self.present)
            info = updates.table_info(self.table, key, self.present, watching)
            self._infos[key] = msgspec.Raw(msgspec.json.encode(info))
        return self._infos[key]

    def show(self, listener: Listener, now: float) -> None:
        """Tell one listener how things stand, as soon as they can hear it."""
        if listener.ready:
            told = updates.update(self.table, listener.user, self._info(listener.user), listener.told, now)
            listener.send(codec.encode(told))
        else:
            listener.missed()

    def tell_all(self, now: float) -> None:
        """Tell everybody how things stand; who may not watch any more is sent away."""
        if not self.table.setup.spectators and self.table.status != "open":
            self._send_watchers_away()
        if self.table.manners.kicked:
            self._send_kicked_away()
        for listener in tuple(self.listeners):
            self.show(listener, now)

    def called(self, name: str) -> str | None:
        """Who sits here under this name, or spoke under it."""
        seated = [seat.user for seat in self.table.seats if seat.user and seat.name == name]
        return seated[0] if seated else self.talk.author(name)

    def _send_kicked_away(self) -> None:
        for listener in [each for each in self.listeners if each.user in self.table.manners.kicked]:
            self.remove(listener)
            listener.dismiss(Bye("kicked", retry=False))

    def _send_watchers_away(self) -> None:
        """Whoever came before the start and took no seat."""
        for listener in [each for each in self.listeners if self.table.seat_of(each.user) is None]:
            self.remove(listener)
            listener.dismiss(Bye("no-spectators", retry=False))

    def tell(self, user: str, now: float) -> None:
        """Tell one user how things stand, on all their devices."""
        for listener in tuple(self.listeners):
            if listener.user == user:
                self.show(listener, now)

    def say(self, said: Said, *, even_if_muted: bool = False) -> None:
        """Pass on what somebody said, but not to those who do not want to hear them, nor to those who do not read."""
        frame = codec.encode(said)
        for listener in tuple(self.listeners):
            if (even_if_muted or said.author not in listener.muted) and listener.ready:
                listener.send(frame)

    def lag_of(self, place: int) -> float:
        """How long the connection of whoever sits here takes."""
        user = self.table.seats[place].user
        return min((each.lag for each in self.listeners if each.user == user), default=0.0)

    def drop(self, code: str) -> None:
        """Send everybody away; they find the table again where it lives then."""
        self.lost = True
        if self.timer is not None:
            self.timer.cancel()
        for listener in tuple(self.listeners):
            listener.dismiss(Bye(code, retry=True))
        self.listeners.clear()
        self.present.clear()
