"""The menu of a table: chat, resign, offer a draw, agree, play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

from tablee.core.refusal import Refused
from tablee.terminal import table_bar
from tablee.terminal.list_screen import Item, LineScreen, ListScreen
from tablee.terminal.remote import RemoteLink
from tablee.wire.client import Answer, AskEnd, Chat, Command, OfferDraw, Quick, Rematch, Resign, new_id

if TYPE_CHECKING:
    from tablee.terminal.play_screen import PlayScreen

DUEL = 2
MAX_MESSAGES = 10


class TableMenu:
    """The menu of a table on a screen."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen

    def open(self) -> None:
        """Show the actions that are possible now."""
        screen = self._screen
        listed = ListScreen(screen.words("menu-title"), list(self._items()), screen.words)
        _ = screen.app.push_screen(listed, self._do)

    def _items(self) -> Iterator[Item]:
        words, table = self._screen.words, self._screen.table
        if table.question is not None:
            yield Item("agree", words("menu-agree", text=table_bar.asked_to_agree(table, words)))
            yield Item("decline", words("menu-decline"))
        if table.asked is not None:
            yield Item("hint", words("menu-hint"), "hр")
        if table.people and not table.over:
            yield Item("undo", words("menu-undo"), "uг")
        yield Item("again", words("menu-again"), "aф")
        yield Item("pace", words("menu-pace"), "pз")
        yield Item("look_up", words("menu-look-up"), "?iш")
        yield Item("language", words("menu-language"), "lд")
        if table.elsewhere and table.info.chat:
            yield Item("chat", words("menu-chat"), "cс")
            yield Item("phrase", words("menu-phrase"))
        if table.elsewhere and table.people:
            yield Item("device", words("menu-device"))
        if table.people and not table.over:
            yield from self._ways_to_end()
        yield Item("leave", words("menu-leave"), "qй")

    def _ways_to_end(self) -> Iterator[Item]:
        words, table = self._screen.words, self._screen.table
        if not table.elsewhere:
            return
        if len(table.info.seats) == DUEL:
            yield Item("resign", words("menu-resign"))
            yield Item("draw", words("menu-draw"))
        else:
            yield Item("end", words("menu-end"))

    def _do(self, wish: str | None) -> None:
        """Do what the person chose."""
        screen = self._screen
        commands: dict[str, Callable[[], Command]] = {
            "agree": lambda: Answer(new_id(), agree=True),
            "decline": lambda: Answer(new_id(), agree=False),
            "resign": lambda: Resign(new_id()),
            "draw": lambda: OfferDraw(new_id()),
            "end": lambda: AskEnd(new_id()),
        }
        if wish in commands:
            self._sure(wish, commands[wish])
        elif wish == "language":
            screen.app.action_language()  # type: ignore[attr-defined]  # the app speaks
        elif wish == "device":
            _ = screen.run_worker(self._show_device_code(), group="commands")
        elif wish == "phrase":
            self._phrases()
        elif wish is not None:
            getattr(screen, f"action_{wish}")()

    def _sure(self, wish: str, command: Callable[[], Command]) -> None:
        """Send the command, but ask again before resigning: a key is easily pressed by mistake."""
        words = self._screen.words
        if wish != "resign":
            self.send(command())
            return
        items = [Item("no", words("resign-no")), Item("yes", words("resign-yes"))]
        asked = ListScreen(words("resign-sure"), items, words)
        _ = self._screen.app.push_screen(asked, lambda answer: self.send(command()) if answer == "yes" else None)

    def answer(self, *, agree: bool) -> None:
        """Answer yes or no to a question at the table."""
        self.send(Answer(new_id(), agree=agree))

    def chat(self) -> None:
        """Type a chat message."""
        screen = self._screen
        if not (screen.table.elsewhere and screen.table.info.chat):
            screen.refuse(Refused("nobody-to-talk-to"))
            return
        before = [table_bar.spoken(said, screen.words) for said in screen.table.said[-MAX_MESSAGES:]]
        line = LineScreen(screen.words("menu-chat"), screen.words, before)
        _ = screen.app.push_screen(line, lambda text: self.send(Chat(new_id(), text[:280])) if text else None)

    async def _show_device_code(self) -> None:
        """Show a code that continues this seat in a browser or another terminal."""
        screen, link = self._screen, self._screen.table.participants[0].link
        if not isinstance(link, RemoteLink):
            return
        try:
            code, url = await link.device_code(), screen.table.address
        except Refused as refused:
            screen.refuse(refused)
            return
        text = screen.words("device-code", code=code, server=link.server, url=url)
        _ = screen.app.push_screen(ListScreen(text, [Item("ok", screen.words("device-done"))], screen.words))

    def _phrases(self) -> None:
        words = self._screen.words
        items = [Item(phrase, words(message)) for phrase, message in table_bar.PHRASES.items()]
        chosen = ListScreen(words("menu-phrase"), items, words)
        _ = self._screen.app.push_screen(chosen, self._say)

    def _say(self, phrase: str | None) -> None:
        if phrase is not None:
            self.send(Quick(new_id(), phrase))  # type: ignore[arg-type]  # one of those listed

    def rematch(self) -> None:
        """Open a rematch, or go to the one that somebody has already opened."""
        if self._screen.table.info.rematch is not None:
            _ = self._screen.dismiss("next")
        else:
            self.send(Rematch(new_id()), self._go_on)

    async def _go_on(self) -> None:
        while self._screen.table.info.rematch is None:
            await self._screen.table.changed()
        _ = self._screen.dismiss("next")

    def send(self, command: Command, then: Callable[[], Awaitable[None]] | None = None) -> None:
        """Send a command in the background."""
        _ = self._screen.run_worker(self._sent(command, then), group="commands")

    async def _sent(self, command: Command, then: Callable[[], Awaitable[None]] | None) -> None:
        try:
            await self._screen.table.send(command)
            if then is not None:
                await then()
        except Refused as refused:
            self._screen.refuse(refused)
