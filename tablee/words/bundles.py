"""The message files: the shell's own and each game's, found beside their code."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


def package_of(game: object) -> str:
    """The folder of a game, as a package."""
    return type(game).__module__.rpartition(".")[0]


@cache
def bundle(language: str, package: str | None) -> FluentBundle:
    """The messages of the shell, and of the game in this package if there is one."""
    messages = FluentBundle([language], use_isolating=False)
    for source in ("tablee", package):
        if source is not None:
            messages.add_resource(FluentResource(_text(source, language)), allow_overrides=True)
    return messages


def _text(package: str, language: str) -> str:
    return (files(package) / "locales" / f"{language}.ftl").read_text("utf-8")
