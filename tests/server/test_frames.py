"""The outbox of an event loop: frames of one turn go out at its end, to each socket independently."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.frames import AT_ONCE, DirectTransport, Outbox, header


class Line:
    """A protocol and its transport, which accepts writes, or fails."""

    disconnected = close_sent = False

    def __init__(self, *, broken: bool = False) -> None:
        self.broken = broken
        self.closing = False
        self.written: list[bytes] = []
        self.transport = self

    def is_closing(self) -> bool:
        return self.closing

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


def masked(*texts: bytes) -> bytes:
    """The frames of a client, masked with zeros."""
    return b"".join(bytes((0x81, 0x80 + len(text), 0, 0, 0, 0)) + text for text in texts)


async def test_complete_texts_are_heard_and_the_rest_is_left_to_others() -> None:
    transport = DirectTransport(Line(), Outbox())
    heard: list[bytes] = []
    transport.hear = heard.append
    texts = [b"text %d" % number for number in range(2 * AT_ONCE + 3)]
    whole = masked(*texts)
    for rest in (b"", b"\x89\x80\0\0\0\0", masked(b"cut off")[:-1]):
        heard.clear()
        assert transport.read(whole + rest, 1000) == len(whole)
        assert heard == texts


async def test_nothing_is_heard_after_the_end() -> None:
    line = Line()
    transport = DirectTransport(line, Outbox())
    heard: list[bytes] = []

    def hear(text: bytes) -> None:
        heard.append(text)
        transport.close(1000)

    transport.hear = hear
    data = masked(b"last", b"too late") + b"\x89\x80"
    assert transport.read(data, 1000) == len(data)
    assert heard == [b"last"]


async def test_a_flood_is_cut_off_before_all_is_read() -> None:
    line = Line()
    transport = DirectTransport(line, Outbox())
    heard: list[bytes] = []

    def hear(text: bytes) -> None:
        heard.append(text)
        line.closing = True

    transport.hear = hear
    data = masked(*[b"again"] * (3 * AT_ONCE))
    assert transport.read(data, 1000) == len(data)
    assert len(heard) == AT_ONCE


async def test_nothing_is_written_to_a_closing_line() -> None:
    line = Line()
    transport = DirectTransport(line, Outbox())
    transport.write(b"one")
    line.closing = True
    await asyncio.sleep(0)
    assert line.written == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 128, 65_535, 65_536, 100_000])
def test_a_header_says_how_long_the_text_is(size: int) -> None:
    head = header(size)
    length, rest = head[1], head[2:]
    assert head[0] == 0x81
    assert (length if length < 126 else int.from_bytes(rest, "big")) == size
    assert len(rest) == {126: 2, 127: 8}.get(length, 0)
