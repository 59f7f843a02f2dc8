"""Small windows over the table: a list to choose from, and a line to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from tablee.terminal.choice_grid import ChoiceGrid
from tablee.words import Words


class Item(NamedTuple):
    """An entry of a list: its value, its label, and its letters if it has any."""

    value: str
    label: str
    key: str = ""


class ListScreen(ModalScreen[str | None]):
    """A list to choose from by number, letter, Enter or click. Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)")]

    def __init__(self, title: str, items: Sequence[Item], words: Words) -> None:
        super().__init__()
        self._title = title
        self._items = tuple(items)
        self._words = words

    def compose(self) -> ComposeResult:
        """Show the title, the list and the keys."""
        with Vertical(id="sheet", classes="small"):
            yield Static(Text(self._title), id="title")
            yield ChoiceGrid([_labelled(item) for item in self._items], id="list")
            yield Static(Text(self._words("keys-question")), classes="keys")

    def on_mount(self) -> None:
        """Focus the list."""
        grid = self.query_one(ChoiceGrid)
        grid.styles.height = min(len(self._items), max(self.size.height - 8, 1))
        grid.focus()

    def on_key(self, event: events.Key) -> None:
        """Choose by a number or letter."""
        character = event.character or ""
        if character.isdecimal():
            self.query_one(ChoiceGrid).type_digit(character)
        found = next((item for item in self._items if character and character in item.key), None)
        if found is not None:
            _ = self.dismiss(found.value)

    @on(ChoiceGrid.Picked)
    def pick(self, picked: ChoiceGrid.Picked) -> None:
        """Choose by Enter or a click."""
        _ = self.dismiss(self._items[picked.index].value)


def _labelled(item: Item) -> str:
    return f"{item.label} ({item.key[0]})" if item.key else item.label


class LineScreen(ModalScreen[str | None]):
    """One line to type. Enter takes it, Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)")]

    def __init__(self, title: str, words: Words, before: Sequence[str] = ()) -> None:
        super().__init__()
        self._title = title
        self._words = words
        self._before = tuple(before)

    def compose(self) -> ComposeResult:
        """Show the text above, and the line."""
        with Vertical(id="sheet", classes="small"):
            yield Static(Text(self._title), id="title")
            yield Static(Text("\n".join(self._before)), id="before")
            yield Input(id="line")
            yield Static(Text(self._words("keys-line")), classes="keys")

    @on(Input.Submitted)
    def take(self, submitted: Input.Submitted) -> None:
        """Return the typed text."""
        submitted.stop()
        _ = self.dismiss(submitted.value.strip() or None)
