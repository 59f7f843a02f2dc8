"""Turns an object into plain values for comparison, also objects of compiled classes."""

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
"""Things that never change. They are compared by identity."""


def deep(thing: Any, leave_out: tuple[str, ...] = ("events",)) -> Any:
    """Return the object as plain values. Two objects are equal exactly when these are."""
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
    """Yield the names of attributes that hold a random generator."""
    for name, value in attributes(thing):
        inside = value if isinstance(value, list | tuple) else [value]
        if any(isinstance(each, Rng | random.Random) for each in inside):
            yield name
