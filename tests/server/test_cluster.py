"""Several processes on PostgreSQL and Redis: each serves everybody, and tables survive a killed process."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from tablee.client import new_id
from tablee.wire.client import Chat, Sit, Start
from tests.server.crowd import attend_all, gather, under_load
from tests.server.served import Served, served
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped
from tests.server.test_faults import STRANGERS, THOROUGH, setups
from tests.services import Postgres, Redis, postgres, redis

__all__ = ["postgres", "redis"]
GAMES = 120 if THOROUGH else 60
pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]


def cluster(postgres: Postgres, redis: Redis, lease: float = 2.0) -> dict[str, str]:
    return {"database": postgres.new_url(), "redis": redis.url(), "lease_seconds": str(lease), "bot_workers": "1"}


async def test_two_processes_serve_one_table_together(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    settings = cluster(postgres, redis)
    with served(tmp_path, **settings) as one, served(tmp_path, **settings) as two:
        async with httpx.AsyncClient(base_url=one.url, timeout=30) as http:
            ann, bob = await guests(http, "Ann", "Bob")
            code = await ann.open(DUEL)
            async with tapped(one.url, code, ann.token) as here, tapped(two.url, code, bob.token) as there:
                assert (await there.do(Sit(new_id(), 1)))["type"] == "done"
                assert (await here.do(Start(new_id())))["type"] == "done"
                await there.updated(lambda each: each["table"]["status"] == "playing")
                for _ in range(6):
                    seq = here.update["seq"]
                    tap = here if here.update["offer"] else there
                    update = await tap.updated(lambda each, seq=seq: each["seq"] >= seq)  # type: ignore[misc]
                    answer = await tap.choose(update["decision"], update["offer"]["actions"][0]["text"])
                    assert answer["type"] == "done"
                    for each in (here, there):
                        await each.heard(lambda message, seq=seq: message.get("seq", 0) > seq)  # type: ignore[misc]
                await there.do(Chat(new_id(), "hello from the other side"))
                assert (await here.heard(lambda each: each["type"] == "said"))["author"] == "Bob"
                assert (await there.choose(99, "x"))["code"] in ("unknown-action", "stale")
                await there.say("no json")
                assert await there.heard(lambda each: each.get("code") == "malformed")
            looked_at = await http.get(f"{two.url}/api/tables/{code}")
            assert looked_at.json()["status"] == "playing"
            assert (await http.get(f"{two.url}/api/tables/{code}/replay")).json()["code"] == "still-playing"
            hint = await http.post(
                f"{two.url}/api/tables/{code}/hint", headers={"Authorization": f"Bearer {bob.token}"}
            )
            assert hint.status_code in (200, 422)


async def test_when_one_of_two_processes_is_killed_nothing_is_lost_and_all_games_end(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    settings = cluster(postgres, redis)
    with served(tmp_path, **settings) as one, served(tmp_path, **settings) as two:
        async with (
            httpx.AsyncClient(base_url=one.url, timeout=60) as http,
            httpx.AsyncClient(base_url=two.url, timeout=60) as other,
        ):
            luck = random.Random(7)
            gatherings = await gather(http, setups(GAMES // 2)) + await gather(other, setups(GAMES // 2))
            async with asyncio.timeout(1800), under_load([one.url, two.url], STRANGERS):
                playing = asyncio.create_task(attend_all([one.url, two.url], gatherings, luck))
                for server in (one, two) * (2 if THOROUGH else 1):
                    await asyncio.sleep(2.0)
                    await _die_and_return(server)
                await playing
            for gathering in gatherings:
                assert gathering.ended == ["finished"] * len(gathering.players)
                await gathering.check(other)


async def _die_and_return(server: Served) -> None:
    """Killed, and back only after its leases have expired."""
    server.kill()
    await asyncio.sleep(3.0)
    await asyncio.to_thread(server.start)


async def test_the_tables_of_a_killed_process_go_on_in_the_other(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    settings = cluster(postgres, redis, lease=1.0)
    with served(tmp_path, **settings) as one, served(tmp_path, **settings) as two:
        async with httpx.AsyncClient(base_url=one.url, timeout=30) as http:
            ann, bob = await guests(http, "Ann", "Bob")
            code = await ann.open(DUEL)
        async with tapped(two.url, code, bob.token) as tap:
            await tap.do(Sit(new_id(), 1))
            one.kill()
            bye = await tap.heard(lambda each: each["type"] == "bye")
            assert bye == {"type": "bye", "code": "try-again", "retry": True}
        async with tapped(two.url, code, bob.token) as tap:
            assert (await tap.updated())["seat"] == 1
            assert tap.update["table"]["seats"][0]["name"] == "Ann"


async def test_a_process_that_is_told_to_stop_hands_its_tables_over_at_once(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    settings = cluster(postgres, redis, lease=600.0)
    with served(tmp_path, **settings) as one, served(tmp_path, **settings) as two:
        async with httpx.AsyncClient(base_url=one.url, timeout=30) as http:
            ann, bob = await guests(http, "Ann", "Bob")
            code = await ann.open(DUEL)
        async with tapped(two.url, code, bob.token) as tap:
            await tap.do(Sit(new_id(), 1))
            stopping = asyncio.create_task(asyncio.to_thread(one.end))
            bye = await tap.heard(lambda each: each["type"] == "bye")
            assert bye["retry"]
        async with tapped(two.url, code, bob.token) as tap:
            assert (await tap.updated())["seat"] == 1
            assert (await tap.do(Chat(new_id(), "still here")))["type"] == "done"
        await stopping
