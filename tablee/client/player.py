"""A player over the network: says hello, reconnects with back-off and jitter, sends each choice until it is done."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tablee.core.refusal import Refused
from tablee.wire.client import Command, Hello, Pong, Sit, Submit
from tablee.wire.server import Bye, Done, Ping, Refusal, Said, ServerMessage, Update

Choose = Callable[[Update], str | Awaitable[str]]
"""Given an update with an offer, the notation of the action to take."""

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
LONGEST_WAIT = 20.0


class Player:
    """A connection to one table that finds its way back by itself."""

    def __init__(self, server: str, code: str, token: str) -> None:
        self._address = f"{server.rstrip('/').replace('http', 'ws', 1)}/api/tables/{code}/socket"
        self._token = token
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, Command] = {}
        self._answers: dict[str, asyncio.Future[None]] = {}

    async def updates(self) -> AsyncIterator[Update]:
        """Every update, across lost connections, until the server says that coming back is no use."""
        tries = 0
        while True:
            try:
                async with connect(self._address, open_timeout=10, max_size=2**22, compression=None) as socket:
                    self._socket = socket
                    await self._greet(socket)
                    async for frame in socket:
                        tries = 0
                        message = _decoder.decode(frame)
                        if isinstance(message, Update):
                            yield message
                        elif await self._heard(socket, message):
                            return
            except (OSError, websockets.WebSocketException, TimeoutError):
                tries += 1
            finally:
                self._socket = None
            await asyncio.sleep(random.uniform(0.5, 1.0) * min(0.1 * 2**tries, LONGEST_WAIT))

    async def _greet(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(Hello(self._token)).decode())
        for command in self._waiting.values():
            await socket.send(msgspec.json.encode(command).decode())

    async def _heard(self, socket: ClientConnection, message: ServerMessage) -> bool:
        """Take in what is no update; whether it was the last word."""
        match message:
            case Ping(number):
                await socket.send(msgspec.json.encode(Pong(number)).decode())
            case Done(done):
                self._answered(done, None)
            case Refusal(refused, code, rule, params) if refused is not None:
                self._answered(refused, Refused(code, rule, **params))
            case Bye(code, retry) if not retry:
                raise Refused(code)
            case Refusal() | Bye() | Said() | Update():
                pass
        return False

    def _answered(self, message_id: str, refused: Refused | None) -> None:
        self._waiting.pop(message_id, None)
        future = self._answers.pop(message_id, None)
        if future is None or future.done():
            return
        if refused is None:
            future.set_result(None)
        else:
            future.set_exception(refused)

    async def send(self, command: Command) -> None:
        """Send a command and wait until it is done; it is sent again after a lost connection, and done once."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command
        self._answers[command.id] = future
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(msgspec.json.encode(command).decode())
        await future

    async def sit(self, seat: int) -> None:
        """Take a seat."""
        await self.send(Sit(new_id(), seat))

    async def choose(self, update: Update, action: str) -> None:
        """Take one of the offered actions."""
        await self.send(Submit(new_id(), update.decision, action))


def new_id() -> str:
    """An id for a command of one's own."""
    return secrets.token_hex(8)


async def play(server: str, code: str, token: str, choose: Choose, seat: int | None = None) -> Update:
    """Sit down (or come back) and play to the end, asking `choose` at each offer; the last update."""
    player = Player(server, code, token)
    pending: set[asyncio.Task[Any]] = set()
    answered = -1
    async for update in player.updates():
        if update.seat is None and seat is not None and update.table.status == "open" and not pending:
            pending.add(asyncio.create_task(player.sit(seat)))
        if update.offer is not None and update.decision != answered and update.offer.chosen is None:
            answered = update.decision
            chosen = choose(update)
            action = chosen if isinstance(chosen, str) else await chosen
            task = asyncio.create_task(player.choose(update, action))
            pending.add(task)
            task.add_done_callback(pending.discard)
        if update.table.status in ("finished", "closed"):
            return update
    raise Refused("over")
