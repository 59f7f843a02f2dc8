"""The outbox of an event loop: frames of one turn go out at its end, to each socket independently."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.frames import DirectTransport, Outbox


class Line:
    """A protocol that accepts writes, or fails."""

    disconnected = False

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        if self.broken:
            raise OSError("the line is cut")
        self.written.append(data)


async def test_what_is_said_in_one_turn_goes_out_in_one_piece_at_its_end() -> None:
    line = Line()
    transport = DirectTransport(line, Outbox())
    transport.write(b"one")
    transport.write(b"two")
    assert line.written == []
    await asyncio.sleep(0)
    transport.write(b"three")
    await asyncio.sleep(0)
    assert line.written == [b"\x81\x03one\x81\x03two", b"\x81\x05three"]


async def test_a_socket_that_fails_does_not_hold_up_the_others(caplog: pytest.LogCaptureFixture) -> None:
    outbox = Outbox()
    lines = [Line(), Line(broken=True), Line()]
    transports = [DirectTransport(line, outbox) for line in lines]
    for text in (b"one", b"two"):
        for transport in transports:
            transport.write(text)
        await asyncio.sleep(0)
    assert [line.written for line in lines] == [[b"\x81\x03one", b"\x81\x03two"], [], [b"\x81\x03one", b"\x81\x03two"]]
    assert caplog.messages == ["could not write to a socket"] * 2
