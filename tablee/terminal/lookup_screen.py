"""A window to look things up: cards, pieces and tiles by cursor or name, with the rules below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.terminal.choice_grid import ChoiceGrid
from tablee.terminal.lookup import found_topics, on_the_table_first
from tablee.terminal.rulebook import passages
from tablee.words import Words, rules_of

LIST_ROWS = 8


def lookup_of(game: Game[Any, Any, Any], options: Options, words: Words, drawn: str, label: str = "") -> LookupScreen:
    """Return the window for a game, opened at the first thing that a choice's label names."""
    topics, rules = game.topics(options, words), rules_of(game, words.language)
    name = next((name for name in topics if name in label), "")
    return LookupScreen(topics, rules, words, drawn=drawn, about=name)


class LookupScreen(ModalScreen[None]):
    """Typing filters the list, and arrows move in it. The text of the marked thing is below, then the rules."""

    AUTO_FOCUS = "#search"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,f1,enter", "dismiss"),
        ("pagedown", "scroll(10)"),
        ("pageup", "scroll(-10)"),
    ]

    def __init__(
        self, topics: Mapping[str, str], rules: str, words: Words, *, drawn: str = "", about: str = ""
    ) -> None:
        super().__init__()
        self._topics = topics
        self._rules = rules
        self._words = words
        self._drawn = drawn
        self._about = about
        self._names: list[str] = []

    def compose(self) -> ComposeResult:
        """Show the search line, the names and the text."""
        with Vertical(id="sheet"):
            yield Static(Text(self._words("rules-title", game=self._words("game-name"))), id="title")
            yield Input(placeholder=self._words("rules-search"), id="search")
            yield ChoiceGrid(id="names")
            yield Static("", id="topic")
            with VerticalScroll(id="page", can_focus=False):
                yield Markdown(self._rules)
            yield Static(Text(self._words("keys-rules")), classes="keys")

    def on_mount(self) -> None:
        """Show what is on the table first, and mark what the choice under the cursor is about."""
        self._list("")
        if self._about in self._names:
            self.query_one(ChoiceGrid).mark(self._names.index(self._about))

    def _list(self, query: str) -> None:
        self._names = on_the_table_first(found_topics(self._topics, query), "" if query else self._drawn)
        grid = self.query_one(ChoiceGrid)
        grid.display = bool(self._names)
        grid.styles.height = min(LIST_ROWS, -(-len(self._names) // 3)) if self._names else 0
        grid.show(self._names)
        if not self._names:
            self.query_one("#topic", Static).update("")

    @on(Input.Changed)
    async def search(self, changed: Input.Changed) -> None:
        """Show only matches. A number marks the name that has it."""
        changed.stop()
        number = int(changed.value) if changed.value.isdecimal() else 0
        query = "" if 1 <= number <= len(self._topics) else changed.value
        self._list(query)
        if number and not query:
            self.query_one(ChoiceGrid).mark(number - 1)
        found = passages(self._rules, query) if query.strip() else self._rules
        nothing = "" if self._names else self._words("rules-none")
        await self.query_one(Markdown).update(found or nothing)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Move in the list with the arrows, or in the text if there is no list. The search line keeps the focus."""
        if event.key not in ("down", "up"):
            return
        event.stop()
        event.prevent_default()
        step = 1 if event.key == "down" else -1
        grid = self.query_one(ChoiceGrid)
        if self._names:
            grid.mark((grid.cursor + step) % len(self._names))
        else:
            self.action_scroll(step)

    @on(ChoiceGrid.Marked)
    def tell(self, marked: ChoiceGrid.Marked) -> None:
        """Show the text of the marked thing."""
        marked.stop()
        if marked.index < len(self._names):
            name = self._names[marked.index]
            text = Text(self._words("name-and-text", name=name, text=self._topics[name]))
            text.stylize("bold", 0, len(name))
            self.query_one("#topic", Static).update(text)

    @on(ChoiceGrid.Picked)
    def pick(self, picked: ChoiceGrid.Picked) -> None:
        """Do nothing more: a click only shows the thing."""
        picked.stop()

    def action_scroll(self, lines: int) -> None:
        """Scroll the text."""
        self.query_one("#page", VerticalScroll).scroll_relative(y=lines, animate=False)
