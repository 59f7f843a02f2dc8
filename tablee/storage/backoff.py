"""Retries with exponential back-off and jitter."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import suppress

FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0


async def tries(retry_for: float, hurry: asyncio.Event | None = None) -> AsyncIterator[int]:
    """Yield the number of each try, after growing random pauses, for `retry_for` seconds.

    Setting `hurry` ends the current pause and makes the pauses short again.
    """
    deadline = time.monotonic() + retry_for
    pause = FIRST_PAUSE
    hurry = hurry or asyncio.Event()
    yield 0
    number = 1
    while time.monotonic() + pause < deadline:
        pause = FIRST_PAUSE if await _woken(hurry, pause * random.uniform(0.5, 1)) else min(pause * 2, LONGEST_PAUSE)
        yield number
        number += 1


async def _woken(hurry: asyncio.Event, pause: float) -> bool:
    """Wait for the pause or until `hurry` is set. Return whether it was set."""
    with suppress(TimeoutError):
        await asyncio.wait_for(hurry.wait(), pause)
    woken = hurry.is_set()
    hurry.clear()
    return woken
