"""How the screen is divided: by its size, and by whether there is something to choose."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from textual.pilot import Pilot

from tablee.core.game import Game
from tablee.games.claim import GAME as CLAIM
from tablee.games.killer import GAME as KILLER
from tablee.games.king_of_12 import GAME as KING
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.terminal.app import TerminalApp
from tablee.terminal.arranging import arranged
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.story import StoryBox
from tablee.words import LANGUAGES, Words
from tests.terminal.conftest import NewTable
from tests.terminal.piloting import app_of, settle, shown
from tests.terminal.playing import match_of

SIZES = [(width, height) for width in (60, 80, 99, 100, 160) for height in (20, 22, 23, 24, 30, 50)]


@pytest.mark.parametrize("idle", [False, True])
@pytest.mark.parametrize("lesson", [False, True])
def test_every_line_of_the_screen_is_given_away_once(*, lesson: bool, idle: bool) -> None:
    for width, height in SIZES:
        size = arranged(width, height, lesson=lesson, idle=idle)
        assert size.board + size.story + size.dock == height - 2, (width, height)


def test_the_board_keeps_its_place_whether_or_not_there_is_something_to_choose() -> None:
    for width, height in SIZES:
        assert arranged(width, height, idle=True).board == arranged(width, height).board


def test_the_story_has_the_lines_of_the_dock_while_there_is_nothing_to_choose() -> None:
    assert arranged(80, 24).story == 2
    assert arranged(80, 24, idle=True).story == 8


async def test_what_others_do_stays_in_sight_until_one_is_asked_again(new_table: NewTable) -> None:
    app = TerminalApp(Words("en"), new_table(KING, seats=4), ("Zoe",), pace=1000.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        story = app.screen.query_one(StoryBox)
        assert story.size.height == 2
        await pilot.press("1")
        async with asyncio.timeout(60):
            while not (isinstance(app.screen, PlayScreen) and app.screen.is_narrating):
                await pilot.pause(0.01)
        await pilot.pause()
        assert story.size.height == 8
        await pilot.press("space")
        await settle(pilot)
        assert story.size.height == 2
        assert story.scroll_y == story.max_scroll_y > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [KILLER, CLAIM, KING, HEROES], ids=lambda game: game.info.id)
async def test_a_window_made_small_and_large_again_shows_all_of_the_board(
    game: Game[Any, Any, Any], language: str, new_table: NewTable
) -> None:
    table = new_table(game, seats=game.info.seats[1])
    async with app_of(table, language).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        before = shown(pilot, "#board")
        await _resize(pilot, 60, 20)
        box = pilot.app.screen.query_one("#board-box")
        small = shown(pilot, "#board")
        assert max(map(len, small.split("\n"))) <= 58
        assert len(small.split("\n")) <= box.size.height
        assert match_of(table).result is None
        await _resize(pilot, 80, 24)
        assert shown(pilot, "#board") == before != small


async def _resize(pilot: Pilot[None], width: int, height: int) -> None:
    await pilot.resize_terminal(width, height)
    await settle(pilot)
