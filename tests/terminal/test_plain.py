"""Playing by plain lines: everything can be heard and scripted."""

from __future__ import annotations

import io

from tablee.core.verify import verify
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.options import PRESETS
from tablee.terminal.plain import Lines, PlainPlay
from tablee.terminal.saves import load
from tablee.terminal.table import Table
from tablee.words import Words
from tests.terminal.conftest import NewTable
from tests.terminal.test_table import find_game
from tests.toy import GAME as TOY


def play(table: Table, *typed: str, language: str = "en") -> str:
    """What is printed when these lines are typed."""
    sink = io.StringIO()
    PlainPlay(table, Words(language), Lines(io.StringIO("".join(f"{line}\n" for line in typed)), sink)).play()
    return sink.getvalue()


def test_a_whole_game_is_played_by_numbers(new_table: NewTable) -> None:
    table = new_table(KILLER, options=PRESETS["duel"])
    printed = play(table, *["1"] * 2000)
    assert table.match.result is not None
    assert "Its commitment: " + table.commitment in printed
    assert "The seed was " + table.seed.hex() in printed
    assert verify(load(table.path, find_game)).good


def test_a_game_with_secret_choices_is_played_by_numbers(new_table: NewTable) -> None:
    table = new_table(TOY)
    play(table, *["1"] * 20)
    assert table.match.result is not None


def test_a_choice_can_be_typed_as_faces(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    first, second, *_ = table.match.view(0).rolled
    printed = play(table, f"{first} {second}", "q")
    assert f"→ Set aside {first} {second}" in printed
    assert table.match.view(0).aside[0] == (first, second)


def test_what_fits_several_choices_lists_them(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    printed = play(table, "aside", "castle")
    assert "Several choices fit:" in printed
    assert "No choice fits." in printed
    assert table.match.decision == 0


def test_the_end_of_input_saves_the_game_and_says_where(new_table: NewTable) -> None:
    table = new_table(KILLER)
    assert f"Go on with: tablee play --resume {table.path}" in play(table)


def test_rules_hints_and_boards_are_printed_on_request(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    printed = play(table, "? D-1.4", "? castling", "h", "b")
    assert "D-1.4" in printed
    assert "No rule says that." in printed
    assert "A hint: Set aside" in printed
    assert "if you go on well" in printed
    assert printed.count("is rolling") >= 2


def test_undo_is_answered(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    assert "cannot be taken back" in play(table, "u")


def test_a_secret_choice_is_taken_back_by_a_line(new_table: NewTable) -> None:
    table = new_table(TOY, people=("Zoe", "Yan"), seats=2)
    play(table, "1")
    assert 0 in table.match.commits
    table.undo(0)
    assert 0 not in table.match.commits


def test_the_language_changes_by_a_line(new_table: NewTable) -> None:
    table = new_table(KILLER, seats=2, options=PRESETS["duel"])
    printed = play(table, "l", "l en")
    assert "Quels dés" in printed or "dés" in printed


def test_every_line_is_plain_text(new_table: NewTable) -> None:
    printed = play(new_table(KILLER, people=("[red]Zoe[/red]",)), *["1"] * 30)
    assert "\x1b" not in printed
    assert "[red]Zoe[/red]" in printed
