"""The server's time runs evenly, even if the wall clock jumps."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from tablee.server.clock import SteadyClock
from tablee.storage.sqlite import SqliteStore
from tests.server.running import running
from tests.server.setups import begun
from tests.server.taps import tapped


def test_a_steady_clock_goes_on_from_where_it_was_started() -> None:
    ran = 100.0
    clock = SteadyClock(5_000.0, lambda: ran)
    assert clock() == 5_000.0
    ran += 2.5
    assert clock() == 5_002.5


class Machine:
    """A machine whose clock runs at its own rate."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.ran = 100.0
        self.clock = SteadyClock(5_000.0, lambda: self.ran)

    def live(self, database: float, seconds: float) -> None:
        self.ran += seconds * self.rate
        self.clock.follow(database, seconds)


def test_machines_that_run_faster_or_slower_agree_after_a_week() -> None:
    """Without that, one would take the leases of the other to have ended: they differ by two minutes."""
    fast, slow = Machine(1.0001), Machine(0.9999)
    for minute in range(1, 7 * 24 * 60):
        for each in (fast, slow):
            each.live(5_000.0 + 60 * minute, 60.0)
    assert abs(fast.clock() - slow.clock()) < 0.1


def test_a_clock_that_follows_another_neither_jumps_with_it_nor_goes_back() -> None:
    machine = Machine(1.0)
    before = machine.clock()
    for jump in (86_400.0, -86_400.0):
        machine.live(machine.clock() + jump, 60.0)
        machine.ran += 60.0
        assert 59.9 < machine.clock() - before - 60.0 < 60.1
        before = machine.clock()


def test_a_server_of_several_follows_the_clock_of_its_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        inside = server.inside
        ahead = inside.manager.now() + 1.0

        async def clock() -> float:
            return ahead

        monkeypatch.setattr(inside.store, "clock", clock)
        asyncio.run(inside.follow_clock())
        assert isinstance(inside.manager.now, SteadyClock)
        assert inside.manager.now._rate > 1.0


def test_a_server_starts_from_the_clock_of_its_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise leases would overlap on machines whose clocks disagree."""
    ahead = time.time() + 86_400.0

    async def clock(_store: SqliteStore) -> float:
        return ahead

    monkeypatch.setattr(SqliteStore, "clock", clock)
    with running(tmp_path) as server:
        assert server.inside.manager.now() >= ahead


async def test_a_jump_of_the_wall_clock_rings_no_game_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, _ = await begun(server, http, clock={"type": "per-move", "seconds": 3600})
            jumped = time.time() + 86_400.0
            monkeypatch.setattr(time, "time", lambda: jumped)
            async with tapped(server.url, code, ann.token) as tap:
                update = await tap.updated(lambda each: each["clocks"])
        assert update["table"]["status"] == "playing"
        assert all(clock["left"] > 3_500 for clock in update["clocks"])
        assert server.inside.manager.now() < jumped - 80_000
