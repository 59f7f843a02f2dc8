"""A pending result: everybody who waits gets it, once and in order."""

from __future__ import annotations

import asyncio

import pytest

from tablee.storage.pending import Pending


def settled(pending: Pending[int], value: int) -> None:
    pending.value = value
    pending.settle()


async def test_who_waits_is_called_at_once_and_who_comes_later_soon() -> None:
    pending: Pending[int] = Pending()
    called: list[tuple[str, int]] = []
    for name in ("first", "second"):
        pending.add_done_callback(lambda done, name=name: called.append((name, done.result())))  # type: ignore[misc]
    settled(pending, 7)
    assert called == [("first", 7), ("second", 7)]
    pending.add_done_callback(lambda done: called.append(("late", done.result())))
    assert len(called) == 2
    await asyncio.sleep(0)
    assert called[2:] == [("late", 7)]


async def test_one_who_fails_does_not_keep_the_others_waiting(caplog: pytest.LogCaptureFixture) -> None:
    pending: Pending[int] = Pending()
    called: list[int] = []

    def fail(_: Pending[int]) -> None:
        raise KeyError("a defect")

    pending.add_done_callback(fail)
    pending.add_done_callback(lambda done: called.append(done.result()))
    settled(pending, 7)
    assert called == [7]
    assert "a defect" in caplog.text


async def test_it_can_be_awaited_before_and_after() -> None:
    pending: Pending[int] = Pending()
    asyncio.get_running_loop().call_soon(settled, pending, 7)
    assert await pending == 7
    assert await pending == 7


async def test_an_error_reaches_everybody_but_who_has_gone() -> None:
    pending: Pending[int] = Pending()
    gone, waiting = (asyncio.ensure_future(pending) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    pending.error = ValueError("no")
    pending.settle()
    with pytest.raises(ValueError, match="no"):
        await waiting
    with pytest.raises(asyncio.CancelledError):
        await gone
