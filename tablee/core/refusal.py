"""Refusals: the answer to an illegal request, as a code and never as a sentence."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.event import Value


class Refused(Exception):
    """A player's mistake. The player gets the message `refused-<code>` in their language, and the rule's id."""

    def __init__(self, code: str, rule: str = "", **params: Value) -> None:
        super().__init__(code, rule, params)
        self.code = code
        self.rule = rule
        self.params: dict[str, Value] = params

    def __reduce__(self) -> tuple[Callable[..., Refused], tuple[str, str, dict[str, Value]]]:
        """Support pickle: worker processes send refusals back by it."""
        return _rebuilt, (self.code, self.rule, self.params)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return " ".join(part for part in (self.code, self.rule and f"({self.rule})", details) if part)


def _rebuilt(code: str, rule: str, params: dict[str, Value]) -> Refused:
    return Refused(code, rule, **params)
