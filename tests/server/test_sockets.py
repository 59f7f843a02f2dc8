"""Sockets: who may connect, what a client gets, and what is refused."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
import websockets

from tablee.client import new_id
from tablee.server.frames import DirectTransport
from tablee.wire.client import Chat, Submit
from tests.server.running import Running, running
from tests.server.setups import DUEL, begun, duel
from tests.server.taps import guests, tapped


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
