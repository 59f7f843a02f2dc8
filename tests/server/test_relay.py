"""Tables in another process: a client that is removed is gone at both ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
import pytest

from tablee.hosting.bots import BotsHere
from tablee.hosting.leases import Lease
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.server.connection import Connection
from tablee.server.relay import RESTART_AFTER, Relay, _channel
from tablee.server.relay_messages import VERSION, Alive, Left, Letter, Word, decode_letter, encode_letter
from tablee.storage.bus import Bus
from tablee.storage.bus_local import Hub
from tablee.storage.store import open_store
from tablee.wire import codec
from tablee.wire.server import Done, Said
from tests.server.test_inbox import Paper
from tests.tables.managers import a_table, until

DEADLINE = 10.0


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[Relay, Relay]]:
    """The relays of two processes with one store, connected to each other."""
    hub, store = Hub(), await open_store("sqlite:///:memory:")
    managers = [TableManager(store, BotsHere(), time.time, 0.0, Lease(name, DEADLINE)) for name in ("owner", "edge")]
    relays = [Relay(Bus(hub.line()), manager, manager.lease.owner, DEADLINE) for manager in managers if manager.lease]
    works = [asyncio.create_task(relay.run()) for relay in relays]
    await asyncio.sleep(0)
    yield relays[0], relays[1]
    for work in works:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
    for manager in managers:
        await manager.close()
    await store.close()


async def visited_from_elsewhere(owner: Relay, edge: Relay) -> tuple[Session, Paper]:
    """A table of one process, and what Bob is sent at the other."""
    session, _ = await a_table(owner.manager, "claim", "ann", "bob")
    paper = Paper()
    edge.join("owner", session.id, Connection(paper, "bob", "Bob", 10.0, time.time))
    await until(lambda: b'"update"' in b"".join(paper.frames))
    return session, paper


async def test_who_is_sent_away_from_a_table_elsewhere_is_gone_at_both_ends() -> None:
    async with two_processes() as (owner, edge):
        session, paper = await visited_from_elsewhere(owner, edge)
        owner.manager.forget(session)
        await until(lambda: b'"bye"' in b"".join(paper.frames))
        async with asyncio.timeout(DEADLINE / 2):  # not only after the other end was silent for too long
            await until(lambda: not owner._visiting and not edge._away)


async def test_what_is_said_elsewhere_does_not_pile_up_for_those_who_do_not_read() -> None:
    async with two_processes() as (owner, edge):
        session, paper = await visited_from_elsewhere(owner, edge)
        paper.writable = False
        session.say(Said("Ann", 0, "a long story", None))
        (visiting,) = owner._visiting.values()
        visiting.send(codec.encode(Done("an answer")))
        await until(lambda: b"an answer" in b"".join(paper.frames))
        assert b"a long story" not in b"".join(paper.frames)


async def test_who_comes_from_elsewhere_reads_the_chat_since_the_last_message_they_heard() -> None:
    async with two_processes() as (owner, edge):
        session, paper = await visited_from_elsewhere(owner, edge)
        for text in ("heard before", "missed"):
            session.say(Said("Ann", 0, text, None), "ann")
        await until(lambda: b"missed" in b"".join(paper.frames))
        again = Paper()
        edge.join("owner", session.id, Connection(again, "bob", "Bob", 10.0, time.time), 1)
        await until(lambda: b"missed" in b"".join(again.frames))
        assert b"heard before" not in b"".join(again.frames)


NO_LETTER = b"\xc1 no letter"
NO_TEXT = b"\x92\xa1\xff\x90"
"""A letter whose sender is no text."""


@pytest.mark.parametrize("channel", [_channel("owner"), "orders"])
@pytest.mark.parametrize("noise", [NO_LETTER, NO_TEXT])
async def test_a_message_that_cannot_be_read_is_logged_and_skipped(
    noise: bytes, channel: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_processes() as (owner, edge):
        assert await owner.echo()
        _, paper = await visited_from_elsewhere(owner, edge)
        await edge._bus.publish(channel, noise)
        await until(lambda: "unreadable" in caplog.text)
        assert await owner.echo()
        assert b'"bye"' not in b"".join(paper.frames), "nobody is sent away for it"
    assert "restarting" not in caplog.text


async def test_a_relay_that_fails_is_started_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes() as (owner, edge):
        await visited_from_elsewhere(owner, edge)
        monkeypatch.setattr(owner, "_take", lambda *_: 1 / 0)
        edge.post("owner", Alive())
        await until(lambda: "restarting" in caplog.text)
        monkeypatch.undo()
        await until(lambda: not owner._visiting)
        await asyncio.sleep(RESTART_AFTER)
        assert await owner.echo()
        await visited_from_elsewhere(owner, edge)


async def test_clients_are_told_at_once_when_the_relay_of_their_process_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_processes() as (owner, edge):
        _, paper = await visited_from_elsewhere(owner, edge)
        monkeypatch.setattr(edge, "_take", lambda *_: 1 / 0)
        owner.post("edge", Alive())
        async with asyncio.timeout(DEADLINE / 2):  # not only after the other end was silent for too long
            await until(lambda: b'"bye"' in b"".join(paper.frames))


async def test_what_a_process_lets_go_is_taken_up_by_another_at_once() -> None:
    async with two_processes() as (owner, edge):
        assert await edge.echo()
        session, _ = await a_table(owner.manager, "claim", "ann", "bob")
        await owner.manager.hand_over()
        await owner.broadcasts.tell_freed()
        async with asyncio.timeout(DEADLINE / 2):  # not only after its lease expired
            await until(lambda: session.id in edge.manager.tables)


def test_letters_carry_a_version_and_unknown_words_of_a_newer_one_are_skipped() -> None:
    assert decode_letter(encode_letter("a", [Alive()])) == Letter("a", [Alive()], VERSION)
    words: list[object] = [["left", 7], ["from-the-future", 1, 2], ["alive"]]
    newer = msgspec.msgpack.encode(["a", words, VERSION + 1, "more"])
    assert decode_letter(newer).words == [Left(7), Alive()]
    with pytest.raises(msgspec.ValidationError):
        decode_letter(msgspec.msgpack.encode(["a", words, VERSION]))


def test_letters_of_the_first_processes_are_read_and_they_read_ours() -> None:
    class First(msgspec.Struct, array_like=True):
        sender: str
        words: list[Word]

    assert decode_letter(msgspec.msgpack.encode(First("a", [Alive()]))).version == 0
    assert msgspec.msgpack.decode(encode_letter("a", [Left(1)]), type=First) == First("a", [Left(1)])


async def test_an_operators_order_reaches_every_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_processes() as (owner, edge):
        assert await edge.echo()
        heard: list[tuple[str, bytes]] = []
        for name, relay in (("owner", owner), ("edge", edge)):

            async def obey(order: bytes, name: str = name) -> None:
                heard.append((name, order))

            monkeypatch.setattr(relay.broadcasts, "obey", obey)
        await owner._bus.publish("orders", b"\xc1 no order")
        await owner.broadcasts.tell_orders(b"{}")
        await until(lambda: heard)
        assert heard == [("edge", b"{}")]
