"""Versions of the rules: earlier matches are read, replayed, checked and written unchanged."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tablee.core.game import Game
from tablee.core.luck import Luck, commitment
from tablee.core.match import Match
from tablee.core.options import Options, offered
from tablee.core.record import Record, write
from tablee.core.record_reader import BrokenRecord, read
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.rules import Before
from tablee.core.verify import Verdict, verify
from tablee.testing.case import Case
from tablee.testing.codecs import law_options_survive
from tests import toy
from tests.toy import later
from tests.toy.later import LaterOptions
from tests.toy.options import ToyOptions

LATER: Game[Any, Any, Any] = later.GAME
SEED = bytes(range(32))
OLD = LaterOptions(hand=2, ties="cancel", dim=True, lamps="oil-1")


def find_later(_: str) -> Game[Any, Any, Any]:
    return LATER


def played(game: Game[Any, Any, Any], options: Options) -> Record:
    """A match to the end, as the program of its time keeps it."""
    match, rng = Match(game, options, 3, Luck(SEED)), Rng("later")
    while match.missing:
        seat = match.missing[0]
        match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))
    assert match.result is not None
    names = ("Ann", "Bob", "Cat")
    return Record(
        game, options, names, tuple(match.log), commitment(SEED), seed=SEED, ranks=match.result.ranks, rules=1
    )


@cache
def text_of_before() -> str:
    """A record that the program wrote when there was only the first version."""
    return write(played(toy.GAME, ToyOptions()))


def test_a_record_of_before_names_no_default() -> None:
    assert "rules 1" in text_of_before()
    assert "option" not in text_of_before()


def test_a_default_of_today_does_not_change_a_record_of_before() -> None:
    record = read(text_of_before(), find_later)
    assert (record.rules, record.options) == (1, OLD)
    assert record.match().story == played(toy.GAME, ToyOptions()).match().story
    assert verify(record) == Verdict()


def test_a_record_of_before_is_written_as_it_was() -> None:
    assert write(read(text_of_before(), find_later)) == text_of_before()


def test_a_record_that_names_no_version_is_of_the_first() -> None:
    text = text_of_before().replace("rules 1\n", "")
    assert read(text, find_later).options == OLD
    assert verify(read(text, find_later)).good


def test_a_new_record_names_the_newest_version_and_leaves_its_defaults_out() -> None:
    record = played(LATER, LaterOptions())._replace(rules=None)
    assert "rules 2" in write(record)
    assert "option" not in write(record)
    assert read(write(record), find_later).options == LaterOptions()
    assert verify(read(write(record), find_later)).good


def test_a_new_record_of_old_rules_names_what_differs() -> None:
    text = write(played(LATER, OLD)._replace(rules=None))
    assert [line for line in text.splitlines() if line.startswith("option")] == [
        "option hand 2",
        "option ties cancel",
        "option lamps oil-1",
        "option dim yes",
    ]
    assert read(text, find_later).options == OLD


@pytest.mark.parametrize(("version", "lamps"), [(1, "oil-1"), (2, "oil-2")])
def test_a_name_stands_for_what_it_stood_for(version: int, lamps: str) -> None:
    rules = LATER.rules(version)
    assert rules.convert({"lamps": "oil"}) == rules.build({"lamps": "oil"}) == rules.defaults
    assert rules.defaults.lamps == lamps
    assert rules.convert({"lamps": "gas"}).lamps == "gas"
    assert rules.convert({"lamps": "oil-1"}).lamps == "oil-1"


def test_what_is_stored_in_full_reads_the_same_by_every_version() -> None:
    for version in (1, 2):
        rules = LATER.rules(version)
        assert rules.build(rules.texts(OLD)) == OLD
        assert rules.build(rules.texts(LaterOptions())) == LaterOptions()


@pytest.mark.parametrize("version", [0, 3, 99])
def test_a_version_that_nobody_knows_is_refused(version: int) -> None:
    with pytest.raises(Refused, match="rules-version"):
        LATER.rules(version)
    with pytest.raises(BrokenRecord, match="line 3: rules-version"):
        read(text_of_before().replace("rules 1", f"rules {version}"), find_later)


def test_three_versions_are_taken_back_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 2 changed the hand, and version 3 whether there is luck."""
    monkeypatch.setattr(LATER, "info", LATER.info._replace(rules_version=3), raising=False)
    monkeypatch.setattr(LATER, "changes", {**LATER.changes, 3: Before({"lucky": False})}, raising=False)
    found = [LATER.rules(version).defaults for version in (1, 2, 3)]
    assert [(each.hand, each.lucky) for each in found] == [(2, False), (3, False), (3, True)]


def test_options_of_the_past_are_read_but_not_offered() -> None:
    assert "dim" not in [spec.name for spec in offered(LaterOptions)]
    assert LATER.rules().build({"dim": "yes"}).dim


def test_the_law_of_options_looks_at_every_version(monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(LATER, "first", LaterOptions(), 2)
    law_options_survive(case)
    monkeypatch.setattr(LATER, "newest", {"lamps": {"oil-2": "oil"}}, raising=False)
    with pytest.raises(AssertionError):
        law_options_survive(case)


def test_a_level_keeps_its_old_name() -> None:
    assert LATER.level("high") == LATER.level("bright") == "bright"
    with pytest.raises(Refused, match="no-such-bot"):
        LATER.level("low")
