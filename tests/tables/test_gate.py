"""The gate at a table: one at a time, in the order of coming."""

from __future__ import annotations

import asyncio

import pytest

from tablee.tables.gate import Gate


async def pass_through(gate: Gate, name: str, seen: list[str]) -> None:
    async with gate:
        seen.append(f"{name} in")
        await asyncio.sleep(0)
        seen.append(f"{name} out")


async def test_only_one_is_in_and_the_first_to_come_is_the_next() -> None:
    gate, seen = Gate(), list[str]()
    await asyncio.gather(*(pass_through(gate, name, seen) for name in "abc"))
    assert seen == ["a in", "a out", "b in", "b out", "c in", "c out"]
    assert not gate.locked()


async def test_whoever_finds_it_free_goes_in_at_once_and_nobody_else() -> None:
    gate = Gate()
    assert gate.enter_now()
    assert not gate.enter_now()
    gate.leave()
    assert gate.enter_now()


async def test_nobody_jumps_the_queue_between_two() -> None:
    gate, seen = Gate(), list[str]()
    assert gate.enter_now()
    waiting = asyncio.create_task(pass_through(gate, "waiting", seen))
    await asyncio.sleep(0)
    gate.leave()
    assert not gate.enter_now(), "it is kept for the one who waits"
    await waiting
    assert gate.enter_now()


async def test_one_who_gives_up_waiting_is_passed_over() -> None:
    gate, seen = Gate(), list[str]()
    assert gate.enter_now()
    tasks = [asyncio.create_task(pass_through(gate, name, seen)) for name in "ab"]
    await asyncio.sleep(0)
    tasks[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]
    gate.leave()
    await tasks[1]
    assert seen == ["b in", "b out"]


async def test_one_who_gives_up_just_when_let_in_lets_the_next_one_in() -> None:
    gate, seen = Gate(), list[str]()
    assert gate.enter_now()
    tasks = [asyncio.create_task(pass_through(gate, name, seen)) for name in "ab"]
    await asyncio.sleep(0)
    gate.leave()
    tasks[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await tasks[0]
    await tasks[1]
    assert seen == ["b in", "b out"]
    assert not gate.locked()
