"""Versions of a game's rules: the defaults of options, and the meaning of names such as "the newest set".

There is one engine. Everything ever played is a choice of options; a version only sets their defaults.
`docs/rules_versions.md` explains how to change a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from tablee.core import options
from tablee.core.options import Options, Scalar

Opt = TypeVar("Opt", bound=Options)
Names = Mapping[str, Mapping[str, str]]
"""For each option: a text that stands for the newest of something, and its meaning."""

FIRST = 1
"""The version of records and tables that name none."""


class Before(NamedTuple):
    """The settings before a version of the rules: earlier defaults, and earlier meanings of names."""

    defaults: Mapping[str, Scalar] = {}
    names: Names = {}


class Rules(Generic[Opt]):
    """One version of a game's rules. `defaults` are its default options."""

    def __init__(self, version: int, defaults: Opt, names: Names) -> None:
        self.version = version
        self._names = names
        self.defaults: Opt = self.resolve(defaults)

    def resolve(self, chosen: Opt) -> Opt:
        """Return the options with every name replaced by its meaning in this version."""
        stands = {name: table.get(getattr(chosen, name)) for name, table in self._names.items()}
        changed: dict[str, Any] = {name: value for name, value in stands.items() if value is not None}
        return msgspec.structs.replace(chosen, **changed) if changed else chosen

    def build(self, texts: dict[str, str], base: Opt | None = None) -> Opt:
        """Build options from texts (a command line, a record), on top of a preset or this version's defaults."""
        return self.resolve(options.build(type(self.defaults), texts, self.defaults if base is None else base))

    def convert(self, values: Any) -> Opt:
        """Build options from plain values (a message, a stored table), each checked."""
        return self.resolve(options.convert(type(self.defaults), values, self.defaults))

    def texts(self, chosen: Opt) -> dict[str, str]:
        """Return, as texts, the options that differ from this version's defaults. `build` reads them back."""
        return options.texts(self.resolve(chosen), self.defaults)


def rules_at(version: int, newest: int, defaults: Opt, names: Names, changes: Mapping[int, Before]) -> Rules[Opt]:
    """Return the rules of a version: start from the present rules and undo every later change."""
    for later in range(newest, version, -1):
        before = changes.get(later, Before())
        defaults = msgspec.structs.replace(defaults, **before.defaults)
        names = {**names, **before.names}
    return Rules(version, defaults, names)
