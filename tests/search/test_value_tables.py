"""Tables and seeds that come with games as data files."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tablee.coach.finding import puzzles_of
from tablee.registry import all_games, package_of
from tablee.search.puzzle_seeds import read_puzzle_seeds
from tablee.search.value_tables import WHOLE, encode_tables, pack_numbers, read_tables, unpack_numbers
from tools.puzzles import as_json

NUMBERS = [0, 1, 255, 256, WHOLE]


def test_numbers_come_back_as_they_were_packed() -> None:
    assert unpack_numbers(pack_numbers(NUMBERS)) == tuple(NUMBERS)


def test_tables_come_back_as_they_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {"b": pack_numbers(NUMBERS), "a": b""}
    monkeypatch.setattr("tablee.search.value_tables.files", lambda package: tmp_path)
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "some.msgpack").write_bytes(encode_tables(tables))
    assert read_tables("a game of this test", "some.msgpack") == tables


def test_seeds_come_back_as_they_were_written() -> None:
    seeds = list(range(1, 50))
    assert json.loads(as_json(seeds)) == seeds


def test_a_game_without_seeds_has_none() -> None:
    assert read_puzzle_seeds("tablee.core") == ()


@pytest.mark.parametrize("name", sorted(all_games()))
def test_every_data_file_is_named_beside_the_command_that_makes_it(name: str) -> None:
    folder = files(package_of(all_games()[name])) / "data"
    if not folder.is_dir():
        return
    about = (folder / "__init__.py").read_text("utf-8")
    made = [file.name for file in folder.iterdir() if not file.name.startswith("__")]
    assert [name for name in made if f"`{name}`" not in about] == []
    assert about.count("python -m") >= 1


@pytest.mark.parametrize("name", sorted(all_games()))
def test_puzzles_have_the_seeds_of_their_file(name: str) -> None:
    game = all_games()[name]
    puzzles = puzzles_of(game)
    if puzzles is not None:
        assert puzzles.seeds == read_puzzle_seeds(package_of(game)) != ()
