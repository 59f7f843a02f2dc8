"""An invalid record is refused with the line and a reason, as a code that every language can word."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.game import Game
from tablee.core.record_reader import BrokenRecord, read
from tablee.core.refusal import Refused
from tablee.words import LANGUAGES, Words
from tests.toy import GAME

HEAD = ("tablee record 1", "game toy", "rules 1", "seat 1 Ann", "seat 2 Bob")

CASES = {
    ("not a record",): (1, "record-opening"),
    ("tablee record 2",): (1, "record-format"),
    (): (1, "record-opening"),
    ("tablee record 1", "rules 1"): (2, "record-without"),
    ("tablee record 1", "game toy", "seat 1 Ann"): (3, "seats"),
    ("tablee record 1", "game chess"): (2, "no-such-game"),
    ("tablee record 1", "game toy", "rules 7"): (3, "rules-version"),
    ("tablee record 1", "game toy", "rules one"): (3, "record-number"),
    ("tablee record 1", "game toy", "rules 1", "seat 2 Bob"): (4, "record-place"),
    ("tablee record 1", "game toy", "rules 1", "seat 1"): (4, "record-empty"),
    ("tablee record 1", "game toy", "rules 1", "seat 1 Ann"): (4, "seats"),
    (*HEAD, "option colour blue"): (6, "option-unknown"),
    (*HEAD, "option hand 9", "deal deal/1 1 2"): (6, "option-bounds"),
    (*HEAD, "seat 3 Cat", "option hand 4"): (7, "too-many-lanterns"),
    (*HEAD, "tag date"): (6, "record-empty"),
    (*HEAD, "seed xyz"): (6, "record-hex"),
    (*HEAD, "entropy 1 hello"): (6, "record-quotes"),
    (*HEAD, "entropy 1 12"): (6, "record-quotes"),
    (*HEAD, "# a note", "", "castle kingside"): (8, "record-line"),
    (*HEAD, "1.1 show nothing"): (6, "unknown-action"),
    (*HEAD, "1.x show red-1"): (6, "record-number"),
    (*HEAD, "deal"): (6, "record-empty"),
    (*HEAD, "deal dice/1 six"): (6, "record-number"),
    (*HEAD, "deal dice/1 -6"): (6, "record-number"),
    (*HEAD, "deal dice/1 " + "6" * 5000): (6, "record-number"),
    (*HEAD, "rewind"): (6, "record-number"),
    (*HEAD, "commitment"): (6, "record-empty"),
    (*HEAD, "seed"): (6, "record-empty"),
    (*HEAD, "entropy 1 " + "[" * 100_000): (6, "record-quotes"),
    (*HEAD, 'entropy 1 "\\ud800"'): (6, "record-quotes"),
    (*HEAD, "result"): (6, "record-empty"),
    (*HEAD, "result first"): (6, "record-number"),
    (*HEAD, "position"): (6, "record-empty"),
    (*HEAD, "position nonsense", "deal dice/1 3"): (6, "position-shape"),
    (*HEAD, "position moon=full", "deal dice/1 3"): (6, "position-field"),
    (*HEAD, "position " + "x" * 30_000): (6, "position-shape"),
}


def find_toy(name: str) -> Game[Any, Any, Any]:
    if name != "toy":
        raise Refused("no-such-game", game_id=name, choices=["toy"])
    return GAME


@pytest.mark.parametrize(("lines", "expected"), CASES.items(), ids=lambda case: str(case[-1]) if case else "nothing")
def test_a_broken_record_says_where_and_why(lines: tuple[str, ...], expected: tuple[int, str]) -> None:
    with pytest.raises(BrokenRecord) as broken:
        read("\n".join(lines), find_toy)
    assert (broken.value.line, broken.value.why.code) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lines", CASES)
def test_the_reason_can_be_worded(lines: tuple[str, ...], language: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        read("\n".join(lines), find_toy)
    assert "{" not in Words(language, GAME).refused(broken.value.why)
