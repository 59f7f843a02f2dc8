"""The pauses between retries."""

import asyncio
import time

import pytest

from tablee.storage import backoff
from tablee.storage.backoff import tries


async def test_tries_come_at_growing_distances_until_patience_ends() -> None:
    started = time.monotonic()
    times = [time.monotonic() - started async for _ in tries(0.5)]
    assert times[0] < 0.02
    assert times[-1] < 0.5
    assert 3 <= len(times) <= 8


async def test_whoever_is_in_a_hurry_ends_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "FIRST_PAUSE", 3600.0)
    hurry = asyncio.Event()
    waiting = tries(7200, hurry)
    assert await anext(waiting) == 0
    for number in (1, 2):
        hurry.set()
        async with asyncio.timeout(10):
            assert await anext(waiting) == number
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(anext(waiting), 0.05)
