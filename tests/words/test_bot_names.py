"""The names of bots at tables."""

from __future__ import annotations

import pytest

from tablee.words import LANGUAGES, seat_names


def test_bots_have_names_of_their_own_where_no_person_sits() -> None:
    assert seat_names("en", ["", "Ann", "", ""]) == ("Boris", "Ann", "Chloé", "Dana")


def test_no_bot_is_called_like_a_person_at_the_table() -> None:
    assert seat_names("ru", ["борис", "", ""]) == ("борис", "Хлоя", "Дана")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_for_the_largest_table(language: str) -> None:
    names = seat_names(language, [""] * 22)
    assert len(set(names)) == 22
    assert all(name.isalpha() and len(name) <= 8 for name in names)
    assert not any(name.startswith(tuple("AEÉIOUH")) for name in names)


def test_a_table_with_more_bots_than_names_numbers_the_rest() -> None:
    assert seat_names("en", [""] * 23)[-1] == "#23"
