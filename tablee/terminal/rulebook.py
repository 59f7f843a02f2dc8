"""Searches a game's rules."""

from __future__ import annotations

import re


def passages(text: str, query: str) -> str:
    """Return the passages that contain every word of the query, under their headings."""
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
    """Split the text into headings, paragraphs and single list items."""
    blocks: list[list[str]] = [[]]
    for line in text.splitlines():
        opens = line.startswith(("#", "- ", "* ")) or not line.strip()
        if opens or "".join(blocks[-1]).startswith("#"):
            blocks.append([])
        if line.strip():
            blocks[-1].append(line)
    return ["\n".join(lines) for lines in blocks if lines]


def without_markup(text: str) -> str:
    """Return the text without signs for headings and bold letters, which a screen reader would read out."""
    return re.sub(r"\*\*(.+?)\*\*", r"\1", re.sub(r"^#+ ", "", text, flags=re.MULTILINE))
