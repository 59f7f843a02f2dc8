"""Messages from one process to all others: it has released its tables, or an operator gave an order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine

from tablee.server.relay_messages import UNREADABLE, Ordered, decode_letter, encode_letter
from tablee.storage.bus import Bus, Missed, Unreachable

log = logging.getLogger(__name__)
Work = Coroutine[None, None, None]
FREED, ORDERS = "freed", "orders"


async def _ignore(_order: bytes) -> None:
    """Ignore an order: the default until `obey` is set."""


class Broadcasts:
    """Messages to all processes. A process that is away misses them, and finds free tables in the store."""

    def __init__(self, bus: Bus, name: str, take_up: Callable[[], Work], spawn: Callable[[Work], None]) -> None:
        self.obey: Callable[[bytes], Work] = _ignore
        """Called with an operator's order from another process."""
        self._bus = bus
        self._name = name
        self._take_up = take_up
        self._spawn = spawn

    async def tell_freed(self) -> None:
        """Tell all processes that this one has released its tables."""
        with contextlib.suppress(Unreachable):
            await self._bus.publish(FREED, encode_letter(self._name, []))

    async def tell_orders(self, order: bytes) -> None:
        """Pass an operator's order on to all processes. Raise `Unreachable` if that fails."""
        await self._bus.publish(ORDERS, encode_letter(self._name, [Ordered(order)]))

    async def run(self) -> None:
        """Listen forever."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._hear_freed())
            both.create_task(self._hear_orders())

    async def _hear_freed(self) -> None:
        """Load the tables that another process has released, at once."""
        async with await self._bus.subscribe(FREED) as subscription:
            async for _ in subscription:
                self._spawn(self._take_up())

    async def _hear_orders(self) -> None:
        async with await self._bus.subscribe(ORDERS) as subscription:
            async for heard in subscription:
                if not isinstance(heard, Missed):
                    self._hear_order(heard)

    def _hear_order(self, heard: bytes) -> None:
        try:
            letter = decode_letter(heard)
        except UNREADABLE as error:
            log.warning("skipped an unreadable order from the bus: %s", error)
            return
        for word in letter.words:
            if isinstance(word, Ordered) and letter.sender != self._name:
                self._spawn(self.obey(word.order))
