"""Clients that keep every byte that they receive."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.client import new_id
from tablee.wire.client import Command, Hello, Submit

DEADLINE = 20.0


class Tap:
    """A socket at a table, and everything it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.over = False
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self.messages.append(msgspec.json.decode(frame))
                self._news.set()
        self.over = True
        self._news.set()

    async def say(self, message: Any) -> None:
        frame = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(frame)

    async def heard(self, true: Callable[[dict[str, Any]], object], after: int = 0) -> dict[str, Any]:
        """The first message that fits, among those received from this number on."""
        async with asyncio.timeout(DEADLINE):
            while True:
                for message in self.messages[after:]:
                    if true(message):
                        return message
                assert not self.over, f"closed without it; the last was {self.messages[-3:]}"
                self._news.clear()
                await self._news.wait()

    async def do(self, command: Command) -> dict[str, Any]:
        """Send a command, and wait until it is done or refused."""
        before = len(self.messages)
        await self.say(command)
        return await self.heard(lambda each: each["type"] in ("done", "refused") and each["id"] == command.id, before)

    async def choose(self, decision: int, action: str) -> dict[str, Any]:
        return await self.do(Submit(new_id(), decision, action))

    @property
    def update(self) -> dict[str, Any]:
        """The newest update."""
        return [each for each in self.messages if each["type"] == "update"][-1]

    async def updated(self, true: Callable[[dict[str, Any]], object] = bool) -> dict[str, Any]:
        """The newest update, once this is true of one."""
        await self.heard(lambda each: each["type"] == "update" and true(each))
        return self.update

    async def closed(self) -> int | None:
        async with asyncio.timeout(DEADLINE):
            await self.socket.wait_closed()
        return self.socket.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


@asynccontextmanager
async def tapped(url: str, code: str, token: str | None, **options: Any) -> AsyncIterator[Tap]:
    """A tap at a table; without a token it has not said hello yet."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with connect(address, compression=None, max_size=2**24, **options) as socket:
        tap = Tap(socket)
        if token is not None:
            await tap.say(Hello(token))
            await tap.heard(lambda message: message["type"] in ("update", "bye"))
        try:
            yield tap
        finally:
            await tap.close()


class Guest:
    """Somebody with a token, over HTTP."""

    def __init__(self, http: httpx.AsyncClient, name: str, token: str, user: str) -> None:
        self.http = http
        self.name = name
        self.token = token
        self.user = user

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return await self.http.request(method, path, json=body, headers=headers)

    async def open(self, setup: dict[str, Any], **more: Any) -> str:
        answer = await self.ask("POST", "/api/tables", {"setup": setup, **more})
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code


async def guests(http: httpx.AsyncClient, *names: str) -> list[Guest]:
    found = []
    for name in names:
        answer = (await http.post("/api/guests", json={"name": name})).json()
        found.append(Guest(http, answer["name"], answer["token"], answer["user"]))
    return found
