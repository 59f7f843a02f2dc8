"""The bus while Redis stops and comes back."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator

import pytest

from tablee.storage import backoff
from tablee.storage.bus import MISSED, Bus, NoAnswer, Unreachable, open_bus
from tablee.storage.bus_redis import RedisLine
from tests.services import DEADLINE, Redis
from tests.storage.buses import prefixes, shout, take


class TestRestart:
    """Redis stops and comes back."""

    @pytest.fixture
    async def pair(self, redis: Redis) -> AsyncIterator[tuple[Bus, Bus]]:
        prefix = next(prefixes)
        one, two = (
            Bus(await RedisLine.open(redis.url(), prefix, 1.0)),
            Bus(await RedisLine.open(redis.url(), prefix, 1.0)),
        )
        yield one, two
        await one.close()
        await two.close()

    async def test_listeners_are_told_that_they_may_have_missed_something_and_hear_again(
        self, redis: Redis, pair: tuple[Bus, Bus]
    ) -> None:
        one, two = pair
        hearing = await two.subscribe("news")
        await two.answer("echo", shout)
        await one.publish("news", b"before")
        assert await take(hearing, 1) == [b"before"]
        for _ in range(2):
            redis.stop(signal.SIGKILL)
            redis.start()
            assert await take(hearing, 1) == [MISSED]
            await one.publish("news", b"after")
            assert await take(hearing, 1) == [b"after"]
            assert await one.request("echo", b"hello", timeout=DEADLINE) == b"HELLO"

    async def test_without_redis_everything_is_unreachable_and_comes_back_with_it(
        self, redis: Redis, pair: tuple[Bus, Bus], caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.CRITICAL)
        one, two = pair
        await two.answer("echo", shout)
        redis.stop(signal.SIGKILL)
        try:
            with pytest.raises(Unreachable):
                await one.publish("news", b"unheard")
            with pytest.raises(Unreachable):
                await one.subscribe("news")
            with pytest.raises((NoAnswer, Unreachable)):
                await one.request("echo", b"hello", timeout=0.2)
        finally:
            redis.start()
        hearing = await one.subscribe("news")
        await two.publish("news", b"heard")
        assert (await take(hearing, 1))[0] in {b"heard", MISSED}

    async def test_who_begins_to_listen_does_not_wait_for_the_next_try(
        self, redis: Redis, pair: tuple[Bus, Bus], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(backoff, "FIRST_PAUSE", 3600.0)
        one, _ = pair
        redis.stop(signal.SIGKILL)
        try:
            await asyncio.sleep(0.1)  # the loss was noticed, and the next attempt is in an hour
        finally:
            redis.start()
        await one.subscribe("news")

    async def test_who_waits_for_an_answer_need_not_wait_longer(self, redis: Redis, pair: tuple[Bus, Bus]) -> None:
        one, two = pair
        begun = asyncio.Event()

        async def never(data: bytes) -> bytes:
            begun.set()
            await asyncio.sleep(20 * DEADLINE)
            return data

        await two.answer("echo", never)
        asking = asyncio.ensure_future(one.request("echo", b"hello", timeout=10 * DEADLINE))
        await begun.wait()
        redis.stop(signal.SIGKILL)
        redis.start()
        async with asyncio.timeout(DEADLINE):
            with pytest.raises(NoAnswer, match="the connection was lost"):
                await asking

    async def test_what_waits_to_be_told_while_redis_is_down_fails_together(
        self, redis: Redis, pair: tuple[Bus, Bus]
    ) -> None:
        one, _ = pair
        redis.stop(signal.SIGKILL)
        try:
            told = (one.publish("news", b"x") for _ in range(3000))
            async with asyncio.timeout(DEADLINE):
                outcomes = await asyncio.gather(*told, return_exceptions=True)
        finally:
            redis.start()
        assert {type(outcome) for outcome in outcomes} == {Unreachable}
        await one.publish("news", b"again")

    async def test_a_short_absence_is_only_a_delay(self, redis: Redis) -> None:
        bus = await open_bus(redis.url(), next(prefixes))
        redis.stop(signal.SIGKILL)
        with pytest.raises(Unreachable):
            await bus.publish("news", b"in the moment of the loss")
        telling = asyncio.ensure_future(bus.publish("news", b"after"))
        await asyncio.sleep(0.2)
        redis.start()
        await telling
        await bus.close()
