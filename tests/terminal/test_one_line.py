"""The top and bottom lines: nothing is cut, and what does not fit is left out whole."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tablee.games.killer import GAME as KILLER
from tablee.games.king_of_12 import GAME as KING
from tablee.terminal.app import TerminalApp
from tablee.terminal.one_line import KEYS, PARTS, fitting, fitting_keys
from tablee.words import LANGUAGES, Words
from tests.terminal.conftest import NewTable
from tests.terminal.piloting import app_of, listed, settle, shown

LISTED = (
    *("keys-play", "keys-dice", "keys-telling", "keys-waiting", "keys-watching", "keys-over", "keys-agree"),
    *("keys-puzzle", "keys-puzzle-dice", "keys-replay"),
)
MENU = {"en": "m menu", "fr": "m menu", "ru": "m меню"}


def test_the_later_parts_are_left_out_first_and_the_last_ones_stay() -> None:
    assert fitting(["one", "two", "three"], " ", 8) == "one two"
    assert fitting(["one", "two", "three"], " ", 9, last=1) == "one three"
    assert fitting(["a part that is too long"], " ", 3) == "a part that is too long"


@pytest.mark.parametrize("width", [58, 78, 118])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_cut_and_none_stands_there_without_a_word(language: str, width: int) -> None:
    words = Words(language)
    for message in LISTED:
        line = fitting_keys(words(message), width)
        assert cell_len(line) <= width
        assert all(len(each.split()) > 1 for each in line.split(KEYS))
        assert line.split(KEYS)[-1] == words(message).split(KEYS)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_has_no_menu_so_that_all_its_keys_are_listed(language: str) -> None:
    words = Words(language)
    for message in ("keys-puzzle", "keys-puzzle-dice"):
        assert fitting_keys(words(message), 78) == words(message)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_narrow_line_leaves_out_is_in_the_menu(language: str, new_table: NewTable) -> None:
    app: TerminalApp = app_of(new_table(KILLER, seats=2), language)
    async with app.run_test(size=(60, 20)) as pilot:
        await settle(pilot)
        line = shown(pilot, "#keys")
        assert MENU[language] in line
        assert "(u)" not in line
        await pilot.press("m")
        await pilot.pause()
        entries = " ".join(listed(pilot))
    assert all(f"({key})" in entries for key in "hua?pq")


async def test_a_wide_line_lists_more_keys(new_table: NewTable) -> None:
    app = app_of(new_table(KING, seats=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "a tell again · p pace · m menu · q quit" in shown(pilot, "#keys")
        assert PARTS in shown(pilot, "#bar")
