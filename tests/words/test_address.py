"""One reader is addressed as a friend: French “tu”, Russian “ты”. Only several players are “vous” or “вы”."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee

ROOT = Path(tablee.__file__).parent
FRENCH = [*sorted(ROOT.rglob("words/fr*.ftl")), ROOT / "locales" / "fr.ftl"]
RUSSIAN = [*sorted(ROOT.rglob("words/ru*.ftl")), ROOT / "locales" / "ru.ftl"]
POLITE_FRENCH = re.compile(r"\b(?!chez\b|assez\b)\w+ez\b", re.IGNORECASE)
POLITE_RUSSIAN = re.compile(r"\b\w+(?:ите|йте)(?:сь)?\b", re.IGNORECASE)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_says_tu(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if POLITE_FRENCH.search(line)]
    assert [line for line in lines if "vous" not in line.lower()] == []


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: str(path.relative_to(ROOT)))
def test_russian_says_ty(path: Path) -> None:
    assert POLITE_RUSSIAN.findall(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_move_is_undone_by_annuler(path: Path) -> None:
    """Check that no French move or choice is “repris”: players read that as going on."""
    assert re.findall(r"(?:coup|choix)[^.=\n]*\bre(?:pris|prendre)\b", path.read_text("utf-8")) == []
