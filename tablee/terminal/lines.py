"""Prints and asks with plain lines while a table goes on in the background."""

from __future__ import annotations

import asyncio
import io
import os
from typing import TextIO

READ_BYTES = 65536


class PersonLeft(Exception):
    """Raised when the person leaves the table."""


class Lines:
    """Prints and asks with lines. Lines typed ahead wait for later questions."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self._number = _number_of(source)
        self._typed = b""
        self._ended = False

    def say(self, *lines: str) -> None:
        """Print lines and flush."""
        for line in lines:
            self._sink.write(f"{line}\n")
        self._sink.flush()

    def ask(self, question: str) -> str:
        """Print a question and read a line. Raise `PersonLeft` at the end of input."""
        self.say_question(question)
        return self.read()

    async def ask_beside(self, question: str) -> str:
        """Ask like `ask`, but let other tasks run meanwhile."""
        self.say_question(question)
        await self.arrives()
        return self.read()

    @property
    def live(self) -> bool:
        """Whether a person types the lines now. Lines of a script wait until they are asked for."""
        return self._source.isatty()

    async def arrives(self) -> None:
        """Wait until there is a line, or the end of input."""
        while self._number is not None and b"\n" not in self._typed and not self._ended:
            await _readable(self._number)
            self._take(self._number)

    def say_question(self, question: str) -> None:
        """Print a question. The person types the answer on the same line."""
        self._sink.write(f"{question} ")
        self._sink.flush()

    def read(self) -> str:
        """Read a line. Raise `PersonLeft` at the end of input."""
        line = self._source.readline() if self._number is None else self._next_line(self._number)
        if not line:
            raise PersonLeft
        return line.strip()

    def _next_line(self, number: int) -> str:
        while b"\n" not in self._typed and not self._ended:
            self._take(number)
        line, newline, self._typed = self._typed.partition(b"\n")
        return (line + newline).decode(self._source.encoding or "utf-8", "replace")

    def _take(self, number: int) -> None:
        """Read directly from the file. Python's buffer would hide available input from the event loop."""
        chunk = os.read(number, READ_BYTES)
        self._typed += chunk
        self._ended = not chunk


def _number_of(source: TextIO) -> int | None:
    """Return the file descriptor, or None if the source is not a real file."""
    try:
        return source.fileno()
    except (io.UnsupportedOperation, AttributeError):
        return None


async def _readable(number: int) -> None:
    """Wait until there is input. A file on disk always has some, and the event loop does not watch such files."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    try:
        loop.add_reader(number, ready.set)
    except (PermissionError, NotImplementedError):
        return
    try:
        await ready.wait()
    finally:
        loop.remove_reader(number)
