"""The rules of a game as text, and the passages that a person looks for."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from tablee.core.game import Game
from tablee.words.bundles import package_of


def rules_text(game: Game[Any, Any, Any], language: str) -> str:
    """The game's rules in this language, or in English where they have not been put into it; nothing where there are none."""
    folder = files(package_of(game))
    pages = (folder / f"rules.{language}.md", folder / "rules.md")
    return next((page.read_text("utf-8") for page in pages if page.is_file()), "")


def passages(text: str, query: str) -> str:
    """The passages that hold every word of the query, under their headings."""
    words = query.casefold().split()
    kept: list[str] = []
    heading = ""
    for block in _blocks(text):
        if block.startswith("#"):
            heading = block
        elif all(word in block.casefold() for word in words):
            kept += [heading, block] if heading else [block]
            heading = ""
    return "\n\n".join(kept)


def _blocks(text: str) -> list[str]:
    """Headings, paragraphs, and each item of a list on its own."""
    blocks: list[list[str]] = [[]]
    for line in text.splitlines():
        opens = line.startswith(("#", "- ", "* ")) or not line.strip()
        if opens or "".join(blocks[-1]).startswith("#"):
            blocks.append([])
        if line.strip():
            blocks[-1].append(line)
    return ["\n".join(lines) for lines in blocks if lines]
