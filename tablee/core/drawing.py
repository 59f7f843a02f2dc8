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
    """How many columns a text in markup takes on the screen."""
    return sum(_width(text) for text, _ in _tokens(markup))


def clip(markup: str, width: int) -> str:
    """The text if it fits, else its beginning and an ellipsis."""
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
    """The text in exactly so many columns, at their left or right end."""
    cut = clip(markup, width)
    space = " " * (width - cells(cut))
    return space + cut if right else cut + space


def centred(markup: str, width: int) -> str:
    """The text in the middle of so many columns."""
    cut = clip(markup, width)
    return pad(" " * ((width - cells(cut)) // 2) + cut, width)


def beside(blocks: Sequence[Sequence[str]], widths: Sequence[int], gap: str = " ") -> list[str]:
    """Blocks of lines side by side, each in a column of its own."""
    rows = zip_longest(*blocks, fillvalue="")
    return [gap.join(pad(line, width) for line, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def shares(width: int, count: int, gap: int = 1) -> list[int]:
    """The widths of so many equal columns with gaps between them; what is left over goes to the last."""
    each = max((width - gap * (count - 1)) // count, 1)
    return [each] * (count - 1) + [max(width - (each + gap) * (count - 1), 1)]


def framed(lines: Iterable[str], width: int, title: str = "") -> list[str]:
    """Lines in a box of this width, with a title in its upper edge."""
    inside = width - 2
    top = clip(f"─{title}" if title else "", inside)
    body = [f"│{pad(line, inside)}│" for line in lines]
    return [f"╭{top}{'─' * (inside - cells(top))}╮", *body, f"╰{'─' * inside}╯"]


def folded(text: str, width: int, indent: str = "") -> list[str]:
    """A text broken at spaces; the lines after the first are indented. A word that is too long is cut."""
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
    """Things one after the other, each whole on its line where that is possible."""
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
    """The first lines; where some are left out, the last one says so."""
    return list(lines) if len(lines) <= height else [*lines[: max(height - 1, 0)], MORE][:height]


def _tokens(markup: str) -> Iterator[tuple[str, str]]:
    """Each character as it is seen, or a tag that is not."""
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
