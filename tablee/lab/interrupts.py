"""Lets Ctrl-C end a run between two results, and keeps the results so far."""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator, Iterator
from types import FrameType
from typing import TypeVar

Done = TypeVar("Done")


class _Listener:
    """Handles Ctrl-C. It waits while a result is being counted, and otherwise interrupts at once."""

    def __init__(self) -> None:
        self.counting = False
        self.heard = False

    def __call__(self, _signal: int, _frame: FrameType | None) -> None:
        self.heard = True
        if not self.counting:
            raise KeyboardInterrupt


def until_interrupted(results: Generator[Done, None, None]) -> Iterator[Done]:
    """Yield the results until somebody presses Ctrl-C. Without any result so far, raise `KeyboardInterrupt`.

    The consumer of a result is not interrupted before it asks for the next one, so that no result is counted by half.
    """
    listener = _Listener()
    before = signal.getsignal(signal.SIGINT) if threading.current_thread() is threading.main_thread() else None
    mine = before is signal.default_int_handler
    if mine:
        signal.signal(signal.SIGINT, listener)
    some = False
    try:
        for result in results:
            some = listener.counting = True
            yield result
            if listener.heard:
                return
            listener.counting = False
    except KeyboardInterrupt:
        if not some:
            raise
    finally:
        results.close()
        if mine:
            signal.signal(signal.SIGINT, before)
