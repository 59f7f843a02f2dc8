"""Opening a bus: by which URL, and what is told if it fails."""

import sys

import pytest
from redis.asyncio import Redis as RedisClient

from tablee.storage.bus import open_bus
from tablee.storage.bus_redis import RedisLine
from tablee.storage.store import CannotOpen
from tests.services import DEADLINE, Redis
from tests.storage.buses import shout, take


class TestOpening:
    async def test_without_a_url_it_stays_in_the_process(self) -> None:
        bus = await open_bus()
        hearing = await bus.subscribe("news")
        await bus.publish("news", b"hello")
        assert await take(hearing, 1) == [b"hello"]
        await bus.close()

    @pytest.mark.parametrize("url", ["amqp://host", "redis", "redis://host:port/0"])
    async def test_another_url_is_refused(self, url: str) -> None:
        with pytest.raises(CannotOpen, match="not a Redis URL"):
            await open_bus(url)

    async def test_a_redis_that_is_not_there_is_told_at_the_start(self) -> None:
        with pytest.raises(CannotOpen, match="Check that it runs"):
            await RedisLine.open("redis://127.0.0.1:1/0", "test", retry_for=0.1)

    async def test_who_has_no_client_is_told_what_to_install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delitem(sys.modules, "tablee.storage.bus_redis")
        monkeypatch.setitem(sys.modules, "redis.asyncio", None)
        with pytest.raises(CannotOpen, match="pip install"):
            await open_bus("redis://127.0.0.1:1/0")

    async def test_installations_that_share_a_redis_do_not_hear_each_other(self, redis: Redis) -> None:
        ours, theirs = await open_bus(redis.url(), "ours"), await open_bus(redis.url(), "theirs")
        hearing = await ours.subscribe("news")
        await theirs.publish("news", b"theirs")
        await ours.publish("news", b"ours")
        assert await take(hearing, 1) == [b"ours"]
        await ours.close()
        await theirs.close()

    async def test_noise_on_our_channels_is_passed_over(self, redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
        bus, client = await open_bus(redis.url(), "noise"), RedisClient.from_url(redis.url())
        await bus.answer("echo", shout)
        await client.publish("noise/ask/echo", b"\xc1 what?")
        assert await bus.request("echo", b"hello", timeout=DEADLINE) == b"HELLO"
        assert "not ours" in caplog.text
        await client.aclose()
        await bus.close()
