"""The terminal app, played by keyboard."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, Markdown, Static

from tablee.core.record import write
from tablee.core.verify import verify
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import PRESETS
from tablee.games.king_of_12 import GAME as KING
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.terminal.app import TerminalApp
from tablee.terminal.ask import Ask
from tablee.terminal.choice_grid import ChoiceGrid
from tablee.terminal.choices import Choice
from tablee.terminal.dice_picker import DicePicker
from tablee.terminal.list_screen import Item, ListScreen
from tablee.terminal.lookup_screen import LookupScreen
from tablee.terminal.memory import remembered_language
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.question_screen import CurtainScreen, QuestionScreen
from tablee.terminal.story import StoryBox
from tablee.terminal.table_client import TableClient
from tablee.words import Words
from tests.terminal.conftest import NewTable
from tests.terminal.playing import match_of, opened, record_of, resumed
from tests.toy import GAME as TOY

P = Pilot[None]


def app_of(table: TableClient | None, language: str = "en") -> TerminalApp:
    return TerminalApp(Words(language), table, ("Zoe",), pace=0.0)


async def settle(pilot: P) -> None:
    """Wait until the bots have played and everything is drawn."""
    await pilot.pause()
    async with asyncio.timeout(300):
        while _busy(pilot):  # noqa: ASYNC110 (what is drawn sets no event)
            await asyncio.sleep(0.005)
    await pilot.pause()


def _busy(pilot: P) -> bool:
    at_work = any(worker.group in {"commands", "hint"} for worker in pilot.app.workers)
    app = pilot.app
    assert isinstance(app, TerminalApp)
    table = app.table if isinstance(app.screen, PlayScreen | CurtainScreen) else None
    narrating = isinstance(app.screen, PlayScreen) and app.screen.is_narrating
    return at_work or narrating or (table is not None and table.asked is None and not table.over)


async def press(pilot: P, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def shown(pilot: P, selector: str) -> str:
    visual = pilot.app.screen.query_one(selector, Static).content
    assert isinstance(visual, Text | str)
    return str(visual)


def listed(pilot: P) -> list[str]:
    return list(pilot.app.screen.query_one(ChoiceGrid).labels)


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


async def test_what_the_marked_card_does_is_shown_on_a_small_screen(new_table: NewTable) -> None:
    app = app_of(new_table(KING, seats=4))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        table = app.table
        assert table is not None
        offer = table.participant(0).offer
        assert offer is not None
        for action in offer.actions[:2]:
            card = action.params["card"]
            assert Words("en", KING)(f"card-{card}-effect") in shown(pilot, "#about")
            region = pilot.app.screen.query_one("#about").region
            assert region.height > 0
            assert region.bottom <= 24
            await press(pilot, "down")


async def test_the_language_switched_to_is_remembered(new_table: NewTable) -> None:
    async with app_of(new_table(TOY)).run_test() as pilot:
        await settle(pilot)
        await press(pilot, "f2")
    assert remembered_language() == "fr"


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


async def test_the_rules_are_searched_without_leaving_the_table(new_table: NewTable) -> None:
    app = app_of(new_table(KILLER, seats=2, options=PRESETS["duel"]))
    async with app.run_test() as pilot:
        await settle(pilot)
        await press(pilot, "question_mark")
        assert isinstance(app.screen, LookupScreen)
        await press(pilot, *"D-1.4")
        assert app.screen.query_one(Input).value == "D-1.4"
        assert "D-1.4" in app.screen.query_one(Markdown).source
        assert "D-1.2" not in app.screen.query_one(Markdown).source
        await press(pilot, "down", "escape")
        assert isinstance(app.screen, PlayScreen)


async def test_questions_lead_from_the_shelf_to_a_table() -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, QuestionScreen)
        games = [answer.value for answer in screen._question.answers]
        await press(pilot, "home", *["down"] * games.index("killer"), "enter")
        await press(pilot, "down", "enter", "home", "enter", "enter")
        assert app.table is not None
        assert app.table.game is KILLER
        assert app.table.options == PRESETS["duel"]
        assert len(app.table.info.seats) == 2


async def test_the_questions_are_asked_again_in_another_language() -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        await press(pilot, "enter", "f2")
        screen = app.screen
        assert isinstance(screen, QuestionScreen)
        assert screen._question.title == Words("fr")("setup-game")


async def test_a_long_list_is_chosen_from_by_numbers_of_two_digits() -> None:
    chosen: list[str | None] = []
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        window = ListScreen("?", [Item(str(number), "item") for number in range(1, 13)], Words("en"))
        _ = app.push_screen(window, chosen.append)
        await press(pilot, "1", "2")
        assert chosen == ["12"]


@pytest.mark.parametrize("keys", [("3",), ("1", "2"), ("1", "6")])
async def test_the_number_of_players_is_typed_as_it_is(keys: tuple[str, ...]) -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        game = next(number for number, label in enumerate(listed(pilot), 1) if label == "King of 12")
        await press(pilot, str(game), "enter")
        screen = app.screen
        assert isinstance(screen, QuestionScreen)
        assert screen._question.title == "How many players?"
        assert screen.query_one(ChoiceGrid).numbered(60, 20)[0] == " 2 players"
        await press(pilot, *keys)
        await press(pilot, "enter")
        assert app.table is not None
        assert len(app.table.info.seats) == int("".join(keys))


async def test_escape_leads_back_to_the_shelf_and_then_out() -> None:
    app = app_of(None)
    async with app.run_test() as pilot:
        await pilot.pause()
        await press(pilot, "enter", "escape")
        assert isinstance(app.screen, QuestionScreen)
        await press(pilot, "escape")
    assert app.table is None


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


async def test_a_card_is_looked_up_by_cursor_and_by_name(new_table: NewTable) -> None:
    async with app_of(new_table(KING, seats=2)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        marked = listed(pilot)[0].removeprefix("Play ")
        await press(pilot, "i")
        assert isinstance(pilot.app.screen, LookupScreen)
        assert shown(pilot, "#topic").startswith(f"{marked}: ")
        await press(pilot, *"lady")
        assert "all other cards do nothing" in shown(pilot, "#topic")
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, PlayScreen)


async def test_a_name_is_looked_up_by_its_number(new_table: NewTable) -> None:
    async with app_of(new_table(HEROES, seats=2)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "?", "1", "2")
        grid = pilot.app.screen.query_one(ChoiceGrid)
        assert grid.cursor == 11
        assert len(grid.labels) > 12
        assert shown(pilot, "#topic").startswith(f"{grid.labels[11]}: ")


async def test_the_list_of_names_begins_at_its_beginning(new_table: NewTable) -> None:
    async with app_of(new_table(HEROES, seats=2)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await press(pilot, "down", "down", "?")
        assert "1 " in str(pilot.app.screen.query_one(ChoiceGrid).render()).split("\n")[0][:4]


async def test_an_explanation_gets_the_lines_that_the_choices_leave(new_table: NewTable) -> None:
    async with app_of(new_table(HEROES, seats=2)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        ask = pilot.app.screen.query_one(Ask)
        choice = Choice(0, "Deploy", "deploy")
        ask.offer(Text("What do you do?"), [choice] * 3, lambda _: "A long explanation. " * 15)
        await pilot.pause()
        assert ask.query_one("#about").size.height == 5
        assert ask.grid.size.height >= 3
        ask.offer(Text("What do you do?"), [choice] * 6, lambda _: "A long explanation. " * 15)
        await pilot.pause()
        assert (ask.grid.layout_now.columns, ask.query_one("#about").size.height) == (1, 2)


async def test_a_click_chooses(new_table: NewTable) -> None:
    table = new_table(KING, seats=2)
    async with app_of(table).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.click(ChoiceGrid, offset=(2, 1))
        await settle(pilot)
        assert table.decision > 0


async def test_new_events_are_marked(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    app = app_of(table)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await press(pilot, "1", "enter")
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        assert 0 < screen._read < len(table.participant(0).story)


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
