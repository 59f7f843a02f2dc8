"""Finds the messages that a game's source code uses for events, refusals, prompts and screens."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple


class MessageUse(NamedTuple):
    """A use of a message, with its parameters there, or None if only a run can tell them."""

    message: str
    params: frozenset[str] | None
    where: str


class MessageCall(NamedTuple):
    """How a call refers to a message: the message's prefix, where its name is, and how to find the parameters."""

    prefix: str
    place: int
    keyword: str
    params: Callable[[ast.Call], frozenset[str] | None]


def _keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(filter(None, names))


def _dict_keys(call: ast.Call) -> frozenset[str] | None:
    given = [*call.args[2:3], *(each.value for each in call.keywords if each.arg == "params")]
    if not given or not isinstance(given[0], ast.Dict):
        return None
    keys = [key.value for key in given[0].keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, keys)) if len(keys) == len(given[0].keys) else None


def _nothing(_call: ast.Call) -> frozenset[str] | None:
    return frozenset()


def _count(_call: ast.Call) -> frozenset[str] | None:
    return frozenset({"count"})


WORDS = {
    "tell": MessageCall("event-", 0, "tag", _dict_keys),
    "Event": MessageCall("event-", 0, "tag", _dict_keys),
    "Refused": MessageCall("refused-", 0, "code", _keywords),
    "Decide": MessageCall("prompt-", 1, "prompt", _nothing),
    "why": MessageCall("why-", 0, "code", _keywords),
    "task": MessageCall("puzzle-", 0, "code", _keywords),
    "tally": MessageCall("score-", 0, "unit", _count),
    "score_line": MessageCall("score-", 0, "code", _keywords),
    "say": MessageCall("", 0, "message", _keywords),
}


def modules(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules of the game, without its tests."""
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if "tests" not in inside.parts:
            yield str(inside), ast.parse(path.read_text(encoding="utf-8"))


def uses(folder: Path) -> Iterator[MessageUse]:
    """Yield every message that the code uses in a call."""
    for name, module in modules(folder):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _called(node) in WORDS:
                yield from _uses_of(node, WORDS[_called(node)], f"{name}:{node.lineno}")


SAID = re.compile(r"""\bsay\(\s*['"]([\w-]+)['"]\s*(?:,\s*\{([^(){}\[\]]*)\}\s*)?\)""")
BOARD_MESSAGE = re.compile(r"""['"](board-[\w-]+)['"]""")
BOARD_TEMPLATE = re.compile(r"`board-[^`]*\$")


def board_uses(folder: Path) -> Iterator[MessageUse]:
    """Yield every message that the game's board uses: names that begin with `board-`, or literals in `say`."""
    for path in sorted((folder / "board").rglob("*")):
        if path.suffix in (".svelte", ".ts"):
            text = path.read_text(encoding="utf-8")
            assert not BOARD_TEMPLATE.search(text), f"{path.name}: the name must be written out"
            for name, params in SAID.findall(text):
                given = frozenset(param.partition(":")[0].strip() for param in params.split(",") if param.strip())
                yield MessageUse(name, given, path.name)
            for name in BOARD_MESSAGE.findall(text):
                yield MessageUse(name, None, path.name)


def rules_named(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield every rule that a call of `tell` or `Refused` names literally, and where."""
    for name, module in modules(folder):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _called(node) in ("tell", "Event", "Refused") and len(node.args) > 1:
                for rule in _texts(node.args[1]) or ():
                    yield rule, f"{name}:{node.lineno}"


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _uses_of(call: ast.Call, word: MessageCall, where: str) -> Iterator[MessageUse]:
    named = [each.value for each in call.keywords if each.arg == word.keyword and word.prefix]
    given = [*call.args[word.place : word.place + 1], *named]
    texts = _texts(given[0]) if given else None
    assert texts is not None, f"{where}: the name must be written out, for the law to find its message"
    for text in texts:
        yield MessageUse(word.prefix + text, word.params(call), where)


def _texts(node: ast.expr) -> list[str] | None:
    """Return the literal text, or the texts of both branches of an `if`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = _texts(node.body), _texts(node.orelse)
        return None if one is None or other is None else one + other
    return None
