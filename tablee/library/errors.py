"""The conversion of other errors into the one exception of the library."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, SupportsIndex

from tablee.core.game import Game
from tablee.core.match import BrokenLog
from tablee.core.record_reader import BrokenRecord
from tablee.core.refusal import Refused
from tablee.lab.play import IllegalChoice
from tablee.words.errors import TableeError, from_refusal

__all__ = ["TableeError", "from_refusal", "library_errors", "whole"]


@contextmanager
def library_errors(game: Game[Any, Any, Any] | None = None) -> Iterator[None]:
    """Convert refusals, broken records and bots' illegal choices within the `with` block into `TableeError`."""
    try:
        yield
    except Refused as refused:
        raise from_refusal(refused, game) from None
    except BrokenRecord as broken:
        raise TableeError(f"Line {broken.line}: {from_refusal(broken.why, game)}", broken.why.code) from None
    except BrokenLog as broken:
        raise TableeError(f"The record does not fit the rules: {broken}", "broken-log") from None
    except IllegalChoice as illegal:
        raise TableeError(str(illegal), "illegal-choice") from illegal


def whole(value: SupportsIndex, what: str, low: int, high: int) -> int:
    """Return a whole number of any integer type, numpy's too, after checking its bounds."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TableeError(f"{what} is a whole number from {low} to {high}, not {value!r}", "not-a-number") from None
    if not low <= number <= high:
        raise TableeError(f"{what} is from {low} to {high}, not {number}", "not-a-number")
    return number
