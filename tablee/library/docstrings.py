"""Restores the docstrings of compiled classes for `help`, because mypyc leaves them out."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Hashable
from functools import cache
from pathlib import Path
from typing import Any


@cache
def document(kind: Hashable) -> None:
    """Set the docstrings of a compiled class and its bases from their source files."""
    for each in getattr(kind, "__mro__", ()):
        if each.__module__.startswith("tablee.") and not each.__doc__:
            each.__doc__ = _docstring(each)


def _docstring(kind: type[Any]) -> str | None:
    module = inspect.getmodule(kind)
    file = getattr(module, "__file__", None) or ""
    source = Path(file).with_name(Path(file).name.partition(".")[0] + ".py")
    if not source.is_file():
        return None
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return ast.get_docstring(node)
    return None
