"""Messages of one client are handled in order, one at a time, no faster than the answers go out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from tablee.server.connection import Connection
from tablee.server.inbox import MAX_STRIKES, MAX_WAITING, Inbox
from tablee.wire.client import ClientMessage, Pause


class Paper:
    """A transport that keeps everything written to it."""

    def __init__(self) -> None:
        self.writable = True
        self.size = 0
        self.frames: list[bytes] = []
        self.paused = 0
        self.resumed = 0
        self.closed: int | None = None
        self.has_room: Callable[[], None] = lambda: None

    def on_room(self, call: Callable[[], None]) -> None:
        self.has_room = call

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.closed = code

    async def run(self) -> None: ...

    def listen(self, hear: Callable[[bytes], None]) -> None: ...

    def pause(self) -> None:
        self.paused += 1

    def resume(self) -> None:
        self.resumed += 1


class Taker:
    """Takes messages, and answers them when the test says so."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.done: Callable[[], None] = lambda: None

    def __call__(self, message: ClientMessage, _frame: bytes | str, done: Callable[[], None]) -> None:
        assert isinstance(message, Pause)
        self.taken.append(message.id)
        self.done = done


def visiting(rate: float = 1000.0) -> tuple[Inbox, Paper, Taker]:
    paper, taker = Paper(), Taker()
    return Inbox(Connection(paper, "u", "Ann", rate, lambda: 0.0), lambda: 0.0, taker), paper, taker


def said(number: int) -> bytes:
    return msgspec.json.encode(Pause(str(number)))


def test_the_next_message_is_taken_when_the_one_before_is_answered() -> None:
    inbox, _, taker = visiting()
    for number in range(3):
        inbox.receive(said(number))
    assert taker.taken == ["0"]
    taker.done()
    taker.done()
    assert taker.taken == ["0", "1", "2"]


def test_one_who_says_too_much_at_once_is_not_read_until_it_is_taken() -> None:
    inbox, paper, taker = visiting()
    for number in range(MAX_WAITING + 1):
        inbox.receive(said(number))
    assert (paper.paused, paper.resumed) == (1, 0)
    for _ in range(MAX_WAITING + 1):
        taker.done()
    assert len(taker.taken) == MAX_WAITING + 1
    assert paper.resumed == 1


def test_one_who_does_not_read_the_answers_is_not_listened_to_until_there_is_room() -> None:
    inbox, paper, taker = visiting()
    paper.writable = False
    inbox.receive(said(1))
    assert taker.taken == []
    paper.writable = True
    paper.has_room()
    assert taker.taken == ["1"]


async def test_whoever_waits_is_told_when_all_is_taken() -> None:
    inbox, _, taker = visiting()
    await asyncio.wait_for(inbox.settled(), 1)
    inbox.receive(said(1))
    waiting = asyncio.create_task(inbox.settled())
    await asyncio.sleep(0)
    assert not waiting.done()
    taker.done()
    await asyncio.wait_for(waiting, 1)


async def test_an_answer_after_everybody_has_gone_home_does_no_harm() -> None:
    inbox, _, taker = visiting()
    inbox.receive(said(1))
    waiting = asyncio.create_task(inbox.settled())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    taker.done()
    inbox.receive(said(2))
    assert taker.taken == ["1", "2"]


def test_one_who_goes_on_too_fast_is_sent_away_and_not_heard_any_more() -> None:
    inbox, paper, taker = visiting(rate=1.0)
    for number in range(3 + MAX_STRIKES + 1):
        inbox.receive(said(number))
        taker.done()
    assert taker.taken == ["0", "1", "2"]
    assert paper.closed == 1000
    before = len(paper.frames)
    inbox.receive(said(999))
    assert len(paper.frames) == before


def test_what_cannot_be_read_is_refused_and_does_not_hold_up_what_follows() -> None:
    inbox, paper, taker = visiting()
    inbox.receive(b"{")
    inbox.receive(said(1))
    assert b"malformed" in paper.frames[0]
    assert taker.taken == ["1"]
