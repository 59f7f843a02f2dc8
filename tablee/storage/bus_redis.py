"""The bus over Redis: one connection to receive and one to send. Both reconnect by themselves."""

from __future__ import annotations

import asyncio
import math
import secrets
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, Self

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tablee.storage.backoff import tries
from tablee.storage.bus import Unreachable
from tablee.storage.store import CannotOpen

RETRY_FOR = 5.0
MOST_AT_ONCE = 500
MOST_TO_SEND = 10_000
CLOSED = "the bus is closed"
DOWN = (RedisError, OSError)
# Detect a vanished peer within half a minute. Only Linux has all three names.
KEEP_ALIVE = {
    getattr(socket, name): seconds
    for name, seconds in (("TCP_KEEPIDLE", 10), ("TCP_KEEPINTVL", 5), ("TCP_KEEPCNT", 4))
    if hasattr(socket, name)
}


class Word(NamedTuple):
    """A message to send, and the future for its number of listeners."""

    channel: str
    data: bytes
    future: asyncio.Future[int]


def client_of(url: str) -> Redis:
    tcp = {} if url.startswith("unix") else {"socket_keepalive": True, "socket_keepalive_options": KEEP_ALIVE}
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=4,
        timeout=RETRY_FOR,
        socket_timeout=None,
        socket_connect_timeout=RETRY_FOR,
        retry=Retry(NoBackoff(), 0),  # our own retries know what may be sent twice
        protocol=2,
        **tcp,
    )
    return Redis.from_pool(pool)


class RedisLine:
    """One access to Redis. After a lost connection it subscribes to its channels again."""

    def __init__(self, client: Redis, prefix: str, retry_for: float) -> None:
        self._client = client
        self._prefix = f"{prefix}/"
        self._retry_for = retry_for
        self._up = True
        self._closed = False
        # Always subscribe to one channel, so that the connection always exists.
        self._channels = {f"alive/{secrets.token_hex(8)}": asyncio.Event()}
        self._ears: PubSub | None = None
        self._wanted = asyncio.Event()  # somebody waits for a subscription, so keep pauses short
        self._words: asyncio.Queue[Word] = asyncio.Queue(MOST_TO_SEND)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str, prefix: str, retry_for: float = RETRY_FOR) -> Self:
        try:
            line = cls(client_of(url), prefix, retry_for)
        except ValueError as error:
            raise CannotOpen(f"this is not a Redis URL: {error}") from error
        line._up = False
        try:
            await line._come_up()
        except Unreachable as error:
            await line._client.aclose()
            raise CannotOpen(
                f"Redis cannot be reached: {error}. Check that it runs and that the URL is right"
            ) from error
        return line

    def attach(self, deliver: Callable[[str, bytes], None], missed: Callable[[], None]) -> None:
        self._deliver = deliver
        self._missed = missed
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        fail(self._rest(MOST_TO_SEND), CLOSED)
        await self._client.aclose()
        await self._client.connection_pool.disconnect()

    # Sending

    async def send(self, channel: str, data: bytes) -> int:
        if self._closed:
            raise Unreachable(CLOSED)
        word = Word(self._prefix + channel, data, asyncio.get_running_loop().create_future())
        await self._words.put(word)
        return await word.future

    async def _speak(self) -> None:
        """Send all waiting messages together, in order. Never send a failed one again: it may have arrived."""
        while True:
            words = await self._waiting()
            try:
                await self._come_up()
                counts = await self._publish(words)
            except Unreachable as error:
                fail([*words, *self._rest(MOST_TO_SEND)], str(error))
            except BaseException:
                fail(words, CLOSED)
                raise
            else:
                for word, hearers in zip(words, counts, strict=True):
                    if not word.future.done():
                        word.future.set_result(hearers)

    async def _waiting(self) -> list[Word]:
        return [await self._words.get(), *self._rest(MOST_AT_ONCE)]

    def _rest(self, most: int) -> list[Word]:
        return [self._words.get_nowait() for _ in range(min(most, self._words.qsize()))]

    async def _publish(self, words: list[Word]) -> list[int]:
        try:
            async with asyncio.timeout(self._retry_for), self._client.pipeline(transaction=False) as pipeline:
                for word in words:
                    _ = pipeline.publish(word.channel, word.data)
                counts: list[int] = await pipeline.execute()
        except DOWN as error:
            self._up = False
            raise Unreachable(f"Redis: {error}") from error
        return counts

    async def _come_up(self) -> None:
        """Wait for Redis to be reachable, up to the time limit."""
        last: Exception = TimeoutError()
        async for _ in tries(0 if self._up else self._retry_for):
            if self._up:
                return
            try:
                async with asyncio.timeout(self._retry_for):
                    self._up = bool(await self._client.ping())
            except DOWN as error:
                last = error
        if not self._up:
            raise Unreachable(f"Redis: {last}") from last

    # Receiving

    async def listen(self, channel: str) -> None:
        if self._closed:
            raise Unreachable(CLOSED)
        heard = self._channels.setdefault(channel, asyncio.Event())
        try:
            async with asyncio.timeout(self._retry_for):
                self._wanted.set()
                await self._tell_ears("subscribe", channel)
                await heard.wait()
        except TimeoutError as error:
            await self.leave(channel)
            raise Unreachable("Redis did not confirm a subscription") from error

    async def leave(self, channel: str) -> None:
        if self._channels.pop(channel, None) is not None:
            await self._tell_ears("unsubscribe", channel)

    async def _tell_ears(self, command: str, channel: str) -> None:
        """Send a command on the receiving connection. If that breaks, the next one subscribes to all channels."""
        if self._ears is not None:
            with suppress(*DOWN):
                await getattr(self._ears, command)(self._prefix + channel)

    async def _hear(self) -> None:
        """Receive forever. After a lost connection, report missed messages as soon as all channels are subscribed."""
        again = False
        while True:
            async for _ in tries(math.inf, self._wanted):
                with suppress(*DOWN):
                    async with self._client.pubsub() as ears:
                        await self._hear_from(ears, await self._prick_up(ears), again=again)
                if self._went_deaf():
                    again = True
                    break

    async def _prick_up(self, ears: PubSub) -> set[str]:
        """Subscribe to all channels, including those added meanwhile. Return them."""
        told: set[str] = set()
        while missing := self._channels.keys() - told:
            await ears.subscribe(*(self._prefix + channel for channel in missing))
            told |= missing
        self._ears = ears
        return told

    def _went_deaf(self) -> bool:
        """Forget the connection. Return whether it had worked."""
        worked = any(event.is_set() for event in self._channels.values())
        self._ears = None
        for event in self._channels.values():
            event.clear()
        return worked

    async def _hear_from(self, ears: PubSub, pending: set[str], *, again: bool) -> None:
        while True:
            message: dict[str, Any] | None = await ears.get_message(timeout=None)
            if message is None or message["type"] not in {"message", "subscribe"}:
                continue
            channel = message["channel"].decode().removeprefix(self._prefix)
            if message["type"] == "message":
                self._deliver(channel, message["data"])
                continue
            if channel in self._channels:
                self._channels[channel].set()
            pending.discard(channel)
            if again and not pending:
                again = False
                self._missed()


def fail(words: list[Word], reason: str) -> None:
    for word in words:
        if not word.future.done():
            word.future.set_exception(Unreachable(reason))
