"""The program's own messages: none missing and none unused, in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.testing.messages import References, read_messages
from tablee.words import LANGUAGES, Words
from tests.words.page_messages import PAGE

ROOT = Path(tablee.__file__).parent
CODES = r"(?:Refused|Verdict)\(\s*\"([a-z-]+)\""
WORDED = r"\"((?:[a-z]+-)+[a-z]+|yes|no|nothing|player|hint|typed|curtain|interrupted)\""

SHARED = {"bot-random", "bot-random-help", "bot-search", "bot-search-help", "preset-usual"}
"""What a game says without words of its own; `tablee new-game` writes one that does."""

FITTED = {"keys-play", "keys-dice", "keys-replay"}
"""Lines of keys that may be longer than the screen: a table leaves out what does not fit."""


def messages(language: str) -> dict[str, References]:
    return read_messages(ROOT / "locales" / f"{language}.ftl")


def sources() -> str:
    """All code except that of the games, which have their own messages."""
    paths = [path for path in ROOT.rglob("*.py") if "games" not in path.relative_to(ROOT).parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def spoken() -> set[str]:
    text = sources()
    codes = set(re.findall(CODES, text))
    reasons = {f"why-{code}" for code in re.findall(r"\bwhy\(\s*\"([a-z-]+)\"", text)}
    refusals = {f"refused-{code}" for code in codes} | {f"verify-{code}" for code in codes}
    return set(re.findall(WORDED, text)) | refusals | reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parameters(language: str) -> None:
    ours = {name: found.variables for name, found in messages(language).items()}
    assert ours == {name: found.variables for name, found in messages("en").items()}


def test_no_message_is_unused() -> None:
    assert set(messages("en")) - spoken() - SHARED - PAGE == set()


def test_no_refusal_is_without_words() -> None:
    refusals = re.findall(r"Refused\(\s*\"([a-z-]+)\"", sources())
    assert {f"refused-{code}" for code in refusals} - set(messages("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_on_one_line_of_eighty(language: str) -> None:
    words = Words(language)
    for message in messages(language):
        if message.startswith("keys-") and message not in FITTED:
            assert len(words(message)) <= 78, words(message)
