"""Versions of a game's rules: what an option means that nobody named, and what the names of sets stand for.

There is one engine. Whatever was ever played is a choice of options; a version only says which of them go without saying.
`docs/rules_versions.md` tells how to change a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from tablee.core import options
from tablee.core.options import Options, Scalar

Opt = TypeVar("Opt", bound=Options)
Names = Mapping[str, Mapping[str, str]]
"""By option: a text that stands for the newest of something, and what that is."""

FIRST = 1
"""The version of whatever names none."""


class Before(NamedTuple):
    """What a version of the rules changed, told as it was before: the defaults, and what names stood for."""

    defaults: Mapping[str, Scalar] = {}
    names: Names = {}


class Rules(Generic[Opt]):
    """One version of a game's rules: `defaults` are its options where nobody chose any."""

    def __init__(self, version: int, defaults: Opt, names: Names) -> None:
        self.version = version
        self._names = names
        self.defaults: Opt = self.resolve(defaults)

    def resolve(self, chosen: Opt) -> Opt:
        """The options with every name replaced by what it stands for in this version."""
        stands = {name: table.get(getattr(chosen, name)) for name, table in self._names.items()}
        changed: dict[str, Any] = {name: value for name, value in stands.items() if value is not None}
        return msgspec.structs.replace(chosen, **changed) if changed else chosen

    def build(self, texts: dict[str, str], base: Opt | None = None) -> Opt:
        """Options from texts (a command line, a record), on top of a preset or of this version's defaults."""
        return self.resolve(options.build(type(self.defaults), texts, self.defaults if base is None else base))

    def convert(self, values: Any) -> Opt:
        """Options from plain values (a message, a stored table), each checked."""
        return self.resolve(options.convert(type(self.defaults), values, self.defaults))

    def texts(self, chosen: Opt) -> dict[str, str]:
        """The options that differ from this version's defaults, as texts that `build` reads back."""
        return options.texts(self.resolve(chosen), self.defaults)


def rules_at(version: int, newest: int, defaults: Opt, names: Names, changes: Mapping[int, Before]) -> Rules[Opt]:
    """The rules as they were at a version: from what holds now, every later change is taken back."""
    for later in range(newest, version, -1):
        before = changes.get(later, Before())
        defaults = msgspec.structs.replace(defaults, **before.defaults)
        names = {**names, **before.names}
    return Rules(version, defaults, names)
