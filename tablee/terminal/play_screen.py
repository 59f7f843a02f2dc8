"""The table on the screen: the board, the story, what is asked, and the keys."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from tablee.core.game import Viewer
from tablee.core.refusal import Refused
from tablee.terminal import telling
from tablee.terminal.ask import Ask
from tablee.terminal.choices import Choice, choices
from tablee.terminal.question_screen import CurtainScreen
from tablee.terminal.rulebook import rules_text
from tablee.terminal.rules_screen import RulesScreen
from tablee.terminal.saves import put
from tablee.terminal.story import StoryBox, told
from tablee.terminal.table import Table
from tablee.words import Words

LETTERS = {"q": "leave", "й": "leave", "u": "undo", "г": "undo", "h": "hint", "р": "hint", "?": "rules"}
"""Keys that are commands as long as nothing was typed; the Cyrillic ones lie on the same keys."""

AGAIN, OTHER, COPY, LEAVE = -1, -2, -3, -4
"""What can be chosen when the game is over, in the place of an action's index."""


class PlayScreen(Screen[str]):
    """One game; dismissed with `again` or `other` when a further one is wanted."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1", "rules"),
        ("f3", "hint"),
        ("f4", "undo"),
        ("f10", "leave"),
        ("escape", "clear"),
    ]

    def __init__(self, table: Table, words: Words, pace: float) -> None:
        super().__init__()
        self.table = table
        self.words = Words(words.language, table.game, table.names, options=table.match.options)
        self._pace = pace
        self._read = 0
        self._seated: Viewer = table.people[0] if len(table.people) == 1 else None
        self._skip = asyncio.Event()
        self._hurry = False

    def compose(self) -> ComposeResult:
        """From top to bottom; on a wide screen the story stands at the right."""
        yield Static(id="bar", classes="bar")
        with Container(id="table"):
            with VerticalScroll(id="board-box", can_focus=False):
                yield Static(id="board")
            with StoryBox(id="story-box"):
                yield Static(id="story")
            yield Ask(self.words)
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(OptionList).focus()
        self._go_on()

    def on_resize(self) -> None:
        """Draw again for the new width."""
        self.call_after_refresh(self._show)

    def speak(self, language: str) -> None:
        """Say everything in another language."""
        self.words = self.words.speaking(language)
        self.query_one(Ask).words = self.words
        self._show()
        self._ask()

    def on_key(self, event: events.Key) -> None:
        """Letters are commands, or narrow the choices down."""
        ask = self.query_one(Ask)
        if event.key == "backspace":
            ask.erase()
        elif event.character is not None and event.is_printable:
            self._typed(event.character, ask)
        elif event.key == "enter":
            self._hurry_up()

    def _typed(self, character: str, ask: Ask) -> None:
        if character == " " and self.table.asked is None:
            self._hurry_up()
        elif character in LETTERS and not ask.typing:
            getattr(self, f"action_{LETTERS[character]}")()
        elif character == "/" and not ask.typing:
            ask.begin_typing()
        elif character != " " or ask.typing:
            ask.type(character)

    def action_rules(self) -> None:
        """Open the rules."""
        _ = self.app.push_screen(RulesScreen(rules_text(self.table.game, self.words.language), self.words))

    def action_clear(self) -> None:
        """Forget what was typed."""
        self.query_one(Ask).clear()

    def action_leave(self) -> None:
        """Leave; the game is on disk already."""
        self.app.exit()

    def action_undo(self) -> None:
        """Take the last choice back, if nothing has come of it."""
        person = next((seat for seat in self.table.people if self.table.may_undo(seat)), None)
        if person is None:
            self.notify(self.words.refused(Refused("nothing-to-undo")), severity="warning", markup=False)
            return
        self.table.undo(person)
        self._read = min(self._read, len(self._visible()))
        self._go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the coach, who sees only what the seat sees."""
        seat, decision = self.table.asked, self.table.match.decision
        if seat is None:
            return
        advice = await asyncio.to_thread(self.table.coach, seat)
        action = advice.best.action
        if (seat, decision) != (self.table.asked, self.table.match.decision):
            return
        hint = self.words("hint", text=self.words.action(self.table.game.actions[action]))
        why = self.words(f"why-{advice.reason.code}", **advice.reason.params)
        ask = self.query_one(Ask)
        ask.mark(action)
        ask.add(Text(f"{hint}. {why}", style="#7fb7be"))

    @on(Ask.Chosen)
    def choose(self, chosen: Ask.Chosen) -> None:
        """A choice was taken."""
        if self.table.match.result is not None:
            self._after_the_end(chosen.choice.action)
            return
        seat = self.table.asked
        if seat is None:
            return
        self._read = len(self._visible())
        try:
            self.table.choose(seat, chosen.choice.action)
        except Refused as refused:
            self.notify(self.words.refused(refused), severity="error", markup=False)
        self._go_on()

    def _after_the_end(self, action: int) -> None:
        if action == COPY:
            path = Path.cwd() / self.table.path.name
            put(path, self.table.path.read_text("utf-8"))
            self.notify(self.words("saved-finished", path=str(path)), markup=False)
        elif action == LEAVE:
            self.app.exit()
        else:
            _ = self.dismiss("again" if action == AGAIN else "other")

    def _hurry_up(self) -> None:
        """Let the bots play without a pause until a person is asked."""
        self._hurry = True
        self._skip.set()

    @work(exclusive=True, group="bots")
    async def _go_on(self) -> None:
        """Let the bots play, then ask."""
        self._hurry = False
        self._skip.clear()
        self._show()
        self._ask()
        while (seat := self.table.thinking) is not None:
            await self._pause()
            action = await asyncio.to_thread(self.table.bot_choice, seat)
            self.table.choose(seat, action)
            self._show()
            self._ask()

    async def _pause(self) -> None:
        if self._hurry or not self._pace:
            return
        try:
            await asyncio.wait_for(self._skip.wait(), self._pace)
        except TimeoutError:
            return

    @property
    def _viewer(self) -> Viewer:
        return self._seated

    def _visible(self) -> list[object]:
        return [event for event in self.table.match.story if event.visible(self._viewer)]

    def _show(self) -> None:
        """Draw everything but the choices."""
        words, table = self.words, self.table
        self.query_one("#bar", Static).update(self._bar())
        width = max(20, self.query_one("#board-box").content_size.width or 76)
        self.query_one("#board", Static).update(telling.board(table, self._viewer, words, width))
        visible = [event for event in table.match.story if event.visible(self._viewer)]
        opening = [telling.around(table, words), telling.luck(table, words)]
        spoken = telling.lesson(table, words)
        self.query_one("#story", Static).update(told(visible, words, self._read, opening, spoken))
        self.query_one("#keys", Static).update(Text(words("keys-play")))

    def _bar(self) -> Text:
        bar = Text.assemble((self.words("game-name"), "bold #e3b04b"), "  ", telling.turn(self.table, self.words))
        bar.no_wrap = True
        return bar

    def _ask(self) -> None:
        """Ask whoever is to choose; draw the curtain first where another person sat before."""
        ask, seat = self.query_one(Ask), self.table.asked
        if self.table.match.result is not None:
            ask.offer(Text("\n".join(self._ending()), style="bold"), self._what_next())
        elif seat is None:
            ask.offer(Text(telling.turn(self.table, self.words), style="dim italic"), ())
        elif len(self.table.people) > 1 and seat != self._seated:
            self._seated = None
            self._show()
            ask.offer(Text(""), ())
            _ = self.app.push_screen(CurtainScreen(seat, self.words), lambda _: self._sit(seat))
        else:
            self._offer(ask, seat)

    def _sit(self, seat: int) -> None:
        self._seated = seat
        self._show()
        self._ask()

    def _offer(self, ask: Ask, seat: int) -> None:
        offer = self.table.match.offer(seat)
        if offer is not None:
            prompt = Text(self.words.prompt(offer.prompt), style="bold")
            ask.offer(prompt, choices(offer, self.table.game, self.words), self._explained)

    def _explained(self, action: int) -> str:
        """What the thing does that a choice is about."""
        game = self.table.game
        return game.explain(self.table.match.options, game.actions[action], self.words)

    def _ending(self) -> list[str]:
        return list(telling.farewell(self.table, self.words))

    def _what_next(self) -> tuple[Choice, ...]:
        labels = {AGAIN: "next-again", OTHER: "next-other", COPY: "next-copy", LEAVE: "next-leave"}
        return tuple(Choice(action, self.words(message), message) for action, message in labels.items())
