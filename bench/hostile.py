"""The base of every hostile client: requests, tokens and tables, all from one address."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

from bench.server_socket import Socket

HOST = "127.0.0.1"
FROM = ("127.0.0.66", 0)
"""The address of all hostile clients. It differs from that of the honest players."""


class Hostile:
    """Requests, tokens and tables for a hostile client."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answers: dict[int, int] = {}
        """How often each status was returned."""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port, local_addr=FROM)

    def request(self, method: str, path: str, body: bytes = b"", token: str = "") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nContent-Length: {len(body)}\r\n"
        return (head + (f"Authorization: Bearer {token}\r\n" if token else "") + "\r\n").encode() + body

    async def ask(self, method: str, path: str, value: Any = None, token: str = "") -> tuple[int, bytes]:
        """Send one request over a new connection."""
        body = b"" if value is None else json.dumps(value).encode()
        reader, writer = await self.open()
        try:
            writer.write(self.request(method, path, body, token))
            return await self.answer(reader)
        finally:
            writer.close()

    async def answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        self.answers[status] = self.answers.get(status, 0) + 1
        lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        return status, await reader.readexactly(int(lengths[0].partition(b":")[2])) if lengths else b""

    async def again_and_again(self, request: bytes) -> None:
        """Repeat a request over one connection. Open a new one when it is closed."""
        while True:
            with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError):
                reader, writer = await self.open()
                try:
                    while True:
                        writer.write(request)
                        await self.answer(reader)
                finally:
                    writer.close()
            await asyncio.sleep(0.01)

    async def guest(self) -> str:
        """Return a token, waiting when the server asks for it."""
        while True:
            status, body = await self.ask("POST", "/api/guests", {"name": "Mallory"})
            if status == 201:
                return str(json.loads(body)["token"])
            await asyncio.sleep(0.5)

    async def games(self) -> list[dict[str, Any]]:
        """Return the games on the shelf, waiting when the server asks for it."""
        while True:
            status, body = await self.ask("GET", "/api/games")
            if status == 200:
                found: list[dict[str, Any]] = json.loads(body)
                return found
            await asyncio.sleep(0.5)

    async def table(self, token: str, people: int, **setup: Any) -> str:
        """Open a table of the first game for two on the shelf. It has begun if bots take the other seats."""
        game = next(each for each in await self.games() if each["seats"][0] <= 2 <= each["seats"][1])
        bot = {"type": "bot", "level": game["bots"][-1 if people else 0]}
        seats = [{"type": "person"}] * people + [bot] * (2 - people)
        wanted = {"setup": {"game": game["id"], "seats": seats, **setup}, "sit": bool(people), "start": people < 2}
        while True:
            status, body = await self.ask("POST", "/api/tables", wanted, token)
            if status == 201:
                return str(json.loads(body)["code"])
            await asyncio.sleep(0.5)

    async def finished(self) -> str:
        """Return a table whose game bots have finished."""
        code = await self.table(await self.guest(), 0)
        while json.loads((await self.ask("GET", f"/api/tables/{code}"))[1]).get("status") != "finished":  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        return code

    async def socket(self, code: str, token: str, heard: Callable[[bytes], None] = lambda _frame: None) -> Socket:
        path = f"/api/tables/{code}/socket"
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Socket(f"{HOST}:{self.port}", path, heard), HOST, self.port, local_addr=FROM
        )
        await socket.ready
        if token:
            socket.send(json.dumps({"type": "hello", "token": token}).encode())
        return socket


Attack = Callable[[Hostile], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(job: Attack) -> Attack:
    """Register an attack under its function's name. Its docstring says what it does."""
    ATTACKS[job.__name__.replace("_", "-")] = job
    return job


async def side_by_side(number: int, job: Callable[[], Awaitable[None]]) -> None:
    """Run this many copies of a job at once. Restart those that fail."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError, KeyError, ValueError):
                await job()
            await asyncio.sleep(0.02)

    await asyncio.gather(*(one() for _ in range(number)))
