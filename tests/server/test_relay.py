"""Tables that live in another process: who is sent away is gone at both ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tablee.server.connection import Connection
from tablee.server.relay import Relay
from tablee.storage.bus import Bus
from tablee.storage.bus_local import Hub
from tablee.storage.store import open_store
from tablee.tables.bots import BotsHere
from tablee.tables.hall import Hall, Lease
from tablee.tables.live import Live
from tablee.wire import codec
from tablee.wire.server import Done, Said
from tests.server.test_visit import Paper
from tests.tables.halls import a_table, until

PATIENCE = 10.0


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[Relay, Relay]]:
    """The relays of two processes with one store, which hear each other."""
    hub, store = Hub(), await open_store("sqlite:///:memory:")
    halls = [Hall(store, BotsHere(), time.time, 0.0, Lease(name, PATIENCE)) for name in ("owner", "edge")]
    relays = [Relay(Bus(hub.line()), hall, hall.lease.owner, PATIENCE) for hall in halls if hall.lease]
    works = [asyncio.create_task(relay.run()) for relay in relays]
    await asyncio.sleep(0)
    yield relays[0], relays[1]
    for work in works:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
    for hall in halls:
        await hall.close()
    await store.close()


async def visited_from_elsewhere(owner: Relay, edge: Relay) -> tuple[Live, Paper]:
    """A table of one process, and what Bob is sent at the other."""
    live, _ = await a_table(owner.hall, "claim", "ann", "bob")
    paper = Paper()
    edge.join("owner", live.id, Connection(paper, "bob", "Bob", 10.0, time.time))
    await until(lambda: b'"update"' in b"".join(paper.frames))
    return live, paper


async def test_who_is_sent_away_from_a_table_elsewhere_is_gone_at_both_ends() -> None:
    async with two_processes() as (owner, edge):
        live, paper = await visited_from_elsewhere(owner, edge)
        owner.hall.forget(live)
        await until(lambda: b'"bye"' in b"".join(paper.frames))
        async with asyncio.timeout(PATIENCE / 2):  # and not only when the other end has been silent for too long
            await until(lambda: not owner._visiting and not edge._away)


async def test_what_is_said_elsewhere_does_not_pile_up_for_those_who_do_not_read() -> None:
    async with two_processes() as (owner, edge):
        live, paper = await visited_from_elsewhere(owner, edge)
        paper.writable = False
        live.say(Said("Ann", 0, "a long story", None))
        (visiting,) = owner._visiting.values()
        visiting.send(codec.encode(Done("an answer")))
        await until(lambda: b"an answer" in b"".join(paper.frames))
        assert b"a long story" not in b"".join(paper.frames)
