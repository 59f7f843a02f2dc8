"""A guided first game in the terminal: by lines and on the screen, and after an interruption."""

from __future__ import annotations

import asyncio
import io

import pytest
from textual.widgets import Static

from tablee.cli import main
from tablee.core.refusal import Refused
from tablee.games.killer import GAME as KILLER
from tablee.terminal import texts
from tablee.terminal.app import TerminalApp
from tablee.terminal.ask import Ask
from tablee.terminal.dice_picker import DicePicker
from tablee.terminal.lines import Lines
from tablee.terminal.plain import PlainPlay
from tablee.terminal.setup import lesson
from tablee.terminal.table_client import TableClient
from tablee.words import Words
from tests.terminal.playing import let_bots_play, opened, resumed
from tests.toy import GAME as TOY


def typed(table: TableClient, *lines: str) -> str:
    """The output when these lines are typed."""
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    asyncio.run(PlainPlay(table, Words("en"), Lines(source, sink)).play())
    return sink.getvalue()


def advised(table: TableClient) -> str:
    return next(line.advice for line in table.participants[0].update.tutor or () if line.advice)


def test_the_tutor_speaks_before_each_choice_and_says_what_to_try() -> None:
    table = lesson(KILLER, "Zoe", "en").sit_down()
    printed = typed(table, "q")
    assert "its luck was chosen beforehand" in printed
    assert "Your tutor: Aim for a sum over 30 or under 12" in printed
    assert f"My advice: Set aside {advised(table).removeprefix('keep ')}" in printed


async def test_who_follows_the_tutor_to_the_end_has_won() -> None:
    table = lesson(KILLER, "Zoe", "en").sit_down()
    async with opened(table):
        while not table.over:
            await table.choose(0, KILLER.actions.by_text[advised(table)])
            await let_bots_play(table)
    assert table.info.ranks == (1, 2)
    assert any("you have won" in line for line in texts.lesson(table, Words("en", KILLER, table.names)))


async def test_an_interrupted_lesson_goes_on_with_what_was_said() -> None:
    table = lesson(KILLER, "Zoe", "en").sit_down()
    await asyncio.to_thread(typed, table, "1", "1", "q")
    said = table.participants[0].update.tutor
    async with opened(resumed(table)) as again:
        assert again.info.lesson
        assert again.participants[0].update.tutor == said
    assert said
    assert said[-1].name != "welcome"


def test_there_is_no_lesson_of_a_game_that_has_none() -> None:
    with pytest.raises(Refused) as refused:
        lesson(TOY, "Zoe", "en")
    assert refused.value.code == "no-lesson"


def test_a_lesson_is_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["--lang", "ru", "learn", "killer", "--plain"]) == 0
    assert "Наставник: Собери сумму больше 30 или меньше 12" in capsys.readouterr().out


async def test_on_the_screen_the_tutor_stands_above_the_choices() -> None:
    app = TerminalApp(Words("en"), lesson(KILLER, "Zoe", "en").sit_down(), ("Zoe",), 0)
    async with app.run_test(size=(120, 40)) as pilot:
        async with asyncio.timeout(300):
            while "Your tutor:" not in (said := prompt_of(app)):
                await pilot.pause(0.02)
    assert "Your tutor: Aim for a sum" in " ".join(said.split())


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
async def test_on_a_small_screen_the_cursor_below_the_dice_stays_in_sight(language: str) -> None:
    app = TerminalApp(Words(language), lesson(KILLER, "Zoe", language).sit_down(), ("Zoe",), 0)
    async with app.run_test(size=(80, 24)) as pilot:
        async with asyncio.timeout(300):
            while not app.screen.query("#dice") or not app.screen.query_one(DicePicker).display:
                await pilot.pause(0.02)
        await pilot.pause()
        ask, dice = app.screen.query_one(Ask), app.screen.query_one(DicePicker)
        assert dice.region.bottom <= ask.region.bottom


def prompt_of(app: TerminalApp) -> str:
    """The question; empty before the table is ready."""
    return " ".join(str(each.content) for each in app.screen.query("#prompt").results(Static))
