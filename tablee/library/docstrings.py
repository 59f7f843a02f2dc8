"""Restores the docstrings of compiled classes for `help`, because mypyc leaves them out."""

from __future__ import annotations

import re
import sys
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Final

DOCUMENTED: Final = ("tablee.core.", "tablee.search.", "tablee.games.", "tablee.environments.")
"""The packages whose compiled classes people can meet."""
DOCSTRING: Final = re.compile(r'^class (\w+)[^\n]*:\n    """(.*?)"""', re.DOTALL | re.MULTILINE)
_done: set[str] = set()


def document_loaded() -> None:
    """Set the docstrings of all compiled classes in the modules that were loaded since the last call."""
    for name in [name for name in sys.modules if name.startswith(DOCUMENTED) and name not in _done]:
        _done.add(name)
        _document(sys.modules[name])


def _document(module: ModuleType) -> None:
    bare = [kind for kind in vars(module).values() if isinstance(kind, type) and is_bare(kind, module)]
    texts = docstrings(_source(module)) if bare else {}
    for kind in bare:
        if kind.__name__ in texts:
            kind.__doc__ = texts[kind.__name__]


def is_bare(kind: type[object], module: ModuleType) -> bool:
    """Return whether a class belongs to this module and has no docstring of its own."""
    return kind.__module__ == module.__name__ and not vars(kind).get("__doc__")


def _source(module: ModuleType) -> str:
    file = Path(getattr(module, "__file__", None) or "")
    source = file.with_name(file.name.partition(".")[0] + ".py") if file.name else file
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def docstrings(source: str) -> dict[str, str]:
    """Return the docstring of each class in a source text. Parsing the whole text would make the import slow."""
    return {name: cleandoc(text) for name, text in DOCSTRING.findall(source)}
