"""The message files of the program and of each game, found beside their code.

A game's messages for examples and lessons are in a separate file (`en.learning.ftl`), so that pages without lessons
need not load it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tablee.words.french import de
from tablee.words.languages import ENGLISH

PARTS: Final = ("", ".learning", ".commands")
"""A game may have separate files for its lesson and its commands. The web page does not need these."""


@cache
def bundle(language: str, package: str | None) -> FluentBundle:
    """Return the messages of the program, and of the game in this package if there is one."""
    functions = {"DE": de}
    messages = FluentBundle([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]  # a text is fine
    folders = [files("tablee") / "locales"] + ([files(package) / "words"] if package else [])
    for folder in folders:
        messages.add_resource(FluentResource(_text(folder, language)), allow_overrides=True)
    return messages


@cache
def has_words(language: str, package: str) -> bool:
    """Return whether the game in this package has been translated into this language."""
    return (files(package) / "words" / f"{language}.ftl").is_file()


def words_text(language: str, package: str | None, *, learning: bool = False) -> str:
    """Return the text of the message files: the program's, or those of the game in this package.

    For a game without this language, return the English messages.
    """
    if package is None:
        return _text(files("tablee") / "locales", language)
    folder = files(package) / "words"
    spoken = language if has_words(language, package) else ENGLISH
    parts = ("", ".learning") if learning else ("",)
    return _text(folder, spoken, parts)


def _text(folder: Traversable, language: str, parts: tuple[str, ...] = PARTS) -> str:
    found = [folder / f"{language}{part}.ftl" for part in parts]
    return "\n".join(file.read_text("utf-8") for file in found if file.is_file())
