"""The attributes of a position as text: the default format for games that do not define their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.core.state import State
from tablee.core.values import attributes

Write = Callable[[Any], str]
Read = Callable[[str], Any]
NESTED: Final = "/"
"""The separator before each inner list of a nested list."""


def write_attributes(state: State, blank: State, special: Mapping[str, Write] | None = None) -> dict[str, str]:
    """Return, as text, the attributes that differ from those of a blank position."""
    usual = dict(attributes(blank))
    found: dict[str, str] = {}
    for name, value in attributes(state):
        if name not in state.left_out() and value != usual.get(name):
            found[name] = (special or {}).get(name, written)(value)
    return found


def read_attributes(fields: Fields, blank: State, special: Mapping[str, Read] | None = None) -> None:
    """Set the attributes of a blank position to the values in the fields."""
    for name, value in list(attributes(blank)):
        if name in blank.left_out() or not fields.has(name):
            fields.text(name)
            continue
        text = fields.text(name)
        try:
            setattr(blank, name, (special or {})[name](text) if name in (special or {}) else read(text, value))
        except (ValueError, IndexError, KeyError, TypeError, OverflowError):
            raise fields.wrong(name, written(value) if isinstance(value, int | list | str) else "…") from None


def written(value: Any) -> str:
    """Return a value as text: numbers as they are, lists with commas, nested lists with slashes."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, list | tuple) for each in value)
        return "".join(NESTED + written(each) for each in value) if nested else ",".join(map(written, value))
    if isinstance(value, int | str):
        return str(value)
    raise Refused("no-position-text")


def read(text: str, like: Any) -> Any:
    """Parse a text into a value of the same type as `like`."""
    if isinstance(like, bool):
        return {"yes": True, "no": False}[text]
    if isinstance(like, list | tuple):
        kind = type(like)
        if text.startswith(NESTED):
            return kind(read(each, like[0] if like else [0]) for each in text[1:].split(NESTED))
        return kind(int(each) for each in text.split(",")) if text else kind()
    if isinstance(like, int):
        return int(text)
    if isinstance(like, str):
        return text
    raise ValueError(f"{text} for {like}")
