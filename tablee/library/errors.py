"""The one exception of the library, and the conversion of other errors into it."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, SupportsIndex

from tablee.core.event import Value
from tablee.core.game import Game
from tablee.core.match import BrokenLog
from tablee.core.record_reader import BrokenRecord
from tablee.core.refusal import Refused
from tablee.words import Words


class TableeError(ValueError):
    """An operation that is not possible, such as an unknown game or an illegal action. The message says what is
    possible.

    Examples:
        >>> import tablee
        >>> tablee.game("chess")
        Traceback (most recent call last):
        ...
        tablee.library.errors.TableeError: There is no game “chess”. Choose ...

    `code`, `rule` and `params` hold the same information for programs.
    """

    def __init__(self, message: str, code: str = "", rule: str = "", params: Mapping[str, Value] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.params = dict(params or {})


@contextmanager
def library_errors(game: Game[Any, Any, Any] | None = None) -> Iterator[None]:
    """Convert refusals and broken records within the `with` block into `TableeError`."""
    try:
        yield
    except Refused as refused:
        raise from_refusal(refused, game) from None
    except BrokenRecord as broken:
        raise TableeError(f"Line {broken.line}: {from_refusal(broken.why, game)}", broken.why.code) from None
    except BrokenLog as broken:
        raise TableeError(f"The record does not fit the rules: {broken}", "broken-log") from None


def from_refusal(refused: Refused, game: Game[Any, Any, Any] | None = None) -> TableeError:
    """Return a refusal as an English error."""
    return TableeError(Words("en", game).refused(refused), refused.code, refused.rule, refused.params)


def whole(value: SupportsIndex, what: str, low: int, high: int) -> int:
    """Return a whole number of any integer type, numpy's too, after checking its bounds."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TableeError(f"{what} is a whole number from {low} to {high}, not {value!r}", "not-a-number") from None
    if not low <= number <= high:
        raise TableeError(f"{what} is from {low} to {high}, not {number}", "not-a-number")
    return number
