"""Chat over sockets: who hears it, how much one may say, and under which name."""

from __future__ import annotations

import httpx
import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from tablee.client import Player, new_id
from tablee.core.refusal import Refused
from tablee.tables.people import MESSAGES_KEPT
from tablee.wire.client import Chat, Hello, Kick, Leave, Mute, Quick, Silence
from tablee.wire.server import Bye, Said
from tests.server.running import Running
from tests.server.setups import begun
from tests.server.taps import Guest, Tap, guests, tapped

PLAIN = {"phrase": None, "number": 1, "earlier": False}
"""The other fields of the first message at a table, in words."""


async def test_chat_reaches_the_table_is_limited_and_can_be_muted(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, bob = await begun(server, http)
    async with tapped(server.url, code, ann.token) as first, tapped(server.url, code, bob.token) as second:
        await first.do(Chat(new_id(), "  hello\n\u0007there  "))
        said = await second.heard(lambda each: each["type"] == "said")
        assert said == {"type": "said", "author": "Ann", "seat": 0, "text": "hello there"} | PLAIN
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


async def test_a_spectator_whose_name_looks_like_a_players_cannot_chat(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, _, _ = await begun(server, http)
    (other_ann,) = await guests(http, "\u0410nn")
    async with tapped(server.url, code, other_ann.token) as tap:
        refused = await tap.do(Chat(new_id(), "I am Ann"))
    assert (refused["code"], refused["params"]) == ("name-alike", {"name": "Ann"})


async def test_spectators_of_the_same_name_are_told_apart_by_the_host(server: Running, http: httpx.AsyncClient) -> None:
    """Somebody could insult under another's name, and the host would send the other one away, who spoke last."""
    code, ann, _ = await begun(server, http)
    rude, polite = await guests(http, "Eve", "Eve")
    async with (
        tapped(server.url, code, ann.token) as host,
        tapped(server.url, code, rude.token) as first,
        tapped(server.url, code, polite.token) as second,
    ):
        for tap in (first, second, first, second):
            assert (await tap.do(Chat(new_id(), "hello")))["type"] == "done"
        await host.heard(lambda each: each.get("number") == 4)
        assert [each["author"] for each in host.messages if each["type"] == "said"] == ["Eve", "Eve 2"] * 2
        assert (await host.do(Kick(new_id(), "Eve")))["type"] == "done"
        assert await first.heard(lambda each: each["type"] == "bye")
        assert (await second.do(Chat(new_id(), "still here")))["type"] == "done"


async def recalled(server: Running, code: str, guest: Guest, heard: int | None) -> list[str]:
    """What somebody who comes now reads in the chat."""
    async with tapped(server.url, code, None) as tap:
        await tap.say(Hello(guest.token, heard=heard))
        await tap.heard(lambda each: each["type"] == "update")
        await tap.do(Mute(new_id(), "Nobody", mute=True))
        said = [each for each in tap.messages if each["type"] == "said"]
        assert all(each["earlier"] for each in said)
        return [each["text"] for each in said]


async def say(tap: Tap, *texts: str) -> None:
    for text in texts:
        assert (await tap.do(Chat(new_id(), text)))["type"] == "done"


async def test_whoever_comes_later_reads_what_they_have_not_heard(server: Running, http: httpx.AsyncClient) -> None:
    code, ann, bob = await begun(server, http)
    (eve,) = await guests(http, "Eve")
    async with tapped(server.url, code, ann.token) as first:
        await say(first, "one", "two", "three")
        assert await recalled(server, code, eve, 0) == ["one", "two", "three"]
        assert await recalled(server, code, bob, 2) == ["three"]
        assert await recalled(server, code, bob, 3) == []
        assert await recalled(server, code, bob, 30) == [], "another process counted so far"
        assert await recalled(server, code, bob, None) == [], "an older page would show it twice"


async def test_nobody_reads_later_what_people_said_whom_the_host_sent_out_of_the_chat(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, bob = await begun(server, http)
    eve, fay = await guests(http, "Eve", "Fay")
    async with (
        tapped(server.url, code, ann.token) as host,
        tapped(server.url, code, eve.token) as rude,
        tapped(server.url, code, fay.token) as loud,
    ):
        for tap, text in ((host, "welcome"), (rude, "an insult"), (loud, "a shout")):
            await say(tap, text)
        await host.do(Kick(new_id(), "Eve"))
        await host.do(Silence(new_id(), "Fay", silent=True))
        assert await recalled(server, code, bob, 0) == ["welcome"]
        await host.do(Silence(new_id(), "Fay", silent=False))
        assert await recalled(server, code, bob, 0) == ["welcome", "a shout"]


async def test_a_table_remembers_only_its_last_messages(server: Running, http: httpx.AsyncClient) -> None:
    code, _, bob = await begun(server, http)
    (session,) = [each for each in server.inside.manager.tables.values() if each.table.code == code]
    for number in range(MESSAGES_KEPT + 10):
        session.say(Said("Ann", 0, str(number), None), "ann")
    assert await recalled(server, code, bob, 0) == [str(number) for number in range(10, MESSAGES_KEPT + 10)]


async def test_a_program_that_loses_the_connection_hears_everything_once(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, bob = await begun(server, http)
    async with tapped(server.url, code, ann.token) as first, Player(server.url, code, bob.token) as player:
        await anext(player.updates())
        await say(first, "before")
        await player.send(Mute(new_id(), "Nobody", mute=True))
        assert player._socket is not None
        await player._socket.close()
        await say(first, "meanwhile")
        await player.send(Mute(new_id(), "Nobody", mute=False))
    assert [each.text for each in player.said] == ["before", "meanwhile"]


async def test_a_program_that_reconnects_still_does_not_hear_whom_it_muted(
    server: Running, http: httpx.AsyncClient
) -> None:
    code, ann, bob = await begun(server, http)
    (eve,) = await guests(http, "Eve")
    async with (
        tapped(server.url, code, ann.token) as first,
        tapped(server.url, code, eve.token) as rude,
        Player(server.url, code, bob.token) as player,
    ):
        await anext(player.updates())
        await player.send(Mute(new_id(), "Eve", mute=True))
        assert player._socket is not None
        await player._socket.close()
        await say(rude, "an insult")
        await player.send(Mute(new_id(), "Nobody", mute=True))
        await say(rude, "an insult")
        await say(first, "hello")
        await player.send(Mute(new_id(), "Nobody", mute=False))
        assert [each.text for each in player.said] == ["hello"]


async def test_a_program_says_hello_without_news_of_the_chat_to_an_older_server() -> None:
    """A server of 0.2 refuses a hello with a field that it does not know."""
    hellos = []

    async def older(socket: ServerConnection) -> None:
        hellos.append(msgspec.json.decode(await socket.recv()))
        code = "malformed" if "heard" in hellos[-1] else "no-such-table"
        await socket.send(msgspec.json.encode(Bye(code, retry=False)).decode())

    async with serve(older, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        async with Player(f"http://127.0.0.1:{port}", "CODE", "a token") as player:
            with pytest.raises(Refused, match="no-such-table"):
                await anext(player.updates())
    assert ["heard" in each for each in hellos] == [True, False]
