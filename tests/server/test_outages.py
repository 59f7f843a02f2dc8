"""PostgreSQL and Redis fail under load: no acknowledged choice is lost, and all games end."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.crowd import attend_all, gather, under_load
from tests.server.served import Served, served
from tests.server.test_cluster import cluster
from tests.server.test_faults import STRANGERS, THOROUGH, setups
from tests.services import Postgres, Redis, postgres, redis

__all__ = ["postgres", "redis"]
GAMES = 120
AWAY = 2.0
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not THOROUGH, reason="takes minutes: only in make test-all"),
]


class Cluster:
    """Two processes with their PostgreSQL and Redis."""

    def __init__(self, one: Served, two: Served, postgres: Postgres, redis: Redis) -> None:
        self.servers = (one, two)
        self.postgres = postgres
        self.redis = redis


async def postgres_restarts(cluster: Cluster) -> None:
    """Restart it as an operator would."""
    cluster.postgres.stop()
    await asyncio.sleep(AWAY)
    cluster.postgres.start()


async def postgres_crashes(cluster: Cluster) -> None:
    """Kill it; it repairs itself when it is back."""
    cluster.postgres.stop(signal.SIGQUIT)
    await asyncio.sleep(AWAY)
    cluster.postgres.start()


async def connections_are_cut(cluster: Cluster) -> None:
    """End all sessions of the database."""
    cluster.postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


async def redis_is_killed(cluster: Cluster) -> None:
    """Messages on their way are lost."""
    cluster.redis.stop(signal.SIGKILL)
    await asyncio.sleep(AWAY)
    cluster.redis.start()


async def clients_of_redis_are_cut(cluster: Cluster) -> None:
    """Redis stays up, but its connections are closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", cluster.redis.port)
    writer.write(b"CLIENT KILL TYPE pubsub SKIPME yes\r\nCLIENT KILL TYPE normal SKIPME yes\r\n")
    await reader.readline()
    await reader.readline()
    writer.close()


async def both_are_away(cluster: Cluster) -> None:
    """Everything that the processes share is down for a while."""
    cluster.redis.stop(signal.SIGKILL)
    cluster.postgres.stop(signal.SIGQUIT)
    await asyncio.sleep(AWAY)
    cluster.postgres.start()
    cluster.redis.start()


async def a_process_sleeps(cluster: Cluster) -> None:
    """A process is frozen for longer than its leases, wakes up, and must not write."""
    sleeper = cluster.servers[0]
    os.kill(sleeper.pid, signal.SIGSTOP)
    await asyncio.sleep(2 * AWAY)
    os.kill(sleeper.pid, signal.SIGCONT)


FAULTS: list[Callable[[Cluster], Awaitable[None]]] = [
    postgres_restarts,
    postgres_crashes,
    connections_are_cut,
    redis_is_killed,
    clients_of_redis_are_cut,
    both_are_away,
    a_process_sleeps,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
async def test_nothing_is_lost_when_something_fails(
    tmp_path: Path, postgres: Postgres, redis: Redis, fault: Callable[[Cluster], Awaitable[None]]
) -> None:
    settings = cluster(postgres, redis, lease=2.0)
    with served(tmp_path, **settings) as one, served(tmp_path, **settings) as two:
        urls = [one.url, two.url]
        async with httpx.AsyncClient(base_url=one.url, timeout=120) as http:
            gatherings = await gather(http, setups(GAMES))
            async with asyncio.timeout(1800), under_load(urls, STRANGERS):
                playing = asyncio.create_task(attend_all(urls, gatherings, random.Random(fault.__name__)))
                for _ in range(3):
                    await asyncio.sleep(AWAY)
                    await fault(Cluster(one, two, postgres, redis))
                await playing
            for gathering in gatherings:
                assert gathering.ended == ["finished"] * len(gathering.players)
                await gathering.check(http)
