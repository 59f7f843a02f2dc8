"""Lays out text for terminals: measures, cuts, pads and joins lines of console markup."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final
from unicodedata import combining, east_asian_width

_TOKENS: Final = re.compile(r"(?P<escaped>\\\[)|(?P<tag>\[[a-z#/@][^\[]*?\])|(?P<text>.)", re.DOTALL)
_WIDE: Final = ("W", "F")
MORE: Final = "…"


def cells(markup: str) -> int:
    """Return how many columns a text in markup takes on the screen."""
    return sum(_width(text) for text, _ in _tokens(markup))


def clip(markup: str, width: int) -> str:
    """Return the text if it fits, otherwise its beginning and an ellipsis."""
    if cells(markup) <= width:
        return markup
    kept, room, opened = [], max(width - 1, 0), 0
    for text, tag in _tokens(markup):
        if tag:
            kept.append(tag)
            opened += -1 if tag.startswith("[/") else 1
            continue
        room -= _width(text)
        if room < 0:
            break
        kept.append("\\[" if text == "[" else text)
    return "".join(kept) + (MORE if width > 0 else "") + "[/]" * opened


def pad(markup: str, width: int, *, right: bool = False) -> str:
    """Pad or cut the text to exactly this many columns, aligned left or right."""
    cut = clip(markup, width)
    space = " " * (width - cells(cut))
    return space + cut if right else cut + space


def centred(markup: str, width: int) -> str:
    """Centre the text in this many columns."""
    cut = clip(markup, width)
    return pad(" " * ((width - cells(cut)) // 2) + cut, width)


def beside(blocks: Sequence[Sequence[str]], widths: Sequence[int], gap: str = " ") -> list[str]:
    """Join blocks of lines side by side, each in its own column."""
    rows = zip_longest(*blocks, fillvalue="")
    return [gap.join(pad(line, width) for line, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def shares(width: int, count: int, gap: int = 1) -> list[int]:
    """Return the widths of equal columns with gaps between them. The last column gets the remainder."""
    each = max((width - gap * (count - 1)) // count, 1)
    return [each] * (count - 1) + [max(width - (each + gap) * (count - 1), 1)]


def framed(lines: Iterable[str], width: int, title: str = "") -> list[str]:
    """Draw a box of this width around the lines, with a title in its upper edge."""
    inside = width - 2
    top = clip(f"─{title}" if title else "", inside)
    body = [f"│{pad(line, inside)}│" for line in lines]
    return [f"╭{top}{'─' * (inside - cells(top))}╮", *body, f"╰{'─' * inside}╯"]


def folded(text: str, width: int, indent: str = "") -> list[str]:
    """Wrap a text at spaces and indent the lines after the first. Words that are too long are cut."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        if line and cells(line) + 1 + cells(word) > width:
            lines.append(line)
            line = indent + word
        else:
            line = f"{line} {word}" if line else word
    return [clip(each, width) for each in (*lines, line) if each.strip()]


def flowed(items: Iterable[str], width: int, gap: str = "  ", indent: str = "") -> list[str]:
    """Lay out items one after the other. Start a new line where an item does not fit."""
    lines: list[str] = []
    line = ""
    for item in items:
        if line.strip() and cells(line) + len(gap) + cells(item) > width:
            lines.append(line)
            line = indent + item
        else:
            line = f"{line}{gap}{item}" if line.strip() else line + item
    return [clip(each, width) for each in (*lines, line) if each.strip()]


def at_most(lines: Sequence[str], height: int) -> list[str]:
    """Return at most `height` lines. If some are left out, the last line is an ellipsis."""
    return list(lines) if len(lines) <= height else [*lines[: max(height - 1, 0)], MORE][:height]


def _tokens(markup: str) -> Iterator[tuple[str, str]]:
    """Split markup into visible characters and invisible tags."""
    for found in _TOKENS.finditer(markup):
        if found["escaped"]:
            yield "[", ""
        elif found["tag"]:
            yield "", found["tag"]
        else:
            yield found["text"], ""


def _width(text: str) -> int:
    if not text or combining(text):
        return 0
    return 2 if east_asian_width(text) in _WIDE else 1
