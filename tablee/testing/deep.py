"""Everything that an object holds, as plain values to compare; objects of compiled classes too."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import FunctionType, MethodType
from typing import Any

import msgspec

from tablee.core.action import ActionTable
from tablee.core.rng import Rng
from tablee.core.values import PLAIN, attributes

FIXED = (ActionTable, FunctionType, MethodType, type)
"""Things that never change: they are compared as they are."""


def deep(thing: Any, leave_out: tuple[str, ...] = ("events",)) -> Any:
    """The thing as plain values: two things are equal exactly when these are."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, FIXED):
        return id(thing)
    if isinstance(thing, msgspec.Struct):
        return msgspec.to_builtins(thing)
    if isinstance(thing, dict):
        return {"dict": [[deep(key), deep(value)] for key, value in thing.items()]}
    if isinstance(thing, set | frozenset):
        return {"set": sorted(map(repr, thing))}
    if isinstance(thing, list | tuple):
        return [deep(each) for each in thing]
    return {name: deep(value) for name, value in attributes(thing) if name not in leave_out}


def generators(thing: Any) -> Iterator[str]:
    """Where an object holds a generator of random numbers."""
    for name, value in attributes(thing):
        inside = value if isinstance(value, list | tuple) else [value]
        if any(isinstance(each, Rng | random.Random) for each in inside):
            yield name
