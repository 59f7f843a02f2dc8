"""The game that `docs/adding_a_game.md` builds, taken out of the page and held to every law."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tablee.games
from tablee.core.example import frames
from tests.laws.case import AnyGame, cases_of, folder
from tests.laws.citations import law_every_rule_is_cited_by_a_test, law_every_rule_named_in_the_code_exists
from tests.laws.play import Play, play
from tests.laws.test_laws import FOLDER_LAWS, LAWS
from tests.learning.guided import obey, take

PAGE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"
FILE = re.compile(r"^`(second_throw/[\w./]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="the page is not part of an installed package")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    shelf = tmp_path_factory.mktemp("shelf")
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        (shelf / name).parent.mkdir(parents=True, exist_ok=True)
        (shelf / name).write_text(text, encoding="utf-8")
    (shelf / "second_throw" / "tests" / "__init__.py").touch()
    tablee.games.__path__.append(str(shelf))
    yield import_module("tablee.games.second_throw").GAME
    tablee.games.__path__.remove(str(shelf))
    for name in [name for name in sys.modules if name.startswith("tablee.games.second_throw")]:
        del sys.modules[name]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_the_game_of_the_page_meets_the_law(law: Callable[[Play], None], game: AnyGame) -> None:
    for case in cases_of(game):
        law(play(case, 1))


@pytest.mark.parametrize("law", FOLDER_LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_its_words_meet_the_law(law: Callable[[AnyGame, Path], None], game: AnyGame) -> None:
    law(game, folder(game))


def test_its_rules_are_cited(game: AnyGame) -> None:
    law_every_rule_is_cited_by_a_test(folder(game))
    law_every_rule_named_in_the_code_exists(folder(game))


def test_its_examples_show_the_rules_that_they_name(game: AnyGame) -> None:
    for example in game.examples:
        assert {event.rule for frame in frames(game, example) for event in frame.events} & set(example.rules)


def test_who_follows_its_tutor_wins(game: AnyGame) -> None:
    course = take(game, obey)
    assert course.match.result is not None
    assert course.match.result.ranks == (1, 2)
    assert course.heard == {"welcome", "choose", "counted", "over"}


def test_its_own_tests_pass(game: AnyGame) -> None:
    module = import_module("tablee.games.second_throw.tests.test_rules")
    tests = [test for name, test in vars(module).items() if name.startswith("test_")]
    assert len(tests) == 4
    for test in tests:
        test()
