"""A guided first game in the terminal: by lines and on the screen, and after an interruption."""

from __future__ import annotations

import io

import pytest
from textual.widgets import Static

from tablee.cli import main
from tablee.core.refusal import Refused
from tablee.games.killer import GAME as KILLER
from tablee.terminal.app import TerminalApp
from tablee.terminal.plain import Lines, PlainPlay
from tablee.terminal.saves import load
from tablee.terminal.setup import lesson
from tablee.terminal.table import Table
from tablee.words import Words
from tests.terminal.test_table import find_game
from tests.toy import GAME as TOY


def typed(table: Table, *lines: str) -> str:
    """What is printed when these lines are typed."""
    sink = io.StringIO()
    PlainPlay(table, Words("en"), Lines(io.StringIO("".join(f"{line}\n" for line in lines)), sink)).play()
    return sink.getvalue()


def advised(table: Table) -> str:
    assert table.tutor is not None
    return next(line.advice for line in table.tutor.lines if line.advice)


def test_the_tutor_speaks_before_each_choice_and_says_what_to_try() -> None:
    table = lesson(KILLER, "Zoe", "en").table()
    printed = typed(table, "q")
    assert "the luck of this lesson was chosen beforehand" in printed
    assert "Your tutor: You have rolled six dice." in printed
    assert f"My advice: Set aside {advised(table).removeprefix('keep ')}" in printed


def test_who_follows_the_tutor_to_the_end_has_won() -> None:
    table = lesson(KILLER, "Zoe", "en").table()
    while table.match.result is None:
        seat = table.thinking
        action = table.bot_choice(seat) if seat is not None else KILLER.actions.index(advised(table))
        assert action is not None
        table.choose(seat if seat is not None else 0, action)
    assert table.match.result.ranks == (1, 2)
    assert "you have won" in typed(table)


def test_an_interrupted_lesson_goes_on_with_what_was_said() -> None:
    table = lesson(KILLER, "Zoe", "en").table()
    typed(table, "1", "1", "q")
    again = Table.resume(load(table.path, find_game), table.path)
    assert table.tutor is not None
    assert again.tutor is not None
    assert again.tutor.lines == table.tutor.lines
    assert again.tutor.lines[-1].name != "welcome"


def test_there_is_no_lesson_of_a_game_that_has_none() -> None:
    with pytest.raises(Refused) as refused:
        lesson(TOY, "Zoe", "en")
    assert refused.value.code == "no-lesson"


def test_a_lesson_is_a_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["--lang", "ru", "learn", "killer", "--plain"]) == 0
    assert "Наставник: Ты бросаешь шесть кубиков." in capsys.readouterr().out


async def test_on_the_screen_the_tutor_stands_below_the_story() -> None:
    app = TerminalApp(Words("en"), lesson(KILLER, "Zoe", "en").table(), ("Zoe",), 0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        story = app.screen.query_one("#story", Static)
        lines = [story.render_line(y).text for y in range(story.size.height)]
    assert "Your tutor: You have rolled" in " ".join(" ".join(lines).split())
