"""The one exception of the library, and a refusal as such an exception, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.core.event import Value
from tablee.core.game import Game
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
        tablee.words.errors.TableeError: There is no game “chess”. Choose ...

    `code`, `rule` and `params` hold the same information for programs.
    """

    def __init__(self, message: str, code: str = "", rule: str = "", params: Mapping[str, Value] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.params = dict(params or {})


def from_refusal(refused: Refused, game: Game[Any, Any, Any] | None = None) -> TableeError:
    """Return a refusal as an English error."""
    return TableeError(Words("en", game).refused(refused), refused.code, refused.rule, refused.params)
