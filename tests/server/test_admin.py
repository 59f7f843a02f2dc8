"""The admin port: health, readiness with reasons, and metrics for Prometheus."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.hosting.workers import Workers
from tablee.server import admin
from tablee.storage.store import Unavailable
from tests.server.running import Running
from tests.server.taps import guests, tapped


@pytest.fixture
async def operator(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.admin_url, timeout=30) as client:
        yield client


async def figures(operator: httpx.AsyncClient) -> dict[str, float]:
    """Every sample by its name and labels."""
    text = (await operator.get("/metrics")).text
    samples = [each for family in text_string_to_metric_families(text) for each in family.samples]
    return {each.name + "".join(f"/{value}" for value in each.labels.values()): each.value for each in samples}


async def test_a_server_that_runs_is_alive_and_ready(operator: httpx.AsyncClient) -> None:
    assert (await operator.get("/healthz")).text == "ok\n"
    async with asyncio.timeout(300):  # the workers may still be starting
        while (ready := await operator.get("/readyz")).status_code == 503:  # noqa: ASYNC110 (readiness sets no event)
            await asyncio.sleep(0.1)
    assert ready.json() == {"store": "ok", "workers": "ok", "relay": "ok", "disk": "ok", "tables": "ok"}
    assert ready.status_code == 200


async def test_a_store_that_cannot_write_is_told(
    operator: httpx.AsyncClient, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise Unavailable("SQLite: disk I/O error")

    monkeypatch.setattr(server.inside.store, "lease", fails)
    ready = await operator.get("/readyz")
    assert (ready.status_code, ready.json()["store"]) == (503, "SQLite: disk I/O error")


async def test_a_disk_without_room_is_told(operator: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin, "MIN_FREE", 2**62)
    ready = await operator.get("/readyz")
    assert ready.status_code == 503
    assert "free" in ready.json()["disk"]


async def test_a_server_whose_workers_have_much_to_do_is_ready() -> None:
    """Otherwise a few analyses would make the proxy leave out every process."""
    workers = Workers("test", 1, seconds=60.0)
    server: Any = SimpleNamespace(workers=lambda: [workers])
    try:
        await admin.workers_answer(server)
        jobs = [asyncio.ensure_future(workers.run("ann", time.sleep, 30.0)) for _ in range(3)]
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await admin.workers_answer(server)
        assert not any(job.done() for job in jobs)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
    finally:
        workers.close()


DUEL = {
    "game": "killer",
    "seats": [{"type": "person"}, {"type": "bot", "level": "steady"}],
    "options": {"first": "seat-1"},
}


async def test_choices_and_refusals_are_counted(
    operator: httpx.AsyncClient, http: httpx.AsyncClient, server: Running
) -> None:
    before = await figures(operator)
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL, sit=True, start=True)
    async with tapped(server.url, code, ann.token) as tap:
        update = await tap.updated(lambda each: each["offer"])
        first = update["offer"]["actions"][0]["text"]
        assert (await tap.choose(update["decision"], first))["type"] == "done"
        assert (await tap.choose(999, first))["type"] == "refused"
        after = await figures(operator)
    assert after["tablee_tables"] >= 1
    assert after["tablee_sockets"] == 1
    assert after["tablee_changes_total"] > before["tablee_changes_total"]
    assert after["tablee_store_seconds_count"] > before["tablee_store_seconds_count"]
    assert after["tablee_refusals_total/stale"] == before.get("tablee_refusals_total/stale", 0) + 1
    assert after["tablee_queue_jobs/texts"] == 0


async def test_games_are_not_served_on_the_admin_port(operator: httpx.AsyncClient) -> None:
    assert (await operator.get("/api/games")).status_code == 404
