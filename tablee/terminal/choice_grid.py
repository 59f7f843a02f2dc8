"""A grid of numbered choices in columns, with a cursor and mouse support."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

GAP = 2
MIN_COLUMN_WIDTH = 13


class Layout(NamedTuple):
    """The number of columns and lines, and the width of a column."""

    columns: int
    rows: int
    width: int


def laid_out(labels: Sequence[str], width: int, height: int) -> Layout:
    """Use as few columns as possible. Cut labels if that makes all of them visible."""
    if not labels:
        return Layout(1, 0, width)
    widest = max(map(cell_len, labels)) + GAP
    fitting = max(width // widest, 1)
    needed = -(-len(labels) // max(height, 1))
    columns = max(min(needed, max(width // MIN_COLUMN_WIDTH, 1)), 1)
    columns = min(columns, fitting) if needed <= fitting else columns
    return Layout(columns, -(-len(labels) // columns), width // columns if columns > 1 else width)


def fits(labels: Sequence[str], width: int, height: int) -> bool:
    """Return whether all labels are visible and none is cut."""
    layout = laid_out(labels, width, height)
    return layout.rows <= height and (layout.columns == 1 or max(map(cell_len, labels)) + GAP <= layout.width)


def shortened(labels: Sequence[str]) -> list[str]:
    """Return the labels without the words that all of them begin with."""
    split = [label.split() for label in labels]
    shared = 0
    for column in zip(*(words[:-1] for words in split), strict=False):
        if len(set(column)) > 1:
            break
        shared += 1
    return [" ".join(words[shared:]) for words in split] if len(labels) > 1 else list(labels)


class ChoiceGrid(Widget, can_focus=True):
    """Shows labels in columns. Posts `Marked` when the cursor moves and `Picked` when a label is taken."""

    class Marked(Message):
        """Posted when the cursor moves to this choice."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Picked(Message):
        """Posted when somebody takes this choice."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(
        self,
        labels: Sequence[str] = (),
        *,
        first: int = 1,
        id: str | None = None,  # noqa: A002 (Textual's name)
    ) -> None:
        super().__init__(id=id)
        self.labels: tuple[str, ...] = tuple(labels)
        self._first = first
        """The number of the first label."""
        self.cursor = 0
        self._top = 0
        self._number = ""

    def show(self, labels: Sequence[str], cursor: int = 0) -> None:
        """Show these labels, with the cursor on one of them."""
        self.labels = tuple(labels)
        self._top = 0
        self._number = ""
        self.mark(cursor)

    def mark(self, index: int) -> None:
        """Move the cursor to a choice."""
        self.cursor = max(0, min(index, len(self.labels) - 1))
        self._keep_in_sight()
        self.refresh()
        if self.labels:
            self.post_message(self.Marked(self.cursor))

    def type_digit(self, digit: str) -> None:
        """Mark the label with the typed number, and take it once no longer number can follow."""
        numbers = [str(number) for number in range(self._first, self._first + len(self.labels))]
        typed = (each for each in (self._number + digit, digit) if any(number.startswith(each) for number in numbers))
        self._number = next(typed, "")
        if self._number not in numbers:
            return
        self.mark(numbers.index(self._number))
        if sum(number.startswith(self._number) for number in numbers) == 1:
            self._number = ""
            self.post_message(self.Picked(self.cursor))

    def numbered(self, width: int, height: int) -> list[str]:
        """Return the labels with their numbers. If space is short, the words that all share are left out."""
        whole = self._numbered(self.labels)
        return whole if not whole or fits(whole, width, height) else self._numbered(shortened(self.labels))

    def _numbered(self, labels: Sequence[str]) -> list[str]:
        digits = len(str(self._first + len(labels) - 1))
        return [f"{number:>{digits}} {label}" for number, label in enumerate(labels, self._first)]

    def layout_in(self, width: int, height: int) -> Layout:
        """Return the layout for a size."""
        return laid_out(self.numbered(width, height), width, height)

    @property
    def _room(self) -> tuple[int, int]:
        return max(self.size.width, 1), max(self.size.height, 1)

    @property
    def layout_now(self) -> Layout:
        """The layout for the current size."""
        return self.layout_in(*self._room)

    def render(self) -> Text:
        """Return the visible lines."""
        columns, rows, width = self.layout_now
        texts = self.numbered(*self._room)
        lines = []
        for row in range(self._top, min(rows, self._top + max(self.size.height, 1))):
            indexes = [column * rows + row for column in range(columns) if column * rows + row < len(texts)]
            lines.append(Text.assemble(*(self._cell(texts[index], index, width) for index in indexes)))
        return Text("\n").join(lines)

    def _cell(self, text: str, index: int, width: int) -> Text:
        room = width - (GAP if width < self.size.width else 0)
        shown = text if cell_len(text) <= room else set_cell_size(text, room - 1) + "…"
        style = "bold reverse" if index == self.cursor else ""
        return Text.assemble((shown, style), " " * max(width - cell_len(shown), 0))

    def _keep_in_sight(self) -> None:
        rows, height = self.layout_now.rows, max(self.size.height, 1)
        row = self.cursor % rows if rows else 0
        self._top = max(min(self._top, row, rows - height), row - height + 1, 0)

    def on_resize(self) -> None:
        """Keep the cursor visible."""
        self._keep_in_sight()

    def on_key(self, event: events.Key) -> None:
        """Move the cursor, or take the label under it."""
        columns, rows, _ = self.layout_now
        steps = {"down": 1, "up": -1, "right": rows, "left": -rows, "home": -len(self.labels), "end": len(self.labels)}
        if event.key == "enter" and self.labels:
            self.post_message(self.Picked(self.cursor))
        elif event.key in steps and (columns > 1 or event.key not in ("left", "right")):
            self._move(steps[event.key], event.key)
        else:
            return
        event.stop()
        event.prevent_default()

    def _move(self, step: int, key: str) -> None:
        self._number = ""
        wanted = self.cursor + step
        if key in ("home", "end") or 0 <= wanted < len(self.labels):
            self.mark(wanted)
        elif key in ("up", "down") and self.labels:
            self.mark(wanted % len(self.labels))

    def on_click(self, event: events.Click) -> None:
        """Take the label under a click."""
        columns, rows, width = self.layout_now
        column, row = min(event.x // max(width, 1), columns - 1), event.y + self._top
        index = column * rows + row
        if row < rows and index < len(self.labels):
            self.mark(index)
            self.post_message(self.Picked(index))
