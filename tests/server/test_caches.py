"""Input from strangers never fills a cache without a limit."""

from __future__ import annotations

import ast
from pathlib import Path

import tablee

ENDLESS = ("cache", "functools.cache", "lru_cache(None)", "lru_cache(maxsize=None)")
SOURCES = sorted(Path(tablee.__file__).parent.rglob("*.py"))


def unbounded(tree: ast.AST) -> list[str]:
    """Functions that cache a result for each set of options."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(each) in ENDLESS for each in node.decorator_list):
            kinds = [ast.unparse(each.annotation) for each in node.args.args if each.annotation]
            found += [node.name for kind in kinds if kind.endswith("Options")]
    return found


def test_no_cache_by_options_is_unbounded() -> None:
    assert unbounded(ast.parse("@cache\ndef setup(options: SomeOptions) -> int: ...")) == ["setup"]
    assert [name for path in SOURCES for name in unbounded(ast.parse(path.read_text("utf-8")))] == []
