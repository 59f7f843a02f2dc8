"""The lower part of the table: what is asked, what was typed, and the choices that fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tablee.terminal.choices import Choice, find, numbered
from tablee.words import Words

Explain = Callable[[int], str]


def _nothing(_action: int) -> str:
    return ""


class Ask(Vertical):
    """Shows choices and posts `Chosen` with the index of the one taken. Typing narrows them down."""

    class Chosen(Message):
        """Somebody took this choice."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, words: Words) -> None:
        super().__init__(id="ask")
        self.words = words
        self.typing = False
        self._typed = ""
        self._prompt = Text("")
        self._offered: Sequence[Choice] = ()
        self._shown: Sequence[Choice] = ()
        self._explain: Explain = _nothing

    def compose(self) -> ComposeResult:
        """The prompt, the line typed, the list."""
        yield Static("", id="prompt")
        yield Static("", id="typed")
        yield OptionList(id="choices")
        yield Static("", id="about")

    def offer(self, prompt: Text, offered: Sequence[Choice], explain: Explain | None = None) -> None:
        """Ask something new, or nothing; `explain` says more about the choice that is marked."""
        self._offered = offered
        self._explain = explain or _nothing
        self._prompt = prompt
        self.query_one("#prompt", Static).update(prompt)
        self.clear()
        if offered:
            self.query_one(OptionList).focus()

    def add(self, remark: Text) -> None:
        """Add a line to the prompt, in the place of the last one added."""
        self.query_one("#prompt", Static).update(Text("\n").join([self._prompt, remark]))

    def mark(self, action: int) -> None:
        """Put the cursor on a choice."""
        self.clear()
        actions = [choice.action for choice in self._shown]
        self.query_one(OptionList).highlighted = actions.index(action)

    def type(self, character: str) -> None:
        """Take a character: a number picks a choice where choices have numbers, all else narrows the list."""
        if not self.typing and numbered(self._offered) and character.isdecimal():
            self._pick(int(character) - 1)
            return
        self.typing = True
        self._typed += character
        self._narrow()

    def erase(self) -> None:
        """Take the last character back."""
        self._typed = self._typed[:-1]
        self.typing = bool(self._typed)
        self._narrow()

    def clear(self) -> None:
        """Show all choices again."""
        self.typing = False
        self._typed = ""
        self._narrow()

    def begin_typing(self) -> None:
        """Let every letter narrow the list, also those that are commands otherwise."""
        self.typing = True
        self._narrow()

    def _pick(self, position: int) -> None:
        if 0 <= position < len(self._shown):
            self.post_message(self.Chosen(self._shown[position]))

    def _narrow(self) -> None:
        self._shown = find(self._offered, self._typed) if self._typed.strip() else self._offered
        line = self.query_one("#typed", Static)
        line.set_class(self.typing, "shown")
        line.update(Text(self.words("typed", text=self._typed + "▏", found=len(self._shown))))
        self._fill()

    def _fill(self) -> None:
        listed = self.query_one(OptionList)
        listed.clear_options()
        with_numbers = numbered(self._offered) and not self.typing
        for position, choice in enumerate(self._shown, 1):
            number = Text(f"{position}  ", style="dim") if with_numbers else Text("")
            listed.add_option(Option(Text.assemble(number, choice.label)))
        listed.display = bool(self._shown)
        listed.highlighted = 0 if self._shown else None

        if not self._shown:
            self._tell_more("")

    def _tell_more(self, text: str) -> None:
        about = self.query_one("#about", Static)
        about.set_class(bool(text), "shown")
        about.update(Text(text))

    @on(OptionList.OptionHighlighted)
    def explain_marked(self, marked: OptionList.OptionHighlighted) -> None:
        """Say what the marked choice is about."""
        marked.stop()
        if marked.option_index < len(self._shown):
            self._tell_more(self._explain(self._shown[marked.option_index].action))

    @on(OptionList.OptionSelected)
    def select(self, selected: OptionList.OptionSelected) -> None:
        """Enter or a click on the list."""
        selected.stop()
        self._pick(selected.option_index)
