"""The table on the screen: the board, the story, what is asked, and the keys."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from tablee.core.game import Viewer
from tablee.core.refusal import Refused
from tablee.terminal import table_bar, texts
from tablee.terminal.after_game import do_next, what_next
from tablee.terminal.ask import Ask
from tablee.terminal.choices import choices
from tablee.terminal.dice_picker import parts_of
from tablee.terminal.hinting import hinted
from tablee.terminal.lookup_screen import lookup_of
from tablee.terminal.narrator import Narrator
from tablee.terminal.pace import PACE_WORDS, PACES, next_pace
from tablee.terminal.participant import Participant
from tablee.terminal.pasted import PastedChoices
from tablee.terminal.pending_request import PendingRequest
from tablee.terminal.play_keys import LETTERS
from tablee.terminal.question_key import QuestionKey
from tablee.terminal.question_screen import CurtainScreen
from tablee.terminal.table_client import TableClient
from tablee.terminal.table_menu import TableMenu
from tablee.terminal.table_view import TableView
from tablee.words import Words


class PlayScreen(Screen[str]):
    """One game. It is dismissed with `again`, `other` or `next` if the person wants another."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1", "look_up"),
        ("f3", "hint"),
        ("f4", "undo"),
        ("f5", "again"),
        ("f6", "pace"),
        ("f9", "menu"),
        ("f10", "leave"),
        ("escape", "clear"),
    ]

    def __init__(self, table: TableClient, words: Words, pace: float = 1.0) -> None:
        super().__init__()
        self.table = table
        self.words = texts.words_of(table, words.language)
        self._read = 0
        self._seated: Viewer = table.people[0] if len(table.people) == 1 else None
        self._asked: QuestionKey | None = None
        self._laid = False
        self.narrator = Narrator(table, lambda: self.participant.playback, pace)
        self.menu = TableMenu(self)
        self._pasted = PastedChoices()
        self._wish = PendingRequest(table)

    def compose(self) -> ComposeResult:
        """Show the table."""
        yield TableView(self.words)

    @property
    def view(self) -> TableView:
        """The table's widget."""
        return self.query_one(TableView)

    def on_mount(self) -> None:
        """Set the style of a lesson. The game starts with the first `Resized`."""
        self.set_class(self.table.info.lesson, "-lesson")

    @on(TableView.Resized)
    def redraw(self) -> None:
        """Draw for the new size. The first time, start the game."""
        if not self._laid:
            self._laid = True
            self._follow()
            self.set_interval(1.0, self._label)
        self.show()

    def speak(self, language: str) -> None:
        """Show everything in another language."""
        self.words = self.words.speaking(language)
        self.view.ask.words = self.words
        self.show()
        self._ask(anew=True)

    @property
    def participant(self) -> Participant:
        """The participant through whose eyes the table is shown."""
        return self.table.participant(self._seated)

    @property
    def is_narrating(self) -> bool:
        """Whether events are still being shown that have already happened."""
        return self.narrator.is_narrating

    def on_key(self, event: events.Key) -> None:
        """Handle keys: letters are commands, or filter the choices."""
        ask = self.view.ask
        if event.key == "backspace":
            ask.erase()
        elif event.key in ("space", "enter") and self.is_narrating:
            self.narrator.skip()
        elif event.key == "enter" and ask.typing:
            self.paste(events.Paste(ask.take_typed()))
        elif event.character is not None and event.is_printable:
            self._typed(event.character, ask)

    def _typed(self, character: str, ask: Ask) -> None:
        command = LETTERS.get(character)
        answers_nothing = command in ("agree", "decline") and self.table.question is None
        if command is not None and not answers_nothing and not ask.typing:
            getattr(self, f"action_{command}")()
        elif character == "/" and not ask.typing:
            ask.begin_typing()
        elif character != " " or ask.typing:
            ask.type(character)

    @on(events.Paste)
    def paste(self, pasted: events.Paste) -> None:
        """Handle pasted text: it stands for many choices, or filters the list."""
        try:
            if self._pasted.read(self.table, pasted.text):
                self._ask(anew=True)
            else:
                self.view.ask.find(" ".join(pasted.text.split()))
        except Refused as refused:
            self.refuse(refused)

    def action_look_up(self) -> None:
        """Open the window for looking things up."""
        table, marked = self.table, self.view.ask.marked
        label = marked.label if marked is not None else ""
        _ = self.app.push_screen(lookup_of(table.game, table.options, self.words, self.view.drawn, label))

    def action_clear(self) -> None:
        """Clear the typed text."""
        self.view.ask.back()

    def action_leave(self) -> None:
        """Leave. The game is already on disk."""
        self.app.exit()

    def action_again(self) -> None:
        """Tell the last turn again."""
        self.narrator.again()

    def action_pace(self) -> None:
        """Change the pace of the narration."""
        name = next_pace(self.narrator.pace)
        self.narrator.pace = PACES[name]
        self.notify(self.words("pace-now", text=self.words(PACE_WORDS[name])), markup=False)

    def action_chat(self) -> None:
        """Open the chat."""
        self.menu.chat()

    def action_agree(self) -> None:
        """Agree to the question."""
        self.menu.answer(agree=True)

    def action_decline(self) -> None:
        """Decline the question."""
        self.menu.answer(agree=False)

    def action_menu(self) -> None:
        """Open the menu with all other actions."""
        self.menu.open()

    def refuse(self, refused: Refused) -> None:
        """Show why something is not possible."""
        self.notify(self.words.refused(refused), severity="warning", markup=False)

    @work(group="commands")
    async def action_undo(self) -> None:
        """Take the last choice back, if nothing has followed from it."""
        self._pasted.stop()
        try:
            await self.table.undo()
        except Refused as refused:
            self.refuse(refused)
        self._read = min(self._read, len(self.participant.playback.story))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the coach, who sees only what the seat sees."""
        seat, question = self.table.asked, self._question
        if seat is None or question.narrating:
            return
        hint = await hinted(self, seat)
        if hint is not None and question == self._question:
            self.view.ask.mark(*hint)

    @on(Ask.Chosen)
    def choose(self, chosen: Ask.Chosen) -> None:
        """Handle a choice. It counts only for the question that was shown."""
        if self._asked != self._question:
            return
        if self.table.over:
            do_next(chosen.choice.action, self)
        elif self.table.asked is not None:
            self._read = len(self.participant.playback.story)
            self.participant.playback.turn_over()
            if not self.table.connected:
                self.notify(self.words("choice-waits"), markup=False)
            self._submit(self.table.asked, chosen.choice.action)

    @work(group="commands")
    async def _submit(self, seat: int, action: int) -> None:
        try:
            await self.table.choose(seat, action)
        except Refused as refused:
            self._pasted.stop()
            self.refuse(refused)

    @work(exclusive=True, group="table")
    async def _follow(self) -> None:
        """Show the events of the table and ask the person who is to choose."""
        try:
            await self.narrator.follow(self._show_and_ask)
        except Refused as refused:
            self.notify(self.words.refused(refused), severity="error", markup=False)

    def _show_and_ask(self) -> None:
        refused_by = self._wish.refused_by()
        if refused_by:
            self.notify(self.words("wish-refused", seats=list(refused_by)), markup=False)
        self.show()
        self._ask()

    @property
    def _question(self) -> QuestionKey:
        return QuestionKey(self.table.asked, self.table.decision, self.table.over, self.is_narrating)

    def show(self) -> None:
        """Draw everything except the choices."""
        words, table, playback = self.words, self.table, self.participant.playback
        if playback.view is not None:
            self.view.draw(table.game, texts.on_the_board(table, playback.view), words)
        opening = [texts.luck(table, words), texts.around(table, words)]
        talk = [(after, table_bar.spoken(said, words)) for after, said in table.talk]
        self.view.tell(playback.story, words, self._read, opening, talk)
        self._label()

    def _label(self) -> None:
        now = self.is_narrating
        keys = table_bar.keys(self.table, self.words, narrating=now, dice=bool(self.view.ask.dice.display))
        self.view.label(table_bar.bar(self.table, self.words, narrating=now), keys)

    def _ask(self, *, anew: bool = False) -> None:
        """Ask the person who is to choose. If another person sat here before, show the curtain first."""
        ask, seat, before = self.view.ask, self.table.asked, self._asked
        self._asked = self._question
        self.set_class(self._asked.narrating, "-narrating")
        self.set_class(self._asked.over, "-over")
        if self._asked == before and not anew and seat is not None and not self._asked.narrating:
            return  # keep what was typed or marked
        if self._asked.narrating:
            if self._pasted.goes_on(seat):
                self.narrator.skip()
            ask.offer(Text("\n".join(map(self.words.event, self.participant.playback.now))), ())
        elif self.table.over:
            farewell = Text("\n".join(texts.farewell(self.table, self.words)), style="bold")
            ask.offer(farewell, what_next(self.table, self.words))
        elif seat is None:
            ask.offer(Text(texts.turn(self.table, self.words), style="dim italic"), ())
        elif (pasted := self._pasted.take(seat, self.table.decision)) is not None:
            self._submit(seat, pasted)
        elif len(self.table.people) > 1 and seat != self._seated:
            self._draw_curtain(seat, ask)
        else:
            self._offer(ask, seat)
        self._label()

    def _draw_curtain(self, seat: int, ask: Ask) -> None:
        self._seated = None
        self.show()
        ask.offer(Text(""), ())
        _ = self.app.push_screen(CurtainScreen(seat, self.words), lambda _: self._sit(seat))

    def _sit(self, seat: int) -> None:
        """Seat the next person. Everybody saw the events before the curtain."""
        self._seated = seat
        self.participant.playback.skip()
        self.show()
        self._ask(anew=True)

    def _offer(self, ask: Ask, seat: int) -> None:
        offer = self.table.participant(seat).offer
        if offer is not None:
            lines = [*texts.lesson(self.table, self.words), self.words.prompt(offer.prompt)]
            explain = partial(texts.explained, self.table, self.participant.view, self.words)
            offered = choices(offer, self.table.game, self.words, self.participant.view)
            ask.offer(Text("\n".join(lines), style="bold"), offered, explain, parts_of(offer))
