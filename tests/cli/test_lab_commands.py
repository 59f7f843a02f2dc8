"""The commands of the laboratory: simulate and arena."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.registry import find_game

Capture = pytest.CaptureFixture[str]


def test_simulations_are_summed_up(capsys: Capture) -> None:
    command = ["simulate", "killer", "--seats", "2", "--games", "3", "--bots", "hasty", "--preset", "duel"]
    assert main([*command, "--processes", "1"]) == 0
    assert "Killer: 3 games" in capsys.readouterr().out
    assert main([*command, "--processes", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 3


@pytest.mark.parametrize(("language", "strange"), [("en", r"\d,\d|\d %"), ("fr", r"\d\.\d|\d%"), ("ru", r"\d\.\d|\d%")])
def test_numbers_are_written_as_the_reader_writes_them(language: str, strange: str, capsys: Capture) -> None:
    duel = ["killer", "--preset", "duel", "--seed", "one", "--lang", language]
    assert main(["simulate", *duel, "--seats", "2", "--games", "3", "--bots", "hasty", "--processes", "1"]) == 0
    assert main(["arena", *duel, "--bots", "hasty,bold", "--deals", "3"]) == 0
    assert main(["solve", "killer", "--aim", "net", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"\d[.,]\d", printed)
    assert not re.search(strange, printed)


class Breaks:
    """Play on until Ctrl-C."""

    def __init__(self) -> None:
        self.left = 110

    def choose(self, view: object, offer: Offer, rng: Rng) -> int:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt
        return offer.legal[0]


def test_an_interrupted_simulation_tells_what_it_has_found(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("claim")
    monkeypatch.setattr(game, "bots", {**game.bots, "steady": Breaks()})
    assert main(["simulate", "claim", "--games", "1000", "--bots", "steady", "--json"]) == 2
    printed = capsys.readouterr()
    assert json.loads(printed.out)["matches"] == 2, "the third was not over"
    assert printed.err == "Stopped.\n"


def test_all_bots_are_rated_in_the_arena(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "ratings.toml"
    command = ["arena", "killer", "--ladder", "--bots", "hasty,steady", "--deals", "3", "--preset", "duel"]
    assert main([*command, "--write", str(file)]) == 0
    assert "1000 (1000 … 1000)" in capsys.readouterr().out
    written = tomllib.loads(file.read_text())
    assert (written["seats"], written["deals"], written["seed"]) == (2, 3, "tablee")
    assert written["bots"]["hasty"]["elo"] == 1000
    low, high = written["bots"]["steady"]["interval"]
    assert low <= written["bots"]["steady"]["elo"] <= high
    assert main([*command, "--json"]) == 0
    assert [rating["name"] for rating in json.loads(capsys.readouterr().out)["ratings"]] == ["hasty", "steady"]


def test_a_run_is_kept_goes_on_and_is_drawn(capsys: Capture, tmp_path: Path) -> None:
    command = ["arena", "killer", "--preset", "duel", "--bots", "hasty", "random", "--json"]
    assert main([*command, "--deals", "4"]) == 0
    wanted = capsys.readouterr().out
    store, other, picture = (str(tmp_path / name) for name in ("one.db", "two.db", "a.svg"))
    assert main([*command, "--deals", "2", "--store", store]) == 0
    assert main([*command, "--deals", "3", "--store", other]) == 0
    capsys.readouterr()
    assert main(["results", store, "--merge", other]) == 0
    assert re.search(r"arena +killer +hasty, random +tablee +3", capsys.readouterr().out)
    assert main([*command, "--deals", "4", "--store", store, "--on", "2", "--plot", picture]) == 0
    assert capsys.readouterr().out == wanted
    assert "Hasty" in Path(picture).read_text(encoding="utf-8")
    assert main(["results", store, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["results"] == 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--on", "moon"], "Work cannot run on “moon”"),
        (["--plot", "a.docx"], "“a.docx” has no known picture format"),
        (["--plot", "no/folder/a.svg"], "no/folder/a.svg"),
        (["--store", "no/folder/a.db"], "cannot be used as a store"),
    ],
)
def test_what_a_run_cannot_do_is_said_before_it(arguments: list[str], complaint: str, capsys: Capture) -> None:
    assert main(["arena", "killer", "--deals", "1000000", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_bots_sit_in_turn_around_the_table(capsys: Capture) -> None:
    command = ["simulate", "killer", "--games", "1", "--option", "life=3", "--json", "--bots", "hasty", "random"]
    assert main([*command, "--seats", "3"]) == 0
    assert [seat["name"] for seat in json.loads(capsys.readouterr().out)["seats"]] == ["hasty", "random", "hasty"]
    assert main([*command, "bold", "--seats", "2"]) == 2
    assert "do not fit" in capsys.readouterr().err


def test_bots_meet_in_the_arena(capsys: Capture) -> None:
    command = ["arena", "killer", "--bots", "hasty", "steady", "--deals", "2", "--preset", "duel", "--processes", "1"]
    assert main([*command, "--lang", "ru"]) == 0
    assert "минус" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2
