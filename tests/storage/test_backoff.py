"""How often something is tried again."""

import time

from tablee.storage.backoff import tries


async def test_tries_come_at_growing_distances_until_patience_ends() -> None:
    started = time.monotonic()
    times = [time.monotonic() - started async for _ in tries(0.5)]
    assert times[0] < 0.02
    assert times[-1] < 0.5
    assert 3 <= len(times) <= 8
