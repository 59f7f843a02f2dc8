"""The examples in the documentation give the documented results."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from tablee import environments

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
SHOWN = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("name", sorted(set(environments.MODULES.values())))
def test_docstrings_are_true(name: str) -> None:
    tried = doctest.testmod(import_module(f"tablee.environments.{name}"), optionflags=SHOWN)
    assert tried.attempted
    assert not tried.failed


@pytest.mark.skipif(not PAGE.exists(), reason="the pages are in the checkout only")
def test_the_page_is_true() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=SHOWN)
    assert tried.attempted
    assert not tried.failed


def test_every_name_is_there() -> None:
    assert sorted(environments.__all__) == sorted(environments.MODULES) == dir(environments)
    for name in environments.__all__:
        assert getattr(environments, name)
    with pytest.raises(AttributeError):
        environments.moon  # noqa: B018
