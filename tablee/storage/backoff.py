"""Trying again what may come back: soon at first, then less and less often, and never all at once."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import suppress

FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0


async def tries(retry_for: float, hurry: asyncio.Event | None = None) -> AsyncIterator[int]:
    """Count the tries, at growing and uneven distances, for so many seconds; `hurry` ends a pause and makes them short again."""
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
    """Wait; whether somebody is in a hurry now."""
    with suppress(TimeoutError):
        await asyncio.wait_for(hurry.wait(), pause)
    woken = hurry.is_set()
    hurry.clear()
    return woken
