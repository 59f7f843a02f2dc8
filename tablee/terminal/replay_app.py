"""Steps through a record by keyboard, or plays it automatically."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.timer import Timer

from tablee.core.record import Record
from tablee.terminal.lookup_screen import lookup_of
from tablee.terminal.memory import remember_language
from tablee.terminal.pace import PACE_WORDS, PACES, next_pace
from tablee.terminal.replaying import ReplayBeat, ReplayFrame, caption, shots
from tablee.terminal.style import CSS, THEME
from tablee.terminal.table_view import TableView
from tablee.words import LANGUAGES, Words


class ReplayApp(App[None]):
    """Shows a record. Keys go to the next, previous, first, last or a numbered step; Space plays it."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,n,т", "step(1)"),
        ("left,b,и", "step(-1)"),
        ("down", "beat(1)"),
        ("up", "beat(-1)"),
        ("pagedown", "step(10)"),
        ("pageup", "step(-10)"),
        ("home", "first"),
        ("end", "last"),
        ("enter", "jump"),
        ("space", "run"),
        ("p,з,f6", "pace"),
        ("f1,question_mark,i,ш", "look_up"),
        ("f2,l,д", "language"),
        ("q,й,f10,escape,ctrl+c", "quit"),
    ]

    def __init__(self, record: Record, steps: Sequence[ReplayFrame], words: Words, pace: float = 1.0) -> None:
        super().__init__()
        self.shot = 0
        self.running: Timer | None = None
        self._record = record
        self._steps = steps
        self._shots: list[ReplayBeat] = shots(record.game, steps)
        self._words = words
        self._pace = pace
        self._typed = ""

    @property
    def number(self) -> int:
        """The number of the step shown."""
        return self._shots[self.shot].step

    def compose(self) -> ComposeResult:
        """Show the same table as in play. The dock shows what was done."""
        yield TableView(self._words)

    def on_mount(self) -> None:
        """Set the theme."""
        self.theme = THEME

    @on(TableView.Resized)
    def redraw(self) -> None:
        """Draw again for the new size."""
        self._show()

    def on_key(self, event: events.Key) -> None:
        """Collect the digits of a step's number."""
        if event.character is not None and event.character.isdecimal():
            self._typed += event.character
            self._show()

    def action_step(self, steps: int) -> None:
        """Go forward or back by steps."""
        self._go(self.number + steps)

    def action_beat(self, beats: int) -> None:
        """Go forward or back by beats."""
        self._stop()
        self._show_shot(self.shot + beats)

    def action_first(self) -> None:
        """Go to the start."""
        self._go(0)

    def action_last(self) -> None:
        """Go to the end."""
        self._go(len(self._steps) - 1)

    def action_jump(self) -> None:
        """Go to the typed step."""
        self._go(int(self._typed) if self._typed else self.number + 1)

    def action_run(self) -> None:
        """Start or stop playing the record."""
        if self.running is not None:
            self._stop()
        else:
            self._run_on()
        self._show()

    def _run_on(self) -> None:
        hold = self._shots[self.shot].hold * (self._pace or PACES["fast"]) / 1000
        self.running = self.set_timer(max(hold, 0.01), self._tick)

    def _tick(self) -> None:
        if self.shot + 1 >= len(self._shots):
            self._stop()
            self._show()
            return
        self._show_shot(self.shot + 1)
        self._run_on()

    def _stop(self) -> None:
        if self.running is not None:
            self.running.stop()
        self.running = None

    def action_pace(self) -> None:
        """Change the pace."""
        name = next_pace(self._pace)
        self._pace = PACES[name]
        self.notify(self._words("pace-now", text=self._words(PACE_WORDS[name])), markup=False)

    def action_look_up(self) -> None:
        """Open the window for looking things up."""
        record, drawn = self._record, self.query_one(TableView).drawn
        _ = self.push_screen(lookup_of(record.game, record.options, self._words, drawn))

    def action_language(self) -> None:
        """Switch to the next language."""
        self._words = self._words.speaking(LANGUAGES[(LANGUAGES.index(self._words.language) + 1) % len(LANGUAGES)])
        remember_language(self._words.language)
        self._show()

    def _go(self, number: int) -> None:
        """Show the end of a step."""
        self._stop()
        self._typed = ""
        wanted = max(0, min(number, len(self._steps) - 1))
        self._show_shot(max(index for index, shot in enumerate(self._shots) if shot.step == wanted))

    def _show_shot(self, shot: int) -> None:
        self.shot = max(0, min(shot, len(self._shots) - 1))
        self._show()

    def _show(self) -> None:
        shot, words, view = self._shots[self.shot], self._words, self.query_one(TableView)
        frame = self._steps[shot.step]
        step = words("replay-step", number=shot.step, count=len(self._steps) - 1)
        parts = [words("game-name"), step, f"› {self._typed}▏" if self._typed else "", "▶" if self.running else ""]
        view.draw(self._record.game, shot.view, words)
        view.tell(shot.story, words, len(shot.story) - len(shot.events))
        view.label([part for part in parts if part], words("keys-replay"))
        lines = [
            Text(caption(frame, self._record, words), style="bold"),
            *(Text(words.event(each)) for each in shot.events),
        ]
        view.add_class("-narrating")
        view.ask.offer(Text("\n").join(lines), ())
