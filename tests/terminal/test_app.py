"""The terminal app, played by keyboard."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from textual.widgets import Static

from tablee.core.record import write
from tablee.core.verify import verify
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import PRESETS
from tablee.games.king_of_12 import GAME as KING
from tablee.terminal.choice_grid import ChoiceGrid
from tablee.terminal.dice_picker import DicePicker
from tablee.terminal.memory import remembered_language
from tablee.terminal.question_screen import CurtainScreen
from tests.terminal.conftest import NewTable
from tests.terminal.piloting import app_of, listed, press, settle, shown
from tests.terminal.playing import match_of, opened, record_of, resumed
from tests.toy import GAME as TOY


async def test_a_whole_game_of_killer_is_played_by_keyboard(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    app = app_of(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for _ in range(2000):
            if table.over:
                break
            await press(pilot, "h", "enter")
        assert table.over
        assert "The seed was" in shown(pilot, "#prompt")
        assert listed(pilot)[0].endswith("Play again")
        await press(pilot, "4")
    assert verify(record_of(table)).good


async def test_the_language_switched_to_is_remembered(new_table: NewTable) -> None:
    async with app_of(new_table(TOY)).run_test() as pilot:
        await settle(pilot)
        await press(pilot, "f2")
    assert remembered_language() == "fr"


async def test_secret_choices_against_bots_are_played_by_number_and_arrows(new_table: NewTable) -> None:
    table = new_table(TOY)
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        while not table.over:
            await press(pilot, "down", "up", "1" if table.decision % 2 else "enter")
        assert "The seed was" in shown(pilot, "#prompt")


async def test_typing_faces_finds_the_dice_to_set_aside(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        faces = [str(face) for face in match_of(table).view(0).rolled[:2]]
        await press(pilot, "slash", *faces)
        assert listed(pilot)[0] == f"Set aside {' '.join(faces)}"
        await press(pilot, "backspace")
        assert listed(pilot)[0] == f"Set aside {faces[0]}"
        await press(pilot, "space", faces[1], "enter")
        assert match_of(table).view(0).aside[0] == tuple(map(int, faces))


async def test_letters_are_commands_until_something_is_typed(new_table: NewTable) -> None:
    app = app_of(new_table(KILLER, seats=2, options=PRESETS["duel"]))
    async with app.run_test() as pilot:
        await settle(pilot)
        everything = listed(pilot)
        await press(pilot, "slash", "h", "h")
        assert listed(pilot) == []
        await press(pilot, "escape")
        assert listed(pilot) == everything


async def test_a_hint_marks_a_choice(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        await press(pilot, "h")
        hinted = KILLER.actions[KILLER.actions.by_text[(await table.ask_hint(0)).choices[0].action.text]]
        assert app.screen.query_one(DicePicker).faces == str(hinted).split()[1:]
        assert "hint" in shown(pilot, "#about")


async def test_undo_says_why_it_cannot(new_table: NewTable) -> None:
    app = app_of(new_table(KILLER, seats=2, options=PRESETS["duel"]))
    async with app.run_test() as pilot:
        await settle(pilot)
        await press(pilot, "u")
        async with asyncio.timeout(60):
            while not app._notifications:  # it is shown after the command has ended
                await pilot.pause(0.01)
        assert [note.message for note in app._notifications] == [
            "This choice cannot be taken back: something was dealt, answered or revealed since, or there was none."
        ]


async def test_undo_takes_a_choice_back(new_table: NewTable) -> None:
    table = new_table(TOY, people=("Zoe", "Yan"), seats=2)
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        await press(pilot, "enter", "enter")
        assert table.asked == 1
        assert isinstance(app.screen, CurtainScreen)
        await press(pilot, "enter", "u")
        assert table.asked == 0


async def test_the_language_changes_at_any_time(new_table: NewTable) -> None:
    app = app_of(new_table(KILLER, seats=2, options=PRESETS["duel"]))
    async with app.run_test() as pilot:
        await settle(pilot)
        assert "Your turn" in shown(pilot, "#bar")
        await press(pilot, "f2")
        assert "À toi" in shown(pilot, "#bar")
        await press(pilot, "f2")
        assert "Твой ход" in shown(pilot, "#bar")
        assert listed(pilot)[0].startswith("Отложить")


async def test_after_the_end_another_game_begins_or_the_record_is_copied(
    new_table: NewTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    table = new_table(TOY, seats=2)
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        while not table.over:
            await press(pilot, "enter")
        await press(pilot, "3")
        assert (tmp_path / "one.tablee").read_text() == write(record_of(table))
        await press(pilot, "1")
        assert app.table is not None
        assert app.table is not table
        assert (app.table.names, app.table.info.seats) == (table.names, table.info.seats)


async def test_a_large_screen_shows_the_whole_farewell(new_table: NewTable) -> None:
    table = new_table(TOY, seats=2)
    async with app_of(table).run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        while not table.over:
            await press(pilot, "enter")
        prompt = pilot.app.screen.query_one("#prompt", Static)
        lines = Text(shown(pilot, "#prompt")).wrap(Console(), prompt.size.width)
        assert "verify)" in lines[-1].plain
        assert prompt.size.height >= len(lines) > 5


async def test_hands_are_hidden_between_two_people(new_table: NewTable) -> None:
    table = new_table(TOY, people=("Zoe", "Yan"), seats=2)
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert isinstance(app.screen, CurtainScreen)
        assert "Zoe, it is your turn" in shown(pilot, "#title")
        board = app.screen_stack[1].query_one("#board", Static).content
        assert "You hold" not in str(board)
        await press(pilot, "enter")
        assert "You hold" in shown(pilot, "#board")
        await press(pilot, "enter")
        assert "Yan, it is your turn" in shown(pilot, "#title")
        assert "You hold" not in str(app.screen_stack[1].query_one("#board", Static).content)


async def test_dice_are_marked_by_space_and_by_number(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    async with app_of(table).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        dice, faces = pilot.app.screen.query_one(DicePicker), match_of(table).view(0).rolled
        assert "Mark dice with the space bar" in shown(pilot, "#about")
        await press(pilot, "space", "3", "right", "right", "space")
        assert dice.marked == {0, 2, 4}
        assert "Attack" in shown(pilot, "#about")
        await press(pilot, "3", "enter")
        assert match_of(table).view(0).aside[0] == (faces[0], faces[4])


async def test_a_click_chooses(new_table: NewTable) -> None:
    table = new_table(KING, seats=2)
    async with app_of(table).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.click(ChoiceGrid, offset=(2, 1))
        await settle(pilot)
        assert table.decision > 0


async def test_q_leaves_with_the_game_saved(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        await press(pilot, "1", "enter")
        await pilot.press("q")
    assert len(record_of(table).entries) > 1
    async with opened(resumed(table)) as again:
        assert again.asked == 0
