"""A table on a server before the game: the way there, who is there, and how others can join."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from tablee.core.refusal import Refused
from tablee.terminal import texts
from tablee.terminal.remote import bots_for_free_seats, take_a_seat
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Command, Start, new_id
from tablee.words import Words


class ConnectingScreen(Screen[None]):
    """Shown until the server answers, so that a slow or blocked connection is no blank screen."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,й,f10", "app.quit")]

    def __init__(self, address: str, words: Words) -> None:
        super().__init__()
        self._address = address
        self._words = words

    def compose(self) -> ComposeResult:
        """Name the table and the key to leave."""
        with Vertical(id="sheet", classes="small"):
            yield Static(Text(self._words("table-connecting", url=self._address)), id="title")
            yield Static(Text(self._words("keys-connecting")), classes="keys")


class RoomScreen(Screen[bool]):
    """The waiting room. It is dismissed with True when the game begins, and with False if the person leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,s,ы", "start"),
        ("b,и", "bots"),
        ("escape,q,й,f10", "dismiss(False)"),
    ]

    def __init__(self, table: TableClient, words: Words) -> None:
        super().__init__()
        self.table = table
        self._words = Words(words.language, table.game)

    def compose(self) -> ComposeResult:
        """Show the seats and the keys."""
        with Vertical(id="sheet", classes="small"):
            yield Static(id="title")
            yield Static(id="before")
            yield Static(classes="keys", id="keys")

    def on_mount(self) -> None:
        """Start waiting."""
        self._follow()

    @work(exclusive=True, group="table")
    async def _follow(self) -> None:
        try:
            while self.table.info.status == "open":
                await take_a_seat(self.table)
                self._show()
                await self.table.changed()
        except Refused as refused:
            self.notify(self._words.refused(refused), severity="error", markup=False)
            return
        _ = self.dismiss(True)  # noqa: FBT003 (it begins)

    def speak(self, language: str) -> None:
        """Show everything in another language."""
        self._words = self._words.speaking(language)
        self._show()

    def _show(self) -> None:
        words, table = self._words, self.table
        title = words("room-title", game=words("game-name"), code=table.info.code)
        self.query_one("#title", Static).update(Text(title))
        lost = [] if table.connected else [words("connection-lost"), ""]
        how = words("room-how", url=table.address)
        lines = [*lost, table.address, how, "", *texts.seats(table, words)]
        self.query_one("#before", Static).update(Text("\n".join(lines)))
        keys = words("keys-room-host") if texts.is_host(table) else words("keys-room")
        self.query_one("#keys", Static).update(Text(keys))

    def action_start(self) -> None:
        """Start the game, as the host."""
        if texts.is_host(self.table):
            self._send(Start(new_id()))

    def action_bots(self) -> None:
        """Fill the free seats with bots, as the host."""
        if texts.is_host(self.table):
            self._send(*bots_for_free_seats(self.table))

    @work(group="commands")
    async def _send(self, *commands: Command) -> None:
        try:
            for command in commands:
                await self.table.send(command)
        except Refused as refused:
            self.notify(self._words.refused(refused), severity="warning", markup=False)
