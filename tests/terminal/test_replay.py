"""Replays: every moment as a viewer saw it, by keyboard or as lines."""

from __future__ import annotations

import io

import pytest
from textual.widgets import Static

from tablee.core.record import Record
from tablee.terminal.replay_app import ReplayApp
from tablee.terminal.replaying import caption, frames, print_story
from tablee.words import Words
from tests.terminal.conftest import NewTable
from tests.terminal.playing import opened, play_to_the_end, record_of
from tests.toy import GAME as TOY


@pytest.fixture
async def record(new_table: NewTable) -> Record:
    async with opened(new_table(TOY)) as table:
        while table.missing != (0,):  # keep the order of secret choices the same
            await table.changed()
        await play_to_the_end(table)
    return record_of(table)


def test_there_is_a_frame_for_the_start_and_for_every_entry(record: Record) -> None:
    steps = frames(record, None, everything=False)
    assert len(steps) == len(record.entries) + 1
    assert steps[0].entry is None
    assert steps[-1].view == record.match().view(None)


def test_a_secret_choice_is_not_told_to_others_before_the_last_is_in(record: Record) -> None:
    words = Words("en", TOY, record.names)
    captions = [caption(frame, record, words) for frame in frames(record, 1, everything=False)]
    assert "Chloé has chosen in secret" in captions
    open_captions = [caption(frame, record, words) for frame in frames(record, None, everything=True)]
    assert not any("in secret" in each for each in open_captions)


def test_a_viewer_reads_only_what_they_saw(record: Record) -> None:
    for event in frames(record, 1, everything=False)[-1].story:
        assert event.visible(1)


def test_lines_tell_the_whole_record(record: Record) -> None:
    sink = io.StringIO()
    print_story(frames(record, 0, everything=False), record, Words("en", TOY, record.names), sink)
    assert "the start" in sink.getvalue()
    assert "The game ends" in sink.getvalue()
    assert "1. " in sink.getvalue()


async def test_keys_step_jump_and_switch_the_language(record: Record) -> None:
    steps = frames(record, None, everything=False)
    app = ReplayApp(record, steps, Words("en", TOY, record.names))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "n", "left")
        assert app.number == 1
        await pilot.press("end")
        assert app.number == len(steps) - 1
        await pilot.press("right")
        assert app.number == len(steps) - 1
        await pilot.press("home", "3", "enter")
        assert app.number == 3
        await pilot.press("f2")
        assert "étape 3 sur" in str(app.query_one("#bar", Static).content)
