"""Several processes behind one port: started, supervised, replaced and stopped together, with common metrics."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.core.refusal import Refused
from tablee.server import supervisor_admin
from tablee.server.fetching import Fetched
from tablee.server.settings import load
from tablee.server.supervisor_admin import Together
from tests.server.served import Served, alive
from tests.server.setups import DUEL
from tests.server.taps import guests
from tests.services import Postgres, Redis, free_port, postgres, redis

__all__ = ["postgres", "redis"]
CLUSTER = {"database": "postgresql://db/tablee", "redis": "redis://cache"}


@pytest.mark.parametrize("given", [{}, {"database": CLUSTER["database"]}])
def test_several_processes_need_postgres_and_redis(given: dict[str, str]) -> None:
    with pytest.raises(Refused, match="processes-alone"):
        load({"processes": "2", **given}, {})
    assert load({"processes": "2", **CLUSTER}, {}).processes == 2


def test_figures_of_several_processes_are_told_apart_by_their_number() -> None:
    texts = {str(each): f"# TYPE moves_total counter\nmoves_total {each}.0\n" for each in (1, 2)}
    families = {family.name: family for family in Together(texts, 3).collect()}
    assert [(each.labels, each.value) for each in families["moves"].samples] == [
        ({"process": "1"}, 1.0),
        ({"process": "2"}, 2.0),
    ]
    assert families["tablee_processes"].samples[0].value == 2
    assert families["tablee_processes_wanted"].samples[0].value == 3


@pytest.mark.parametrize("holder", [1, 2, None])
async def test_the_process_that_holds_a_table_says_who_is_there(
    monkeypatch: pytest.MonkeyPatch, holder: int | None
) -> None:
    """Another one does not know, and must not say that nobody is."""

    async def fetch(port: int, *_: object, **__: object) -> Fetched:
        return Fetched(200, "application/json", json.dumps({"of": port, "held": port == holder}).encode())

    monkeypatch.setattr(supervisor_admin, "fetch", fetch)
    supervisor: Any = SimpleNamespace(children=[SimpleNamespace(admin_port=1), SimpleNamespace(admin_port=2)])
    transport = httpx.ASGITransport(supervisor_admin.supervisor_app(supervisor))
    headers = {"X-Tablee-Operator": "1"}
    async with httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers) as operator:
        assert (await operator.get("/tables/ABCDEF")).json()["of"] == (holder or 1)


class Pair(Served):
    """Two processes behind one port, and their admin port."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.admin = f"http://127.0.0.1:{free_port()}"
        super().__init__(folder, processes="2", admin_port=self.admin.rsplit(":", 1)[1], **settings)

    async def until(self, path: str, true: Callable[[httpx.Response], bool]) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.admin, timeout=30) as http, asyncio.timeout(300):
            while not true(answer := await http.get(path)):  # noqa: ASYNC110 (readiness sets no event)
                await asyncio.sleep(0.1)
            return answer

    async def ready(self) -> None:
        await self.until("/readyz", lambda answer: answer.status_code == 200)


async def opened(url: str) -> str:
    """Open a table over a new connection, so that both processes get some."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        (ann,) = await guests(http, "Ann")
        return await ann.open(DUEL)


async def gone(pids: list[int]) -> None:
    async with asyncio.timeout(300):
        while any(alive(pid) for pid in pids):  # noqa: ASYNC110 (a death sets no event)
            await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_machine_of_two_processes(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """One long test, because starting is slow: serve, kill one, replace all, stop all.

    It starts in a folder with a file that is named like a module of ours. No process may load it.
    """
    (tmp_path / "msgspec.py").write_text("raise SystemExit('loaded from the current folder')")
    server = Pair(tmp_path, database=postgres.new_url(), redis=redis.url(), lease_seconds="2")
    server.cwd = tmp_path
    try:
        await asyncio.to_thread(server.start)
        await server.ready()
        first = server.children()
        assert len(first) == 2
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            codes = [await opened(server.url) for _ in range(12)]
            figures = (await http.get(f"{server.admin}/metrics")).text
            tables = [
                each
                for family in text_string_to_metric_families(figures)
                for each in family.samples
                if each.name == "tablee_tables"
            ]
            assert {each.labels["process"] for each in tables} == {"1", "2"}
            assert sum(each.value for each in tables) == 12
            order = {"order": "close", "code": codes[0]}
            headers = {"X-Tablee-Operator": "1"}
            async with httpx.AsyncClient(base_url=server.admin, timeout=60, headers=headers) as operator:
                assert (await operator.get(f"/tables/{codes[0]}")).json()["status"] == "open"
                assert all([(await operator.get(f"/tables/{code}")).json()["held"] for code in codes])
                assert (await operator.post("/orders", json=order)).status_code == 204
            os.kill(first[0], signal.SIGKILL)
            await gone(first[:1])
            await server.ready()
            assert (await http.get("/api/health")).status_code == 200
        second = server.children()
        os.kill(server.pid, signal.SIGHUP)
        await gone(second)
        await server.ready()
        third = server.children()
        assert len(third) == 2
        assert not set(second) & set(third)
        assert await asyncio.to_thread(server.end) == 0
        await gone(third)
    finally:
        if server.running:
            server.kill()


@pytest.mark.slow
async def test_processes_end_when_the_one_that_looks_after_them_is_killed(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    server = Pair(tmp_path, database=postgres.new_url(), redis=redis.url())
    try:
        await asyncio.to_thread(server.start)
        children = server.children()
        server.kill()
        await gone(children)
    finally:
        if server.running:
            server.kill()
