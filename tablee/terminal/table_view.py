"""A table on the screen: the top line, the board, the story, the dock, and the keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from tablee.core.event import Event
from tablee.core.game import Game
from tablee.terminal import texts
from tablee.terminal.arranging import Arrangement, arranged
from tablee.terminal.ask import Ask
from tablee.terminal.one_line import PARTS, fitting, fitting_keys
from tablee.terminal.story import StoryBox, story_of
from tablee.words import Words


class TableView(Container):
    """Divides the screen by its size and draws its parts. Posts `Resized` when it must be drawn again."""

    class Resized(Message):
        """Posted when the size has changed."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="view")
        self._words = words
        self._idle = True

    def compose(self) -> ComposeResult:
        """Lay out the parts from top to bottom. On a wide screen the story is beside the dock."""
        yield Static(id="bar", classes="bar")
        with VerticalScroll(id="board-box", can_focus=False):
            yield Static(id="board")
        with Container(id="bottom"):
            yield Ask(self._words, self._make_room)
            with StoryBox(id="story-box"):
                yield Static(id="story")
        yield Static(id="keys", classes="keys")

    @property
    def ask(self) -> Ask:
        """The dock."""
        return self.query_one(Ask)

    @property
    def _arrangement(self) -> Arrangement:
        lesson = any(node.has_class("-lesson") for node in self.ancestors_with_self)
        return arranged(self.size.width, self.size.height, lesson=lesson, idle=self._idle)

    def on_resize(self) -> None:
        """Divide the new size. Post `Resized` after the layout."""
        size = self._arrangement
        self.set_class(size.wide, "-wide")
        self.query_one("#board-box").styles.height = size.board
        bottom, story = self.query_one("#bottom"), self.query_one("#story-box")
        bottom.styles.height = size.dock + size.story
        if size.wide:
            bottom.move_child(story, after=self.ask)
        else:
            bottom.move_child(story, before=self.ask)
        self._divide(size)
        self.call_after_refresh(self.post_message, self.Resized())

    def _make_room(self, offered: bool) -> None:
        """Divide the lines below the board anew: a question needs them, and without one the story does."""
        self._idle = not offered
        self._divide(self._arrangement)

    def _divide(self, size: Arrangement) -> None:
        self.query_one("#story-box").styles.height = "100%" if size.wide else size.story
        self.ask.lines = size.dock

    def draw(self, game: Game[Any, Any, Any], view: Any, words: Words) -> None:
        """Draw a view on the board, in the available space. If it needs more, its end with the hand is in sight."""
        size = self._arrangement
        width = max(20, self.size.width - 2)
        self.query_one("#board", Static).update(texts.board(game, view, words, width, max(size.board, 5)))
        self.query_one("#board-box").scroll_end(animate=False)

    @property
    def drawn(self) -> str:
        """The text on the board."""
        return str(self.query_one("#board", Static).content)

    def tell(
        self,
        events: Sequence[Event],
        words: Words,
        read: int,
        before: Iterable[str] = (),
        talk: Sequence[tuple[int, str]] = (),
    ) -> None:
        """Show the story."""
        self.query_one("#story", Static).update(story_of(events, words, read, before, talk))

    def label(self, bar: Sequence[str], keys: str) -> None:
        """Set the parts of the top line, and the line with the keys. Leave out parts that do not fit."""
        width = max(self.size.width - 2, 1)
        self.query_one("#bar", Static).update(Text(fitting(bar, PARTS, width), no_wrap=True, overflow="ellipsis"))
        self.query_one("#keys", Static).update(Text(fitting_keys(keys, width), no_wrap=True))
