"""The examples in the documentation give the documented results."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

MODULES = ["words.errors", "library.game", "library.match", "library.position", "library.runs"]
PAGES = Path(__file__).parents[2] / "docs"
SHOWN = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_are_true(name: str) -> None:
    tried = doctest.testmod(import_module(f"tablee.{name}"), optionflags=SHOWN)
    assert tried.attempted
    assert not tried.failed


@pytest.mark.skipif(not PAGES.exists(), reason="the pages are in the checkout only")
@pytest.mark.parametrize("page", ["library.md", "laboratory.md", "positions.md", "../README.md"])
def test_pages_are_true(page: str) -> None:
    tried = doctest.testfile(str(PAGES / page), module_relative=False, optionflags=SHOWN)
    assert tried.attempted
    assert not tried.failed
