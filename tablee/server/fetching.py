"""A minimal HTTP client for other processes on this machine. It needs no library."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

SECONDS = 10.0


class Fetched(NamedTuple):
    """The answer of a process. Status 0 means no answer."""

    status: int
    kind: str
    body: bytes


NO_ANSWER = Fetched(0, "", b"")


async def fetch(port: int, path: str, method: str = "GET", body: bytes = b"", **headers: str) -> Fetched:
    """Send a request to this port of this machine and return the answer; `NO_ANSWER` if none comes in time."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _exchange(port, path, method, body, headers)
    except (OSError, EOFError, TimeoutError, ValueError):
        return NO_ANSWER


async def _exchange(port: int, path: str, method: str, body: bytes, headers: dict[str, str]) -> Fetched:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", f"Content-Length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        return Fetched(int(head.split(" ", 2)[1]), _kind(head), await reader.read())
    finally:
        writer.close()


def _kind(head: str) -> str:
    lines = [line for line in head.split("\r\n") if line.lower().startswith("content-type:")]
    return lines[0].partition(":")[2].strip() if lines else ""
