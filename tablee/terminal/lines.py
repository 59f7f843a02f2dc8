"""Saying and asking by plain lines, while a table goes on beside."""

from __future__ import annotations

import asyncio
import io
import os
from typing import TextIO

ENOUGH = 65536


class Left(Exception):
    """The person has left the table."""


class Lines:
    """Says and asks by lines. What is typed ahead waits for the questions to come."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink
        self._number = _number_of(source)
        self._typed = b""
        self._ended = False

    def say(self, *lines: str) -> None:
        """Print, and let it be read at once."""
        for line in lines:
            self._sink.write(f"{line}\n")
        self._sink.flush()

    def ask(self, question: str) -> str:
        """Print a question and read a line; the end of input is a farewell."""
        self._say_question(question)
        return self._read()

    async def ask_beside(self, question: str) -> str:
        """As `ask`, while all else goes on."""
        self._say_question(question)
        while self._number is not None and b"\n" not in self._typed and not self._ended:
            await _readable(self._number)
            self._take(self._number)
        return self._read()

    def _say_question(self, question: str) -> None:
        self._sink.write(f"{question} ")
        self._sink.flush()

    def _read(self) -> str:
        line = self._source.readline() if self._number is None else self._next_line(self._number)
        if not line:
            raise Left
        return line.strip()

    def _next_line(self, number: int) -> str:
        while b"\n" not in self._typed and not self._ended:
            self._take(number)
        line, newline, self._typed = self._typed.partition(b"\n")
        return (line + newline).decode(self._source.encoding or "utf-8", "replace")

    def _take(self, number: int) -> None:
        """Read past Python's buffer, which would hide what is there from whoever waits for more."""
        chunk = os.read(number, ENOUGH)
        self._typed += chunk
        self._ended = not chunk


def _number_of(source: TextIO) -> int | None:
    """The descriptor of a file; None of a text that only looks like one."""
    try:
        return source.fileno()
    except (io.UnsupportedOperation, AttributeError):
        return None


async def _readable(number: int) -> None:
    """Wait until something can be read; a file on disk always can, and the loop does not watch those."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    try:
        loop.add_reader(number, ready.set)
    except (PermissionError, NotImplementedError):
        return
    try:
        await ready.wait()
    finally:
        loop.remove_reader(number)
