"""A result that is not known yet: cheaper than a future, because it takes no turn of the event loop."""
# compiled by mypyc

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")


class Pending(Generic[T]):
    """A result to await or to be called back with. `settle` calls everybody who waits, at once and in order."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.value: T
        self._done = False
        self._first: Callable[[Pending[T]], object] | None = None
        self._others: list[Callable[[Pending[T]], object]] | None = None
        """Rarely more than one waits."""

    def add_done_callback(self, call: Callable[[Pending[T]], object]) -> None:
        """Call this once the result is known."""
        if self._done:
            asyncio.get_running_loop().call_soon(call, self)
        elif self._first is None:
            self._first = call
        else:
            self._others = [*(self._others or ()), call]

    def settle(self) -> None:
        """Note that `value` or `error` is known. One callback that fails does not keep the others waiting."""
        first, others = self._first, self._others
        self._done, self._first, self._others = True, None, None
        if first is not None:
            self._call(first)
        for call in others or ():
            self._call(call)

    def _call(self, call: Callable[[Pending[T]], object]) -> None:
        try:
            call(self)
        except Exception:
            log.exception("a result could not be passed on")

    def result(self) -> T:
        """Return the value, or raise the error."""
        if self.error is not None:
            raise self.error
        return self.value

    def __await__(self) -> Generator[Any, None, T]:
        if not self._done:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.add_done_callback(lambda _: _wake(waiting))
            yield from waiting
        return self.result()


def _wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():  # the waiting task may have been cancelled
        waiting.set_result(None)
