"""The terminal app: asks what to play, opens tables, and switches languages."""

from __future__ import annotations

from typing import ClassVar

from textual import events, work
from textual.app import App
from textual.binding import BindingType

from tablee.core.refusal import Refused
from tablee.terminal.memory import remember_language
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.question_screen import ANOTHER_LANGUAGE, QuestionScreen
from tablee.terminal.remote import RemoteLink
from tablee.terminal.room_screen import ConnectingScreen, RoomScreen
from tablee.terminal.setup import Asking, Setup, again, ask_all
from tablee.terminal.style import CSS, THEME
from tablee.terminal.table_client import TableClient
from tablee.words import LANGUAGES, Words


class TerminalApp(App[None]):
    """Plays one game after another until the person leaves."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("f2", "language"), ("ctrl+c", "quit")]

    def __init__(self, words: Words, first: TableClient | None, people: tuple[str, ...], pace: float = 1.0) -> None:
        super().__init__()
        self.words = words
        self.table = first
        self.refused: Refused | None = None
        """Why a table on a server could not be joined."""
        self._people = people
        self._pace = pace

    def on_mount(self) -> None:
        """Set the theme and start."""
        self.theme = THEME
        self.play_on()

    @work
    async def play_on(self) -> None:
        """Set up and play games until the person leaves, or a server turns the person away."""
        try:
            await self._play_on()
        except Refused as refused:
            self.refused = refused
        self.exit()

    async def _play_on(self) -> None:
        table = self.table or await self._set_up()
        while table is not None:
            self.table = table
            await self._open(table)
            if table.info.status == "open" and not await self.push_screen_wait(RoomScreen(table, self.words)):
                break
            wish = await self.push_screen_wait(PlayScreen(table, self.words, self._pace))
            following = await self._following(table, wish)
            await table.close()
            table = following

    async def _open(self, table: TableClient) -> None:
        if table.elsewhere:
            _ = self.push_screen(ConnectingScreen(table.address, self.words))
        await table.open()
        if table.elsewhere:
            _ = self.pop_screen()

    async def _following(self, table: TableClient, wish: str) -> TableClient | None:
        """Return the next table."""
        link = table.participants[0].link
        if wish == "next" and table.info.rematch is not None and isinstance(link, RemoteLink):
            return await link.next_table(table.info.rematch, watch=not table.people)
        return again(table) if wish == "again" else await self._set_up()

    async def on_event(self, event: events.Event) -> None:
        """Hide notifications on any key, so that nothing covers the choices.

        The key comes back here after it was handled; what it has brought must stay.
        """
        if isinstance(event, events.Key) and not event.is_forwarded:
            self.clear_notifications()
        await super().on_event(event)

    async def on_unmount(self) -> None:
        """Close the table. The game is already on disk."""
        if self.table is not None:
            await self.table.close()

    def action_language(self) -> None:
        """Switch to the next language."""
        language = LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]
        self.words = self.words.speaking(language)
        remember_language(language)
        if isinstance(self.screen, PlayScreen | RoomScreen | QuestionScreen):
            self.screen.speak(language)

    async def _set_up(self) -> TableClient | None:
        """Ask the setup questions. Escape goes back to the first question, and from there leaves."""
        answers = 1
        while answers:
            asking = ask_all(self.words, self._people)
            setup, answers = await self._answers(asking)
            if setup is not None:
                return setup.sit_down()
        return None

    async def _answers(self, asking: Asking) -> tuple[Setup | None, int]:
        """Return the setup, or None with the number of questions answered before the person went back."""
        question, answered = next(asking), 0
        while True:
            answer = await self.push_screen_wait(QuestionScreen(question, self.words))
            if answer == ANOTHER_LANGUAGE:
                return None, 1
            if answer is None:
                return None, answered
            try:
                question, answered = asking.send(answer), answered + 1
            except StopIteration as ready:
                return ready.value, answered
