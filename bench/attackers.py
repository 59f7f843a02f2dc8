"""Hostile clients. Each is a program that does one harmful thing as hard as it can until it is stopped.

Usage: `python -m bench.attackers NAME PORT`. Only ever point it at a server of your own on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import sys
from typing import Any

from bench import socket_attackers
from bench.hostile import ATTACKS, Hostile, attack, side_by_side

__all__ = ["socket_attackers"]


def text_options(games: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Return every game with a free-text option, and the option."""
    return [(game["id"], option["name"]) for game in games for option in game["options"] if option["kind"] == "text"]


# Work


@attack
async def dotted_key(hostile: Hostile) -> None:
    """Send texts to parse: a TOML key of 31,000 dots."""
    text = json.dumps("a" + ".a" * 31_000 + " = 1")
    requests = itertools.cycle(
        hostile.request("POST", f"/api/games/{game}/lexicon", json.dumps({"options": {option: text}}).encode())
        for game, option in text_options(await hostile.games())
    )
    await side_by_side(8, lambda: hostile.again_and_again(next(requests)))


@attack
async def deep_json(hostile: Hostile) -> None:
    """Send bodies of 64 kB with the deepest possible nesting."""
    token = await hostile.guest()
    request = hostile.request("POST", "/api/tables", b'{"setup":' + b'{"a":[' * 10_000, token)
    await side_by_side(8, lambda: hostile.again_and_again(request))


@attack
async def hints(hostile: Hostile) -> None:
    """Ask for hints without pause, as twenty guests."""
    places = [(token, await hostile.table(token, 1)) for token in [await hostile.guest() for _ in range(20)]]
    requests = itertools.cycle(
        [hostile.request("POST", f"/api/tables/{code}/hint", b"", token) for token, code in places]
    )
    await side_by_side(20, lambda: hostile.again_and_again(next(requests)))


@attack
async def bot_tables(hostile: Hostile) -> None:
    """Open a hundred tables at which bots play bots."""
    token = await hostile.guest()

    async def one() -> None:
        await hostile.table(token, 0)
        await asyncio.sleep(0.5)

    await side_by_side(100, one)


@attack
async def analyses(hostile: Hostile) -> None:
    """Ask for analyses of games, eight at a time."""
    codes = itertools.cycle([await hostile.finished() for _ in range(4)])

    async def one() -> None:
        await hostile.again_and_again(hostile.request("GET", f"/api/tables/{next(codes)}/analysis?seat=2"))

    await side_by_side(8, one)


@attack
async def replays(hostile: Hostile) -> None:
    """Replay finished games step by step, again and again."""
    request = hostile.request("GET", f"/api/tables/{await hostile.finished()}/replay")
    await side_by_side(20, lambda: hostile.again_and_again(request))


@attack
async def verdicts(hostile: Hostile) -> None:
    """Ask for verdicts on records, again and again."""
    request = hostile.request("GET", f"/api/tables/{await hostile.finished()}/verify")
    await side_by_side(20, lambda: hostile.again_and_again(request))


@attack
async def record_files(hostile: Hostile) -> None:
    """Upload foreign records of 60 kB."""
    text = (await hostile.ask("GET", f"/api/tables/{await hostile.finished()}/record"))[1].decode()
    long = (text + "rewind 1\n" * 10_000)[:60_000]
    request = hostile.request("POST", "/api/replays", json.dumps({"text": long, "seat": None}).encode())
    await side_by_side(8, lambda: hostile.again_and_again(request))


@attack
async def examples(hostile: Hostile) -> None:
    """Ask for all examples of all games, again and again."""
    games = itertools.cycle([each["id"] for each in await hostile.games()])

    async def one() -> None:
        await hostile.again_and_again(hostile.request("GET", f"/api/games/{next(games)}/examples"))

    await side_by_side(20, one)


# Floods


@attack
async def requests(hostile: Hostile) -> None:
    """Send requests over 150 connections, as fast as they are answered."""
    request = hostile.request("GET", "/api/games")
    await side_by_side(150, lambda: hostile.again_and_again(request))


@attack
async def pages(hostile: Hostile) -> None:
    """Load pages over 150 connections, as fast as they are answered."""
    await side_by_side(150, lambda: hostile.again_and_again(hostile.request("GET", "/")))


@attack
async def pipelines(hostile: Hostile) -> None:
    """Send thousands of pipelined requests at once."""
    many = b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n" * 5_000

    async def one() -> None:
        reader, writer = await hostile.open()
        try:
            writer.write(many)
            async with asyncio.timeout(5):
                await reader.read()
        finally:
            writer.close()

    await side_by_side(20, one)


@attack
async def headers(hostile: Hostile) -> None:
    """Send headers without end."""

    async def one() -> None:
        _, writer = await hostile.open()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX-Filler: ")
            while True:
                writer.write(b"a" * 65_536)
                await writer.drain()
        finally:
            writer.close()

    await side_by_side(100, one)


@attack
async def bodies(hostile: Hostile) -> None:
    """Send bodies without end, in pieces of one byte."""

    async def one() -> None:
        _, writer = await hostile.open()
        try:
            writer.write(b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            while True:
                writer.write(b"1\r\nx\r\n" * 10_000)
                await writer.drain()
        finally:
            writer.close()

    await side_by_side(100, one)


@attack
async def slow_requests(hostile: Hostile) -> None:
    """Send requests one byte at a time."""

    async def one() -> None:
        _, writer = await hostile.open()
        try:
            for each in b"GET /api/games HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 1000:
                writer.write(bytes((each,)))
                await asyncio.sleep(0.1)
        finally:
            writer.close()

    await side_by_side(190, one)


@attack
async def idle_connections(hostile: Hostile) -> None:
    """Open 1,100 connections and send nothing."""

    async def one() -> None:
        reader, writer = await hostile.open()
        try:
            await reader.read()
        finally:
            writer.close()

    await side_by_side(1100, one)


@attack
async def guessed_codes(hostile: Hostile) -> None:
    """Open sockets at tables with guessed codes."""
    numbers = itertools.count(100_000)
    token = await hostile.guest()

    async def one() -> None:
        socket = await hostile.socket(f"A{next(numbers)}", token)
        await asyncio.sleep(0.2)
        socket.transport.abort()

    await side_by_side(50, one)


async def run(name: str, port: int) -> None:
    hostile = Hostile(port)
    try:
        await ATTACKS[name](hostile)
    finally:
        print(json.dumps(hostile.answers), flush=True)


if __name__ == "__main__":
    os.nice(10)  # the attacker must not slow down the honest players' own process
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(sys.argv[1], int(sys.argv[2])))
