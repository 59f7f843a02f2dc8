"""WebSockets at tables: accept clients, read their messages, and let them go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from starlette.types import Receive, Scope, Send

from tablee.core.refusal import Refused
from tablee.hosting.leases import Elsewhere
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.server.connection import Connection
from tablee.server.dispatch import Desk
from tablee.server.guests import Guests
from tablee.server.inbox import Handle, Inbox
from tablee.server.limits import ConnectionLimit, PerAddress, one_of
from tablee.server.relay import Relay
from tablee.server.responses import problem
from tablee.server.settings import Settings
from tablee.server.throttled_log import warn_throttled
from tablee.server.transport import AsgiTransport, Transport
from tablee.storage.store import Unavailable
from tablee.tables.people import Bucket
from tablee.wire import codec
from tablee.wire.client import ClientMessage, Hello
from tablee.wire.server import Bye

log = logging.getLogger(__name__)
OPENING_SHARE = 0.1
"""The sockets that all addresses together may open a second, as a share of `max_connections`. All may come at once."""


class Gone(Exception):
    """The client closed or lost the socket."""


class Sockets:
    """All sockets of this process."""

    def __init__(self, manager: TableManager, guests: Guests, settings: Settings, relay: Relay | None = None) -> None:
        self._manager = manager
        self._relay = relay
        self._guests = guests
        self._settings = settings
        self._limit = ConnectionLimit(settings.max_connections, settings.max_per_address)
        self._openings = PerAddress(settings.sockets_per_second, 10 * settings.sockets_per_second, manager.now)
        total = settings.max_connections
        self._all_openings = Bucket(OPENING_SHARE * total, total, manager.now())
        self._origins = {each.strip() for each in settings.origins.split(",") if each.strip()}
        self._catching_up: set[asyncio.Task[None]] = set()
        self.open: set[Connection] = set()
        self.refuses: Callable[[str], bool] = lambda _address: False
        """Whether an address is banned."""

    async def endpoint(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket from opening to closing."""
        await receive()
        address = one_of(scope["client"][0]) if scope.get("client") else "?"
        refused = self._refusal(scope, address)
        if refused is not None:
            await self._deny(refused, address, scope, receive, send)
            return
        try:
            await send({"type": "websocket.accept"})
            transport = scope["extensions"].get("tablee.transport") or AsgiTransport(send)
            await self._serve(scope["path_params"]["code"], address, receive, transport)
        except Gone:
            log.debug("a socket was closed")
        finally:
            self._limit.leave(address)

    def _refusal(self, scope: Scope, address: str) -> Refused | None:
        """Count a new socket, or return why there is none."""
        if self.refuses(address):
            return Refused("banned")
        if not self._welcome_origin(scope):
            return Refused("foreign-origin")
        if not self._openings.take(address):
            return Refused("too-fast")
        room = self._all_openings.take(self._manager.now()) and self._limit.enter(address)
        return None if room else Refused("too-many-connections")

    async def _deny(self, refused: Refused, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a refusal instead of a socket, if the server below can, and log it."""
        self._manager.measures.refused(refused.code)
        warn_throttled(log, f"a socket was refused ({refused.code})", address)
        if "websocket.http.response" in scope.get("extensions", {}):
            await problem(refused)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _welcome_origin(self, scope: Scope) -> bool:
        """Whether the origin may connect. Other sites' pages may not act for this browser; programs send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self._origins or "*" in self._origins:
            return True
        own = headers.get(b"host", b"").decode("latin-1")
        return not self._origins and origin in (f"http://{own}", f"https://{own}")

    async def _serve(self, code: str, address: str, receive: Receive, transport: Transport) -> None:
        writer = asyncio.create_task(transport.run())
        try:
            await self._welcome(code, address, receive, transport)
        except TimeoutError:
            _turn_away(transport, Refused("no-hello"))
        except Refused as refused:
            _turn_away(transport, refused)
        except Unavailable as error:
            warn_throttled(log, f"not reachable: {error}", "the store")
            _turn_away(transport, Refused("try-again"))
        finally:
            transport.close(1000)
            with contextlib.suppress(asyncio.CancelledError, TimeoutError, OSError, RuntimeError):
                await asyncio.wait_for(writer, 5)

    async def _welcome(self, code: str, address: str, receive: Receive, transport: Transport) -> None:
        async with asyncio.timeout(self._settings.hello_timeout):
            hello = _hello(await _frame(receive))
            user = await self._guests.user_of(hello.token)
        connection = Connection(transport, user.id, user.name, self._settings.messages_per_second, self._manager.now)
        connection.address = address
        connection.refused = self._manager.measures.refused
        try:
            session = await self._manager.find(code)
        except Elsewhere as elsewhere:
            await self._attend_elsewhere(connection, elsewhere, receive, hello.heard)
        else:
            session.origin = session.origin or address
            await self._attend(connection, session, receive, hello.heard)

    async def _attend(self, connection: Connection, session: Session, receive: Receive, heard: int | None) -> None:
        """Connect a client to a table of this process."""
        desk = Desk(self._manager, session, connection)
        connection.catch_up = lambda: self._refresh(session, connection)
        self._manager.join(session, connection, heard)
        self.open.add(connection)
        try:
            await self._read(connection, receive, desk.take)
        finally:
            self.open.discard(connection)
            self._manager.leave(session, connection)

    async def _attend_elsewhere(
        self, connection: Connection, elsewhere: Elsewhere, receive: Receive, heard: int | None
    ) -> None:
        """Connect a client to a table of another process."""
        relay = self._relay
        if relay is None or elsewhere.owner is None:
            raise Refused("try-again")

        def pass_on(_message: ClientMessage, frame: bytes | str, done: Callable[[], None]) -> None:
            relay.say(key, frame)
            done()

        key = relay.join(elsewhere.owner, elsewhere.table, connection, heard)
        self.open.add(connection)
        try:
            await self._read(connection, receive, pass_on)
        finally:
            self.open.discard(connection)
            relay.leave(key)

    def _refresh(self, session: Session, connection: Connection) -> None:
        task = asyncio.get_running_loop().create_task(self._manager.refresh(session, connection))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _read(self, connection: Connection, receive: Receive, handle: Handle) -> None:
        """Read messages until the client is gone. A direct transport passes most of them straight to the inbox."""
        inbox = Inbox(connection, self._manager.now, handle)
        connection.transport.listen(inbox.receive)
        while True:
            inbox.receive(await _frame(receive))
            await inbox.settled()

    async def beat(self) -> None:
        """Send heartbeats to all sockets forever, and disconnect silent ones."""
        while True:
            await asyncio.sleep(self._settings.ping_every)
            silent = self._manager.now() - self._settings.silent_after
            for connection in tuple(self.open):
                if connection.heard < silent:
                    connection.dismiss(Bye("silent", retry=True))
                else:
                    connection.ping()


def _hello(frame: bytes | str) -> Hello:
    message = codec.decode(frame)
    if not isinstance(message, Hello):
        raise Refused("hello-first")
    return message


async def _frame(receive: Receive) -> bytes | str:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Gone
    text: str | None = message.get("text")
    return text if text is not None else message["bytes"]


def _turn_away(transport: Transport, refused: Refused) -> None:
    transport.write(codec.encode(codec.refusal(refused, None)))
    transport.write(codec.encode(Bye(refused.code, retry=refused.code == "try-again")))
    transport.close(1008)
