"""Limits for each address and socket."""
# compiled by mypyc

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address

from tablee.tables.people import Bucket

FORGET_AFTER = 10_000


def one_of(address: str) -> str:
    """Return the key that limits count an address by: an IPv6 client has a whole /64, so its network."""
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped
    return parsed.packed[:8].hex(":", 2) if mapped is None else str(mapped)


class PerAddress:
    """A rate limit for each address."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._most = FORGET_AFTER

    def take(self, address: str) -> bool:
        """Whether this address may make one more request."""
        if len(self._buckets) > self._most:
            self._forget_full()
        address = one_of(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._now())
        return bucket.take(self._now())

    def _forget_full(self) -> None:
        rested = self._now() - self._burst / self._rate
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if bucket.at > rested}
        self._most = max(FORGET_AFTER, 2 * len(self._buckets))


class ConnectionLimit:
    """Counts open sockets, in total and for each address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Admit a socket. Return whether there was room."""
        if self.count >= self._most or self._open[address] >= self._most_of_one:
            return False
        self._open[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """Note that a socket is gone."""
        self._open[address] -= 1
        self.count -= 1
        if self._open[address] <= 0:
            del self._open[address]
