"""Plain lines: everything works with screen readers and scripts."""

from __future__ import annotations

import asyncio
import io
import os
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.core.log import Committed, Retracted
from tablee.core.verify import verify
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import PRESETS
from tablee.games.king_of_12 import GAME as KING
from tablee.terminal.lines import Lines, PersonLeft
from tablee.terminal.plain import PlainPlay
from tablee.terminal.table_client import TableClient
from tablee.words import Words
from tests.terminal.conftest import NewTable
from tests.terminal.playing import match_of, record_of
from tests.toy import GAME as TOY


def play(table: TableClient, *typed: str, language: str = "en") -> str:
    """The output when these lines are typed."""
    sink = io.StringIO()
    lines = Lines(io.StringIO("".join(f"{line}\n" for line in typed)), sink)
    asyncio.run(PlainPlay(table, Words(language), lines).play())
    return sink.getvalue()


def test_a_whole_game_is_played_by_numbers(new_table: NewTable) -> None:
    table = new_table(KILLER, options=PRESETS["duel"])
    printed = play(table, *["1"] * 2000)
    assert table.over
    assert "Its commitment: " + table.info.commitment in printed
    assert f"The seed was {table.info.seed}" in printed
    assert verify(record_of(table)).good


def test_a_game_with_secret_choices_is_played_by_numbers(new_table: NewTable) -> None:
    table = new_table(TOY)
    play(table, *["1"] * 20)
    assert table.over


def test_a_choice_can_be_typed_as_faces(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    first, second, *_ = match_of(table).view(0).rolled
    printed = play(table, f"{first} {second}", "q")
    assert f"→ Set aside {first} {second}" in printed
    assert match_of(table).view(0).aside[0] == (first, second)


def test_the_number_of_a_choice_is_looked_up(new_table: NewTable) -> None:
    table = new_table(KING, seats=2)
    printed = play(table, "? 2", "?99", "q")
    card = Words("en", KING)("draw-card", card=match_of(table).view(0).hand[1])
    effect = KING.topics(KING.options(), Words("en", KING))[card]
    assert f"Play {card}\n{card}: {effect}" in printed
    assert "Nothing here is called that" in printed


def test_what_fits_several_choices_lists_them(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    printed = play(table, "aside", "castle")
    assert "Several choices fit:" in printed
    assert "No choice fits." in printed
    assert table.decision == 0


def test_the_end_of_input_saves_the_game_and_says_where(new_table: NewTable) -> None:
    table = new_table(KILLER)
    assert f"Go on with: tablee play --resume {table.path}" in play(table)


def test_rules_hints_and_boards_are_printed_on_request(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    printed = play(table, "? D-1.4", "?castling", "h", "b")
    assert "D-1.4" in printed
    assert "Nothing here is called that, and no rule says it." in printed
    assert "A hint: Set aside" in printed
    assert "if you go on well" in printed
    assert printed.count("is rolling") >= 2


def test_undo_is_answered(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    assert "cannot be taken back" in play(table, "u")


def test_a_secret_choice_is_taken_back_by_a_line(new_table: NewTable) -> None:
    table = new_table(TOY, people=("Zoe", "Yan"), seats=2)
    play(table, "1", "u")
    assert [type(entry) for entry in match_of(table).log[-2:]] == [Committed, Retracted]
    assert table.asked == 0


def test_the_language_changes_by_a_line(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    printed = play(table, "l", "l en")
    assert "Quels dés" in printed or "dés" in printed


def test_leaving_before_the_game_is_set_up_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "--plain"]) == 0


def test_lines_of_a_file_are_read_one_by_one_while_the_table_goes_on(tmp_path: Path) -> None:
    (tmp_path / "typed").write_text("one\ntwo\nthree")

    async def ask() -> list[str]:
        return [await lines.ask_beside("?") for _ in range(2)]

    with (tmp_path / "typed").open() as source:
        lines = Lines(source, io.StringIO())
        assert lines.ask("?") == "one"
        assert asyncio.run(ask()) == ["two", "three"]
        with pytest.raises(PersonLeft):
            lines.ask("?")


def test_lines_of_a_pipe_are_waited_for() -> None:
    end, start = os.pipe()

    async def ask() -> str:
        asyncio.get_running_loop().call_later(0.01, os.write, start, "été\n".encode())
        return await lines.ask_beside("?")

    with os.fdopen(end, encoding="utf-8") as source:
        lines = Lines(source, io.StringIO())
        assert asyncio.run(ask()) == "été"
    os.close(start)


def test_every_line_is_plain_text(new_table: NewTable) -> None:
    printed = play(new_table(KILLER, people=("[red]Zoe[/red]",)), *["1"] * 30)
    assert "\x1b" not in printed
    assert "[red]Zoe[/red]" in printed
