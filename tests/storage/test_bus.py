"""The bus, inside one process and over Redis."""

import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count

import pytest
from redis.asyncio import Redis as RedisClient

from tablee.storage import backoff
from tablee.storage import bus as bus_module
from tablee.storage.bus import MISSED, Bus, Missed, NoAnswer, Subscription, Unreachable, open_bus
from tablee.storage.bus_local import Hub
from tablee.storage.bus_redis import RedisLine
from tablee.storage.store import CannotOpen
from tests.services import DEADLINE, Redis

Opener = Callable[[], Awaitable[Bus]]
prefixes = (f"test-{number}" for number in count(1))


@pytest.fixture(params=["local", "redis"])
async def end(request: pytest.FixtureRequest) -> AsyncIterator[Opener]:
    """Opens another end of the same bus."""
    opened: list[Bus] = []
    hub, prefix = Hub(), next(prefixes)

    async def open_end() -> Bus:
        if request.param == "local":
            opened.append(Bus(hub.line()))
        else:
            server: Redis = request.getfixturevalue("redis")
            opened.append(await open_bus(server.url(), prefix))
        return opened[-1]

    yield open_end
    for bus in opened:
        await bus.close()


async def take(subscription: Subscription, number: int) -> list[bytes | Missed]:
    async with asyncio.timeout(DEADLINE):
        return [await anext(subscription) for _ in range(number)]


async def shout(data: bytes) -> bytes:
    return data.upper()


class TestTelling:
    async def test_all_who_listen_hear_it_in_order(self, end: Opener) -> None:
        one, two = await end(), await end()
        hearing = [await bus.subscribe("news") for bus in (one, two, two)]
        for number in range(100):
            await one.publish("news", str(number).encode())
        for subscription in hearing:
            assert await take(subscription, 100) == [str(number).encode() for number in range(100)]

    async def test_what_is_told_at_once_stays_in_order(self, end: Opener) -> None:
        one, two = await end(), await end()
        hearing = await two.subscribe("news", most=2000)
        await asyncio.gather(*(one.publish("news", str(number).encode()) for number in range(2000)))
        assert await take(hearing, 2000) == [str(number).encode() for number in range(2000)]

    async def test_channels_do_not_mix(self, end: Opener) -> None:
        one, two = await end(), await end()
        left, right = await two.subscribe("left"), await two.subscribe("left/right")
        await one.publish("left/right", b"to the right")
        await one.publish("left", b"\x00\xff")
        assert await take(left, 1) == [b"\x00\xff"]
        assert await take(right, 1) == [b"to the right"]

    async def test_nobody_needs_to_listen(self, end: Opener) -> None:
        await (await end()).publish("news", b"unheard")

    async def test_who_has_ended_hears_no_more_and_the_others_do(self, end: Opener) -> None:
        one, two = await end(), await end()
        staying = await two.subscribe("news")
        async with await two.subscribe("news") as leaving:
            await one.publish("news", b"first")
            assert await take(leaving, 1) == [b"first"]
        await one.publish("news", b"second")
        assert await take(staying, 2) == [b"first", b"second"]
        assert [data async for data in leaving] == []
        await leaving.close()

    async def test_one_may_listen_again_after_all_have_ended(self, end: Opener) -> None:
        one, two = await end(), await end()
        await (await two.subscribe("news")).close()
        await one.publish("news", b"unheard")
        hearing = await two.subscribe("news")
        await one.publish("news", b"heard")
        assert await take(hearing, 1) == [b"heard"]

    async def test_a_slow_listener_loses_what_waits_and_is_told_so(self, end: Opener) -> None:
        one, two = await end(), await end()
        slow, quick = await two.subscribe("news", most=10), await two.subscribe("news")
        for number in range(25):
            await one.publish("news", str(number).encode())
        await take(quick, 25)
        assert await take(slow, 5) == [MISSED, b"21", b"22", b"23", b"24"]


