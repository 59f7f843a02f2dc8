"""The game record: a whole match in one text, for people and programs (`docs/record.md`)."""
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
    """A match in writing. `lines` gives the line number of each entry, if the record was read from a text.

    `rules` is the version of the rules whose defaults are left out; None means the newest. `start` is the position that
    the match began from, as `position.write_start` writes it, or empty for the usual beginning.
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
        """Return the position that the match began from, or None for the usual beginning."""
        return read_start(self.game, self.options, len(self.names), self.start)

    def match(self) -> Match:
        """Return the match that the record describes."""
        return Match.replay(self.game, self.options, len(self.names), self.entries, start=self.first())

    def walk(self) -> Iterator[Point]:
        """Play the match again, entry by entry."""
        return walk(self.game, self.options, len(self.names), self.entries, self.first())


def write(record: Record) -> str:
    """Return the record as text."""
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
        raise ValueError(f"a record cannot hold {text!r}: it has line breaks, or spaces that would be lost")
    return text


def _some(text: str) -> str:
    if not text:
        raise ValueError("a record cannot hold a name or a tag that is empty")
    return _one_line(text)


def _body(record: Record) -> Iterator[str]:
    for entry in record.entries:
        yield write_entry(entry, record.game)


def write_entry(entry: Entry, game: Game[Any, Any, Any]) -> str:
    """Return a log entry as a line. Decisions and seats count from 1."""
    if isinstance(entry, Committed):  # first: it is by far the most common
        decision, seat, action = entry
        return f"{decision + 1}.{seat + 1} {game.actions.text(action)}"
    if isinstance(entry, Dealt):
        return _written_deal(entry)
    if isinstance(entry, Rewound):
        return f"rewind {entry.decision + 1}"
    return f"{entry.decision + 1}.{entry.seat + 1} retract"


def _written_deal(dealt: Dealt) -> str:
    stream, outcome = dealt
    text = f"deal {stream}"
    for number in outcome:
        text += f" {number}"
    return text


def _tail(record: Record) -> Iterator[str]:
    if record.seed:
        yield f"seed {record.seed.hex()}"
    if record.ranks:
        yield " ".join(["result", *map(str, record.ranks)])
