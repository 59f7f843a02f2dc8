"""Sockets: who may connect, what is refused, and what happens to slow and silent clients."""

from __future__ import annotations

import asyncio
import operator
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect

from tablee.client import new_id
from tablee.server import direct
from tablee.server.direct import DirectProtocol
from tablee.server.frames import DirectTransport
from tablee.server.transport import FULL
from tablee.wire.client import Chat, Leave, Mute, Pause, Quick, Resume, Sit, Start, Submit
from tests.server.running import Running, running
from tests.server.taps import Guest, Tap, guests, tapped

DUEL: dict[str, Any] = {"game": "claim", "seats": [{"type": "person"}, {"type": "person"}]}


async def duel(http: httpx.AsyncClient, **setup: Any) -> tuple[str, Guest, Guest]:
    """A table of Claim with Ann seated, and Bob not yet."""
    ann, bob = await guests(http, "Ann", "Bob")
    return await ann.open(DUEL | setup), ann, bob


async def begun(server: Running, http: httpx.AsyncClient, **setup: Any) -> tuple[str, Guest, Guest]:
    code, ann, bob = await duel(http, **setup)
    async with tapped(server.url, code, bob.token) as tap:
        await tap.do(Sit(new_id(), 1))
    async with tapped(server.url, code, ann.token) as tap:
        await tap.do(Start(new_id()))
    return code, ann, bob


async def test_reconnecting_gives_the_current_update_at_once(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, bob = await begun(server, http)
    for guest, place in ((ann, 0), (bob, 1)):
        async with tapped(server.url, code, guest.token) as tap:
            assert tap.messages[0]["type"] == "update"
            assert tap.messages[0]["seat"] == place
            assert tap.messages[0]["table"]["status"] == "playing"
            assert tap.messages[0]["story_from"] == 0


async def test_an_open_socket_keeps_no_headers(server: Running, http: httpx.AsyncClient) -> None:
    """The headers took three kilobytes of memory per socket, and more from a browser."""
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, ann.token) as tap:
        await tap.updated(lambda each: each["table"])
        (connection,) = [each for each in server.inside.sockets.open if each.user == ann.user]
        assert isinstance(connection.transport, DirectTransport)
        protocol = connection.transport._protocol
        kept = (protocol.scope["headers"], protocol.request.headers, protocol.response.headers)
        assert [len(each) for each in kept] == [0, 0, 0]
        assert (await tap.do(Chat(new_id(), "still here")))["type"] == "done"


async def test_a_message_sent_again_is_done_once_even_over_another_connection(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, bob = await begun(server, http)
    async with tapped(server.url, code, ann.token) as first, tapped(server.url, code, bob.token) as second:
        tap = first if first.update["offer"] else second
        submit = Submit(new_id(), 0, tap.update["offer"]["actions"][0]["text"])
        assert (await tap.do(submit))["type"] == "done"
        assert (await tap.do(submit))["type"] == "done"
        token = ann.token if tap is first else bob.token
        async with tapped(server.url, code, token) as again:
            assert (await again.do(submit))["type"] == "done"
            assert again.update["decision"] == 1


async def test_a_choice_that_comes_too_late_is_refused_as_stale(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, bob = await begun(server, http)
    async with tapped(server.url, code, ann.token) as first, tapped(server.url, code, bob.token) as second:
        tap = first if first.update["offer"] else second
        texts = [action["text"] for action in tap.update["offer"]["actions"]]
        await tap.choose(0, texts[0])
        refused = await tap.choose(0, texts[1])
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["params"] == {"decision": 0, "current": 1}


async def test_nobody_speaks_for_another_seat(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, bob = await begun(server, http)
    async with tapped(server.url, code, ann.token) as first, tapped(server.url, code, bob.token) as second:
        asked, other = (first, second) if first.update["offer"] else (second, first)
        text = asked.update["offer"]["actions"][0]["text"]
        assert (await other.choose(0, text))["code"] == "not-awaited"
        (eve,) = await guests(http, "Eve")
        async with tapped(server.url, code, eve.token) as tap:
            assert (await tap.choose(0, text))["code"] == "not-seated"


async def test_spectators_where_they_are_welcome_and_where_not(server: Running, http: httpx.AsyncClient) -> None:
    (eve,) = await guests(http, "Eve")
    code, _, _ = await begun(server, http)
    async with tapped(server.url, code, eve.token) as tap:
        assert tap.update["seat"] is None
        assert tap.update["offer"] is None
    code, _, _ = await begun(server, http, spectators=False)
    async with tapped(server.url, code, eve.token) as tap:
        bye = await tap.heard(lambda each: each["type"] == "bye")
        assert bye == {"type": "bye", "code": "no-spectators", "retry": False}
        assert await tap.closed() == 1008


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"hello","token":"nobody"}', "who-are-you"),
        ('{"type":"leave","id":"1"}', "hello-first"),
        ("no json", "malformed"),
        ("[]", "malformed"),
    ],
)
async def test_who_does_not_say_who_they_are_is_sent_away(
    first: str, code: str, server: Running, http: httpx.AsyncClient
) -> None:
    table, _, _ = await duel(http)
    async with tapped(server.url, table, None) as tap:
        await tap.say(first)
        assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == code
        assert await tap.closed() == 1008


