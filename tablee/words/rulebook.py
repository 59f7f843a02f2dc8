"""A game's rules, read from its folder."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from tablee.core.game import Game
from tablee.registry import package_of


def rules_of(game: Game[Any, Any, Any], language: str) -> str:
    """Return the rules in this language, or in English if they are not translated. Empty if there are none."""
    folder = files(package_of(game)) / "words"
    pages = (folder / f"rules.{language}.md", folder / "rules.md")
    return next((page.read_text("utf-8") for page in pages if page.is_file()), "")
