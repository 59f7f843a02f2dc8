"""Plain lines after a game on a server: play again, save the record, or leave."""

from __future__ import annotations

from tablee.core.refusal import Refused
from tablee.terminal.after_game import save_record
from tablee.terminal.lines import Lines, PersonLeft
from tablee.terminal.plain_room import line_or_news
from tablee.terminal.remote import RemoteLink
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Rematch, new_id
from tablee.words import Words

AGAIN = ("r", "к")
SAVE = ("s", "ы")


class PlainAfterGame:
    """The question after a game on a server. A game in this terminal is already on disk, so it has none."""

    def __init__(self, table: TableClient, words: Words, lines: Lines) -> None:
        self._table = table
        self._words = words
        self._lines = lines
        self._announced = False

    async def next_table(self) -> TableClient | None:
        """Ask until the person leaves or plays again. Return the table of the rematch, or None."""
        link = self._table.participants[0].link
        if not (self._lines.live and isinstance(link, RemoteLink)):
            return None
        try:
            while (typed := await self._answer()) in SAVE:
                await self._save()
            return await self._rematch(link) if typed in AGAIN and self._table.people else None
        except PersonLeft:
            return None
        except Refused as refused:
            self._lines.say(self._words.refused(refused))
            return None

    async def _answer(self) -> str:
        """Ask what to do. Say it when somebody else has opened the next game."""
        typed: str | None = None
        self._ask()
        while typed is None:
            if self._table.people and self._table.info.rematch is not None and not self._announced:
                self._announced = True
                self._lines.say("", self._words("rematch-open"))
                self._ask()
            typed = await line_or_news(self._lines, self._table)
        return typed.casefold()

    def _ask(self) -> None:
        self._lines.say_question(self._words("plain-rematch" if self._table.people else "plain-watched"))

    async def _save(self) -> None:
        try:
            path = await save_record(self._table)
        except Refused as refused:
            self._lines.say(self._words.refused(refused))
        else:
            self._lines.say(self._words("saved-finished", path=str(path)))

    async def _rematch(self, link: RemoteLink) -> TableClient:
        if self._table.info.rematch is None:
            await self._table.send(Rematch(new_id()))
        while (code := self._table.info.rematch) is None:
            await self._table.changed()
        return await link.next_table(code)
