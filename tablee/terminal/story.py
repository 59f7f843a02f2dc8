"""The story of a match, beside the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.containers import VerticalScroll

from tablee.core.event import Event
from tablee.words import Words

MAX_EVENTS = 250
"""At most this many events are shown. The record has the older ones."""


class StoryBox(VerticalScroll):
    """The story on the screen. It scrolls to its end whenever it grows or its size changes."""

    def watch_virtual_size(self) -> None:
        """Scroll when the story grows: once at once, because the layout may take time, and once after it."""
        self.scroll_end(animate=False, immediate=True)
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """Scroll when the size changes."""
        self.scroll_end(animate=False)


def story_of(
    events: Sequence[Event],
    words: Words,
    read: int,
    before: Iterable[str] = (),
    talk: Sequence[tuple[int, str]] = (),
) -> RenderableType:
    """Word the events, each with its rule. Those from index `read` on are marked as new.

    Each line of `talk` has the number of events before it, so that it scrolls up together with them.
    """
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    first = max(0, len(events) - MAX_EVENTS)
    for number in range(first, len(events) + 1):
        for line in (line for after, line in talk if min(after, len(events)) == number):
            grid.add_row("", Text(line, style="bold #7fb7be"), "")
        if number == len(events):
            break
        event, new = events[number], number >= read
        sentence = Text(words.event(event), style="" if new else "dim")
        grid.add_row(Text("▌" if new else "", style="#e3b04b"), sentence, Text(event.rule, style="dim"))
    return Group(*(Text(line, style="dim italic") for line in before), grid)
