"""A question before the game, and the curtain between two people at one terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from tablee.terminal.choice_grid import ChoiceGrid
from tablee.terminal.setup import SetupQuestion
from tablee.words import Words

ANOTHER_LANGUAGE = "another language"
"""The answer that asks all questions again, in another language."""


class QuestionScreen(ModalScreen[str | None]):
    """One question with its answers. Enter takes the marked one, a digit another, Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss(None)"),
        ("f2", "app.language"),
        ("q,й,f10", "app.quit"),
    ]

    def __init__(self, question: SetupQuestion, words: Words) -> None:
        super().__init__()
        self._question = question
        self._words = words

    def compose(self) -> ComposeResult:
        """Show the question, its answers, and a line about the marked one."""
        with Vertical(id="sheet", classes="small"):
            yield Static(Text(self._question.title), id="title")
            labels = [answer.label for answer in self._question.answers]
            yield ChoiceGrid(labels, first=self._question.first, id="answers")
            yield Static("", id="help", markup=False)
            yield Static(Text(self._words("keys-question")), classes="keys")

    def on_mount(self) -> None:
        """Mark the default answer."""
        values = [answer.value for answer in self._question.answers]
        grid = self.query_one(ChoiceGrid)
        grid.styles.height = min(len(values), max(self.size.height - 9, 3))
        grid.focus()
        self.call_after_refresh(grid.mark, values.index(self._question.usual))

    def on_key(self, event: events.Key) -> None:
        """Choose by a digit, or begin a number of two digits."""
        if event.character is not None and event.character.isdecimal():
            self.query_one(ChoiceGrid).type_digit(event.character)

    def speak(self, _language: str) -> None:
        """Ask again in another language."""
        _ = self.dismiss(ANOTHER_LANGUAGE)

    @on(ChoiceGrid.Marked)
    def tell(self, marked: ChoiceGrid.Marked) -> None:
        """Show the help of the marked answer."""
        self.query_one("#help", Static).update(Text(self._question.answers[marked.index].help))

    @on(ChoiceGrid.Picked)
    def answer(self, picked: ChoiceGrid.Picked) -> None:
        """Return the answer."""
        _ = self.dismiss(self._question.answers[picked.index].value)


class CurtainScreen(ModalScreen[None]):
    """Hides one person's hand until the next person sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss"), ("q,й,f10", "app.quit")]

    def __init__(self, seat: int, words: Words) -> None:
        super().__init__()
        self._seat = seat
        self._words = words

    def compose(self) -> ComposeResult:
        """Name the next person."""
        with Vertical(id="sheet", classes="small"):
            yield Static(Text(self._words("curtain", seat=self._seat)), id="title")
            yield Static(self._words("keys-curtain"), classes="keys", markup=False)
