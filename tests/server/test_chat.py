"""Chat over sockets: who hears it, how much one may say, and under which name."""

from __future__ import annotations

import httpx

from tablee.client import new_id
from tablee.wire.client import Chat, Kick, Leave, Mute, Quick
from tests.server.running import Running
from tests.server.setups import begun
from tests.server.taps import guests, tapped


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
        await host.heard(lambda each: each.get("author") == "Eve 2")
        assert [each["author"] for each in host.messages if each["type"] == "said"] == ["Eve", "Eve 2"] * 2
        assert (await host.do(Kick(new_id(), "Eve")))["type"] == "done"
        assert await first.heard(lambda each: each["type"] == "bye")
        assert (await second.do(Chat(new_id(), "still here")))["type"] == "done"
