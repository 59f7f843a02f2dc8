"""Names that come from a match's options instead of the locales."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tablee.core.options import Options
from tablee.registry import find_game
from tablee.words import Words
from tests.toy import GAME
from tests.toy.game import ToyGame


class Guest(Options, frozen=True):
    """Options that bring a name."""

    name: str = "[b]"


def lexicon(game: ToyGame, options: Options, language: str) -> Mapping[str, str]:
    name = options.name if isinstance(options, Guest) else "Nobody"
    return {"guest-1": f"{name} ({language})"}


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "lexicon", lexicon)


def test_a_game_brings_no_words_of_its_own_unless_it_says_so() -> None:
    assert GAME.lexicon(GAME.options(), "fr") == {}


@pytest.mark.usefixtures("guests")
def test_a_name_from_the_options_stands_for_its_number() -> None:
    assert Words("fr", GAME, options=Guest(name="Ada"))._worded("guest_winner", "1") == "Ada (fr)"


@pytest.mark.usefixtures("guests")
def test_without_options_the_usual_ones_give_the_names() -> None:
    assert Words("ru", GAME)._worded("guest", "1") == "Nobody (ru)"


@pytest.mark.usefixtures("guests")
def test_a_name_from_the_options_is_safe_in_markup_and_in_another_language() -> None:
    words = Words("fr", GAME, options=Guest())
    assert words.marked()._worded("guest", "1") == "\\[b] (fr)"
    assert words.speaking("en")._worded("guest", "1") == "[b] (en)"


def test_several_heroes_have_names_as_one_has() -> None:
    words = Words("en", find_game("twelve_heroes"))
    assert words._worded("hero", "15") == "Archangel"
    assert words._worded("heroes", ["15", "16"]) == "Archangel and Strategist"
