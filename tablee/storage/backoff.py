"""Trying again what may come back: soon at first, then less and less often, and never all at once."""

import asyncio
import random
import time
from collections.abc import AsyncIterator

FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0


async def tries(patience: float) -> AsyncIterator[int]:
    """Count the tries, at growing and uneven distances, until patience has run out."""
    deadline = time.monotonic() + patience
    pause = FIRST_PAUSE
    yield 0
    number = 1
    while time.monotonic() + pause < deadline:
        await asyncio.sleep(pause * random.uniform(0.5, 1))
        yield number
        number += 1
        pause = min(pause * 2, LONGEST_PAUSE)
