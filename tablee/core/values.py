"""Compares, copies and pickles objects by their attributes, compiled classes and plain ones alike.

A compiled object has no `__dict__`, so `pickle`, `copy` and `==` cannot see its attributes. `State` uses these
functions to behave like a value. A class built from a few arguments can define its own `__reduce__`; then these
arguments are compared and written instead.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from inspect import signature
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

import msgspec

PLAIN: Final = (bool, int, float, str, bytes, type(None))


def attributes(thing: object) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of an object's attributes, whether in slots, in a dict or in C."""
    for name in _slots(type(thing)):  # type: ignore[arg-type]  # a class can be hashed, whatever its objects can
        if hasattr(thing, name):
            yield name, getattr(thing, name)
    yield from getattr(thing, "__dict__", {}).items()


@cache
def _slots(kind: Hashable) -> tuple[str, ...]:
    held = (MemberDescriptorType, GetSetDescriptorType)
    names = [
        name
        for base in getattr(kind, "__mro__", ())
        for name, member in vars(base).items()
        if isinstance(member, held) and not name.startswith("__")
    ]
    return tuple(dict.fromkeys(names))


def frozen(thing: Any, left_out: tuple[str, ...] = ()) -> Hashable:
    """Return the object's content as something hashable and comparable."""
    if isinstance(thing, (*PLAIN, type)):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(frozen(each) for each in thing)
    if isinstance(thing, dict):
        return tuple((frozen(key), frozen(value)) for key, value in thing.items())
    if isinstance(thing, set | frozenset):
        return frozenset(frozen(each) for each in thing)
    if isinstance(thing, msgspec.Struct):
        return thing
    if not left_out and _says_how(thing):
        return type(thing), frozen(thing.__reduce__()[1])
    kept = sorted(
        ((name, value) for name, value in attributes(thing) if name not in left_out), key=lambda part: part[0]
    )
    return type(thing), tuple((name, frozen(value)) for name, value in kept)


def packed(thing: object, left_out: tuple[str, ...] = ()) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Return how to rebuild the object, for `__reduce__`. Objects shared within it are shared in the copy too."""
    parts = tuple((name, value) for name, value in attributes(thing) if name not in left_out)
    for _, value in parts:
        _teach(value)
    return rebuilt, (type(thing), parts)


def rebuilt(kind: Any, parts: tuple[tuple[str, Any], ...]) -> Any:
    """Build an object of this class from its attributes. Constructor arguments must be named like the attributes."""
    held = dict(parts)
    thing = kind(**{name: held[name] for name in _arguments(kind) if name in held})
    for name, value in parts:
        setattr(thing, name, value)
    return thing


@cache
def _arguments(kind: Hashable) -> tuple[str, ...]:
    return tuple(signature(kind).parameters)  # type: ignore[arg-type]  # a class


def _teach(thing: Any) -> None:
    """Register our objects within a position with `pickle`."""
    if isinstance(thing, list | tuple):
        for each in thing:
            _teach(each)
    elif isinstance(thing, dict):
        _teach(list(thing.values()))
    elif not isinstance(thing, (*PLAIN, type, set, frozenset, msgspec.Struct)) and not _says_how(thing):
        copyreg.pickle(type(thing), packed)
        _teach([value for _, value in attributes(thing)])


def _says_how(thing: object) -> bool:
    return type(thing).__reduce__ is not object.__reduce__
