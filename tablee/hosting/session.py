"""A table in memory, with its lock and its listeners. New entries are stored before anybody is told."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

import msgspec

from tablee.core.refusal import Refused
from tablee.hosting.lock import Lock
from tablee.storage.pending import Pending
from tablee.storage.store import Store
from tablee.tables import entries, updates
from tablee.tables.around import table_info
from tablee.tables.people import Talk
from tablee.tables.records import listing
from tablee.tables.seating import Company
from tablee.tables.table import Table
from tablee.tables.updates import Told
from tablee.wire import codec
from tablee.wire.server import Bye, Said

Storing = Pending[None] | asyncio.Future[None]

MAX_LISTENERS_TOLD = 20
"""With up to this many listeners, all are told when a spectator comes or goes."""


class Listener(Protocol):
    """A connection at a table. `send` never blocks. If not `ready`, it misses updates and gets a new one later."""

    user: str
    told: Told
    lag: float
    muted: set[str]

    @property
    def ready(self) -> bool: ...

    def send(self, frame: bytes) -> None: ...

    def missed(self) -> None: ...

    def dismiss(self, bye: Bye) -> None: ...


class Session(Company):
    """A table of the manager. The log in the store is the truth; this is a cache of it."""

    def __init__(self, table_id: str, table: Table, store: Store, fence: int = 0) -> None:
        self.id = table_id
        self.origin = ""
        """The address that opened or joined the table, if it did so in this process."""
        self.table = table
        self.fence = fence
        self.lock = Lock()
        self.listeners: set[Listener] = set()
        self.present: Counter[str] = Counter()
        self.came = asyncio.Event()
        """Set when somebody comes."""
        self.since = 0.0
        """When this process loaded the table."""
        self._away: dict[str, float] = {}
        self.talk = Talk()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int, int]] = set()
        self.lost = False
        self.unlisted = False
        self._listed = -1
        self._listing = False
        self._store = store
        self._presence = 0
        self._infos: dict[str, bytes] = {}
        self._infos_of = (-1, -1)

    def store(self) -> Storing | None:
        """Begin to store new entries, if any. Tell nobody before `stored` was called."""
        fresh = self.table.fresh
        if not fresh:
            return None
        after = self.table.length - len(fresh)
        listed = listing(self.id, self.table) if self._wants_listing() else None
        self._listing = listed is not None
        rows = [entries.encode(entry) for entry in fresh]
        storing = self._store.append(self.id, after, rows, listed, self.fence)
        return storing if isinstance(storing, Pending) else asyncio.ensure_future(storing)

    def stored(self) -> None:
        """Note that the new entries are stored."""
        self.table.fresh.clear()
        self.unlisted = not self._listing

    @property
    def needs_scheduling(self) -> bool:
        """Whether a bot may have to move here, or a clock to ring."""
        if self.timer is not None or self.table.clocks.running:
            return True
        return any(seat.bot for seat in self.table.seats)

    async def save(self) -> None:
        """Store new entries. Tell nobody before this returns."""
        storing = self.store()
        if storing is not None:
            await storing
            self.stored()

    def _wants_listing(self) -> bool:
        """Whether to update the lobby now. While all players are here, nobody checks the lobby for whose turn it is."""
        if self._listed != self.table.layout or self.table.status != "playing":
            self._listed = self.table.layout
            return True
        return any(seat.user not in self.present for seat in self.table.seats if seat.user)

    async def list_now(self) -> None:
        """Update the lobby if it is out of date."""
        if self.unlisted and not self.lost:
            await self._store.append(self.id, self.table.length, (), listing(self.id, self.table), self.fence)
            self.unlisted = False

    def check_may_join(self, user: str) -> None:
        """Refuse those who may neither play nor watch here."""
        if self.lost:
            raise Refused("try-again")
        self.table.restrictions.check_not_kicked(user)
        if self.table.seat_of(user) is None and not self.table.setup.spectators and self.table.status != "open":
            raise Refused("no-spectators")

    def add(self, listener: Listener) -> bool:
        """Add a listener. Return whether to tell the others."""
        self.listeners.add(listener)
        self.present[listener.user] += 1
        self.came.set()
        return self.present[listener.user] == 1 and self._presence_changed(listener.user)

    def remove(self, listener: Listener) -> bool:
        """Remove a listener. Return whether to tell the others."""
        if listener not in self.listeners:
            return False
        self.listeners.discard(listener)
        self.present[listener.user] -= 1
        if self.present[listener.user]:
            return False
        del self.present[listener.user]
        return self._presence_changed(listener.user)

    def gone(self, user: str, at: float) -> None:
        """Note when a player left, if this was their last connection."""
        if user not in self.present and self.table.seat_of(user) is not None:
            self._away[user] = at

    def is_here(self, user: str) -> bool:
        return user in self.present

    def away_since(self, user: str) -> float:
        """Return since when an absent user has been away; at the earliest, since this process loaded the table."""
        return self._away.get(user, self.since)

    @property
    def complete(self) -> bool:
        """Whether all players are here."""
        return all(seat.user in self.present for seat in self.table.seats if seat.user)

    def _presence_changed(self, user: str) -> bool:
        self._presence += 1
        return self.table.seat_of(user) is not None or len(self.listeners) <= MAX_LISTENERS_TOLD

    @property
    def owner(self) -> str:
        """Who takes turns with others for the workers: all tables of one address, or else of one host, together."""
        return self.origin or self.table.host

    @property
    def unfinished(self) -> bool:
        """Whether the game of this table is still to be played, or to be ended."""
        return self.table.status in ("open", "playing")

    def online(self) -> set[str]:
        """Return the users who listen."""
        return set(self.present)

    def _info(self, user: str) -> bytes:
        """Return the table information for this user, encoded once for all who see the same."""
        now = (self.table.layout, self._presence)
        if self._infos_of != now:
            self._infos.clear()
            self._infos_of = now
        key = user if self.table.seat_of(user) is not None else ""
        found = self._infos.get(key)
        if found is None:
            watching = sum(self.table.seat_of(each) is None for each in self.present)
            info = table_info(self.table, key, self.present, watching)
            found = self._infos[key] = msgspec.json.encode(info)
        return found

    def show(self, listener: Listener, now: float) -> None:
        """Send the current update to one listener, once it is ready."""
        if listener.ready:
            user = listener.user
            listener.send(updates.update(self.table, user, self._info(user), listener.told, now))
        else:
            listener.missed()

    def tell_all(self, now: float) -> None:
        """Send everybody the current update. Disconnect those who may not watch any more."""
        if not self.table.setup.spectators and self.table.status != "open":
            self._send_watchers_away()
        if self.table.restrictions.kicked:
            self._send_kicked_away()
        for listener in tuple(self.listeners):
            self.show(listener, now)

    def called(self, name: str) -> str | None:
        """Return the user who sits here or spoke under this name."""
        seated = [seat.user for seat in self.table.seats if seat.user and seat.name == name]
        return seated[0] if seated else self.talk.author(name)

    def _send_kicked_away(self) -> None:
        for listener in [each for each in self.listeners if each.user in self.table.restrictions.kicked]:
            self.remove(listener)
            listener.dismiss(Bye("kicked", retry=False))

    def _send_watchers_away(self) -> None:
        """Disconnect spectators who came before the start, if spectating is off."""
        for listener in [each for each in self.listeners if self.table.seat_of(each.user) is None]:
            self.remove(listener)
            listener.dismiss(Bye("no-spectators", retry=False))

    def tell(self, user: str, now: float) -> None:
        """Send the current update to one user, on all their devices."""
        for listener in tuple(self.listeners):
            if listener.user == user:
                self.show(listener, now)

    def say(self, said: Said, user: str = "", *, even_if_muted: bool = False) -> None:
        """Send a chat message to all listeners, except those who muted its author or do not read fast enough."""
        frame = codec.encode(self.talk.keep(said, user))
        for listener in tuple(self.listeners):
            if (even_if_muted or said.author not in listener.muted) and listener.ready:
                listener.send(frame)

    def recall(self, listener: Listener, heard: int) -> None:
        """Send a newcomer the chat after the message of this number, except of those whom the host sent out of it."""
        restrictions = self.table.restrictions
        for said in self.talk.since(heard, restrictions.silenced | restrictions.kicked):
            listener.send(codec.encode(said))

    def lag_of(self, place: int) -> float:
        """Return the lag of the player in this seat."""
        user = self.table.seats[place].user
        return min((each.lag for each in self.listeners if each.user == user), default=0.0)

    def drop(self, code: str) -> None:
        """Disconnect everybody. They reconnect to the process that has the table then."""
        self.lost = True
        if self.timer is not None:
            self.timer.cancel()
        for listener in tuple(self.listeners):
            listener.dismiss(Bye(code, retry=True))
        self.listeners.clear()
        self.present.clear()
