"""The server's time runs evenly, even if the wall clock jumps."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from tablee.server.clock import SteadyClock
from tablee.storage.sqlite import SqliteStore
from tests.server.running import running
from tests.server.taps import tapped
from tests.server.test_sockets import begun


def test_a_steady_clock_goes_on_from_where_it_was_started() -> None:
    ran = 100.0
    clock = SteadyClock(5_000.0, lambda: ran)
    assert clock() == 5_000.0
    ran += 2.5
    assert clock() == 5_002.5


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
