"""The interface for wording: it takes a message's id and parameters and returns a sentence in the reader's language."""

from __future__ import annotations

from typing import Protocol

from tablee.core.event import Value


class Say(Protocol):
    """Words a message. A parameter's name says how to read it: see `tablee.core.event.Value`."""

    def __call__(self, message: str, /, **params: Value) -> str: ...
