"""Nothing outside a game's folder names a game: not the program, not its tools, not the front end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tablee.registry import game_ids

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "tablee" / "games"
SEARCHED = ("tablee", "tools", "bench", "web")
LEFT_OUT = {"__pycache__", "node_modules", "static", "manual"}
"""What is made and not written: `static` is the built front end, `manual` the documentation."""
ROOMS = {"rules", "terminal", "views", "bots", "solver", "coach", "words", "data", "edge", "board", "tests"}

pytestmark = pytest.mark.skipif(not GAMES.is_dir(), reason="needs the checkout")


def own_rooms(game: str) -> set[str]:
    """Folders that this game has and no other needs; their names are the game's."""
    folders = {path.name for path in (GAMES / game).iterdir() if path.is_dir()}
    return folders - ROOMS - LEFT_OUT


def titles(game: str) -> set[str]:
    """What the game is called, in every language."""
    files = (GAMES / game / "words").glob("??.ftl")
    found = (re.search(r"^game-name = (.+)$", path.read_text("utf-8"), re.MULTILINE) for path in files)
    return {name[1].strip() for name in found if name}


def forms(game: str) -> set[str]:
    """The game's id as code and people write it, its titles, and its own rooms."""
    words = game.split("_")
    joined = {"_".join(words), "-".join(words), " ".join(words), "".join(word.title() for word in words)}
    return joined | titles(game) | own_rooms(game)


def name_of_a_game(games: Iterable[str] = game_ids()) -> re.Pattern[str]:
    """Matches whole words. A small word that is also a game's id is a name only in code: quoted, in a path, joined by
    _, or before the fields of a position."""
    every = {form for game in games for form in forms(game)}
    small = "|".join(sorted(form for form in every if form.islower() and form.isalpha() and form in games))
    whole = "|".join(map(re.escape, sorted(every - set(small.split("|")), key=len, reverse=True)))
    code = rf"(?<=[\"'`./_ ])(?:{small})(?=[\"'`/_])|games\.(?:{small})\b|\b(?:{small})(?= \w+=)"
    return re.compile(rf"(?<![^\W_])(?:{whole})(?![^\W_])|{code}")


def sources() -> Iterator[Path]:
    """Every text that somebody wrote, outside the folders of the games."""
    for folder in SEARCHED:
        for path in sorted((ROOT / folder).rglob("*")):
            inside = path.relative_to(ROOT)
            hidden = any(part in LEFT_OUT or part.startswith(".") for part in inside.parts)
            in_a_game = inside.parts[:2] == ("tablee", "games") and len(inside.parts) > 3
            if path.is_file() and not hidden and not in_a_game:
                yield path


def found_in(text: str, pattern: re.Pattern[str]) -> list[int]:
    """The lines that name a game."""
    return [number for number, line in enumerate(text.splitlines(), 1) if pattern.search(line)]


def test_nothing_outside_a_games_folder_names_it() -> None:
    pattern = name_of_a_game()
    named = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources()
        if path.suffix not in (".pyc", ".so", ".png")
        for line in found_in(path.read_text("utf-8"), pattern)
    ]
    assert not named


@pytest.mark.parametrize(
    ("line", "is_named"),
    [
        ('find_game("king_of_12")', True),
        ("from tablee.games.claim.rules import state", True),
        ("# as in King of 12", True),
        ("see /new/king-of-12", True),
        ("bench/claim_solver.py", True),
        ("a set of heroes", True),
        ("class TwelveHeroes:", True),
        ("`solve claim`", True),
        ("in Killer one rolls", True),
        ("A position looks like this: claim rules=1 seats=2", True),
        ("self.clients.claim()", False),
        ("a killer of time", False),
        ("he claims that twelve kings reclaim it", False),
    ],
)
def test_the_search_finds_names_and_nothing_else(line: str, is_named: bool) -> None:
    assert bool(found_in(line, name_of_a_game())) is is_named
