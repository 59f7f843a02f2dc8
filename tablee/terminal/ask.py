"""The dock at the bottom of the table: the question, the choices or dice, and an explanation of the marked choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from tablee.terminal.choice_grid import ChoiceGrid, fits, shortened
from tablee.terminal.choices import Choice, Group, find, grouped
from tablee.terminal.dice_picker import DicePicker, faces_of
from tablee.words import Words

TINY_ABOUT, SMALL_ABOUT, TALL_ABOUT = 1, 2, 4
SMALL_SCREEN, TALL_SCREEN = 23, 30
"""From these many lines on, there is more space for explanations of choices."""
DICE_ROWS = 4
PROMPT_LINES = {"": 2, "-over": 5, "-lesson": 7}
"""A question has at most this many lines in a view or screen of a class, as the style sheet says."""
Explain = Callable[[int], str]


def _nothing(_action: int) -> str:
    return ""


class Ask(Vertical):
    """Shows choices and posts `Chosen` for the one taken. Digits pick a choice, other characters filter the list."""

    class Chosen(Message):
        """Posted when somebody takes this choice."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, words: Words, make_room: Callable[[bool], None]) -> None:
        super().__init__(id="ask")
        self.words = words
        self.lines = 0
        """The lines that the dock has. The layout follows later, so its size may say something else."""
        self._make_room = make_room
        self.typing = False
        self._typed = ""
        self._prompt = Text("")
        self._offered: Sequence[Choice] = ()
        self._opened: Group | None = None
        self._shown: Sequence[Choice | Group] = ()
        self._explain: Explain = _nothing
        self._remark: tuple[int, Text] | None = None

    def compose(self) -> ComposeResult:
        """Show the prompt, the typed text, the choices, and a few lines about the marked one."""
        yield Static("", id="prompt")
        yield Static("", id="typed")
        yield ChoiceGrid(id="choices")
        yield DicePicker(id="dice")
        yield Static("", id="about")

    @property
    def grid(self) -> ChoiceGrid:
        """The choices in columns."""
        return self.query_one(ChoiceGrid)

    @property
    def dice(self) -> DicePicker:
        """The choices as dice."""
        return self.query_one(DicePicker)

    @property
    def offered(self) -> Sequence[Choice]:
        """All choices offered now."""
        return self._offered

    @property
    def marked(self) -> Choice | None:
        """The choice under the cursor, or the one that the marked dice make."""
        if self.dice.display:
            return self._made_of_dice()
        on_it = self._shown[self.grid.cursor] if self.grid.cursor < len(self._shown) else None
        return on_it if isinstance(on_it, Choice) else None

    def offer(
        self, prompt: Text, offered: Sequence[Choice], explain: Explain | None = None, parts: Sequence[int] = ()
    ) -> None:
        """Show a new question, or none. `explain` returns details about the marked choice."""
        self._make_room(bool(offered))
        self._offered, self._opened, self._remark = offered, None, None
        self._explain = explain or _nothing
        self._prompt = prompt
        self.query_one("#prompt", Static).update(prompt)
        self._tell_more(Text(""))
        self.dice.display, self.grid.display = bool(parts), not parts
        if parts:
            self.dice.show(parts)
        self.clear()
        if offered:
            self._input.focus()

    @property
    def _input(self) -> Widget:
        return self.dice if self.dice.display else self.grid

    def mark(self, action: int, remark: Text) -> None:
        """Mark a choice or its dice, and show the remark in place of its explanation."""
        choice = next(each for each in self._offered if each.action == action)
        self._remark = (action, remark)
        if self.dice.display:
            self.dice.mark(faces_of(choice))
            return
        self._opened = None
        self.clear()
        if choice not in self._shown:
            self._opened = next(each for each in self._shown if isinstance(each, Group) and choice in each.members)
            self.clear()
        self.grid.mark(list(self._shown).index(choice))

    def remark(self, text: Text | None) -> None:
        """Show a text in place of the explanation until the cursor moves. None brings the explanation back."""
        self._tell_more(text if text is not None else self._about(self.marked))

    def take_typed(self) -> str:
        """Return the typed text and clear it."""
        typed = self._typed
        self.clear()
        return typed

    def find(self, text: str) -> None:
        """Filter the list by these words."""
        if text and self._offered:
            self.begin_typing()
            self._typed += text
            self._narrow()

    def type(self, character: str) -> None:
        """Handle a character: a digit is part of a number, anything else filters the list."""
        if character.isdecimal() and not self.typing:
            self._type_number(character)
            return
        self._show_list()
        self.typing = True
        self._typed += character
        self._narrow()

    def _type_number(self, digit: str) -> None:
        if self.dice.display:
            self.dice.toggle(int(digit) - 1)
        else:
            self.grid.type_digit(digit)

    def _show_list(self) -> None:
        """Switch from dice to the list, because words are searched in the list."""
        if self.dice.display:
            self.dice.display, self.grid.display = False, True

    def erase(self) -> None:
        """Remove the last typed character."""
        self._typed = self._typed[:-1]
        self.typing = bool(self._typed)
        self._narrow()

    def clear(self) -> None:
        """Clear the typed text and show all choices again."""
        self.typing = False
        self._typed = ""
        self._narrow()

    def back(self) -> None:
        """Clear the typed text, close an opened group of choices, and show the dice again."""
        if not self.typing:
            self._opened = None
        if self.dice.parts and self._offered and not self.dice.display:
            self.dice.display, self.grid.display = True, False
            self.dice.focus()
        self.clear()

    def begin_typing(self) -> None:
        """Let every character filter the list, even those that are otherwise commands."""
        self._show_list()
        self.typing = True
        self._narrow()

    def _pick(self, position: int) -> None:
        if not 0 <= position < len(self._shown):
            return
        chosen = self._shown[position]
        if isinstance(chosen, Group):
            self._opened = chosen
            self.clear()
        else:
            self.post_message(self.Chosen(chosen))

    def _narrow(self) -> None:
        if self._typed.strip():
            self._shown = find(self._offered, self._typed)
        elif self._opened is not None:
            self._shown = self._opened.members
        else:
            self._shown = self._fitting()
        line = self.query_one("#typed", Static)
        line.set_class(self.typing, "shown")
        line.update(Text(self.words("typed", text=self._typed + "▏", found=len(self._shown))))
        self.grid.show([each.label for each in self._shown])

    def _fitting(self) -> Sequence[Choice | Group]:
        """Return all choices if they fit on the screen, otherwise with similar ones grouped."""
        labels = [f"99 {label}" for label in shortened([choice.label for choice in self._offered])]
        return self._offered if not labels or not self.lines or fits(labels, *self._room) else grouped(self._offered)

    def on_resize(self) -> None:
        """Regroup the choices if more or fewer fit now."""
        if not self.typing and self._opened is None and tuple(self._shown) != tuple(self._fitting()):
            self.clear()

    def _made_of_dice(self) -> Choice | None:
        wanted = sorted(self.dice.faces)
        return next((choice for choice in self._offered if sorted(faces_of(choice)) == wanted), None)

    def _about(self, choice: Choice | None) -> Text:
        if choice is None:
            return Text(self.words("mark-dice") if self.dice.display else "")
        if self._remark is not None and self._remark[0] == choice.action:
            return self._remark[1]
        return Text(self._explain(choice.action))

    def _tell_more(self, text: Text) -> None:
        """Show an explanation. It gets the lines that the choices do not need."""
        about = self.query_one("#about", Static)
        about.update(text)
        spare = max(self._room[1] - self._rows, 0)
        about.styles.height = self._about_lines + min(spare, max(self._lines_of(text) - self._about_lines, 0))

    @property
    def _about_lines(self) -> int:
        """The lines that are always kept for explanations, if there are any. A tutor needs them on a small screen."""
        if self._explain is _nothing:
            return 0
        if self.app.size.height >= TALL_SCREEN:
            return TALL_ABOUT
        small = TINY_ABOUT if self.app.size.height < SMALL_SCREEN else SMALL_ABOUT
        return 0 if self._is_in("-lesson") else small

    @property
    def _rows(self) -> int:
        return DICE_ROWS if self.dice.display else self.grid.layout_in(*self._room).rows

    @property
    def _room(self) -> tuple[int, int]:
        """The columns and lines for choices. The widgets may not be laid out yet, so their sizes say nothing."""
        most = max(lines for name, lines in PROMPT_LINES.items() if not name or self._is_in(name))
        asked = min(self._lines_of(self._prompt), most)
        return max(self.size.width, 1), max(self.lines - asked - self.typing - self._about_lines, 1)

    def _is_in(self, name: str) -> bool:
        return any(node.has_class(name) for node in self.ancestors)

    def _lines_of(self, text: Text) -> int:
        return len(text.wrap(self.app.console, max(self.size.width, 1))) if text else 0

    @on(ChoiceGrid.Marked)
    def explain_marked(self, marked: ChoiceGrid.Marked) -> None:
        """Explain the marked choice."""
        marked.stop()
        if not self.dice.display:
            self._tell_more(self._about(self.marked))

    @on(DicePicker.Changed)
    def explain_dice(self, changed: DicePicker.Changed) -> None:
        """Explain what the marked dice would bring."""
        changed.stop()
        if self.dice.display:
            self._tell_more(self._about(self.marked))

    @on(DicePicker.Taken)
    def take_dice(self, taken: DicePicker.Taken) -> None:
        """Send the marked dice on Enter."""
        taken.stop()
        choice = self._made_of_dice()
        if choice is not None:
            self.post_message(self.Chosen(choice))

    @on(ChoiceGrid.Picked)
    def select(self, picked: ChoiceGrid.Picked) -> None:
        """Take a choice by Enter or a click on the list."""
        picked.stop()
        self._pick(picked.index)
