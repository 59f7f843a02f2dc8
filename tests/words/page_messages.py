"""Finds the program's messages that only the web page uses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

import tablee

HEADING: Final = "The web page"
"""The messages after this heading belong to the page."""


def _page_messages() -> frozenset[str]:
    text = (Path(tablee.__file__).parent / "locales" / "en.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    start = next(
        at for at, each in enumerate(body) if isinstance(each, ast.ResourceComment) and each.content == HEADING
    )
    return frozenset(each.id.name for each in body[start:] if isinstance(each, ast.Message))


PAGE: Final = _page_messages()
