"""Workers serve addresses in turn: nobody keeps others waiting, and every job has a time limit."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.core.refusal import Refused
from tablee.hosting.bots import BotProcesses, Purpose
from tablee.hosting.workers import FairQueue, Workers


async def take_turns(queue: FairQueue, owner: str, served: list[str]) -> None:
    async with queue.turn(owner):
        served.append(owner)
        await asyncio.sleep(0)


async def test_one_owner_with_many_jobs_does_not_keep_another_waiting() -> None:
    queue, served = FairQueue(1), list[str]()
    await asyncio.gather(*(take_turns(queue, owner, served) for owner in ["mallory"] * 20 + ["ann"]))
    assert len(served) == 21
    assert served.index("ann") <= 2


async def test_owners_take_turns() -> None:
    queue, served = FairQueue(1), list[str]()
    await asyncio.gather(*(take_turns(queue, owner, served) for owner in ["ann"] * 3 + ["bob"] * 3))
    assert served[1:5] in (["ann", "bob", "ann", "bob"], ["bob", "ann", "bob", "ann"])


async def test_an_owner_with_too_many_jobs_is_refused_and_others_are_not() -> None:
    queue, served = FairQueue(1, max_waiting=2), list[str]()
    wanted = ["mallory"] * 5 + ["ann"]
    results = await asyncio.gather(*(take_turns(queue, each, served) for each in wanted), return_exceptions=True)
    assert [each.code for each in results if isinstance(each, Refused)] == ["busy"] * 3
    assert "ann" in served


async def test_whoever_goes_away_while_waiting_gives_the_place_up() -> None:
    queue, served = FairQueue(1), list[str]()
    async with queue.turn("ann"):
        gone = [asyncio.ensure_future(take_turns(queue, "bob", served)) for _ in range(3)]
        await asyncio.sleep(0)
        assert queue.waiting == 3
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
    await asyncio.wait_for(take_turns(queue, "chloe", served), 1)
    assert served == ["chloe"]


def sleep(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"awake"


def die_once(marker: str) -> bytes:
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return b"alive"


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers("test", 1, seconds=1.0)
    yield made
    made.close()


async def test_a_job_that_hangs_is_stopped_and_the_next_one_done(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(TimeoutError):
        await workers.run("ann", sleep, 60.0)
    assert await workers.run("ann", sleep, 0.0) == b"awake"
    assert workers.restarts == 1
    assert "sleep took longer than" in caplog.text


async def test_workers_are_busy_while_their_jobs_are_within_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers("test", 1, seconds=60.0)
    try:
        assert not workers.busy
        first = asyncio.ensure_future(workers.run("ann", sleep, 0.0))
        await asyncio.sleep(0)
        assert not workers.busy  # they may still be starting
        await first
        assert not workers.busy
        second = asyncio.ensure_future(workers.run("ann", sleep, 30.0))
        await asyncio.sleep(0)
        assert workers.busy
        late = time.monotonic() + 61.0
        monkeypatch.setattr(time, "monotonic", lambda: late)
        assert not workers.busy
        monkeypatch.undo()
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert not workers.busy
    finally:
        workers.close()


async def test_moves_hints_and_analyses_do_not_wait_for_one_another() -> None:
    bots = BotProcesses(1)
    try:
        purposes: tuple[Purpose, ...] = ("hint", "analysis")
        for busy in purposes:
            hanging = asyncio.ensure_future(bots.run(busy, "mallory", sleep, 60.0))
            others = [bots.moves, *(workers for purpose, workers in bots.others.items() if purpose != busy)]
            async with asyncio.timeout(60):
                for workers in others:
                    assert await workers.run("ann", sleep, 0.0) == b"awake"
            assert not hanging.done()
            hanging.cancel()
    finally:
        await bots.close()


async def test_the_job_of_a_worker_that_died_is_done_again(workers: Workers, tmp_path: Path) -> None:
    assert await workers.run("ann", die_once, str(tmp_path / "died")) == b"alive"
    assert workers.restarts == 1


async def test_the_error_of_a_job_reaches_who_asked(workers: Workers) -> None:
    with pytest.raises(TypeError):
        await workers.run("ann", sleep, "long")
