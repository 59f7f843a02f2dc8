"""The simulator of Twelve Heroes in C++ plays the same games as the product, choice by choice."""

from __future__ import annotations

import os
import shutil
from itertools import product
from pathlib import Path

import pytest

from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.edge import bench_balance
from tablee.games.twelve_heroes.edge.ability_use import AbilityUse
from tablee.games.twelve_heroes.edge.balance import PAIRS, balance
from tablee.games.twelve_heroes.edge.bench_balance import columns, differences, main, report_of
from tablee.games.twelve_heroes.edge.faction_games import FactionGame, Measure
from tablee.games.twelve_heroes.edge.simulator import simulate as simulator
from tablee.games.twelve_heroes.edge.simulator.simulate import Played, Unplayable, as_lines, program, simulate
from tablee.games.twelve_heroes.heroes.library import BUILT_IN, find_set, source
from tablee.games.twelve_heroes.heroes.reader import to_json
from tablee.games.twelve_heroes.tests.random_sets import random_set
from tablee.testing.case import THOROUGH

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(shutil.which(os.environ.get("CXX", "g++")) is None, reason="the simulator needs g++"),
    pytest.mark.skipif(not COMPILED, reason="plain rules take seconds for each game"),
]
QUICK = Measure(width=1, ideas=1, deals=2, seed='quick\'s "seed"')
RANDOM_SETS = (0, 1, 2, 4, 5, 6) if THOROUGH else (0, 1)
"""Sets 3 and 7 have turns that hardly end: the product takes minutes for a game."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "column"), list(product(BUILT_IN, range(4))))
def test_both_programs_make_the_same_choices(name: str, column: int) -> None:
    measure = list(columns(Measure(name, seed="simulator")))[column]
    compared = list(differences(measure, 1))
    assert {played.pair for played, _ in compared} == set(PAIRS)
    assert [fault for _, fault in compared if fault is not None] == []


@pytest.mark.slow
@pytest.mark.parametrize("number", RANDOM_SETS)
def test_so_they_do_with_heroes_of_the_whole_vocabulary(number: int) -> None:
    cards = random_set(Rng(f"simulator/{number}"))
    measure = list(columns(Measure(to_json(cards), seed="random", width=1, ideas=2)))[number % 4]
    assert [fault for _, fault in differences(measure, 1) if fault is not None] == []


def test_the_report_is_the_one_of_the_product() -> None:
    assert report_of(QUICK, 1) == report_of(QUICK, 2) == balance(QUICK)


def test_a_different_game_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    played = next(simulate(QUICK, range(1), with_choices=True))
    changed = played._replace(choices=[0, *played.choices[1:]])
    shorter = played._replace(choices=played.choices[:-1])
    other = played._replace(game=played.game._replace(turns=1))
    told = [bench_balance.difference(each, played) or "" for each in (played, changed, shorter, other)]
    assert told[0] == ""
    assert told[1].startswith("choice 0: supply instead of ")
    assert told[2] == f"{len(played.choices) - 1} choices instead of {len(played.choices)}"
    assert "turns=1," in told[3]
    monkeypatch.setattr(bench_balance, "play_as_product", lambda *_: changed)
    assert main(["--check", "1", "--plain", "--width", "1", "--ideas", "1"]) == 1
    assert "12 games differ" in capsys.readouterr().out


def test_the_command_prints_the_tables_of_the_product(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    quick = ["--deals", "2", "--width", "1", "--ideas", "1", "--processes", "2"]
    assert main(quick) == 0
    shown = capsys.readouterr().out
    assert [shown.count(name) for name in ("\nplain\n", "\nwith both\n", "Archangel")] == [1, 1, 4]
    assert main([*quick, "--popularity", "--json"]) == 0
    assert '"popularity": true' in capsys.readouterr().out


def test_an_unknown_word_or_field_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = find_set("tablee")
    monkeypatch.setattr(simulator, "as_lines", lambda _: as_lines(cards).replace("send-back", "enchant"))
    with pytest.raises(Unplayable, match='does not know do = "enchant"'):
        list(simulate(QUICK, range(1)))
    monkeypatch.undo()
    monkeypatch.setattr(simulator, "FIELDS", simulator.FIELDS - {"pay"})
    with pytest.raises(SystemExit, match="wolf-rider: the simulator does not know the field “pay”"):
        main(["--deals", "2"])
    path = tmp_path / "unfinished.toml"
    path.write_text(source("tablee").replace("copies = 3", "copies = 2"), "utf-8")
    with pytest.raises(SystemExit, match="unfinished"):
        main(["--set", str(path)])


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert program().exists()
    monkeypatch.setenv("CXX", "no-such-compiler")
    with pytest.raises(SystemExit, match="needs a C\\+\\+ compiler"):
        main([])


def test_a_game_without_a_winner_is_shared() -> None:
    fields = ["humans", "orcs", "3", "1", "0", "121", "3", "c0", "1", "80", "1:7:4:2"]
    played = simulator.played_of(fields, [1])
    nobody = FactionGame(
        *(0.5, 1, 121, (frozenset({0, 1}), frozenset({6, 7})), (frozenset({0}), frozenset({7}))),
        ({}, {7: AbilityUse(4, 2)}),
    )
    assert played == Played(("humans", "orcs"), 3, nobody, [1])
