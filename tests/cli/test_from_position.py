"""`tablee play --from` and `tablee solve --from` start from a position given as text."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.core.decision import Decide
from tablee.core.position import write_position
from tablee.core.record_reader import read
from tablee.core.rng import Rng
from tablee.registry import all_games, find_game
from tablee.words import LANGUAGES

Capture = pytest.CaptureFixture[str]
DUEL = "killer seats=2 life=9 : wait=aim turn=2 lives=2,9 value=6"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def middle(name: str) -> str:
    """A position of a game in the middle of its first sixteen decisions, or of all if it has fewer."""
    game, rng = find_game(name), Rng(f"middle of {name}")
    state = game.new(game.options(), game.info.seats[0])
    found: list[str] = []
    while isinstance(waits := state.settle(rng), Decide) and len(found) < 16:
        found.append(write_position(game, game.options(), game.info.seats[0], state))
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
    return found[len(found) // 2]


@pytest.mark.parametrize("name", all_games())
def test_every_game_can_be_played_on_from_a_position_and_its_record_holds(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    text, file = middle(name), tmp_path / "game.tablee"
    typed(monkeypatch, "1", "1", "q")
    bots = next(iter(find_game(name).bots))
    assert main(["play", "--from", text, "--bots", bots, "--seed", "5", "--plain", "--record", str(file)]) == 0
    written = read(file.read_text(), find_game)
    assert text.endswith(f": {written.start}")
    assert len(written.match().log) >= 1
    assert main(["replay", str(file), "--plain"]) == 0
    assert capsys.readouterr().err == ""


def test_the_person_sits_where_somebody_is_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "game.tablee"
    typed(monkeypatch, *["1"] * 3000)
    arguments = ["--name", "Zoe", "--bots", "hasty", "--seed", "5", "--plain", "--record", str(file)]
    assert main(["play", "killer", "--from", DUEL, *arguments]) == 0
    written = read(file.read_text(), find_game)
    assert written.names[1] == "Zoe"
    assert written.ranks
    assert "seed" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0
    assert main(["analyse", str(file), "--samples", "5", "--json"]) == 0


def test_a_game_from_a_position_is_resumed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    typed(monkeypatch, "q")
    assert main(["play", "--from", DUEL.replace("2,9", "50,50"), "--bots", "hasty", "--seed", "5", "--plain"]) == 0
    typed(monkeypatch, *["1"] * 3000)
    assert main(["play", "--resume", "--plain"]) == 0
    assert "The seed was" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--from", "chess"], "is not a position"),
        (["--from", "chess : wait=lead"], "chess"),
        (["--from", "killer : wait=aim lives=3"], "“3” is not a value for “lives”"),
        (["--from", "killer : moon=full lives=3,3"], "has no “moon”"),
        (["--from", "killer : wait=over lives=3,0 fallen=2"], "the game is over"),
        (["claim", "--from", DUEL], "another game (killer)"),
        (["--from", DUEL, "--seats", "3"], "Leave out"),
        (["--from", DUEL, "--preset", "duel"], "Leave out"),
        (["--from", DUEL, "--option", "life=3"], "Leave out"),
        (["--from", DUEL, "--resume"], "Leave out"),
        (["--from", DUEL, "--name", "Ann", "--name", "Bob", "--name", "Cat"], "3"),
    ],
)
def test_what_cannot_be_played_is_said(arguments: list[str], said: str, capsys: Capture) -> None:
    assert main(["play", *arguments, "--plain"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_solved_in_words(language: str, capsys: Capture) -> None:
    assert main(["solve", "--from", "killer : wait=keep lives=5,3 rolled=112366", "--lang", language]) == 0
    assert "%" in capsys.readouterr().out


def test_a_position_is_solved_exactly_where_a_game_has_a_solver(capsys: Capture) -> None:
    ending = (
        "claim : wait=lead phase=2 leader=2 hands=X9K2/K56 secret=X9K2/K56 "
        "scores=G126D25U3458/G0000D147U012679X34578 voids=/GD discards=G0345789D03689X0126K34789 last=X8-X7"
    )
    assert main(["solve", "--from", ending, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["method"] == "exact"
    assert len(told["choices"]) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "--from POSITION"),
        (["--from", "killer : wait=aim lives=3"], "lives"),
        (["--from", "killer : wait=keep lives=5,3 rolled=112366", "--seat", "2"], "not"),
        (["--from", "killer : wait=roll lives=5,3"], "no choice to make"),
    ],
)
def test_what_cannot_be_solved_is_said(arguments: list[str], said: str, capsys: Capture) -> None:
    assert main(["solve", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_what_only_an_estimate_can_answer_is_not_solved(capsys: Capture) -> None:
    assert main(["solve", "--from", middle("twelve_heroes")]) == 2
    assert "cannot be solved exactly" in capsys.readouterr().err
