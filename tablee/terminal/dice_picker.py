"""A picker for choices that consist of several parts, such as dice to set aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from tablee.terminal.choices import Choice
from tablee.wire.server import WireOffer

CELL = 7
"""The columns of a part: a box of five and two spaces."""


def parts_of(offer: WireOffer) -> tuple[int, ...]:
    """Return the parts that all offered actions consist of. Empty if they do not consist of parts."""
    lists = [value for action in offer.actions for value in action.params.values() if isinstance(value, list)]
    verbs = {action.verb for action in offer.actions}
    alike = len(verbs) == 1 and all(len(action.params) == 1 for action in offer.actions)
    if not alike or len(lists) != len(offer.actions) or len(lists) <= 1:
        return ()
    longest = max(lists, key=len)
    return tuple(longest) if all(not Counter(each) - Counter(longest) for each in lists) else ()


def faces_of(choice: Choice) -> list[str]:
    """Return the parts of an action, from its notation."""
    return choice.notation.split()[1:]


class DicePicker(Widget, can_focus=True):
    """Shows parts as dice. Posts `Changed` when the marks change, and `Taken` to send them."""

    class Changed(Message):
        """Posted when the marks change."""

    class Taken(Message):
        """Posted when the marks are the final choice."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's name)
        super().__init__(id=id)
        self.parts: tuple[int, ...] = ()
        self.marked: set[int] = set()
        self.cursor = 0

    def show(self, parts: Sequence[int]) -> None:
        """Show these parts, none of them marked."""
        self.parts, self.marked, self.cursor = tuple(parts), set(), 0
        self._change()

    def mark(self, faces: Sequence[str]) -> None:
        """Mark exactly these faces."""
        wanted = Counter(faces)
        self.marked = set()
        for index, part in enumerate(map(str, self.parts)):
            if wanted[part] > 0:
                wanted[part] -= 1
                self.marked.add(index)
        self._change()

    def toggle(self, index: int) -> None:
        """Mark or unmark one part."""
        if 0 <= index < len(self.parts):
            self.cursor = index
            self.marked ^= {index}
            self._change()

    @property
    def faces(self) -> list[str]:
        """The marked faces."""
        return [str(self.parts[index]) for index in sorted(self.marked)]

    def _change(self) -> None:
        self.refresh()
        self.post_message(self.Changed())

    def render(self) -> Text:
        """Draw three lines of dice, with their numbers below."""
        rows = [Text(no_wrap=True) for _ in range(4)]
        for index, part in enumerate(self.parts):
            chosen = index in self.marked
            edges = ("╔═══╗", f"║ {part} ║", "╚═══╝") if chosen else ("╭───╮", f"│ {part} │", "╰───╯")
            for row, edge in zip(rows, edges, strict=False):
                row.append(edge, "bold green" if chosen else "").append("  ")
            number = f" {'x' if chosen else ' '}{index + 1}{'◂' if index == self.cursor else ' '} "
            rows[3].append(number, "reverse" if index == self.cursor and self.has_focus else "").append("  ")
        return Text("\n").join(rows)

    def on_key(self, event: events.Key) -> None:
        """Handle keys: Space marks, arrows move, Enter sends, Up marks all and Down none."""
        if event.key == "space":
            self.toggle(self.cursor)
        elif event.key in ("left", "right") and self.parts:
            self.cursor = (self.cursor + (1 if event.key == "right" else -1)) % len(self.parts)
            self.refresh()
        elif event.key in ("up", "down"):
            self.marked = set(range(len(self.parts))) if event.key == "up" else set()
            self._change()
        elif event.key == "enter":
            self.post_message(self.Taken())
        else:
            return
        event.stop()
        event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """Mark the die under a click."""
        self.toggle(event.x // CELL)
