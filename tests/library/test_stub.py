"""The names that type checkers see are those that the package has."""

from __future__ import annotations

import ast
from pathlib import Path

import tablee


def test_the_stub_names_everything_in_the_package() -> None:
    stub = Path(tablee.__file__).with_suffix(".pyi")
    found = [node for node in ast.parse(stub.read_text(encoding="utf-8")).body if isinstance(node, ast.ImportFrom)]
    assert sorted(alias.asname or alias.name for node in found for alias in node.names) == vars(tablee)["__all__"]
