"""The tests run the build they should: TABLEE_EXPECT is `plain` or `compiled`; unset allows both."""

import importlib
import os
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tablee.core.compiled import COMPILED
from tests.build.marked import PACKAGE, marked_sources, module_name

EXPECT = os.environ.get("TABLEE_EXPECT")

only_compiled = pytest.mark.skipif(EXPECT != "compiled", reason="the compiled run only")


@pytest.mark.skipif(EXPECT is None, reason="nothing is expected")
def test_the_rules_run_as_expected() -> None:
    assert {"plain": False, "compiled": True}[str(EXPECT)] == COMPILED


def test_something_is_marked() -> None:
    assert PACKAGE / "core" / "compiled.py" in list(marked_sources())


@only_compiled
def test_the_installed_package_is_tested_and_not_the_checkout() -> None:
    assert Path(sysconfig.get_path("platlib")) in PACKAGE.parents


@only_compiled
@pytest.mark.parametrize("source", list(marked_sources()), ids=module_name)
def test_a_marked_module_is_an_extension(source: Path) -> None:
    module = importlib.import_module(module_name(source))
    assert str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.skipif(EXPECT != "plain", reason="the plain run only")
def test_no_extension_hides_a_source() -> None:
    assert [path for suffix in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{suffix}")] == []
