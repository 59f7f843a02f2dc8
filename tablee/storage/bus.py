"""Messages between server processes: publish to all subscribers, or send a request to one process.

Nothing is stored: a message reaches the current listeners at most once. A listener that may have missed messages gets
MISSED, and reads the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, Protocol, Self

import msgspec

from tablee.storage.store import CannotOpen

log = logging.getLogger(__name__)

Handler = Callable[[bytes], Awaitable[bytes]]
MOST_WAITING = 1000


class Unreachable(Exception):
    """The connection between the processes is down. Perhaps nobody received the message."""


class NoAnswer(Exception):
    """No process answers on this channel, or not in time, or it failed. The request may have been carried out."""


class Missed:
    """A marker in a subscription for messages that may be lost."""


MISSED: Final = Missed()


class Transport(Protocol):
    """Carries the messages. A bus attaches itself to receive them."""

    def attach(self, deliver: Callable[[str, bytes], None], missed: Callable[[], None]) -> None: ...
    async def send(self, channel: str, data: bytes) -> int: ...  # returns the number of listeners
    async def listen(self, channel: str) -> None: ...  # in effect when it returns
    async def leave(self, channel: str) -> None: ...
    async def close(self) -> None: ...


class Subscription:
    """The messages published on one channel from now on, as an asynchronous iterator. `async with` ends it.

    A listener that is too slow loses the waiting messages and gets MISSED instead.
    """

    def __init__(self, bus: Bus, channel: str, most: int) -> None:
        self.channel = channel
        self._bus = bus
        self._most = most
        self._waiting: deque[bytes | Missed] = deque()
        self._news = asyncio.Event()
        self._closed = False

    def put(self, data: bytes | Missed) -> None:
        if data is MISSED or len(self._waiting) >= self._most:
            self._waiting.clear()
            data = MISSED
        self._waiting.append(data)
        self._news.set()

    def end(self) -> None:
        self._closed = True
        self._news.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> bytes | Missed:
        while not self._waiting and not self._closed:
            self._news.clear()
            await self._news.wait()
        if self._closed:
            raise StopAsyncIteration
        return self._waiting.popleft()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._bus.unsubscribe(self)


class Ask(msgspec.Struct, array_like=True):
    """A request on its way, and the channel for its answer."""

    reply_to: str
    number: int
    data: bytes


class Reply(msgspec.Struct, array_like=True):
    """The answer to a request; `data` is None if it failed."""

    number: int
    data: bytes | None


class Bus:
    """One process's access to the messages."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._subscriptions: dict[str, list[Subscription]] = {}
        self._handlers: dict[str, Handler] = {}
        self._asked: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = count(1)
        self._own = f"reply/{secrets.token_hex(8)}"
        self._answering: set[asyncio.Task[None]] = set()
        self._changing = asyncio.Lock()
        self._listens_to_own = False
        transport.attach(self._deliver, self._missed)

    async def publish(self, channel: str, data: bytes) -> None:
        """Send to all subscribers, in the order of the calls. Raise Unreachable if they may not have received it."""
        await self._transport.send(f"say/{channel}", data)

    async def subscribe(self, channel: str, most: int = MOST_WAITING) -> Subscription:
        """Subscribe to a channel. At most `most` messages wait to be read."""
        subscription = Subscription(self, channel, most)
        async with self._changing:
            await self._transport.listen(f"say/{channel}")
            self._subscriptions.setdefault(channel, []).append(subscription)
        return subscription

    async def unsubscribe(self, subscription: Subscription) -> None:
        subscription.end()
        async with self._changing:
            others = self._subscriptions.get(subscription.channel, [])
            if subscription in others:
                others.remove(subscription)
                if not others:
                    del self._subscriptions[subscription.channel]
                    await self._transport.leave(f"say/{subscription.channel}")

    async def answer(self, channel: str, handler: Handler) -> None:
        """Answer requests on this channel. Each runs in its own task, and they start in the order of arrival."""
        async with self._changing:
            if channel in self._handlers:
                raise ValueError(f"{channel} already has a handler")
            await self._transport.listen(f"ask/{channel}")
            self._handlers[channel] = handler

    async def stop_answering(self, channel: str) -> None:
        async with self._changing:
            if self._handlers.pop(channel, None) is not None:
                await self._transport.leave(f"ask/{channel}")

    async def request(self, channel: str, data: bytes, timeout: float) -> bytes:  # noqa: ASYNC109 (part of the meaning)
        """Send a request and return its answer. Raise NoAnswer, or Unreachable if the connection is down.

        Without an answer, the request may still have been carried out. Send only requests that may be repeated.
        """
        await self._listen_to_own()
        number = next(self._numbers)
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = future
        try:
            async with asyncio.timeout(timeout):
                ask = msgspec.msgpack.encode(Ask(self._own, number, data))
                if not await self._transport.send(f"ask/{channel}", ask):
                    raise NoAnswer(f"nobody answers on {channel}")
                return await future
        except TimeoutError as error:
            raise NoAnswer(f"no answer on {channel} after {timeout} s") from error
        finally:
            del self._asked[number]
            if not future.cancel() and not future.cancelled():
                future.exception()  # mark a late error as read

    async def close(self) -> None:
        """End all subscriptions, cancel running answers, and close the connection."""
        for subscription in [one for some in self._subscriptions.values() for one in some]:
            subscription.end()
        for task in self._answering:
            task.cancel()
        self._missed()
        await self._transport.close()

    async def _listen_to_own(self) -> None:
        async with self._changing:
            if not self._listens_to_own:
                await self._transport.listen(self._own)
                self._listens_to_own = True

    def _deliver(self, channel: str, data: bytes) -> None:
        try:
            self._sort(channel, data)
        except msgspec.DecodeError:
            log.warning("skipped a message on channel %s that is not ours", channel)

    def _sort(self, channel: str, data: bytes) -> None:
        kind, _, name = channel.partition("/")
        if kind == "say":
            for subscription in self._subscriptions.get(name, ()):
                subscription.put(data)
        elif kind == "ask" and name in self._handlers:
            self._begin(self._handlers[name], msgspec.msgpack.decode(data, type=Ask))
        elif kind == "reply":
            self._settle(msgspec.msgpack.decode(data, type=Reply))

    def _begin(self, handler: Handler, ask: Ask) -> None:
        if len(self._answering) >= MOST_WAITING:
            log.warning("too many requests at once; dropped one")
            return
        task = asyncio.create_task(self._answer(handler, ask))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, handler: Handler, ask: Ask) -> None:
        reply = Reply(ask.number, None)
        try:
            reply.data = await handler(ask.data)
        except Exception:
            log.exception("could not answer a request")
        try:
            await self._transport.send(ask.reply_to, msgspec.msgpack.encode(reply))
        except Unreachable:
            log.warning("lost an answer: the connection is down")

    def _settle(self, reply: Reply) -> None:
        future = self._asked.get(reply.number)
        if future is None or future.done():
            return
        if reply.data is None:
            future.set_exception(NoAnswer("the process that answers failed; its log says why"))
        else:
            future.set_result(reply.data)

    def _missed(self) -> None:
        """Tell every subscriber that messages may be lost, and fail every open request."""
        for subscriptions in self._subscriptions.values():
            for subscription in subscriptions:
                subscription.put(MISSED)
        for future in self._asked.values():
            if not future.done():
                future.set_exception(NoAnswer("the connection was lost before the answer came"))


async def open_bus(url: str = "", prefix: str = "tablee") -> Bus:
    """Open the bus at `redis://host:6379`, `rediss://…` or `unix://…`. Without a URL it stays in this process.

    All databases of a Redis share their channels, so installations that share a Redis need different prefixes.
    """
    if not url:
        from tablee.storage.bus_local import Hub  # noqa: PLC0415 (it knows this module)

        return Bus(Hub().line())
    if url.partition("://")[0] not in {"redis", "rediss", "unix"}:
        raise CannotOpen("this is not a Redis URL: use redis://host:6379")
    try:
        from tablee.storage.bus_redis import RedisLine  # noqa: PLC0415 (not everybody has redis)
    except ModuleNotFoundError as error:
        raise CannotOpen("Redis needs its client: pip install 'tablee[cluster]'") from error
    return Bus(await RedisLine.open(url, prefix))
