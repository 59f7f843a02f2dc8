"""Hostile clients that attack over sockets at a table."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
from collections.abc import Awaitable, Callable

from bench.hostile import Hostile, attack, side_by_side
from bench.server_socket import NO_MASK, Socket


def frames(opcode: int, number: int, text: bytes = b"", fin: bool = True) -> bytes:
    """Return many small frames as one byte string."""
    return (bytes((opcode | (0x80 if fin else 0), 0x80 | len(text))) + NO_MASK + text) * number


async def _at_table(hostile: Hostile, number: int, say: Callable[[Socket], Awaitable[None]]) -> None:
    """Open this many sockets at one table. Each repeats the same action."""
    token = await hostile.guest()
    code = await hostile.table(token, 1)

    async def one() -> None:
        socket = await hostile.socket(code, token)
        try:
            while not socket.transport.is_closing():
                await say(socket)
        finally:
            socket.transport.abort()

    await side_by_side(number, one)


@attack
async def pings(hostile: Hostile) -> None:
    """Send protocol pings, 40,000 at a time."""

    async def say(socket: Socket) -> None:
        socket.transport.write(frames(9, 40_000))
        await asyncio.sleep(0.1)

    await _at_table(hostile, 20, say)


@attack
async def fragments(hostile: Hostile) -> None:
    """Send messages in empty fragments that never end."""

    async def say(socket: Socket) -> None:
        socket.transport.write(frames(1, 1, b"", fin=False) + frames(0, 40_000, b"", fin=False))
        await asyncio.sleep(0.1)

    await _at_table(hostile, 20, say)


@attack
async def small_messages(hostile: Hostile) -> None:
    """Send 40,000 messages of one letter at a time."""

    async def say(socket: Socket) -> None:
        socket.transport.write(frames(1, 40_000, b"xx"))
        await asyncio.sleep(0.1)

    await _at_table(hostile, 20, say)


@attack
async def fast_messages(hostile: Hostile) -> None:
    """Send as much as allowed over each of 190 sockets."""

    async def say(socket: Socket) -> None:
        socket.send(
            b'{"type":"submit","id":"%s","decision":0,"action":"no such action"}' % os.urandom(8).hex().encode()
        )
        await asyncio.sleep(0.1)

    await _at_table(hostile, 190, say)


@attack
async def chatter(hostile: Hostile) -> None:
    """Chat over 190 sockets at one table."""

    async def say(socket: Socket) -> None:
        socket.send(b'{"type":"chat","id":"%s","text":"%s"}' % (os.urandom(8).hex().encode(), b"spam " * 50))
        await asyncio.sleep(0.2)

    await _at_table(hostile, 190, say)


@attack
async def deaf_readers(hostile: Hostile) -> None:
    """Send requests over 190 sockets and never read the answers."""

    async def say(socket: Socket) -> None:
        socket.transport.pause_reading()
        socket.send(b'{"type":"leave","id":"%s"}' % os.urandom(8).hex().encode())
        await asyncio.sleep(0.12)

    await _at_table(hostile, 190, say)


@attack
async def undos(hostile: Hostile) -> None:
    """Choose and undo, again and again, as forty players."""
    tokens = [await hostile.guest() for _ in range(40)]
    places = itertools.cycle([(token, await hostile.table(token, 1)) for token in tokens])

    async def one() -> None:
        token, code = next(places)
        updates: list[bytes] = []
        socket = await hostile.socket(code, token, updates.append)
        try:
            while not socket.transport.is_closing():
                _choose(socket, updates)
                socket.send(b'{"type":"ask-undo","id":"%s"}' % os.urandom(8).hex().encode())
                await asyncio.sleep(0.25)
        finally:
            socket.transport.abort()

    await side_by_side(40, one)


def _choose(socket: Socket, updates: list[bytes]) -> None:
    """Take the first choice of the last offer."""
    heard = [json.loads(each) for each in updates if each.startswith(b'{"type":"update"')]
    updates.clear()
    if heard and heard[-1].get("offer"):
        action, decision = heard[-1]["offer"]["actions"][0]["text"], heard[-1]["decision"]
        message = {"type": "submit", "id": os.urandom(8).hex(), "decision": decision, "action": action}
        socket.send(json.dumps(message).encode())
