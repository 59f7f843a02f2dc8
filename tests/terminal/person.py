"""A person at a terminal with plain lines."""

from __future__ import annotations

import asyncio
import io
import os
from typing import TextIO

from tablee.terminal.lines import Lines


class Person:
    """Somebody who types at a terminal with plain lines, and reads what is printed."""

    def __init__(self, source: TextIO, keyboard: int) -> None:
        self._sink = io.StringIO()
        self._keyboard = keyboard
        self.lines = Lines(source, self._sink)

    def type(self, line: str) -> None:
        os.write(self._keyboard, f"{line}\n".encode())

    async def see(self, *texts: str) -> str:
        """Wait until all of these are printed."""
        while not all(text in self._sink.getvalue() for text in texts):  # noqa: ASYNC110 (a stream sets no event)
            await asyncio.sleep(0.01)
        return self._sink.getvalue()
