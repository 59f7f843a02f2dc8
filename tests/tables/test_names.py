"""Names are cleaned, and unique at a table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tablee.core.refusal import Refused
from tablee.hosting.executor import carry_out
from tablee.tables.lookalikes import looks_like
from tablee.tables.people import MAX_NAME, clean, unique
from tablee.tables.seating import By
from tablee.wire.client import Sit
from tests.tables.people import an_id, opened


@pytest.mark.parametrize(
    ("given_name", "cleaned"),
    [
        ("  Ann  ", "Ann"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Анна-Мария", "Анна-Мария"),
        ("a\u200bb\u202ec", "abc"),
        ("a\tb\nc", "abc"),
        ("Ann\u00a0\u2003Lee", "Ann Lee"),
        ("n\u0300\u0301\u0302\u0303o", "ǹ\u0301o"),
        ("हिन्दी", "हिन्दी"),
        ("ไก่", "ไก่"),
        ("a\ufe00\u0301\u034fb", "áb"),
        ("Z" + "\u0488" * 5 + "a", "Za"),
        ("x" * 60, "x" * MAX_NAME),
    ],
)
def test_what_could_confuse_is_taken_out_of_a_name(given_name: str, cleaned: str) -> None:
    assert clean(given_name) == cleaned


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b", "...", "\u0301"])
def test_a_name_needs_a_letter_or_a_digit(nothing: str) -> None:
    with pytest.raises(Refused, match="name"):
        clean(nothing)


@given(some.text(max_size=60))
def test_a_cleaned_name_is_clean_short_and_stays_as_it_is(name: str) -> None:
    try:
        cleaned = clean(name)
    except Refused:
        return
    assert 0 < len(cleaned) <= MAX_NAME
    assert clean(cleaned) == cleaned
    assert all(unicodedata.category(each)[0] in "LNPSZM" for each in cleaned)


def test_two_of_the_same_name_are_told_apart_whatever_the_case() -> None:
    assert unique("Ann", ["ann", "ANN 2"]) == "Ann 3"
    assert unique("Bob", ["ann"]) == "Bob"
    sitting = opened("toy", ["ann", "Ann", "aNN"])
    assert [seat.name for seat in sitting.table.seats] == ["Ann", "Ann 2", "Ann 3"]


@pytest.mark.parametrize(
    ("name", "other"), [("\u0410nn", "Ann"), ("Ann\u0430", "Anna"), ("lan", "Ian"), ("B0b", "BOb"), ("Iv\u03bf", "Ivo")]
)
def test_a_name_that_looks_like_anothers_is_refused_at_one_table(name: str, other: str) -> None:
    assert looks_like(name, ["Eve", other]) == other
    table = opened("toy", ["ann", "bob"]).table
    table.seats[0].name, table.seats[1].user, table.seats[1].name = other, "", ""
    with pytest.raises(Refused, match="name-alike"):
        carry_out(table, Sit(an_id(), 1), By("guest", name, 0.0, ""))
    carry_out(table, Sit(an_id(), 1), By("guest", other, 0.0, ""))
    assert table.seats[1].name == f"{other} 2"


def test_the_same_name_and_a_like_one_in_another_case_look_like_nobody_else() -> None:
    assert looks_like("Ann", ["ann", "ANN"]) is None
    assert looks_like("Zoë", ["Zoe"]) is None
    assert looks_like("Вера", ["вера"]) is None


@pytest.mark.parametrize(("name", "other"), [("Ian", "Lan"), ("Iana", "Lana"), ("1an", "Lan")])
def test_a_large_l_is_no_stroke(name: str, other: str) -> None:
    assert looks_like(name, [other]) is None
    assert looks_like(other, [name]) is None


@pytest.mark.parametrize(
    ("name", "other"), [("\u0406an", "lan"), ("A|", "Al"), ("Pau1", "PauI"), ("P\u0410UL", "Paul")]
)
def test_strokes_and_letters_of_another_alphabet_look_alike(name: str, other: str) -> None:
    assert looks_like(name, [other]) == other


def test_nobody_is_renamed_to_what_looks_like_another() -> None:
    table = opened("toy", ["ann", "bob"]).table
    carry_out(table, Sit(an_id(), 1), By("bob", "\u0410nn", 0.0, ""))
    assert table.seats[1].name == "Bob"
    carry_out(table, Sit(an_id(), 1), By("bob", "Bobby", 0.0, ""))
    assert table.seats[1].name == "Bobby"
