"""A question before the game, and the curtain between two people at one terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tablee.terminal.setup import Question
from tablee.words import Words


class QuestionScreen(ModalScreen[str | None]):
    """One question with its answers; Enter takes the one that is marked, Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)"), ("q,й,f10", "app.quit")]

    def __init__(self, question: Question, words: Words) -> None:
        super().__init__()
        self._question = question
        self._words = words

    def compose(self) -> ComposeResult:
        """The question, its answers, and a line about the marked one."""
        with Vertical(id="sheet", classes="small"):
            yield Static(Text(self._question.title), id="title")
            yield OptionList(*(Option(Text(answer.label)) for answer in self._question.answers), id="answers")
            yield Static("", id="help", markup=False)
            yield Static(self._words("keys-question"), classes="keys", markup=False)

    def on_mount(self) -> None:
        """Mark the usual answer."""
        values = [answer.value for answer in self._question.answers]
        self.query_one(OptionList).highlighted = values.index(self._question.usual)

    @on(OptionList.OptionHighlighted)
    def tell(self, marked: OptionList.OptionHighlighted) -> None:
        """Say more about the marked answer."""
        self.query_one("#help", Static).update(Text(self._question.answers[marked.option_index].help))

    @on(OptionList.OptionSelected)
    def answer(self, chosen: OptionList.OptionSelected) -> None:
        """Take the answer."""
        _ = self.dismiss(self._question.answers[chosen.option_index].value)


class CurtainScreen(ModalScreen[None]):
    """Hides one person's hand until the next one sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss"), ("q,й,f10", "app.quit")]

    def __init__(self, seat: int, words: Words) -> None:
        super().__init__()
        self._seat = seat
        self._words = words

    def compose(self) -> ComposeResult:
        """Who is to come."""
        with Vertical(id="sheet", classes="small"):
            yield Static(Text(self._words("curtain", seat=self._seat)), id="title")
            yield Static(self._words("keys-curtain"), classes="keys", markup=False)
