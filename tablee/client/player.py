"""A player over the network. It reconnects with back-off and jitter, and sends each command until it is done."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Self

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tablee.core.refusal import Refused
from tablee.wire.client import Command, Hello, Mute, Pong, Sit, Submit, new_id
from tablee.wire.server import WIRE_VERSION, Bye, Done, Notice, Ping, Refusal, Said, ServerMessage, Update

Choose = Callable[[Update], str | Awaitable[str]]
"""A function that returns the notation of the action to take, given an update with an offer."""

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 20.0
LOST = (OSError, websockets.WebSocketException, TimeoutError)


def _ignore(_: object) -> None:
    """Do nothing: the default for callbacks."""


class Player:
    """A connection to one table that reconnects by itself. Use it with `async with`."""

    def __init__(self, server: str, code: str, token: str) -> None:
        self._address = f"{server.rstrip('/').replace('http', 'ws', 1)}/api/tables/{code}/socket"
        self._token = token
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Command, asyncio.Future[None]]] = {}
        self._heard: asyncio.Queue[Update | Refused] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None
        self._refused: Refused | None = None
        self.said: list[Said] = []
        self._heard_chat: int | None = 0
        """The number of the last chat message, or None at a server from before these numbers."""
        self._muted: dict[str, Mute] = {}
        """The authors who are muted. A server forgets them with the connection."""
        self.hear: Callable[[Said | Notice], None] = _ignore
        """Called with everything said at the table, and with the operator's notices."""
        self.notice_connection: Callable[[bool], None] = _ignore
        """Called with False when the connection is lost, and with True when it is back."""

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader

    async def updates(self) -> AsyncIterator[Update]:
        """Yield every update, across lost connections. Raise `Refused` when the server says not to reconnect."""
        while True:
            heard = await self._heard.get()
            if isinstance(heard, Refused):
                raise heard
            yield heard

    async def send(self, command: Command) -> None:
        """Send a command and wait until it is done. After a lost connection it is sent again, but carried out once."""
        if self._refused is not None:
            raise self._refused
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, future)
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._say(self._socket, command)
        await future
        if isinstance(command, Mute):
            self._muted.pop(command.author, None)
            if command.mute:
                self._muted[command.author] = command

    async def sit(self, seat: int) -> None:
        """Take a seat, or take your own seat back from a bot."""
        await self.send(Sit(new_id(), seat))

    async def choose(self, update: Update, action: str) -> None:
        """Take one of the offered actions."""
        await self.send(Submit(new_id(), update.decision, action))

    async def _read(self) -> None:
        """Stay connected until the server refuses for good."""
        tries = 0
        while True:
            try:
                async with connect(self._address, open_timeout=10, max_size=2**24, compression=None) as socket:
                    await self._say(socket, Hello(self._token, WIRE_VERSION, self._heard_chat))
                    for command in (*self._muted.values(), *(each for each, _ in self._waiting.values())):
                        await self._say(socket, command)
                    self._socket = socket
                    async for frame in socket:
                        if tries:
                            self.notice_connection(True)  # noqa: FBT003 (there, or not)
                        tries = 0
                        await self._take(socket, _decoder.decode(frame))
            except Refused as refused:
                if refused.code == "malformed" and self._heard_chat is not None:
                    self._heard_chat = None  # an older server: say hello without it
                    continue
                self._give_up(refused)
                return
            except msgspec.DecodeError as error:
                self._give_up(Refused("malformed", detail=str(error)))
                return
            except LOST:
                pass
            finally:
                self._socket = None
            self.notice_connection(False)  # noqa: FBT003
            await asyncio.sleep(random.uniform(0.5, 1.0) * min(SHORTEST_WAIT * 2**tries, LONGEST_WAIT))
            tries += 1

    @staticmethod
    async def _say(socket: ClientConnection, message: Command | Hello | Pong) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def _take(self, socket: ClientConnection, message: ServerMessage) -> None:
        match message:
            case Update():
                self._heard.put_nowait(message)
            case Ping(number):
                await self._say(socket, Pong(number))
            case Done(done):
                self._answered(done, None)
            case Refusal(refused, code, rule, params) if refused is not None and code != "try-again":
                self._answered(refused, Refused(code, rule, **params))
            case Said():
                self._listen(message)
            case Bye(code, retry):
                if not retry:
                    raise Refused(code)
                await socket.close()
            case Notice():
                self.hear(message)  # a program reconnects by itself after a restart
            case Refusal():
                """Ignore it: the server says goodbye next, or the command is sent again."""

    def _listen(self, said: Said) -> None:
        if self._heard_chat is not None:
            self._heard_chat = said.number
        if said.earlier and said.author in self._muted:
            return
        self.said.append(said)
        self.hear(said)

    def _answered(self, message_id: str, refused: Refused | None) -> None:
        _, future = self._waiting.pop(message_id, (None, None))
        if future is None or future.done():
            return
        if refused is None:
            future.set_result(None)
        else:
            future.set_exception(refused)

    def _give_up(self, refused: Refused) -> None:
        self._refused = refused
        self._heard.put_nowait(refused)
        for message_id in tuple(self._waiting):
            self._answered(message_id, refused)


async def play(server: str, code: str, token: str, choose: Choose, seat: int | None = None) -> Update:
    """Sit down (or come back) and play to the end, calling `choose` at each offer. Return the last update."""
    async with Player(server, code, token) as player:
        async for update in player.updates():
            if update.table.status in ("finished", "closed"):
                return update
            if update.seat is None and seat is not None and update.table.status == "open":
                await player.sit(seat)
            elif update.offer is not None and update.offer.chosen is None:
                await _answer(player, update, choose)
    raise AssertionError("updates end with a refusal")


async def _answer(player: Player, update: Update, choose: Choose) -> None:
    """Choose, and ignore the refusal of an outdated offer."""
    chosen = choose(update)
    action = chosen if isinstance(chosen, str) else await chosen
    try:
        await player.choose(update, action)
    except Refused as refused:
        if refused.code not in ("stale", "not-awaited", "paused", "over"):
            raise
