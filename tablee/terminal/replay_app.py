"""Stepping through a record by keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import Static

from tablee.core.record import Record
from tablee.terminal.memory import remember_language
from tablee.terminal.replaying import Frame, caption
from tablee.terminal.rulebook import rules_text
from tablee.terminal.rules_screen import RulesScreen
from tablee.terminal.story import StoryBox, told
from tablee.terminal.style import ANSI, CSS, THEME
from tablee.words import LANGUAGES, Words


class ReplayApp(App[None]):
    """Next, previous, first, last, or a number and Enter."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space,n,т", "step(1)"),
        ("left,p,з", "step(-1)"),
        ("pagedown", "step(10)"),
        ("pageup", "step(-10)"),
        ("home", "first"),
        ("end", "last"),
        ("enter", "jump"),
        ("f1,question_mark", "rules"),
        ("f2", "language"),
        ("q,й,f10,escape,ctrl+c", "quit"),
    ]

    def __init__(self, record: Record, steps: Sequence[Frame], words: Words) -> None:
        super().__init__()
        self.number = 0
        self._record = record
        self._steps = steps
        self._words = words
        self._typed = ""

    def compose(self) -> ComposeResult:
        """The same table as in play, without choices."""
        yield Static(id="bar", classes="bar")
        with Container(id="table"):
            with VerticalScroll(id="board-box", can_focus=False):
                yield Static(id="board")
            with StoryBox(id="story-box", can_focus=False):
                yield Static(id="story")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self.register_theme(THEME)
        self.ansi_theme_dark = ANSI
        self.theme = THEME.name
        self._show()

    def on_resize(self) -> None:
        """Draw again for the new width."""
        self.call_after_refresh(self._show)

    def on_key(self, event: events.Key) -> None:
        """Digits are the number of a step."""
        if event.character is not None and event.character.isdecimal():
            self._typed += event.character
            self._show()

    def action_step(self, steps: int) -> None:
        """Go on or back."""
        self._go(self.number + steps)

    def action_first(self) -> None:
        """To the start."""
        self._go(0)

    def action_last(self) -> None:
        """To the end."""
        self._go(len(self._steps) - 1)

    def action_jump(self) -> None:
        """To the number that was typed."""
        self._go(int(self._typed) if self._typed else self.number + 1)

    def action_rules(self) -> None:
        """Open the rules."""
        _ = self.push_screen(RulesScreen(rules_text(self._record.game, self._words.language), self._words))

    def action_language(self) -> None:
        """Speak the next language."""
        self._words = self._words.speaking(LANGUAGES[(LANGUAGES.index(self._words.language) + 1) % len(LANGUAGES)])
        remember_language(self._words.language)
        self._show()

    def _go(self, number: int) -> None:
        self._typed = ""
        self.number = max(0, min(number, len(self._steps) - 1))
        self._show()

    def _show(self) -> None:
        frame, words = self._steps[self.number], self._words
        step = words("replay-step", number=self.number, count=len(self._steps) - 1)
        typed = f"  › {self._typed}▏" if self._typed else ""
        doing = caption(frame, self._record, words)
        self.query_one("#bar", Static).update(Text(f"{words('game-name')}  {step}  {doing}{typed}", no_wrap=True))
        width = max(20, self.query_one("#board-box").content_size.width or 76)
        drawn = self._record.game.draw(frame.view, words.marked(), width)
        self.query_one("#board", Static).update(Text.from_markup(drawn))
        self.query_one("#story", Static).update(told(frame.story, words, frame.fresh))
        self.query_one("#keys", Static).update(Text(words("keys-replay")))
