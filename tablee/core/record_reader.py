"""Reads game records and reports the line of the first error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tablee.core.game import Game
from tablee.core.log import Committed, Dealt, Entry, Retracted, Rewound
from tablee.core.options import build
from tablee.core.record import FORMAT, Record
from tablee.core.refusal import Refused
from tablee.core.rules import FIRST

T = TypeVar("T")
FindGame = Callable[[str], Game[Any, Any, Any]]
"""Returns the game with this id, or raises `Refused`."""


class BrokenRecord(ValueError):
    """A text that is not a valid record. It has the line and the reason, as a code to be worded."""

    def __init__(self, line: int, why: Refused) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


def read(text: str, find_game: FindGame) -> Record:
    """Parse a text into a record. Raise `BrokenRecord` with the line of the first error."""
    reader = _Reader(find_game)
    number = 1
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            _located(number, reader.take, stripped, number)
    return _located(number, reader.record)


def read_entry(line: str, game: Game[Any, Any, Any]) -> Entry:
    """Parse a line into a log entry. Raise `Refused` if it is not one."""
    head, _, rest = line.partition(" ")
    rest = rest.strip()
    if head == "deal":
        stream, *outcome = _some(head, rest).split()
        return Dealt(stream, tuple(_number(word) for word in outcome))
    if head == "rewind":
        return Rewound(_number(rest) - 1)
    decision, dot, seat = head.partition(".")
    if not dot:
        raise Refused("record-line", word=head)
    if rest == "retract":
        return Retracted(_number(decision) - 1, _number(seat) - 1)
    action = game.actions.index(rest)
    if action is None:
        raise Refused("unknown-action", action=rest)
    return Committed(_number(decision) - 1, _number(seat) - 1, action)


def _located(line: int, step: Callable[..., T], *args: object) -> T:
    try:
        return step(*args)
    except Refused as refused:
        params = {name: value[:80] if isinstance(value, str) else value for name, value in refused.params.items()}
        raise BrokenRecord(line, Refused(refused.code, refused.rule, **params)) from refused


def _some(word: str, rest: str) -> str:
    if not rest:
        raise Refused("record-empty", word=word)
    return rest


def _number(word: str) -> int:
    if not word.isdecimal() or len(word) > 18:
        raise Refused("record-number", word=word)
    return int(word)


class _Reader:
    """Parses the lines of a record one after another."""

    def __init__(self, find_game: FindGame) -> None:
        self._find_game = find_game
        self._game: Game[Any, Any, Any] | None = None
        self._opened = False
        self._rules = FIRST
        self._options: dict[str, str] = {}
        self._names: list[str] = []
        self._entropy: list[str] = []
        self._tags: list[tuple[str, str]] = []
        self._entries: list[Entry] = []
        self._lines: list[int] = []
        self._commitment = ""
        self._seed = b""
        self._ranks: tuple[int, ...] = ()
        self._start = ""
        self._start_line = 0
        self._known: dict[str, Callable[[str], None]] = {
            "game": self._take_game,
            "rules": self._take_rules,
            "option": self._take_option,
            "seat": self._take_seat,
            "commitment": self._take_commitment,
            "entropy": self._take_entropy,
            "tag": self._take_tag,
            "seed": self._take_seed,
            "result": self._take_result,
        }

    def take(self, line: str, number: int) -> None:
        """Parse one line that is neither empty nor a comment."""
        if not self._opened:
            self._open(line)
            return
        word, _, rest = line.partition(" ")
        if word in self._known:
            self._known[word](rest.strip())
            return
        if word == "position":
            self._start, self._start_line = " ".join(_some(word, rest.strip()).split()), number
            return
        self._entries.append(read_entry(line, self._of_game()))
        self._lines.append(number)

    def record(self) -> Record:
        """Return the record after the last line."""
        if not self._opened:
            raise Refused("record-opening", format=FORMAT)
        game = self._of_game()
        options = game.rules(self._rules).build(self._options)
        game.check(options, len(self._names))
        record = Record(
            game=game,
            options=options,
            names=tuple(self._names),
            entries=tuple(self._entries),
            commitment=self._commitment,
            entropy=tuple(self._entropy),
            tags=tuple(self._tags),
            seed=self._seed,
            ranks=self._ranks,
            lines=tuple(self._lines),
            rules=self._rules,
            start=self._start,
        )
        _located(self._start_line, record.first)
        return record

    def _open(self, line: str) -> None:
        words = line.split()
        if words[:2] != ["tablee", "record"] or len(words) != 3:
            raise Refused("record-opening", format=FORMAT)
        if words[2] != str(FORMAT):
            raise Refused("record-format", word=words[2], format=FORMAT)
        self._opened = True

    def _of_game(self) -> Game[Any, Any, Any]:
        if self._game is None:
            raise Refused("record-without", word="game")
        return self._game

    def _take_game(self, rest: str) -> None:
        self._game = self._find_game(rest)

    def _take_rules(self, rest: str) -> None:
        self._rules = self._of_game().rules(_number(rest)).version

    def _take_option(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        self._options[name] = value
        build(self._of_game().options, {name: value})

    def _take_seat(self, rest: str) -> None:
        self._names.append(" ".join(self._placed("seat", rest, len(self._names)).split()))

    def _take_entropy(self, rest: str) -> None:
        self._entropy.append(_quoted(self._placed("entropy", rest, len(self._entropy))))

    def _placed(self, word: str, rest: str, before: int) -> str:
        place, _, text = rest.partition(" ")
        if _number(place) != before + 1:
            raise Refused("record-place", word=word, number=before + 1)
        return _some(f"{word} {place}", text.strip())

    def _take_commitment(self, rest: str) -> None:
        self._commitment = _hex(_some("commitment", rest)).hex()

    def _take_tag(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        self._tags.append((name, " ".join(_some(f"tag {name}".strip(), value).split())))

    def _take_seed(self, rest: str) -> None:
        self._seed = _hex(_some("seed", rest))

    def _take_result(self, rest: str) -> None:
        self._ranks = tuple(_number(word) for word in _some("result", rest).split())


def _hex(word: str) -> bytes:
    try:
        return bytes.fromhex(word)
    except ValueError:
        raise Refused("record-hex", word=word) from None


def _quoted(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=str)
    except msgspec.DecodeError:
        raise Refused("record-quotes", word=text) from None
