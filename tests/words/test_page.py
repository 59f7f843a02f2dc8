"""The page has the same messages in every language: none missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.registry import game_ids
from tablee.testing.messages import read_messages
from tablee.words import LANGUAGES
from tests.words.page_messages import PAGE

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
LOCALES = Path(tablee.__file__).parent / "locales"
SOURCES = "\n".join(
    path.read_text()
    for path in (WEB / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
)
RULE = re.compile(r"^[-*] (?:\*\*)?([A-Z][A-Z0-9]*-[A-Z0-9.]+[a-z]?)(?:\*\*)? ", re.MULTILINE)
RULING = {"en": "**Ruling**", "fr": "**Précision**", "ru": "**Уточнение**"}

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="an installed package has left the page's sources behind")


def common() -> frozenset[str]:
    return frozenset(read_messages(LOCALES / "en.ftl"))


def test_the_page_has_no_words_for_nothing() -> None:
    beginnings = tuple(re.findall(r"`([a-z-]+-)\$\{", SOURCES))
    unused = [name for name in PAGE if f"'{name}'" not in SOURCES and not name.startswith(beginnings)]
    assert not unused


def test_the_page_says_nothing_that_it_has_no_words_for() -> None:
    asked = set(re.findall(r"\b(?:say|shell\.say)\('([a-z-]+)'", SOURCES))
    game = {"game-name", "game-tagline"}
    assert not asked - common() - game


@pytest.mark.parametrize("language", LANGUAGES)
def test_friendly_names_have_a_picture_for_every_animal(language: str) -> None:
    """A name's animal is found by its place in the list, as its picture is."""
    listed = re.search(r"const PEOPLE = \[(.*?)\n  \]", SOURCES, re.DOTALL)
    assert listed
    pictures = re.findall(r"[A-Z]\w+", listed[1])
    animals = re.search(r"^guest-animals = (.*)$", (LOCALES / f"{language}.ftl").read_text(), re.MULTILINE)
    assert animals
    assert len(animals[1].split(", ")) == len(pictures)
    if language == "en":
        assert animals[1].split(", ") == pictures


def rulings(page: str, mark: str) -> dict[str, int]:
    """The number of rulings of each rule."""
    pieces = RULE.split(page.replace("\n##", "\n"))
    return {rule: text.count(mark) for rule, text in zip(pieces[1::2], pieces[2::2], strict=True)}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("game", game_ids())
def test_rules_are_the_same_rules_in_every_language(game: str, language: str) -> None:
    folder = ROOT / "tablee" / "games" / game
    if not (folder / "words" / f"rules.{language}.md").exists():
        pytest.skip(f"the rules have not been put into {language}")
    english = rulings((folder / "words" / "rules.md").read_text(), RULING["en"])
    assert english
    assert rulings((folder / "words" / f"rules.{language}.md").read_text(), RULING[language]) == english
