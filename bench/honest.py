"""Honest players: tables of two with an even pace. They measure how long the server takes to confirm a choice.

Usage: `python -m bench.honest PORT TRIPS`. Prints the times of all round trips as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from functools import partial
from typing import Any

import httpx

from bench.rows import server_game
from bench.server_socket import Socket

HOST, FROM = "127.0.0.1", "127.0.0.7"
TABLES, PACE = 20, 0.15
"""The number of tables, and the seconds between two choices at each."""
TIMEOUT = 60.0


class HonestPair:
    """Two players who play one game after the other."""

    def __init__(self, port: int, http: httpx.AsyncClient, tokens: list[str], trips: list[float]) -> None:
        self._port = port
        self._http = http
        self._tokens = tokens
        self._trips = trips
        self._news = asyncio.Event()
        self._updates: list[dict[str, Any] | None] = [None, None]
        self._done: set[str] = set()

    async def play(self) -> None:
        """Play forever."""
        while True:
            setup = {"game": server_game(), "seats": [{"type": "person"}, {"type": "person"}]}
            headers = {"Authorization": f"Bearer {self._tokens[0]}"}
            opened = await self._http.post("/api/tables", json={"setup": setup}, headers=headers)
            opened.raise_for_status()
            await self._game(opened.json()["code"])

    async def _game(self, code: str) -> None:
        self._updates = [None, None]
        sockets = [await self._join(code, seat) for seat in range(2)]
        await self._ask(sockets[1], {"type": "sit", "id": "sit", "seat": 1})
        await self._ask(sockets[0], {"type": "start", "id": "start"})
        number = 0
        while (seat := await self._asked()) is not None:
            update = self._updates[seat]
            assert update is not None
            self._updates[seat] = None
            number += 1
            actions = update["offer"]["actions"]
            choice = {"decision": update["decision"], "action": actions[number % len(actions)]["text"]}
            began = time.perf_counter()
            await self._ask(sockets[seat], {"type": "submit", "id": f"{number}", **choice})
            self._trips.append(time.perf_counter() - began)
            await asyncio.sleep(PACE)
        for socket in sockets:
            socket.transport.abort()

    async def _join(self, code: str, seat: int) -> Socket:
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{code}/socket"
        heard = partial(self._heard, seat)
        _, socket = await loop.create_connection(
            lambda: Socket(f"{HOST}:{self._port}", path, heard), HOST, self._port, local_addr=(FROM, 0)
        )
        await socket.ready
        socket.send(json.dumps({"type": "hello", "token": self._tokens[seat]}).encode())
        return socket

    async def _ask(self, socket: Socket, message: dict[str, Any]) -> None:
        self._done.discard(message["id"])
        socket.send(json.dumps(message).encode())
        async with asyncio.timeout(TIMEOUT):
            while message["id"] not in self._done:
                await self._next()

    async def _asked(self) -> int | None:
        """Return the seat to choose, or None when the game is over."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                for seat, update in enumerate(self._updates):
                    if update is not None and update["table"]["status"] == "finished":
                        return None
                    if update is not None and update.get("offer"):
                        return seat
                await self._next()

    async def _next(self) -> None:
        self._news.clear()
        await self._news.wait()

    def _heard(self, seat: int, frame: bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self._updates[seat] = message
        elif message["type"] in ("done", "refused"):
            self._done.add(message["id"])
        self._news.set()


async def measure(port: int, wanted: int) -> list[float]:
    """Return the times of this many round trips, in seconds."""
    trips: list[float] = []
    transport = httpx.AsyncHTTPTransport(local_address=FROM, retries=3)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}:{port}", timeout=TIMEOUT) as http:
        guests = [await http.post("/api/guests", json={"name": f"P{number}"}) for number in range(2 * TABLES)]
        tokens = [guest.json()["token"] for guest in guests]
        tables = [HonestPair(port, http, tokens[2 * each : 2 * each + 2], trips) for each in range(TABLES)]
        tasks = [asyncio.create_task(table.play()) for table in tables]
        while len(trips) < wanted:
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return trips[:wanted]


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(int(sys.argv[1]), int(sys.argv[2])))))
