"""An answer that never changes is computed once for all clients."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.single_flight import SingleFlight


class Work:
    """Counts how often it runs, and fails while the test says so."""

    def __init__(self) -> None:
        self.done = 0
        self.fails = False

    async def __call__(self, text: str) -> bytes:
        self.done += 1
        await asyncio.sleep(0)
        if self.fails:
            raise RuntimeError(text)
        return text.encode()


async def test_sixteen_who_ask_at_once_cost_one_job() -> None:
    once, work = SingleFlight(2), Work()
    told = await asyncio.gather(*(once.answer("a", work, "end") for _ in range(16)))
    assert (set(told), work.done) == ({b"end"}, 1)
    assert (await once.answer("a", work, "other"), work.done) == (b"end", 1)


async def test_a_failure_is_not_kept() -> None:
    once, work = SingleFlight(2), Work()
    work.fails = True
    with pytest.raises(RuntimeError):
        await once.answer("a", work, "end")
    work.fails = False
    assert await once.answer("a", work, "end") == b"end"


async def test_only_the_latest_are_kept() -> None:
    once, work = SingleFlight(2), Work()
    for key in ("a", "b", "c", "a"):
        await once.answer(key, work, key)
    assert work.done == 4
