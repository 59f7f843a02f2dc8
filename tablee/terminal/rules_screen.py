"""The rules of the game, to be read and searched without leaving the table."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from tablee.terminal.rulebook import passages
from tablee.words import Words


class RulesScreen(ModalScreen[None]):
    """A page over the table; typing searches it."""

    AUTO_FOCUS = "#search"

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,f1", "dismiss"),
        ("down", "scroll(1)"),
        ("up", "scroll(-1)"),
        ("pagedown", "scroll(10)"),
        ("pageup", "scroll(-10)"),
    ]

    def __init__(self, rules: str, words: Words, query: str = "") -> None:
        super().__init__()
        self._rules = rules
        self._words = words
        self._query = query

    def compose(self) -> ComposeResult:
        """A line to search by, above the text."""
        with Vertical(id="sheet"):
            yield Static(self._words("rules-title", game=self._words("game-name")), id="title", markup=False)
            yield Input(self._query, placeholder=self._words("rules-search"), id="search")
            with VerticalScroll(id="page", can_focus=False):
                yield Markdown(self._found(self._query))
            yield Static(self._words("keys-rules"), classes="keys", markup=False)

    @on(Input.Changed)
    async def search(self, changed: Input.Changed) -> None:
        """Show only what fits."""
        await self.query_one(Markdown).update(self._found(changed.value))
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Move the text; the cursor stays where one types."""
        self.query_one("#page", VerticalScroll).scroll_relative(y=lines, animate=False)

    def _found(self, query: str) -> str:
        found = passages(self._rules, query) if query.strip() else self._rules
        return found or self._words("rules-none")
