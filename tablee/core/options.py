"""A game's variants as a typed schema, from which forms, command lines and checks are derived."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tablee.core.refusal import Refused

Opt = TypeVar("Opt", bound="Options")
Scalar = bool | int | str


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options: fields with defaults; bounds by `Annotated[int, msgspec.Meta(ge=…, le=…)]`.

    A field is a bool, a bounded int, a `Literal` of texts, or a text. Names, help and values are worded in the
    game's locales: `option-<name>`, `option-<name>-help`, `option-<name>-<value>`, `preset-<name>`.
    """

    def check(self, seats: int) -> None:
        """Refuse what no single field can tell: combinations, and what does not fit the number of seats."""


class OptionSpec(msgspec.Struct, frozen=True):
    """One option, for a form or a command line."""

    name: str
    kind: Literal["bool", "int", "choice", "text"]
    default: Scalar
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()

    def read(self, text: str) -> Scalar:
        """The value that a text stands for."""
        word = text.strip()
        if self.kind == "bool":
            return self._read_bool(word)
        if self.kind == "int":
            return self._read_int(word)
        if self.kind == "choice" and word not in self.choices:
            raise Refused("option-choice", option=self.name, value=word, choices=list(self.choices))
        return word

    def _read_bool(self, word: str) -> bool:
        known = {
            "yes": True,
            "true": True,
            "on": True,
            "1": True,
            "no": False,
            "false": False,
            "off": False,
            "0": False,
        }
        if word.lower() not in known:
            raise Refused("option-choice", option=self.name, value=word, choices=["yes", "no"])
        return known[word.lower()]

    def _read_int(self, word: str) -> int:
        try:
            number = int(word)
        except ValueError:
            raise Refused("option-number", option=self.name, value=word) from None
        self._check_bounds(number)
        return number

    def _check_bounds(self, number: int) -> None:
        too_low = self.low is not None and number < self.low
        too_high = self.high is not None and number > self.high
        if too_low or too_high:
            low, high = self.low or 0, self.high if self.high is not None else number
            raise Refused("option-bounds", option=self.name, value=number, low=low, high=high)


def specs(options: type[Options]) -> tuple[OptionSpec, ...]:
    """What a form or a command line needs to know of each option."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_spec(field, hints[field.name]) for field in msgspec.structs.fields(options))


def _spec(field: Any, hint: Any) -> OptionSpec:
    low = high = None
    while hasattr(hint, "__metadata__"):
        for meta in hint.__metadata__:
            low, high = meta.ge, meta.le
        hint = hint.__origin__
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if hint is bool:
        return OptionSpec(field.name, "bool", default)
    if hint is int:
        return OptionSpec(field.name, "int", default, low, high)
    if get_origin(hint) is Literal:
        return OptionSpec(field.name, "choice", default, choices=get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        raise TypeError(f"option {field.name}: use a Literal of texts")
    return OptionSpec(field.name, "text", default)


def build(options: type[Opt], texts: dict[str, str], base: Opt | None = None) -> Opt:
    """Options from texts (a command line, a record), on top of a preset or the defaults."""
    known = {spec.name: spec for spec in specs(options)}
    values: dict[str, Any] = msgspec.structs.asdict(base) if base is not None else {}
    for name, text in texts.items():
        if name not in known:
            raise Refused("option-unknown", option=name, choices=sorted(known))
        values[name] = known[name].read(text)
    return options(**values)


def texts(options: Options) -> dict[str, str]:
    """The options that differ from the defaults, as texts that `build` reads back."""
    differing = {}
    for spec in specs(type(options)):
        value = getattr(options, spec.name)
        if value != spec.default:
            differing[spec.name] = ("yes" if value else "no") if spec.kind == "bool" else str(value)
    return differing


def convert(options: type[Opt], values: Any) -> Opt:
    """Options from plain values (a message, a saved table), each checked."""
    if not isinstance(values, dict):
        raise Refused("option-shape")
    known = {spec.name: spec for spec in specs(options)}
    for name, value in values.items():
        if name not in known:
            raise Refused("option-unknown", option=str(name), choices=sorted(known))
        _check_value(known[name], value)
    return options(**values)


def _check_value(spec: OptionSpec, value: Any) -> None:
    wanted: dict[str, type] = {"bool": bool, "int": int, "choice": str, "text": str}
    if type(value) is not wanted[spec.kind]:
        raise Refused("option-kind", option=spec.name, value=str(value), kind=spec.kind)
    spec.read(("yes" if value else "no") if isinstance(value, bool) else str(value))
