"""Names are cleaned, and unique at a table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tablee.core.refusal import Refused
from tablee.tables.names import LONGEST, clean, unique
from tests.tables.people import opened


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
        ("n\u0300\u0301\u0302\u0303o", "ǹo"),
        ("x" * 60, "x" * LONGEST),
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
    assert 0 < len(cleaned) <= LONGEST
    assert clean(cleaned) == cleaned
    assert all(unicodedata.category(each)[0] in "LNPSZ" for each in cleaned)


def test_two_of_the_same_name_are_told_apart_whatever_the_case() -> None:
    assert unique("Ann", ["ann", "ANN 2"]) == "Ann 3"
    assert unique("Bob", ["ann"]) == "Bob"
    sitting = opened("toy", ["ann", "Ann", "aNN"])
    assert [seat.name for seat in sitting.table.seats] == ["Ann", "Ann 2", "Ann 3"]
