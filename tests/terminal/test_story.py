"""The terminal app: how the story is told, and at which pace."""

from __future__ import annotations

import asyncio

from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import PRESETS
from tablee.games.king_of_12 import GAME as KING
from tablee.terminal.app import TerminalApp
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.story import StoryBox
from tablee.words import Words
from tests.terminal.conftest import NewTable
from tests.terminal.piloting import app_of, listed, press, settle


async def test_the_end_of_the_story_is_in_sight(new_table: NewTable) -> None:
    async with app_of(new_table(KING, seats=4)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "enter", "enter")
        story = pilot.app.screen.query_one(StoryBox)
        assert story.max_scroll_y > 0
        for _ in range(100):  # the end is known only after drawing
            if story.scroll_offset.y == story.max_scroll_y:
                break
            await pilot.pause(0.02)
        assert story.scroll_offset.y == story.max_scroll_y


async def test_a_letter_changes_the_pace_and_the_new_one_is_shown(new_table: NewTable) -> None:
    async with app_of(new_table(KILLER)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "p")
        assert [notice.message for notice in pilot.app._notifications] == ["Pace: calm"]


async def test_the_story_is_told_beat_by_beat_and_space_skips_it(new_table: NewTable) -> None:
    table = new_table(KING, seats=2)
    app = TerminalApp(Words("en"), table, ("Zoe",), pace=1_000_000.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        async with asyncio.timeout(120):
            while table.decision < 1:  # noqa: ASYNC110 (the table sets no event for this)
                await asyncio.sleep(0.005)
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        playback = screen.participant.playback
        assert screen.is_narrating
        assert len(playback.story) < len(table.participant(0).story), "the table is further on than the story"
        assert listed(pilot) == [], "nothing is asked before all is shown"
        await press(pilot, "space")
        assert playback.story == table.participant(0).story
        assert listed(pilot)


async def test_again_tells_the_last_turn_once_more(new_table: NewTable) -> None:
    table = new_table(KING, seats=2)
    app = app_of(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "enter")
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        screen.narrator.pace = 1_000_000.0
        before = list(screen.participant.playback.story)
        await pilot.press("a")
        await pilot.pause()
        assert screen.is_narrating
        assert len(screen.participant.playback.story) < len(before)
        await press(pilot, "space")
        assert screen.participant.playback.story == before
        assert screen.participant.playback.view == table.participant(0).view


async def test_new_events_are_marked(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    app = app_of(table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "1", "enter")
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        assert 0 < screen._read < len(table.participant(0).story)
