"""A whole deck at once: pasted, typed, or from a named file, on the screen and by plain lines."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual import events

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.registry import find_game
from tablee.terminal.app import TerminalApp
from tablee.terminal.lines import Lines
from tablee.terminal.pasted import text_of
from tablee.terminal.plain import PlainPlay
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.table_client import TableClient
from tablee.words import Words
from tests.terminal.conftest import NewTable
from tests.terminal.piloting import settle, shown
from tests.terminal.playing import match_of

DECK = """archangel 2
knight 2      # remarks are fine
treant 2
druid 2
squire 2
goat 2
"""
ONE_LINE = "archangel 2, knight 2, treant 2, druid 2, squire 2, goat 2"


@pytest.fixture
def table(new_table: NewTable) -> TableClient:
    game = find_game("twelve_heroes")
    return new_table(game, 2, options=game.options(decks="own"))


def deck_of(table: TableClient) -> tuple[str, ...]:
    """The heroes that the first seat has named, by their ids."""
    view = match_of(table).view(0)
    ids = find_set(view.options.heroes).ids()
    return tuple(sorted(ids[number - 1] for number in view.sides[0].known))


WHOLE = tuple(sorted(name for name in ("archangel", "knight", "treant", "druid", "squire", "goat") for _ in range(2)))


async def test_a_deck_is_pasted_on_the_screen(table: TableClient) -> None:
    app = TerminalApp(Words("en"), table, ("Zoe",), pace=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "paste its text" in shown(pilot, "#board")
        app.screen.post_message(events.Paste(DECK))
        await settle(pilot)
        while table.asked is None or "Which hero" in shown(pilot, "#prompt"):
            await settle(pilot)
        assert "under your deck" in shown(pilot, "#prompt")
    assert deck_of(table) == WHOLE


async def test_the_name_of_a_file_is_typed_after_some_heroes_were_named(table: TableClient, tmp_path: Path) -> None:
    file = tmp_path / "my deck.txt"
    file.write_text(DECK)
    app = TerminalApp(Words("en"), table, ("Zoe",), pace=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("slash", *"squire", "enter")
        await settle(pilot)
        await pilot.press("slash")
        for character in str(file):
            await pilot.press(
                {"/": "slash", ".": "full_stop", " ": "space", "_": "underscore", "-": "minus"}.get(
                    character, character
                )
            )
        await pilot.press("enter")
        await settle(pilot)
        while table.asked is None or "Which hero" in shown(pilot, "#prompt"):
            await settle(pilot)
    assert deck_of(table) == WHOLE


async def test_a_deck_with_a_fault_is_refused_with_the_line_and_nothing_is_told(table: TableClient) -> None:
    app = TerminalApp(Words("en"), table, ("Zoe",), pace=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app.screen.post_message(events.Paste(DECK.replace("goat", "gota")))
        await settle(pilot)
        messages = [notification.message for notification in app._notifications]
        assert any("gota → goat (deck:6)" in text for text in messages)
        await pilot.press("down")
        assert not list(app._notifications), "what was said lies over the choices no longer"
        assert table.decision == 0


async def test_a_pasted_text_narrows_the_choices_where_no_deck_is_awaited(new_table: NewTable) -> None:
    table = new_table(find_game("king_of_12"), 2)
    app = TerminalApp(Words("en"), table, ("Zoe",), pace=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app.screen.post_message(events.Paste("Knight\n"))
        await settle(pilot)
        assert isinstance(app.screen, PlayScreen)
        assert app.screen.view.ask.grid.labels == ("Play Knight",)


@pytest.mark.parametrize("as_file", [False, True], ids=["text", "file"])
async def test_a_deck_is_one_plain_line(table: TableClient, tmp_path: Path, *, as_file: bool) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(DECK)
    sink = io.StringIO()
    typed = f"gota 12, goat\n{file if as_file else ONE_LINE}\nq\n"
    await PlainPlay(table, Words("en"), Lines(io.StringIO(typed), sink)).play()
    assert "gota → goat (deck:1)" in sink.getvalue()
    assert "paste its text" in sink.getvalue()
    assert deck_of(table) == WHOLE


def test_a_file_is_named_as_terminals_do_when_it_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "my deck.txt"
    file.write_text("goat 12")
    escaped = str(file).replace(" ", "\\ ")
    for given in (str(file), f"'{file}'", f"file://{file}", f"{escaped} ", f'"{file}"\n'):
        assert text_of(given) == "goat 12"
    assert text_of(ONE_LINE) == ONE_LINE
    assert text_of(DECK) == DECK
    assert text_of("x" * 5000) == "x" * 5000
    for missing in (tmp_path / "none.txt", tmp_path):
        with pytest.raises(Refused, match="no-text-file"):
            text_of(str(missing))
