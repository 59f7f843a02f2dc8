"""Sockets at tables: who comes in, what they say, and how they are let go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.refusal import Refused
from tablee.server.connection import Connection
from tablee.server.guests import Guests
from tablee.server.limits import Bucket, Doorkeeper
from tablee.server.settings import Settings
from tablee.storage.store import Unavailable, User
from tablee.tables.hall import Hall
from tablee.tables.live import Live
from tablee.wire import codec
from tablee.wire.client import Chat, ClientMessage, Hello, Pong, Quick
from tablee.wire.server import Bye, Done, Said, ServerMessage

log = logging.getLogger(__name__)
TOO_FAST = 50
"""So many messages beyond the limit end a connection."""


class Sockets:
    """All sockets of this process."""

    def __init__(self, hall: Hall, guests: Guests, settings: Settings) -> None:
        self._hall = hall
        self._guests = guests
        self._settings = settings
        self._door = Doorkeeper(settings.max_connections, settings.max_per_address)
        self.open: set[Connection] = set()

    async def endpoint(self, socket: WebSocket) -> None:
        """A socket from its opening to its end."""
        address = socket.client.host if socket.client else "?"
        if not self._welcome_origin(socket) or not self._door.enter(address):
            await socket.close(1008)
            return
        try:
            await socket.accept()
            await self._serve(socket)
        except (WebSocketDisconnect, RuntimeError):
            log.debug("a socket was closed")
        finally:
            self._door.leave(address)

    def _welcome_origin(self, socket: WebSocket) -> bool:
        """Web pages of other sites may not speak for this browser; programs send no origin."""
        origin = socket.headers.get("origin")
        allowed = [each.strip() for each in self._settings.origins.split(",") if each.strip()]
        if origin is None or origin in allowed or "*" in allowed:
            return True
        return not allowed and urlsplit(origin).netloc == socket.headers.get("host", "")

    async def _serve(self, socket: WebSocket) -> None:
        try:
            async with asyncio.timeout(self._settings.hello_timeout):
                user = await self._hello(socket)
            live = await self._hall.find(socket.path_params["code"])
            connection = self._connect(socket, user)
            self._hall.join(live, connection)
        except TimeoutError:
            await _turn_away(socket, Refused("no-hello"))
        except Refused as refused:
            await _turn_away(socket, refused)
        except Unavailable:
            await _turn_away(socket, Refused("try-again"))
        else:
            await self._attend(connection, live)

    async def _hello(self, socket: WebSocket) -> User:
        message = codec.decode(await socket.receive_text())
        if not isinstance(message, Hello):
            raise Refused("hello-first")
        return await self._guests.known(message.token)

    def _connect(self, socket: WebSocket, user: User) -> Connection:
        rate = self._settings.messages_per_second
        bucket = Bucket(rate, 3 * rate, self._hall.now())
        return Connection(socket, user.id, user.name, bucket, self._hall.now)

    async def _attend(self, connection: Connection, live: Live) -> None:
        connection.live = live
        self.open.add(connection)
        writer = asyncio.create_task(connection.write())
        reader = asyncio.create_task(self._read(connection, live))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.open.discard(connection)
            self._hall.leave(live, connection)
            for task in (writer, reader):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await task
            await connection.close()

    async def _read(self, connection: Connection, live: Live) -> None:
        strikes = 0
        while True:
            frame = await connection.socket.receive_text()
            connection.heard = self._hall.now()
            if connection.bucket.take(connection.heard):
                await self._take(connection, live, frame)
                continue
            strikes += 1
            connection.send(codec.refusal(Refused("too-fast"), None))
            if strikes > TOO_FAST:
                connection.send(Bye("too-fast", retry=False))
                return

    async def _take(self, connection: Connection, live: Live, frame: str) -> None:
        message_id = None
        try:
            message = codec.decode(frame)
            message_id = getattr(message, "id", None)
            await self._carry_out(connection, live, message)
        except Refused as refused:
            connection.send(codec.refusal(refused, message_id))
        except Exception:
            log.exception("table %s: a message could not be handled", live.id)
            self._hall.forget(live)

    async def _carry_out(self, connection: Connection, live: Live, message: ClientMessage) -> None:
        match message:
            case Pong(number):
                connection.pong(number)
            case Hello():
                raise Refused("hello-once")
            case Chat() | Quick():
                live.say(_said(connection, live, message))
                connection.send(Done(message.id))
            case _:
                await self._hall.command(live, message, connection.user, connection.name, connection.lag)
                connection.send(Done(message.id))

    async def beat(self) -> None:
        """Heartbeats of all sockets, for ever."""
        while True:
            await asyncio.sleep(self._settings.ping_every)
            silent = self._hall.now() - self._settings.silent_after
            for connection in tuple(self.open):
                if connection.heard < silent:
                    connection.send(Bye("silent", retry=True))
                else:
                    connection.ping()


def _said(connection: Connection, live: Live, message: Chat | Quick) -> Said:
    seat = live.table.seat_of(connection.user)
    name = live.table.seats[seat].name if seat is not None else connection.name
    if isinstance(message, Quick):
        return Said(name, seat, None, message.phrase)
    return Said(name, seat, _clean_text(message.text), None)


def _clean_text(text: str) -> str:
    visible = "".join(each if each.isprintable() else " " for each in text)
    tidy = " ".join(visible.split())
    if not tidy:
        raise Refused("nothing-said")
    return tidy


async def _turn_away(socket: WebSocket, refused: Refused) -> None:
    messages: tuple[ServerMessage, ...] = (
        codec.refusal(refused, None),
        Bye(refused.code, retry=refused.code == "try-again"),
    )
    for message in messages:
        await socket.send_text(codec.encode(message).decode())
    await socket.close(1008)
