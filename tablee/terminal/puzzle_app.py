"""The daily puzzle in the terminal: choose, and see whether it was best and why."""

from __future__ import annotations

from datetime import date
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import BindingType

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.terminal.ask import Ask
from tablee.terminal.choices import Choice, choices
from tablee.terminal.dice_picker import parts_of
from tablee.terminal.lookup_screen import lookup_of
from tablee.terminal.style import CSS, THEME
from tablee.terminal.table_view import TableView
from tablee.wire.coach import PuzzlePage
from tablee.words import Words

MAX_CHOICES = 3
"""This many of the best choices are shown with their values. More would not fit below dice at 80 × 24."""
LETTERS: Final = {"?": "look_up", "i": "look_up", "ш": "look_up", "s": "solve", "ы": "solve", "q": "quit", "й": "quit"}


class PuzzleApp(App[None]):
    """Shows the position and the offered choices, and after a choice the value of each."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("f1", "look_up"), ("f10,ctrl+c", "quit"), ("escape", "clear")]

    def __init__(self, game: Game[Any, Any, Any], options: Options, view: Any, page: PuzzlePage, words: Words) -> None:
        super().__init__()
        self.tried: list[int] = []
        self.solved = False
        self._game = game
        self._options = options
        self._position = view
        self._page = page
        self._words = words
        self._offered = choices(page.offer, game, words, view)

    def compose(self) -> ComposeResult:
        """Show the same table as in play, with as much room for words as in a lesson."""
        view = TableView(self._words)
        yield view.add_class("-lesson")

    def on_mount(self) -> None:
        """Set the theme."""
        self.theme = THEME

    @property
    def _table(self) -> TableView:
        return self.query_one(TableView)

    @on(TableView.Resized)
    def redraw(self) -> None:
        """Draw for the new size. Ask the question, unless it was asked before."""
        words = self._words
        self._table.draw(self._game, self._position, words)
        title = words("puzzle-title", name=words("game-name"), date=words.day(date.fromisoformat(self._page.date)))
        keys = words("keys-puzzle-dice") if parts_of(self._page.offer) else words("keys-puzzle")
        self._table.label([title], keys)
        if not self._table.ask.offered:
            self._ask()

    def _ask(self) -> None:
        asked = self._words(f"puzzle-{self._page.asks.code}", **self._page.asks.params)
        self._table.ask.offer(Text(asked, style="bold"), self._offered, self._explained, parts_of(self._page.offer))

    def _explained(self, action: int) -> str:
        game, chosen = self._game, self._game.actions[action]
        brings = game.consider(self._position, chosen, self._words)
        return "\n".join(filter(None, (brings, game.explain(self._options, chosen, self._words))))

    def on_key(self, event: events.Key) -> None:
        """Handle keys: digits pick, and a slash starts a search in which letters are not commands."""
        if len(self.screen_stack) > 1:
            return
        ask, command = self._table.ask, LETTERS.get(event.character or "")
        if event.key == "backspace":
            ask.erase()
        elif command is not None and not ask.typing:
            self.call_later(self.run_action, command)
        elif event.character == "/" and not ask.typing:
            ask.begin_typing()
        elif event.character is not None and event.is_printable and (ask.typing or event.character.isdecimal()):
            ask.type(event.character)

    def action_clear(self) -> None:
        """Clear the typed text."""
        self._table.ask.back()

    def action_look_up(self) -> None:
        """Open the window for looking things up."""
        _ = self.push_screen(lookup_of(self._game, self._options, self._words, self._table.drawn))

    @on(Ask.Chosen)
    def choose(self, chosen: Ask.Chosen) -> None:
        """Say whether the choice is the best. The person may try another."""
        self.tried.append(chosen.choice.action)
        if chosen.choice.notation == self._page.solution.choices[0].action.text:
            self.action_solve()
            return
        answer = self._words("puzzle-wrong", text=chosen.choice.label)
        self._tell([answer, *self._worth(chosen.choice)])

    def action_solve(self) -> None:
        """Show the solution."""
        self.solved = True
        words, best = self._words, self._page.solution.choices[0]
        label = next(each.label for each in self._offered if each.notation == best.action.text)
        right = bool(self.tried) and self._game.actions.text(self.tried[-1]) == best.action.text
        answer = words("puzzle-right", text=label) if right else words("puzzle-best", text=label)
        why = words(f"why-{self._page.solution.reason.code}", **self._page.solution.reason.params)
        line = [words(f"event-{step.tag}", **step.params) for step in self._page.solution.reason.line]
        labels = {each.notation: each for each in self._offered}
        ranked = sorted(self._page.solution.choices, key=lambda each: -each.value)[:MAX_CHOICES]
        self._tell([answer, why, *line, *(text for each in ranked for text in self._worth(labels[each.action.text]))])

    def _worth(self, choice: Choice) -> list[str]:
        """Return a line with the choice's chance of winning, if it is known."""
        found = (odds.value for odds in self._page.solution.choices if odds.action.text == choice.notation)
        return [
            self._words("odds-line", percent=self._words.decimal(100 * value), text=choice.label) for value in found
        ]

    def _tell(self, lines: list[str]) -> None:
        """Show lines in place of the question. The choices stay, so that the person can try another."""
        prompt = Text("\n".join(lines), style="bold")
        self._table.ask.offer(prompt, self._offered, self._explained, parts_of(self._page.offer))
