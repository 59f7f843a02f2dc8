"""Every regular expression of the package, found in its source, with the method that uses it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import tablee
from tests.server.hostile import Target

FOLDER = Path(tablee.__file__).parent
NOT_SERVED = {"tests", "testing", "terminal"}


class Used(NamedTuple):
    """A regular expression, and the method that uses it."""

    pattern: str
    method: str


def patterns() -> Iterator[Target]:
    """Each of them, with texts of its own characters."""
    for used in sorted({each for path in FOLDER.rglob("*.py") for each in _uses(path)}):
        scan = getattr(re.compile(used.pattern), used.method)
        work = partial(scan, "") if used.method == "sub" else scan
        letters = set(re.sub(r"\\.|[\[\](){}?*+|^$]", "", used.pattern)) | set('a1 "-=.\\')
        yield Target(f"regex {used.method} {used.pattern}", work, sorted(letters))


def _uses(path: Path) -> Iterator[Used]:
    if NOT_SERVED & set(path.relative_to(FOLDER).parts):
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = dict(_compiled(tree))
    for called, method, call in _methods(tree):
        pattern = _text(call)
        if called == "re" and method != "compile" and pattern is not None:
            yield Used(pattern, method)
        elif called in names:
            yield Used(names[called], method)


def _methods(tree: ast.Module) -> Iterator[tuple[str, str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield ast.unparse(node.func.value), node.func.attr, node


def _compiled(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names of what `re.compile` made."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            pattern = _text(node.value)
            if ast.unparse(node.value.func) == "re.compile" and pattern is not None:
                yield ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target), pattern


def _text(call: ast.Call) -> str | None:
    value = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    return value.decode("latin-1") if isinstance(value, bytes) else value if isinstance(value, str) else None
