"""The message files: the shell's own and each game's, found beside their code.

What a game says in examples and lessons stands in a file of its own (`en.learning.ftl`), so that a page that teaches
nothing need not load it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tablee.words.french import de


def package_of(game: object) -> str:
    """The folder of a game, as a package."""
    return type(game).__module__.rpartition(".")[0]


@cache
def bundle(language: str, package: str | None) -> FluentBundle:
    """The messages of the shell, and of the game in this package if there is one."""
    functions = {"DE": de}
    messages = FluentBundle([language], functions=functions, use_isolating=False)  # type: ignore[arg-type]  # a text is fine
    for source in ("tablee", package):
        if source is not None:
            messages.add_resource(FluentResource(_text(source, language)), allow_overrides=True)
    return messages


def _text(package: str, language: str) -> str:
    folder = files(package) / "locales"
    learning = folder / f"{language}.learning.ftl"
    text = (folder / f"{language}.ftl").read_text("utf-8")
    return text + "\n" + learning.read_text("utf-8") if learning.is_file() else text
