"""The terminal app: rules, cards and names looked up at the table."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Input, Markdown

from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import PRESETS
from tablee.games.king_of_12 import GAME as KING
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.terminal.ask import Ask
from tablee.terminal.choice_grid import ChoiceGrid
from tablee.terminal.choices import Choice
from tablee.terminal.lookup_screen import LookupScreen
from tablee.terminal.play_screen import PlayScreen
from tablee.words import Words
from tests.terminal.conftest import NewTable
from tests.terminal.piloting import app_of, listed, press, settle, shown


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
