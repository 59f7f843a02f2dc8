"""Reads game records, and says on which line one does not make sense."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from tablee.core.game import Game
from tablee.core.log import Committed, Dealt, Entry, Retracted, Rewound
from tablee.core.options import build
from tablee.core.record import FORMAT, Record
from tablee.core.refusal import Refused

T = TypeVar("T")
FindGame = Callable[[str], Game[Any, Any, Any]]
"""Gives the game of this id, or raises `Refused`."""


class BrokenRecord(ValueError):
    """A text that is not a record of ours; says the line and what is wrong with it."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


def read(text: str, find_game: FindGame) -> Record:
    """The record that a text holds. Raises `BrokenRecord` with the line where it does not make sense."""
    reader = _Reader(find_game)
    number = 1
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            _located(number, reader.take, stripped, number)
    return _located(number, reader.record)


def read_entry(line: str, game: Game[Any, Any, Any]) -> Entry:
    """The entry of a log that a line stands for. Raises `ValueError` where it stands for none."""
    head, _, rest = line.partition(" ")
    if head == "deal":
        stream, *outcome = rest.split() or [""]
        return Dealt(stream, tuple(_number(word) for word in outcome))
    if head == "rewind":
        return Rewound(_number(rest) - 1)
    decision, dot, seat = head.partition(".")
    if not dot:
        raise ValueError(f"expected a move such as '1.2 ...', 'deal', 'rewind', 'seed' or 'result', not {head!r}")
    if rest == "retract":
        return Retracted(_number(decision) - 1, _number(seat) - 1)
    action = game.actions.index(rest)
    if action is None:
        raise ValueError(f"{game.info.id} has no action {rest!r}")
    return Committed(_number(decision) - 1, _number(seat) - 1, action)


def _located(line: int, step: Callable[..., T], *args: object) -> T:
    try:
        return step(*args)
    except (ValueError, Refused) as error:
        raise BrokenRecord(line, str(error)) from error


def _number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"expected a number, not {word!r}")
    return int(word)


class _Reader:
    """Takes the lines of a record one after another."""

    def __init__(self, find_game: FindGame) -> None:
        self._find_game = find_game
        self._game: Game[Any, Any, Any] | None = None
        self._opened = False
        self._rules_read = False
        self._options: dict[str, str] = {}
        self._names: list[str] = []
        self._entropy: list[str] = []
        self._tags: list[tuple[str, str]] = []
        self._entries: list[Entry] = []
        self._lines: list[int] = []
        self._commitment = ""
        self._seed = b""
        self._ranks: tuple[int, ...] = ()
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
        """Take one line that says something."""
        if not self._opened:
            self._open(line)
            return
        word, _, rest = line.partition(" ")
        if word in self._known:
            self._known[word](rest.strip())
            return
        self._entries.append(read_entry(line, self._of_game()))
        self._lines.append(number)

    def record(self) -> Record:
        """The record, when all lines are in."""
        if not self._opened:
            raise ValueError(f"a record begins with 'tablee record {FORMAT}'")
        game = self._of_game()
        if not self._rules_read:
            raise ValueError("the line 'rules N' is missing")
        options = build(game.options, self._options)
        game.check(options, len(self._names))
        return Record(
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
        )

    def _open(self, line: str) -> None:
        words = line.split()
        if words[:2] != ["tablee", "record"] or len(words) != 3:
            raise ValueError(f"a record begins with 'tablee record {FORMAT}'")
        if words[2] != str(FORMAT):
            raise ValueError(f"this program reads records of format {FORMAT}, this one says {words[2]}")
        self._opened = True

    def _of_game(self) -> Game[Any, Any, Any]:
        if self._game is None:
            raise ValueError("the line 'game NAME' must come first")
        return self._game

    def _take_game(self, rest: str) -> None:
        self._game = self._find_game(rest)

    def _take_rules(self, rest: str) -> None:
        ours = self._of_game().info.rules_version
        if _number(rest) != ours:
            raise ValueError(f"played by rules {rest}; this program has rules {ours} of {self._of_game().info.id}")
        self._rules_read = True

    def _take_option(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        self._options[name] = value
        build(self._of_game().options, {name: value})

    def _take_seat(self, rest: str) -> None:
        self._names.append(self._placed("seat", rest, len(self._names)))

    def _take_entropy(self, rest: str) -> None:
        text = json.loads(self._placed("entropy", rest, len(self._entropy)))
        if not isinstance(text, str):
            raise ValueError("entropy is a text in double quotes")
        self._entropy.append(text)

    def _placed(self, word: str, rest: str, before: int) -> str:
        place, _, text = rest.partition(" ")
        if _number(place) != before + 1:
            raise ValueError(f"expected '{word} {before + 1} ...'")
        if not text.strip():
            raise ValueError(f"nothing after '{word} {place}'")
        return " ".join(text.split()) if word == "seat" else text

    def _take_commitment(self, rest: str) -> None:
        self._commitment = _hex(rest).hex()

    def _take_tag(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if not value:
            raise ValueError("a tag has a name and a value")
        self._tags.append((name, value))

    def _take_seed(self, rest: str) -> None:
        self._seed = _hex(rest)

    def _take_result(self, rest: str) -> None:
        self._ranks = tuple(_number(word) for word in rest.split())


def _hex(word: str) -> bytes:
    try:
        return bytes.fromhex(word)
    except ValueError:
        raise ValueError(f"expected hexadecimal digits, not {word!r}") from None
