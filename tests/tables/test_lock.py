"""The lock of a table: one holder at a time, in order of arrival."""

from __future__ import annotations

import asyncio

import pytest

from tablee.hosting.lock import Lock


async def pass_through(lock: Lock, name: str, seen: list[str]) -> None:
    async with lock:
        seen.append(f"{name} in")
        await asyncio.sleep(0)
        seen.append(f"{name} out")


async def test_only_one_is_in_and_the_first_to_come_is_the_next() -> None:
    lock, seen = Lock(), list[str]()
    await asyncio.gather(*(pass_through(lock, name, seen) for name in "abc"))
    assert seen == ["a in", "a out", "b in", "b out", "c in", "c out"]
    assert not lock.locked()


def got(lock: Lock) -> bool:
    """Whether the lock is granted at once."""
    turns: list[bool] = []
    lock.acquire(lambda: turns.append(True))
    return bool(turns)


async def test_whoever_finds_it_free_goes_in_at_once_and_nobody_else() -> None:
    lock = Lock()
    assert got(lock)
    lock.release()
    assert not lock.locked()
    assert got(lock)
    assert not got(lock)


async def test_nobody_jumps_the_queue_between_two() -> None:
    lock, seen = Lock(), list[str]()
    assert got(lock)
    waiting = asyncio.create_task(pass_through(lock, "waiting", seen))
    await asyncio.sleep(0)
    lock.release()
    lock.acquire(lambda: seen.append("late"))
    assert not seen, "it is kept for the one who waits"
    await waiting
    await asyncio.sleep(0)
    assert seen == ["waiting in", "waiting out", "late"]


async def test_a_long_queue_is_no_deep_stack() -> None:
    lock = Lock()
    assert got(lock)
    for _ in range(10_000):
        lock.acquire(lock.release)
    lock.release()
    async with lock:
        pass
    assert not lock.locked()


async def test_one_who_gives_up_waiting_is_passed_over() -> None:
    lock, seen = Lock(), list[str]()
    assert got(lock)
    tasks = [asyncio.create_task(pass_through(lock, name, seen)) for name in "ab"]
    await asyncio.sleep(0)
    tasks[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]
    lock.release()
    await tasks[1]
    assert seen == ["b in", "b out"]


async def test_one_who_gives_up_just_when_let_in_lets_the_next_one_in() -> None:
    lock, seen = Lock(), list[str]()
    assert got(lock)
    tasks = [asyncio.create_task(pass_through(lock, name, seen)) for name in "ab"]
    await asyncio.sleep(0)
    lock.release()
    tasks[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]
    await tasks[1]
    assert seen == ["b in", "b out"]
    assert not lock.locked()
