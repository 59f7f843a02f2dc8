"""Measure the least processor time that a move can take: a server on uvloop that only passes messages on.

Usage: `python -m bench.floor [SIZE] [ROUNDS]`. Two thousand clients play in pairs, as in `bench.server`. For each message of
a player, the server sends SIZE bytes to both, without looking at them: no WebSocket, no rules, no disk.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from pathlib import Path
from typing import NamedTuple, cast

import uvloop

from bench.server import TICK, free_port

CLIENTS, SECONDS = 2000, 5.0
MOVE = b"m" * 60
"""A message of a player, as long as a usual one."""
YOURS, THEIRS = b"y", b"t"
"""The first byte of what both get: whether it is their move now."""


class Relay(asyncio.Protocol):
    """The server's side of one connection. Its first message is its number, and its partner has the number beside."""

    transports: dict[int, asyncio.Transport] = {}
    size = 0

    def __init__(self) -> None:
        self.number: int | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own class

    def data_received(self, data: bytes) -> None:
        if self.number is None:
            self.number = int(data)
            self.transports[self.number] = self.transport
            return
        self.transport.write(THEIRS * self.size)
        self.transports[self.number ^ 1].write(YOURS * self.size)


class Player(asyncio.Protocol):
    """A client: it moves as soon as it is asked, and counts its moves."""

    moves = 0

    def __init__(self, number: int, size: int) -> None:
        self._number = number
        self._size = size
        self._left = size

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own class
        self.transport.write(str(self._number).encode())

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), self._size):
            self._left -= len(data[start : start + self._size])
            if self._left <= 0:
                self._left += self._size
                if data[-1:] == YOURS:
                    self.move()

    def move(self) -> None:
        Player.moves += 1
        self.transport.write(MOVE)


class Spent(NamedTuple):
    """Microseconds of the server's processor time for each move."""

    program: float
    kernel: float


def times(pid: int) -> tuple[int, int]:
    """Return the ticks of a process in its program and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return int(fields[11]), int(fields[12])


async def serve(port: int, size: int) -> None:
    Relay.size = size
    server = await asyncio.get_running_loop().create_server(Relay, "127.0.0.1", port, backlog=4096)
    print("ready", flush=True)
    await server.serve_forever()


async def measure(size: int) -> Spent:
    """Run a server in a process of its own under load, and return what a move takes."""
    port, loop = free_port(), asyncio.get_running_loop()
    command = (sys.executable, "-m", "bench.floor", "serve", str(port), str(size))
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    await server.stdout.readline()
    players = []
    for number in range(CLIENTS):
        _, player = await loop.create_connection(lambda number=number: Player(number, size), "127.0.0.1", port)  # type: ignore[misc]
        players.append(player)
    await asyncio.sleep(1)
    for player in players[::2]:
        player.move()
    before, Player.moves = times(server.pid), 0
    await asyncio.sleep(SECONDS)
    after, moves = times(server.pid), Player.moves
    server.kill()
    await server.wait()
    program, kernel = ((late - early) / TICK / moves * 1e6 for early, late in zip(before, after, strict=True))
    return Spent(program, kernel)


def main(size: int, rounds: int) -> None:
    print(
        f"{CLIENTS:,} clients in pairs, {size:,} bytes to each of two for every move; microseconds of processor time a move"
    )
    found = [uvloop.run(measure(size)) for _ in range(rounds)]
    for number, spent in enumerate(found, 1):
        print(
            f"  round {number}: program {spent.program:5.1f}   kernel {spent.kernel:5.1f}   together {sum(spent):5.1f}"
        )
    print(f"the median of {rounds}: {statistics.median(map(sum, found)):.1f}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["serve", port, size]:
            uvloop.run(serve(int(port), int(size)))
        case given:
            main(*(int(each) for each in [*given, *("2600", "5")[len(given) :]]))
