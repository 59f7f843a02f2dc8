"""How anything is put into words: a message's id and its parameters in, a sentence in the reader's language out."""

from __future__ import annotations

from typing import Protocol

from tablee.core.event import Value


class Say(Protocol):
    """Words a message. Parameters are read by their names, as `tablee.core.event.Value` says."""

    def __call__(self, message: str, /, **params: Value) -> str: ...
