"""Plain lines before a game on a server: the waiting room."""

from __future__ import annotations

import asyncio

from tablee.core.refusal import Refused
from tablee.terminal import texts
from tablee.terminal.lines import Lines, PersonLeft
from tablee.terminal.remote import bots_for_free_seats, take_a_seat
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Command, Start, new_id
from tablee.words import Words

LEAVE = ("q", "й")
BOTS = ("b", "и")


async def line_or_news(lines: Lines, table: TableClient) -> str | None:
    """Return the next line, or None if the table has news first. Raise `PersonLeft` or `Refused` if one of them ends."""
    line, news = asyncio.create_task(lines.arrives()), asyncio.create_task(table.changed())
    try:
        await asyncio.wait((line, news), return_when=asyncio.FIRST_COMPLETED)
    finally:
        arrived, changed = line.done(), news.done()
        line.cancel()
        news.cancel()
        await asyncio.gather(line, news, return_exceptions=True)
    if changed:
        news.result()
    return lines.read() if arrived else None


class PlainRoom:
    """The waiting room of a table on a server."""

    def __init__(self, table: TableClient, words: Words, lines: Lines) -> None:
        self._table = table
        self._words = words
        self._lines = lines
        self._shown: list[str] = []

    async def wait(self) -> None:
        """Sit down and wait for the game to begin. The host can start it. Raise `PersonLeft` if the person leaves."""
        while self._table.info.status == "open":
            await take_a_seat(self._table)
            if not self._may_type:
                self._show_seats()
                await self._table.changed()
                continue
            if self._show_seats():
                self._lines.say_question(self._question)
            typed = await line_or_news(self._lines, self._table)
            if typed is not None:
                await self._obey(typed.casefold())

    @property
    def _is_full(self) -> bool:
        return all(seat.taken for seat in self._table.info.seats)

    @property
    def _may_type(self) -> bool:
        """Whether to read lines. A script's lines wait for the game, except for the one that starts it."""
        return self._lines.live or (texts.is_host(self._table) and self._is_full)

    @property
    def _question(self) -> str:
        if not texts.is_host(self._table):
            return self._words("plain-room")
        return self._words("plain-start" if self._is_full else "plain-room-host")

    def _show_seats(self) -> bool:
        """Print the seats if they have changed. Return whether they have."""
        seats = list(texts.seats(self._table, self._words))
        changed = seats != self._shown
        if changed:
            self._lines.say(*([""] if self._shown else []), *seats)
        self._shown = seats
        return changed

    async def _obey(self, typed: str) -> None:
        if typed in LEAVE:
            raise PersonLeft
        self._shown = []
        if not texts.is_host(self._table):
            return
        commands: list[Command] = list(bots_for_free_seats(self._table)) if typed in BOTS else [Start(new_id())]
        try:
            for command in commands:
                await self._table.send(command)
        except Refused as refused:
            self._lines.say(self._words.refused(refused))
