"""Playing by plain lines: for screen readers, scripts and terminals that can do nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TextIO

from tablee.core.game import Viewer
from tablee.core.refusal import Refused
from tablee.terminal import telling
from tablee.terminal.choices import Choice, choices, find, meant
from tablee.terminal.memory import remember_language
from tablee.terminal.rulebook import passages, rules_text
from tablee.terminal.setup import Asking, Question, Setup
from tablee.terminal.table import Table
from tablee.words import LANGUAGES, Words

WIDTH = 80


class Left(Exception):
    """The person has left the table."""


class Lines:
    """Says and asks by lines."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink

    def say(self, *lines: str) -> None:
        """Print, and let it be read at once."""
        for line in lines:
            self._sink.write(f"{line}\n")
        self._sink.flush()

    def ask(self, question: str) -> str:
        """Print a question and read a line; the end of input is a farewell."""
        self._sink.write(f"{question} ")
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise Left
        return line.strip()


def answered(lines: Lines, asking: Asking, words: Words) -> Setup:
    """Ask the questions of a setup until the game is ready."""
    try:
        question = next(asking)
        while True:
            question = asking.send(_answer(lines, question, words))
    except StopIteration as ready:
        setup: Setup = ready.value
        return setup


def _answer(lines: Lines, question: Question, words: Words) -> str:
    lines.say("", question.title)
    for number, answer in enumerate(question.answers, 1):
        lines.say(f"{number:3}  {answer.label}" + (f" – {answer.help}" if answer.help else ""))
    usual = [answer.value for answer in question.answers].index(question.usual) + 1
    while True:
        typed = lines.ask(words("plain-usual", number=usual))
        if not typed:
            return question.usual
        if typed.isdecimal() and 1 <= int(typed) <= len(question.answers):
            return question.answers[int(typed) - 1].value
        lines.say(words("plain-not-a-number", high=len(question.answers)))


class PlainPlay:
    """One game by lines."""

    def __init__(self, table: Table, words: Words, lines: Lines) -> None:
        self.table = table
        self._words = Words(words.language, table.game, table.names, options=table.match.options)
        self._lines = lines
        self._told = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._show_rules,
            "u": self._undo,
            "h": self._hint,
            "l": self._switch_language,
            "b": self._show_board,
        }

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self._lines.say(telling.around(self.table, self._words), telling.luck(self.table, self._words), "")
        try:
            while self.table.match.result is None:
                self._step()
        except Left:
            self._lines.say("")
        except KeyboardInterrupt:
            self._lines.say("", *telling.farewell(self.table, self._words))
            raise
        self._tell()
        if self.table.match.result is not None:
            self._lines.say("", self._drawn(), *telling.places(self.table.match.result, self._words), "")
            self._lines.say(*telling.lesson(self.table, self._words))
        self._lines.say(*telling.farewell(self.table, self._words))

    def _step(self) -> None:
        thinking = self.table.thinking
        if thinking is not None:
            self.table.choose(thinking, self.table.bot_choice(thinking))
            return
        seat = self.table.asked
        if seat is not None:
            self._tell()
            self._show_board("")
            self._take_choice(seat)

    @property
    def _viewer(self) -> Viewer:
        return self.table.people[0] if len(self.table.people) == 1 else self.table.asked

    def _tell(self) -> None:
        """What happened since the last choice."""
        story = [event for event in self.table.match.story if event.visible(self._viewer)]
        for event in story[min(self._told, len(story)) :]:
            self._lines.say(f"{self._words.event(event)} [{event.rule}]")
        self._told = len(story)

    def _drawn(self) -> str:
        return telling.board(self.table, self._viewer, self._words, WIDTH).plain

    def _show_board(self, _rest: str) -> None:
        self._lines.say("", self._drawn(), "")

    def _take_choice(self, seat: int) -> None:
        offer = self.table.match.offer(seat)
        if offer is None:
            return
        offered = choices(offer, self.table.game, self._words)
        self._lines.say(*telling.lesson(self.table, self._words))
        self._lines.say(self._words("plain-asked", seat=seat, prompt=self._words.prompt(offer.prompt)))
        self._list(offered, offered)
        while self.table.asked == seat and self.table.match.decision == offer.decision:
            typed = self._lines.ask(self._words("plain-choose"))
            if not self._obey(typed):
                self._choose(seat, offered, typed)
                continue
            if typed[:1].casefold() in {"l", "u"}:
                return

    def _list(self, shown: Sequence[Choice], offered: Sequence[Choice]) -> None:
        for choice in shown:
            self._lines.say(f"{offered.index(choice) + 1:3}  {choice.label}")

    def _obey(self, typed: str) -> bool:
        """Whether the line was a command and not a choice."""
        word, _, rest = typed.partition(" ")
        if word.casefold() == "q":
            raise Left
        command = self._commands.get(word.casefold())
        if command is not None:
            command(rest)
        return command is not None

    def _choose(self, seat: int, offered: Sequence[Choice], typed: str) -> None:
        if typed.isdecimal() and 1 <= int(typed) <= len(offered):
            self.table.choose(seat, offered[int(typed) - 1].action)
            return
        choice = meant(offered, typed) if typed else None
        if choice is not None:
            self._lines.say(self._words("plain-chosen", text=choice.label))
            self.table.choose(seat, choice.action)
            return
        found = find(offered, typed)
        self._lines.say(self._words("plain-several" if found else "plain-none"))
        self._list(found, offered)

    def _show_rules(self, query: str) -> None:
        self._lines.say(passages(rules_text(self.table.game, self._words.language), query) or self._words("rules-none"))

    def _undo(self, _rest: str) -> None:
        try:
            self.table.undo(self._asked())
        except Refused as refused:
            self._lines.say(self._words.refused(refused))

    def _hint(self, _rest: str) -> None:
        advice = self.table.coach(self._asked())
        action = self.table.game.actions[advice.best.action]
        why = self._words(f"why-{advice.reason.code}", **advice.reason.params)
        self._lines.say(f"{self._words('hint', text=self._words.action(action))}. {why}")

    def _switch_language(self, rest: str) -> None:
        after = LANGUAGES[(LANGUAGES.index(self._words.language) + 1) % len(LANGUAGES)]
        self._words = self._words.speaking(rest if rest in LANGUAGES else after)
        remember_language(self._words.language)
        self._told = 0

    def _asked(self) -> int:
        seat = self.table.asked
        if seat is None:
            raise Refused("not-awaited")
        return seat
