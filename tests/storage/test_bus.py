"""The bus, inside one process and over Redis: telling, asking and closing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tablee.storage import bus as bus_module
from tablee.storage.bus import MISSED, Bus, NoAnswer, Unreachable, open_bus
from tablee.storage.bus_local import Hub
from tests.services import DEADLINE, Redis
from tests.storage.buses import prefixes, shout, take

Opener = Callable[[], Awaitable[Bus]]


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
