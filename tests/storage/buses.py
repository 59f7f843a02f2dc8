"""Helpers for the tests of the bus."""

import asyncio
from itertools import count

from tablee.storage.bus import Missed, Subscription
from tests.services import DEADLINE

prefixes = (f"test-{number}" for number in count(1))


async def take(subscription: Subscription, number: int) -> list[bytes | Missed]:
    async with asyncio.timeout(DEADLINE):
        return [await anext(subscription) for _ in range(number)]


async def shout(data: bytes) -> bytes:
    return data.upper()
