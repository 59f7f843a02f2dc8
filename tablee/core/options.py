"""A game's options as a typed schema. Forms, command lines and checks are derived from it."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tablee.core.refusal import Refused

Opt = TypeVar("Opt", bound="Options")
Scalar = bool | int | str
YES = frozenset(("yes", "true", "on", "1"))
NO = frozenset(("no", "false", "off", "0"))
TYPES: dict[str, type] = {"bool": bool, "int": int, "choice": str, "text": str}


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options: fields with defaults; bounds by `Annotated[int, msgspec.Meta(ge=…, le=…)]`.

    A field is a bool, a bounded int, a `Literal` of texts, or a text. Names, help and values are worded in the
    game's locales: `option-<name>`, `option-<name>-help`, `option-<name>-<value>`, `preset-<name>`.
    """

    past: ClassVar[frozenset[str]] = frozenset()
    """Options that only games of earlier rules need. They can be read and written, but no form offers them."""

    reasons: ClassVar[tuple[str, ...]] = ()
    """Every reason that `idle` can return, worded by `idle-<reason>`."""

    def check(self, seats: int) -> None:
        """Refuse invalid combinations of options, and options that do not fit the number of seats."""

    def idle(self, seats: int) -> dict[str, str]:
        """Return the options that have no effect here, whatever their value, each with the reason.

        A form disables them. Setting one for a new match is refused.
        """
        return {}


class OptionSpec(msgspec.Struct, frozen=True):
    """One option, for a form or a command line."""

    name: str
    kind: Literal["bool", "int", "choice", "text"]
    default: Scalar
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    def read(self, text: str) -> Scalar:
        """Parse a text into a value."""
        word = " ".join(text.split())
        if self.kind == "bool":
            return self._read_bool(word)
        if self.kind == "int":
            return self._read_int(word)
        if self.kind == "choice" and word not in self.choices:
            raise Refused("option-choice", option=self.name, value=word, choices=list(self.choices))
        return word

    def write(self, value: Scalar) -> str:
        """Return the text of a value."""
        return ("yes" if value else "no") if self.kind == "bool" else str(value)

    def _read_bool(self, word: str) -> bool:
        if word.lower() not in YES | NO:
            raise Refused("option-choice", option=self.name, value=word, choices=["yes", "no"])
        return word.lower() in YES

    def _read_int(self, word: str) -> int:
        try:
            number = int(word)
        except ValueError:
            raise Refused("option-number", option=self.name, value=word) from None
        if not self.low <= number <= self.high:
            raise Refused("option-bounds", option=self.name, value=number, low=self.low, high=self.high)
        return number


def specs(options: type[Options]) -> tuple[OptionSpec, ...]:
    """Return what a form or a command line needs to know about each option."""
    hints = get_type_hints(options, include_extras=True)
    return tuple(_spec(field, hints[field.name]) for field in msgspec.structs.fields(options))


def offered(options: type[Options]) -> tuple[OptionSpec, ...]:
    """Return the options that a form offers."""
    return tuple(spec for spec in specs(options) if spec.name not in options.past)


def _spec(field: Any, hint: Any) -> OptionSpec:
    kind, *meta = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if kind is bool:
        return OptionSpec(field.name, "bool", field.default)
    if kind is int and meta and None not in (meta[0].ge, meta[0].le):
        return OptionSpec(field.name, "int", field.default, meta[0].ge, meta[0].le)
    if get_origin(kind) is Literal:
        return OptionSpec(field.name, "choice", field.default, choices=get_args(kind))
    if kind is str:
        return OptionSpec(field.name, "text", field.default)
    raise TypeError(f"option {field.name} is neither a bool, a bounded int, a Literal of texts nor a text")


def build(options: type[Opt], texts: dict[str, str], base: Opt | None = None) -> Opt:
    """Build options from texts (a command line, a record), on top of a preset or the defaults."""
    known = {spec.name: spec for spec in specs(options)}
    values: dict[str, Any] = msgspec.structs.asdict(base) if base is not None else {}
    for name, text in texts.items():
        if name not in known:
            raise Refused("option-unknown", option=name, choices=sorted(known))
        values[name] = known[name].read(text)
    return options(**values)


def texts(options: Opt, base: Opt | None = None) -> dict[str, str]:
    """Return, as texts, the options that differ from a base (by default the defaults). `build` reads them back."""
    usual = base if base is not None else type(options)()
    values = {spec: getattr(options, spec.name) for spec in specs(type(options))}
    return {spec.name: spec.write(value) for spec, value in values.items() if value != getattr(usual, spec.name)}


def convert(options: type[Opt], values: Any, base: Opt | None = None) -> Opt:
    """Build options from plain values (a message, a saved table), each checked, on top of a preset or the defaults."""
    if not isinstance(values, dict):
        raise Refused("option-shape")
    known = {spec.name: spec for spec in specs(options)}
    for name, value in values.items():
        if name not in known:
            raise Refused("option-unknown", option=str(name), choices=sorted(known))
        if type(value) is not TYPES[known[name].kind]:
            raise Refused("option-kind", option=name, value=str(value), kind=known[name].kind)
    return build(options, {name: known[name].write(value) for name, value in values.items()}, base)
