"""The story of a match as it is read at the side of the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.containers import VerticalScroll

from tablee.core.event import Event
from tablee.words import Words

LONGEST = 250
"""So many events are shown; older ones are in the record."""


class StoryBox(VerticalScroll):
    """The story on the screen: whenever it grows or gets less room, its end is in sight."""

    def watch_virtual_size(self) -> None:
        """It has grown: at once, for what follows may take its time, and again when all is in its place."""
        self.scroll_end(animate=False, immediate=True)
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """It has got more room, or less."""
        self.scroll_end(animate=False)


def told(
    events: Sequence[Event], words: Words, read: int, before: Iterable[str] = (), after: Iterable[str] = ()
) -> RenderableType:
    """The events in words, each with its rule; those from number `read` on are marked as new."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    for number in range(max(0, len(events) - LONGEST), len(events)):
        event, new = events[number], number >= read
        sentence = Text(words.event(event), style="" if new else "dim")
        grid.add_row(Text("▌" if new else "", style="#e3b04b"), sentence, Text(event.rule, style="dim"))
    spoken = (Text(line, style="bold #7fb7be") for line in after)
    return Group(*(Text(line, style="dim italic") for line in before), grid, *spoken)