class TestAsking:
    async def test_whoever_answers_is_asked(self, end: Opener) -> None:
        one, two = await end(), await end()
        await two.answer("echo", shout)
        assert await one.request("echo", b"hello", timeout=DEADLINE) == b"HELLO"
        assert await two.request("echo", b"myself", timeout=DEADLINE) == b"MYSELF"

    async def test_many_questions_find_their_own_answers(self, end: Opener) -> None:
        one, two, three = await end(), await end(), await end()

        async def slowly(data: bytes) -> bytes:
            await asyncio.sleep(int(data) % 7 / 1000)
            return data

        await three.answer("echo", slowly)
        asked = [(bus, str(number).encode()) for number in range(200) for bus in (one, two)]
        answers = await asyncio.gather(*(bus.request("echo", data, timeout=DEADLINE) for bus, data in asked))
        assert answers == [data for _, data in asked]

    async def test_nobody_there_is_known_at_once(self, end: Opener) -> None:
        async with asyncio.timeout(DEADLINE):
            with pytest.raises(NoAnswer, match="nobody"):
                await (await end()).request("echo", b"hello", timeout=10 * DEADLINE)

    async def test_who_has_stopped_does_not_answer(self, end: Opener) -> None:
        one, two = await end(), await end()
        await two.answer("echo", shout)
        await two.stop_answering("echo")
        await two.stop_answering("echo")
        with pytest.raises(NoAnswer, match="nobody"):
            await one.request("echo", b"hello", timeout=DEADLINE)
        await two.answer("echo", shout)
        assert await one.request("echo", b"hello", timeout=DEADLINE) == b"HELLO"

    async def test_an_answer_has_its_time(self, end: Opener) -> None:
        one, two = await end(), await end()

        async def never(data: bytes) -> bytes:
            await asyncio.sleep(20 * DEADLINE)
            return data

        await two.answer("echo", never)
        with pytest.raises(NoAnswer, match=r"after 0\.05 s"):
            await one.request("echo", b"hello", timeout=0.05)

    async def test_an_answer_that_comes_too_late_is_dropped(self, end: Opener) -> None:
        one, two = await end(), await end()
        answered = asyncio.Event()

        async def late(data: bytes) -> bytes:
            await asyncio.sleep(0.1)
            answered.set()
            return data

        await two.answer("late", late)
        await two.answer("echo", shout)
        with pytest.raises(NoAnswer):
            await one.request("late", b"hello", timeout=0.02)
        await answered.wait()
        assert await one.request("echo", b"hello", timeout=DEADLINE) == b"HELLO"

    async def test_a_failure_is_logged_there_and_told_here(self, end: Opener, caplog: pytest.LogCaptureFixture) -> None:
        one, two = await end(), await end()

        async def fail(data: bytes) -> bytes:
            raise KeyError("not there")

        await two.answer("echo", fail)
        with pytest.raises(NoAnswer, match="failed"):
            await one.request("echo", b"hello", timeout=DEADLINE)
        assert "not there" in caplog.text

    async def test_a_channel_has_one_who_answers(self, end: Opener) -> None:
        bus = await end()
        await bus.answer("echo", shout)
        with pytest.raises(ValueError, match="already"):
            await bus.answer("echo", shout)

    async def test_too_many_questions_at_once_go_unanswered(
        self, end: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        monkeypatch.setattr(bus_module, "MOST_WAITING", 5)
        one, two = await end(), await end()
        go_on = asyncio.Event()

        async def wait(data: bytes) -> bytes:
            await go_on.wait()
            return data

        await two.answer("echo", wait)
        asked = [asyncio.ensure_future(one.request("echo", b"x", timeout=2)) for _ in range(8)]
        await asyncio.sleep(0.3)
        go_on.set()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(outcome, NoAnswer) for outcome in outcomes] == [False] * 5 + [True] * 3
        assert "too many" in caplog.text


class TestClosing:
    async def test_a_closed_bus_is_unreachable(self, end: Opener) -> None:
        bus = await end()
        await bus.close()
        await bus.close()
        with pytest.raises(Unreachable):
            await bus.publish("news", b"hello")
        with pytest.raises(Unreachable):
            await bus.subscribe("news")
        with pytest.raises(Unreachable):
            await bus.request("echo", b"hello", timeout=1)

    async def test_closing_ends_who_listens_and_who_waits(self, end: Opener) -> None:
        one, two = await end(), await end()

        async def never(data: bytes) -> bytes:
            await asyncio.sleep(20 * DEADLINE)
            return data

        await two.answer("echo", never)
        hearing = await one.subscribe("news")
        asking = asyncio.ensure_future(one.request("echo", b"hello", timeout=10 * DEADLINE))
        await asyncio.sleep(0.1)
        await one.close()
        await two.close()
        assert [data async for data in hearing] == []
        with pytest.raises(NoAnswer):
            await asking


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
