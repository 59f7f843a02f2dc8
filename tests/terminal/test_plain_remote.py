"""Plain lines at a table on a server: a person hears and says everything in time, also out of turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tablee.client import Player, become_guest, open_table
from tablee.core.refusal import Refused
from tablee.terminal.plain import MAX_RECALLED, PlainPlay
from tablee.terminal.remote import table_at, take_a_seat, token_of
from tablee.wire.client import Answer, Chat, OfferDraw, Resign, Start, new_id
from tablee.wire.setup import ForPerson, TableSetup
from tablee.words import Words
from tests.server.running import Running, running
from tests.terminal.person import Person
from tests.terminal.playing import opened

WORDS = Words("en")
DUEL = TableSetup("killer", (ForPerson(), ForPerson()), {"life": 20})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as served:
        yield served


@contextlib.asynccontextmanager
async def playing(server: Running, person: Person) -> AsyncIterator[tuple[Player, PlainPlay]]:
    """A duel of Ann, who acts over the network, and of a person at plain lines. Ann is to move."""
    token = await become_guest(server.url, "Ann")
    async with asyncio.timeout(60):
        while not await begins(server, token, code := await open_table(server.url, token, DUEL)):
            pass
        async with Player(server.url, code, token) as ann:
            play = PlainPlay(await table_at(server.url, code, await token_of(server.url, "Zoe")), WORDS, person.lines)
            running_play = asyncio.create_task(play.play())
            await person.see("Ann is thinking")
            yield ann, play
            await running_play


async def begins(server: Running, token: str, code: str) -> bool:
    """Let Zoe sit down and Ann start the game. Return whether Ann begins."""
    async with opened(await table_at(server.url, code, await token_of(server.url, "Zoe"))) as table:
        await take_a_seat(table)
        async with Player(server.url, code, token) as ann:
            await ann.send(Start(new_id()))
        while not table.participants[0].update.awaited:
            await table.changed()
        return table.asked is None


async def anns_turn_ends(ann: Player) -> None:
    """Let Ann set all dice aside, and attack if she can, until Zoe is to move."""
    async for update in ann.updates():
        if update.awaited == (1,):
            return
        if update.offer is not None:
            with contextlib.suppress(Refused):  # an update that is no longer true
                await ann.choose(update, update.offer.actions[-1].text)


async def test_whoever_waits_hears_and_says_something(server: Running, zoe: Person) -> None:
    async with playing(server, zoe) as (ann, _):
        await ann.send(Chat(new_id(), "Hello!"))
        await zoe.see("Ann: Hello!")
        zoe.type("c Hello, Ann!")
        await zoe.see("Zoe: Hello, Ann!")
        zoe.type("q")
    await zoe.see("Your seat is kept.")


async def test_whoever_comes_later_hears_the_last_of_what_was_said(server: Running, zoe: Person) -> None:
    async with playing(server, zoe) as (ann, _):
        for number in range(MAX_RECALLED + 1):
            await ann.send(Chat(new_id(), f"message {number}"))
        await zoe.see(f"message {MAX_RECALLED}")
        zoe.type("q")
    left = len(await zoe.see("Your seat is kept."))
    code = ann._address.split("/")[-2]
    play = PlainPlay(await table_at(server.url, code, await token_of(server.url, "Zoe")), WORDS, zoe.lines)
    running_play = asyncio.create_task(play.play())
    async with asyncio.timeout(60):
        while f"Ann: message {MAX_RECALLED}" not in (await zoe.see())[left:]:  # noqa: ASYNC110 (a stream sets no event)
            await asyncio.sleep(0.01)
    heard = (await zoe.see())[left:]
    assert [f"Ann: message {number}" in heard for number in range(3)] == [False, True, True]
    zoe.type("q")
    await running_play


async def test_a_question_of_the_other_comes_at_once_and_is_answered(server: Running, zoe: Person) -> None:
    async with playing(server, zoe) as (ann, play):
        await anns_turn_ends(ann)
        await zoe.see("Number or words")
        await ann.send(OfferDraw(new_id()))
        await zoe.see("Ann offers a draw. Agree? y agrees, n refuses.")
        zoe.type("y")
        await zoe.see("Agreed on a draw.")
        zoe.type("")
    assert play.following is None


async def test_whoever_asks_the_others_hears_that_they_wait_and_refuse(server: Running, zoe: Person) -> None:
    async with playing(server, zoe) as (ann, _):
        zoe.type("draw")
        await zoe.see("You offered a draw. Waiting for Ann")
        await ann.send(Answer(new_id(), agree=False))
        await zoe.see("Refused by Ann.")
        zoe.type("q")


async def test_a_choice_that_is_no_longer_asked_is_not_waited_for(server: Running, zoe: Person) -> None:
    async with playing(server, zoe) as (ann, _):
        await anns_turn_ends(ann)
        await zoe.see("Number or words")
        await ann.send(Resign(new_id()))
        await zoe.see("You win.", "r plays again")
        zoe.type("")


async def test_the_same_two_play_again(server: Running, zoe: Person) -> None:
    async with playing(server, zoe) as (_, play):
        zoe.type("resign")
        await zoe.see("Ann wins.")
        zoe.type("r")
    assert play.following is not None


async def test_a_host_gives_the_free_seats_to_bots_and_starts(server: Running, zoe: Person) -> None:
    token = await token_of(server.url, "Zoe")
    code = await open_table(server.url, token, DUEL)
    play = PlainPlay(await table_at(server.url, code, token), WORDS, zoe.lines)
    async with asyncio.timeout(60):
        running_play = asyncio.create_task(play.play())
        await zoe.see("1. Zoe (host)", "2. free", "b gives the free seats to bots")
        zoe.type("b")
        await zoe.see("All seats are taken.")
        zoe.type("")
        await zoe.see("Number or words")
        zoe.type("q")
        await running_play


async def test_leaving_the_waiting_room_starts_nothing(server: Running, zoe: Person) -> None:
    token = await token_of(server.url, "Zoe")
    code = await open_table(server.url, token, DUEL)
    play = PlainPlay(await table_at(server.url, code, token), WORDS, zoe.lines)
    async with asyncio.timeout(60):
        running_play = asyncio.create_task(play.play())
        await zoe.see("b gives the free seats to bots")
        zoe.type("b")
        await zoe.see("All seats are taken.")
        zoe.type("q")
        await running_play
    assert play.table.info.status == "open"