async def test_a_table_that_is_not_there_is_told(server: Running, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    async with tapped(server.url, "NOSUCH", ann.token) as tap:
        assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "no-such-table"


async def test_what_is_malformed_is_refused_with_its_id_and_the_socket_stays(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, _ = await duel(http)
    async with tapped(server.url, code, ann.token) as tap:
        await tap.say('{"type":"submit","id":"x","decision":"one","action":7}')
        refused = await tap.heard(lambda each: each["type"] == "refused")
        assert (refused["id"], refused["code"]) == ("x", "malformed")
        await tap.say('{"type":"hello","token":"again"}')
        assert (await tap.heard(lambda each: each.get("code") == "hello-once"))["id"] is None
        await tap.say(b'{"type":"leave","id":"as bytes"}')
        assert await tap.heard(lambda each: each.get("id") == "as bytes")
        await tap.say('{"type":"pong","number":1,"deep":' + "[" * 4000 + "]" * 4000 + "}")
        assert "recursion" in (await tap.heard(lambda each: each.get("code") == "malformed", 4))["params"]["detail"]


async def test_chat_reaches_the_table_is_limited_and_can_be_muted(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, bob = await begun(server, http)
    async with tapped(server.url, code, ann.token) as first, tapped(server.url, code, bob.token) as second:
        await first.do(Chat(new_id(), "  hello\n\u0007there  "))
        said = await second.heard(lambda each: each["type"] == "said")
        assert said == {"type": "said", "author": "Ann", "seat": 0, "text": "hello there", "phrase": None}
        await first.do(Quick(new_id(), "good-game"))
        assert (await second.heard(lambda each: each.get("phrase")))["phrase"] == "good-game"
        assert (await first.do(Chat(new_id(), " \u200b ")))["code"] == "nothing-said"
        await second.do(Mute(new_id(), "Ann", mute=True))
        await first.do(Chat(new_id(), "can you hear me"))
        await second.do(Mute(new_id(), "Ann", mute=False))
        await first.do(Chat(new_id(), "now you can"))
        await second.heard(lambda each: each.get("text") == "now you can")
        assert not [each for each in second.messages if each.get("text") == "can you hear me"]
        answers = [await first.do(Chat(new_id(), "spam")) for _ in range(10)]
        assert answers[-1].get("code") == "too-fast"
        assert (await http.get(f"/api/tables/{code}/record")).status_code == 409
        await first.do(Leave(new_id()))


async def test_what_is_said_again_is_heard_once_and_more_devices_do_not_say_more(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, bob = await begun(server, http)
    (session,) = [each for each in server.inside.manager.tables.values() if each.table.code == code]
    session.talk.rate = 0.0
    async with tapped(server.url, code, bob.token) as ear, tapped(server.url, code, ann.token) as first:
        async with tapped(server.url, code, ann.token) as second:
            answers = [await tap.do(Chat("twice", "hello")) for tap in (first, second)]
            answers += [await tap.do(Quick(new_id(), "hello")) for tap in (first, second) * 4]
        assert [each["type"] for each in answers] == ["done"] * 7 + ["refused"] * 3
        await ear.do(Mute(new_id(), "Nobody", mute=True))
        assert len([each for each in ear.messages if each["type"] == "said"]) == 6


async def test_a_spectator_cannot_chat_under_a_players_name(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, _ = await begun(server, http)
    (other_ann,) = await guests(http, "Ann")
    async with tapped(server.url, code, ann.token) as first, tapped(server.url, code, other_ann.token) as second:
        await second.do(Chat(new_id(), "hi"))
        said = await first.heard(lambda each: each["type"] == "said")
        assert (said["author"], said["seat"]) == ("Ann 2", None)


async def test_web_pages_of_other_sites_are_not_let_in(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, _ = await duel(http)
    for origin in ("https://elsewhere.example", "null", "http://["):
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with tapped(server.url, code, ann.token, origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with tapped(server.url, code, ann.token, origin=server.url) as tap:
        assert tap.update["seat"] == 0


async def test_origins_that_a_host_names_are_let_in_and_no_others(tmp_path: Path) -> None:
    with running(tmp_path, origins="https://one.example, https://two.example") as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, _ = await duel(http)
            async with tapped(server.url, code, ann.token, origin="https://two.example") as tap:
                assert tap.update["seat"] == 0
            with pytest.raises(websockets.InvalidStatus):
                async with tapped(server.url, code, ann.token, origin=server.url):
                    pass


async def test_too_many_sockets_of_one_address_are_not_let_in(tmp_path: Path) -> None:
    with running(tmp_path, max_per_address=3) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, _ = await duel(http)
            address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
            held = [await connect(address) for _ in range(3)]
            with pytest.raises(websockets.InvalidStatus):
                await connect(address)
            for each in held:
                await each.close()
            await _soon(lambda: server.inside.sockets._limit.count == 0)
            async with tapped(server.url, code, ann.token) as tap:
                assert tap.update["seat"] == 0


async def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, hello_timeout=0.2) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, _, _ = await duel(http)
            async with tapped(server.url, code, None) as tap:
                assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "no-hello"
                assert await tap.closed() == 1008


async def test_heartbeats_measure_the_lag_and_the_silent_are_let_go(tmp_path: Path) -> None:
    with running(tmp_path, ping_every=0.1, silent_after=0.5) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, bob = await duel(http)
            async with tapped(server.url, code, ann.token) as lively, tapped(server.url, code, bob.token) as silent:
                for number in range(1, 9):
                    ping = await lively.heard(partial(operator.eq, {"type": "ping", "number": number}))
                    await asyncio.sleep(0.02)
                    await lively.say({"type": "pong", "number": ping["number"]})
                bye = await silent.heard(lambda each: each["type"] == "bye")
                assert bye == {"type": "bye", "code": "silent", "retry": True}
                assert lively.socket.close_code is None
                lags = [connection.lag for connection in server.inside.sockets.open]
                assert len(lags) == 1
                assert 0.02 <= lags[0] < 0.3


async def test_too_large_a_message_ends_the_connection_and_nothing_else(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, bob = await duel(http)
    async with tapped(server.url, code, ann.token) as tap, tapped(server.url, code, bob.token) as other:
        await tap.say("x" * 10_000)
        assert await tap.closed() == 1009
        assert (await other.do(Sit(new_id(), 1)))["type"] == "done"


async def test_too_many_messages_are_refused_and_in_the_end_the_socket_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=5.0) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, _ = await duel(http)
            async with tapped(server.url, code, ann.token) as tap:
                for number in range(80):
                    await tap.say({"type": "sit", "id": str(number), "seat": 0})
                assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "too-fast"
                refused = [each for each in tap.messages if each.get("code") == "too-fast"]
                assert len(refused) > 40


@pytest.mark.parametrize("protocol", [DirectProtocol, WebSocketsSansIOProtocol])
async def test_a_client_that_does_not_read_gets_one_fresh_update_and_costs_no_memory(
    protocol: type[WebSocketsSansIOProtocol], tmp_path: Path
) -> None:
    with running(tmp_path, protocol=protocol) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, bob = await begun(server, http)
            async with slow_reader(server, code, bob) as slow, tapped(server.url, code, ann.token) as tap:
                connection = (await _found(server, bob.user))[0]
                told = 0
                while connection.ready:
                    await pause_and_resume(tap)
                    told += 2
                    assert told < 10_000
                for _ in range(60):
                    await pause_and_resume(tap)
                assert connection.transport.size < 3 * FULL
                frames = await read_until(slow, tap.update["seq"])
                assert len(frames) < told + 20
                await _soon(lambda: connection.ready)


async def test_a_client_that_never_reads_is_cut_off_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(direct, "LAST_WORD", 0.2)
    with running(tmp_path, ping_every=0.1) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            code, ann, bob = await begun(server, http)
            async with slow_reader(server, code, bob) as slow, tapped(server.url, code, ann.token) as tap:
                connection = (await _found(server, bob.user))[0]
                while connection.ready:
                    await pause_and_resume(tap)
                connection.heard = 0.0
                await _soon(lambda: connection not in server.inside.sockets.open)
                await tap.updated(lambda each: not each["table"]["seats"][1]["online"])
                slow.transport.abort()


@asynccontextmanager
async def slow_reader(server: Running, code: str, guest: Guest) -> AsyncIterator[ClientConnection]:
    """A client with small buffers on both sides, which does not read by itself."""
    server.keep_little()
    host, port = server.url.removeprefix("http://").split(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        raw.connect((host, int(port)))
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(address, sock=raw, compression=None, max_queue=1, max_size=2**24) as slow:
            await slow.send(f'{{"type":"hello","token":"{guest.token}"}}')
            yield slow


async def pause_and_resume(tap: Tap) -> None:
    for command in (Pause(new_id()), Resume(new_id())):
        assert (await tap.do(command))["type"] == "done"


async def read_until(slow: ClientConnection, seq: int) -> list[Any]:
    frames: list[Any] = []
    async with asyncio.timeout(20):
        async for frame in slow:
            frames.append(frame)
            if f'"seq":{seq},' in str(frame):
                break
    return frames


async def _found(server: Running, user: str) -> list[Any]:
    found: list[Any] = []

    def look() -> bool:
        found[:] = [each for each in server.inside.sockets.open if each.user == user]
        return bool(found)

    await _soon(look)
    return found


async def _soon(true: Any) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 (a thread sets no event of ours)
            await asyncio.sleep(0.01)
