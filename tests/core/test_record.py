"""A written record reads back the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.log import Committed, Dealt, Retracted, Rewound
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.position import write_start
from tablee.core.record import Record, write, write_entry
from tablee.core.record_reader import read, read_entry
from tablee.core.verify import verify
from tests.core.scripted import begin, choose
from tests.toy import GAME
from tests.toy.options import ToyOptions
from tests.toy.pieces import ACTIONS

NUMBERS = st.integers(0, 999)
STREAMS = st.text("abcdefghij/0123456789-", min_size=1)
ENTRIES = st.one_of(
    st.builds(Committed, NUMBERS, st.integers(0, 15), st.integers(0, len(ACTIONS) - 1)),
    st.builds(Retracted, NUMBERS, st.integers(0, 15)),
    st.builds(Dealt, STREAMS, st.lists(st.integers(0, 61)).map(tuple)),
    st.builds(Rewound, NUMBERS),
)
LINES = st.text(min_size=1).map(lambda text: " ".join(text.split())).filter(bool)
WORDS = LINES.map(lambda text: text.replace(" ", "_"))
RECORDS = st.builds(
    Record,
    game=st.just(GAME),
    options=st.builds(ToyOptions, hand=st.just(2), lucky=st.booleans(), ties=st.sampled_from(["cancel", "first"])),
    names=st.lists(LINES, min_size=2, max_size=4).map(tuple),
    entries=st.lists(ENTRIES, max_size=20).map(tuple),
    commitment=st.binary(max_size=32).map(bytes.hex),
    entropy=st.lists(st.text(st.characters(codec="utf-8")), max_size=4).map(tuple),
    tags=st.lists(st.tuples(WORDS, LINES), max_size=3).map(tuple),
    seed=st.binary(max_size=32),
    ranks=st.lists(st.integers(1, 4), max_size=4).map(tuple),
    lines=st.just(()),
    rules=st.just(1),
    start=st.just(""),
)


def find_toy(_: str) -> Any:
    return GAME


@given(RECORDS)
def test_a_record_survives(record: Record) -> None:
    text = write(record)
    again = read(text, find_toy)
    assert again._replace(lines=()) == record
    assert write(again) == text
    written = text.splitlines()
    assert [written[line - 1] for line in again.lines] == [write_entry(entry, GAME) for entry in record.entries]


@given(ENTRIES)
def test_an_entry_survives(entry: Any) -> None:
    assert read_entry(write_entry(entry, GAME), GAME) == entry


def test_a_record_reads_like_a_score_sheet() -> None:
    match, _ = begin()
    choose(match, 0, "show red-6")
    match.retract(0, 0)
    choose(match, 0, "show blue-1")
    choose(match, 1, "show blue-5")
    match.rewind(0)
    names, options = ("Ann Lee", "Bob"), ToyOptions(lucky=True)
    record = Record(
        GAME, options, names, tuple(match.log), "ab12", ("my “cat”", ""), (("date", "today"),), b"\1\2", (1, 2)
    )
    assert (
        write(record)
        == """\
tablee record 1
game toy
rules 1
seat 1 Ann Lee
seat 2 Bob
commitment ab12
entropy 1 "my \\u201ccat\\u201d"
entropy 2 ""
tag date today

deal deal/1 10 1
deal deal/2 9 0
1.1 show red-6
1.1 retract
1.1 show blue-1
1.2 show blue-5
deal dice/2 3
rewind 1

seed 0102
result 1 2
"""
    )


def test_options_are_written_where_they_differ() -> None:
    record = Record(GAME, ToyOptions(hand=3, ties="first"), ("Ann", "Bob"), ())
    assert "option hand 3\noption ties first\n" in write(record)
    assert read(write(record), find_toy).options == record.options


def test_notes_empty_lines_and_spaces_do_not_matter() -> None:
    match, _ = begin()
    record = Record(GAME, ToyOptions(), ("Ann", "Bob"), tuple(match.log), rules=1)
    spaced = "".join(f"  # note\n\n   {line.replace(' ', '  ')}  \r\n" for line in write(record).splitlines())
    assert read(spaced.replace("tablee  record  1", "tablee record 1"), find_toy)._replace(lines=()) == record


def test_a_record_tells_of_a_match() -> None:
    match, _ = begin()
    choose(match, 0, "show red-6")
    again = Record(GAME, ToyOptions(), ("Ann", "Bob"), tuple(match.log)).match()
    assert (again.log, again.commits, again.view(0)) == (match.log, match.commits, match.view(0))


def test_a_record_can_begin_from_a_position() -> None:
    match, _ = begin()
    start = write_start(GAME, match.options, match.seats, match.state)
    later = Match(GAME, match.options, match.seats, Luck(b"seed"), match.state)
    choose(later, 0, "show red-6")
    choose(later, 1, "show blue-5")
    seed = (commitment(b"seed"), b"seed")
    record = Record(GAME, match.options, ("Ann", "Bob"), tuple(later.log), seed[0], seed=seed[1], rules=1, start=start)
    again = read(write(record), find_toy)
    assert again._replace(lines=()) == record
    assert f"\nposition {start}\n" in write(record)
    assert again.match().state == later.state
    assert next(point.match.decision for point in again.walk()) == 0
    assert verify(again).good
    assert not verify(again._replace(start="")).good


@pytest.mark.parametrize("name", ["", " Ann", "Ann  Lee", "Ann\nBob", "Ann\u2028Bob"])
def test_a_name_that_would_not_survive_is_our_mistake(name: str) -> None:
    with pytest.raises(ValueError, match="a record cannot hold"):
        write(Record(GAME, ToyOptions(), (name, "Bob"), ()))
