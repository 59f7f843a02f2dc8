"""Connect clients to tables in another process: pass their messages there, and the answers back.

The process with the socket is the *edge*, the one with the table the *owner*. Every process listens on a channel of its
own name. Nothing is stored here. When a peer is silent for too long or messages may be lost, the edge disconnects its
clients. They reconnect, and the store says where their table is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from itertools import count

from tablee.core.refusal import Refused
from tablee.hosting.leases import Elsewhere
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.server import dispatch
from tablee.server.broadcasts import Broadcasts
from tablee.server.connection import Connection
from tablee.server.relay_messages import (
    UNREADABLE,
    Alive,
    Answered,
    Behind,
    Dismissed,
    Joined,
    Left,
    Ordered,
    Spoke,
    Word,
    decode_letter,
    encode_letter,
)
from tablee.storage.bus import Bus, Missed, Unreachable
from tablee.storage.store import Unavailable
from tablee.tables.updates import Told
from tablee.wire import codec
from tablee.wire.server import Bye

log = logging.getLogger(__name__)
RESTART_AFTER = 0.5
UPDATE, SAID = b'{"type":"update"', b'{"type":"said"'


class Visiting:
    """A client of another process at one of our tables."""

    def __init__(self, relay: Relay, edge: str, joined: Joined) -> None:
        self.edge = edge
        self.key = joined.key
        self.user = joined.user
        self.name = joined.name
        self.address = joined.address
        self.heard = joined.heard
        self.told = Told()
        self.lag = 0.0
        self.muted: set[str] = set()
        self.ready = True
        self.inbox: asyncio.Queue[Spoke | Behind | Left] = asyncio.Queue()
        self._relay = relay

    def send(self, frame: bytes) -> None:
        """Send a frame to the edge, which drops it if its client is too slow."""
        self._relay.post(self.edge, Answered(self.key, frame))

    def missed(self) -> None:
        """Do nothing: the edge takes everything, so this client is always ready."""

    def dismiss(self, bye: Bye) -> None:
        """Disconnect this client. The edge will not report that it left."""
        self._relay.post(self.edge, Dismissed(self.key, bye.code, bye.retry))
        self.inbox.put_nowait(Left(self.key))


class Relay:
    """One process's messages to and from all edges and owners."""

    def __init__(self, bus: Bus, manager: TableManager, name: str, timeout: float) -> None:
        self.manager = manager
        self.broadcasts = Broadcasts(bus, name, self._take_up, self._spawn)
        self._bus = bus
        self._name = name
        self._timeout = timeout
        self._keys = count(1)
        self._away: dict[int, tuple[str, Connection]] = {}
        self._visiting: dict[tuple[str, int], Visiting] = {}
        self._heard: dict[str, float] = {}
        self._out: dict[str, list[Word]] = {}
        self._posted = asyncio.Event()
        self._echoed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    # The edge

    def join(self, owner: str, table: str, connection: Connection, heard: int | None = None) -> int:
        """Join one of our clients to a table of another process. Return its key."""
        key = next(self._keys)
        self._away[key] = (owner, connection)
        self._heard.setdefault(owner, self.manager.now())
        connection.catch_up = lambda: self.post(owner, Behind(key))
        self.post(owner, Joined(key, table, connection.user, connection.name, connection.address, heard))
        return key

    def say(self, key: int, frame: bytes | str) -> None:
        """Pass on a message of one of our clients."""
        if key in self._away:
            owner, connection = self._away[key]
            self.post(owner, Spoke(key, connection.lag, frame.encode() if isinstance(frame, str) else frame))

    def leave(self, key: int) -> None:
        """Note that one of our clients is gone, and tell the owner."""
        away = self._away.pop(key, None)
        if away is not None:
            self.post(away[0], Left(key))

    def _tell(self, word: Answered) -> None:
        _, connection = self._away.get(word.key, (None, None))
        if connection is None:
            return
        if connection.ready or not word.frame.startswith((UPDATE, SAID)):
            connection.send(word.frame)
        elif word.frame.startswith(UPDATE):
            connection.missed()

    def _dismiss(self, key: int, bye: Bye) -> None:
        away = self._away.pop(key, None)
        if away is not None:
            away[1].dismiss(bye)

    # The owner

    def _welcome(self, edge: str, joined: Joined) -> None:
        visiting = Visiting(self, edge, joined)
        self._visiting[edge, joined.key] = visiting
        self._spawn(self._attend(visiting, joined.table))

    async def _attend(self, visiting: Visiting, table: str) -> None:
        session: Session | None = None
        try:
            session = await self.manager.load(table)
            session.origin = session.origin or visiting.address
            self.manager.join(session, visiting, visiting.heard)
            await self._listen(visiting, session)
        except Refused as refused:
            visiting.send(codec.encode(codec.refusal(refused, None)))
            visiting.dismiss(Bye(refused.code, retry=refused.code == "try-again"))
        except Elsewhere:
            visiting.dismiss(Bye("try-again", retry=True))
        finally:
            self._visiting.pop((visiting.edge, visiting.key), None)
            if session is not None:
                self.manager.leave(session, visiting)

    async def _listen(self, visiting: Visiting, session: Session) -> None:
        while True:
            match await visiting.inbox.get():
                case Spoke(_, lag, frame):
                    visiting.lag = lag
                    answered = asyncio.Event()
                    dispatch.dispatch(self.manager, session, visiting, codec.decode(frame), answered.set)
                    await answered.wait()
                case Behind():
                    visiting.told = Told()
                    await self.manager.refresh(session, visiting)
                case Left():
                    return

    # Both

    def post(self, peer: str, word: Word) -> None:
        """Queue a message to another process. Messages to one process keep their order."""
        self._out.setdefault(peer, []).append(word)
        self._posted.set()

    async def echo(self) -> bool:
        """Whether a message of this process to itself comes back."""
        self._echoed.clear()
        self.post(self._name, Alive())
        try:
            await asyncio.wait_for(self._echoed.wait(), self._timeout)
        except TimeoutError:
            return False
        return True

    async def run(self) -> None:
        """Pass messages forever. After a failure, tell clients to reconnect, and start again after a pause."""
        while True:
            try:
                await self._carry()
            except Exception:
                log.exception("the relay failed; restarting it")
                self._lost(lambda _peer: True)
            await asyncio.sleep(RESTART_AFTER)

    async def _carry(self) -> None:
        tasks = [asyncio.create_task(work()) for work in (self._send, self._receive, self._beat, self.broadcasts.run)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in (*tasks, *self._tasks):
                task.cancel()
            await asyncio.gather(*tasks, *self._tasks, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            await self._posted.wait()
            self._posted.clear()
            out, self._out = self._out, {}
            letters = [(peer, encode_letter(self._name, words)) for peer, words in out.items()]
            try:
                await asyncio.gather(*(self._bus.publish(_channel(peer), letter) for peer, letter in letters))
            except Unreachable:
                self._lost(lambda _peer: True)

    async def _receive(self) -> None:
        async with await self._bus.subscribe(_channel(self._name), most=100_000) as subscription:
            async for heard in subscription:
                if isinstance(heard, Missed):
                    self._lost(lambda _peer: True)
                    continue
                try:
                    letter = decode_letter(heard)
                except UNREADABLE as error:
                    log.warning("skipped an unreadable message from the bus: %s", error)
                    continue
                if letter.sender == self._name:
                    self._echoed.set()
                self._heard[letter.sender] = self.manager.now()
                for word in letter.words:
                    self._take(letter.sender, word)

    async def _take_up(self) -> None:
        """Load tables that no process holds, if the store is available."""
        with contextlib.suppress(Unavailable):
            await self.manager.wake()

    def _take(self, sender: str, word: Word) -> None:
        match word:
            case Joined():
                self._welcome(sender, word)
            case Spoke() | Behind() | Left():
                self._to_visitor(sender, word)
            case Answered():
                self._tell(word)
            case Dismissed(key, code, retry):
                self._dismiss(key, Bye(code, retry))
            case Alive() | Ordered():
                pass

    def _to_visitor(self, sender: str, word: Spoke | Behind | Left) -> None:
        visiting = self._visiting.get((sender, word.key))
        if visiting is not None:
            visiting.inbox.put_nowait(word)
        elif not isinstance(word, Left):
            self.post(sender, Dismissed(word.key, "try-again", retry=True))

    async def _beat(self) -> None:
        """Send heartbeats to peers, and give up silent ones."""
        while True:
            await asyncio.sleep(self._timeout / 4)
            silent = self.manager.now() - self._timeout
            peers = {owner for owner, _ in self._away.values()} | {edge for edge, _ in self._visiting}
            self._heard = {peer: at for peer, at in self._heard.items() if peer in peers}
            for peer in peers:
                self.post(peer, Alive())
            gone = {peer for peer in peers if self._heard.setdefault(peer, self.manager.now()) < silent}
            if gone:
                self._lost(gone.__contains__)

    def _lost(self, concerned: Callable[[str], bool]) -> None:
        """Disconnect all clients shared with lost peers, so that they start again."""
        for key, (owner, _) in tuple(self._away.items()):
            if concerned(owner):
                self._dismiss(key, Bye("try-again", retry=True))
        for (edge, key), visiting in tuple(self._visiting.items()):
            if concerned(edge):
                visiting.inbox.put_nowait(Left(key))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        with contextlib.suppress(asyncio.CancelledError):
            error = task.exception()
            if error is not None:
                log.error("lost a client connected to another process", exc_info=error)


def _channel(name: str) -> str:
    return f"to/{name}"
