"""The game record: one text that tells a whole match, for people and programs (`docs/record.md`)."""
# compiled by mypyc

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.core.game import Game
from tablee.core.log import Committed, Dealt, Entry, Rewound
from tablee.core.match import Match
from tablee.core.options import Options
from tablee.core.position import read_start
from tablee.core.state import State
from tablee.core.walk import Point, walk

FORMAT = 1


class Record(NamedTuple):
    """A match on paper. `lines` gives the line in the text on which each entry stood, when it was read from one.

    `rules` is the version of the rules by which defaults are left out; the newest, where there is none. `start` is the position that the
    match began from, as `position.write_start` writes it; nothing where it began at the beginning.
    """

    game: Game[Any, Any, Any]
    options: Options
    names: tuple[str, ...]
    entries: tuple[Entry, ...]
    commitment: str = ""
    entropy: tuple[str, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    seed: bytes = b""
    ranks: tuple[int, ...] = ()
    lines: tuple[int, ...] = ()
    rules: int | None = None
    start: str = ""

    def first(self) -> State | None:
        """The position that the match began from; None where it began at the beginning."""
        return read_start(self.game, self.options, len(self.names), self.start)

    def match(self) -> Match:
        """The match that the record tells of."""
        return Match.replay(self.game, self.options, len(self.names), self.entries, start=self.first())

    def walk(self) -> Iterator[Point]:
        """The match again, entry by entry."""
        return walk(self.game, self.options, len(self.names), self.entries, self.first())


def write(record: Record) -> str:
    """The record as text."""
    return "\n".join([*_head(record), "", *_body(record), "", *_tail(record)]).rstrip() + "\n"


def _head(record: Record) -> Iterator[str]:
    yield f"tablee record {FORMAT}"
    yield f"game {record.game.info.id}"
    rules = record.game.rules(record.rules)
    yield f"rules {rules.version}"
    for name, value in rules.texts(record.options).items():
        yield f"option {name} {_one_line(value)}"
    for place, name in enumerate(record.names, 1):
        yield f"seat {place} {_some(name)}"
    if record.commitment:
        yield f"commitment {record.commitment}"
    for place, text in enumerate(record.entropy, 1):
        yield f"entropy {place} {json.dumps(text)}"
    for name, value in record.tags:
        yield f"tag {_some(name)} {_some(value)}"
    if record.start:
        yield f"position {_one_line(record.start)}"


def _one_line(text: str) -> str:
    if text != " ".join(text.split()):
        raise ValueError(f"a record cannot hold {text!r}: line breaks, and spaces that would be lost")
    return text


def _some(text: str) -> str:
    if not text:
        raise ValueError("a record cannot hold a name or a tag that is empty")
    return _one_line(text)


def _body(record: Record) -> Iterator[str]:
    for entry in record.entries:
        yield write_entry(entry, record.game)


def write_entry(entry: Entry, game: Game[Any, Any, Any]) -> str:
    """One entry of a log as a line; decisions and seats count from 1."""
    if isinstance(entry, Dealt):
        return " ".join(["deal", entry.stream, *map(str, entry.outcome)])
    if isinstance(entry, Rewound):
        return f"rewind {entry.decision + 1}"
    chosen = game.actions.text(entry.action) if isinstance(entry, Committed) else "retract"
    return f"{entry.decision + 1}.{entry.seat + 1} {chosen}"


def _tail(record: Record) -> Iterator[str]:
    if record.seed:
        yield f"seed {record.seed.hex()}"
    if record.ranks:
        yield " ".join(["result", *map(str, record.ranks)])
