"""A seat at a table on a server, with the same screens."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.client import Player, become_guest, device_code, open_table, play, redeem
from tablee.core.refusal import Refused
from tablee.terminal import texts
from tablee.terminal.app import TerminalApp
from tablee.terminal.lines import Lines
from tablee.terminal.memory import remember_guest, remembered_guest
from tablee.terminal.plain import PlainPlay
from tablee.terminal.play_screen import PlayScreen
from tablee.terminal.remote import RemoteLink, address_of, table_at, take_a_seat, token_of
from tablee.terminal.room_screen import RoomScreen
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Chat, Rematch, Resign, Start, new_id
from tablee.wire.server import Update
from tablee.wire.setup import ForBot, ForPerson, TableSetup
from tablee.words import Words
from tests.server.running import Running, running
from tests.terminal.piloting import listed, press, settle, shown
from tests.terminal.playing import let_bots_play, opened, play_to_the_end

DUEL = TableSetup("killer", (ForPerson(), ForPerson()), {"life": 20})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as served:
        yield served


def first(update: Update) -> str:
    assert update.offer is not None
    return update.offer.actions[-1].text


async def seated(server: Running) -> tuple[TableClient, asyncio.Task[Update]]:
    """Zoe's seat at Ann's table. She starts it when it is full and plays by herself."""
    token = await become_guest(server.url, "Ann")
    code = await open_table(server.url, token, DUEL)
    table = await table_at(server.url, code, await token_of(server.url, "Zoe"))
    async with opened(table):
        await take_a_seat(table)
    async with Player(server.url, code, token) as host:
        await host.send(Start(new_id()))
    table = await table_at(server.url, code, await token_of(server.url, "Zoe"))
    return table, asyncio.create_task(play(server.url, code, token, first))


async def test_a_whole_game_is_played_at_a_table_elsewhere(server: Running) -> None:
    async with asyncio.timeout(60):
        table, ann = await seated(server)
        async with opened(table):
            assert table.names == ("Ann", "Zoe")
            await play_to_the_end(table)
        last = await ann
    assert table.info.ranks == last.table.ranks
    assert table.path is None


async def test_plain_lines_play_it_and_say_how_to_come_back(server: Running) -> None:
    sink = io.StringIO()
    async with asyncio.timeout(60):
        table, ann = await seated(server)
        await PlainPlay(table, Words("en"), Lines(io.StringIO("h\n1\nq\n"), sink)).play()
        ann.cancel()
    assert "A hint: Set aside" in sink.getvalue()
    assert f"Come back with: tablee join {table.address}" in sink.getvalue()


async def test_the_screen_plays_it(server: Running) -> None:
    table, ann = await seated(server)
    app = TerminalApp(Words("en"), table, ("Zoe",), pace=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        before = table.decision
        await press(pilot, "1", "enter")
        assert table.decision > before
        assert "Your turn" in shown(pilot, "#bar")
    ann.cancel()


async def test_whoever_comes_back_is_the_same_guest(server: Running) -> None:
    async with asyncio.timeout(60):
        table, ann = await seated(server)
        async with opened(table):
            await let_bots_play(table)
        code = table.address.rpartition("/")[2]
        again = await table_at(server.url, code, await token_of(server.url, "Somebody else"))
        async with opened(again):
            assert again.people == (1,)
            assert again.participants[0].story == table.participants[0].story
        ann.cancel()
    assert remembered_guest(server.url) is not None
    assert remembered_guest("http://elsewhere") is None


async def test_whom_the_server_has_forgotten_comes_as_a_new_guest(server: Running) -> None:
    remember_guest(server.url, "no token at all")
    token = await token_of(server.url, "Zoe")
    assert token == remembered_guest(server.url) != "no token at all"


def test_a_server_that_does_not_answer_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "http://127.0.0.1:9/t/ABC234", "--plain"]) == 2
    assert "No server answers at http://127.0.0.1:9: Connection refused" in capsys.readouterr().err


async def test_a_table_that_is_not_there_is_refused(server: Running) -> None:
    with pytest.raises(Refused, match="no-such-table"):
        await table_at(server.url, "NOSUCH", await token_of(server.url, "Zoe"))


def test_a_table_is_named_by_its_link_or_its_code() -> None:
    assert address_of("https://games.example/t/abc234", "") == ("https://games.example", "ABC234")
    assert address_of("abc234", "http://localhost:8012/") == ("http://localhost:8012", "ABC234")
    for text in ("ftp://games.example/t/ABC234", "http://", "https://games.example"):
        with pytest.raises(Refused, match="no-such-table"):
            address_of(text, "")


async def test_a_lost_connection_shows_and_heals(server: Running) -> None:
    async with asyncio.timeout(120):
        table, ann = await seated(server)
        async with opened(table):
            await let_bots_play(table)
            link = table.participants[0].link
            assert isinstance(link, RemoteLink)
            socket = link._player._socket
            assert socket is not None
            await socket.close()
            while table.connected:
                await table.changed()
            while not table.connected:
                await table.changed()
            await play_to_the_end(table)
        await ann


async def test_people_talk_resign_and_play_again(server: Running) -> None:
    async with asyncio.timeout(120):
        table, ann = await seated(server)
        ann.cancel()
        async with opened(table):
            await table.send(Chat(new_id(), "Hello!"))
            while not table.said:
                await table.changed()
            assert [(said.author, said.text) for said in table.said] == [("Zoe", "Hello!")]
            await table.send(Resign(new_id()))
            while not table.over:
                await table.changed()
            assert table.info.ranks == (1, 2)
            assert next(texts.farewell(table, texts.words_of(table, "en"))) == "You resigned. Ann wins."
            await table.send(Rematch(new_id()))
            while table.info.rematch is None:
                await table.changed()
            link = table.participants[0].link
            assert isinstance(link, RemoteLink)
            async with opened(await link.next_table(table.info.rematch)) as following:
                assert following.info.status == "open"


async def test_who_only_looks_on_takes_no_seat(server: Running) -> None:
    async with asyncio.timeout(120):
        code = await open_table(server.url, await become_guest(server.url, "Ann"), DUEL)
        table = await table_at(server.url, code, await token_of(server.url, "Zoe"), watch=True)
        async with opened(table):
            await take_a_seat(table)
            assert table.people == ()
            left = next(texts.farewell(table, Words("en")))
            assert left == f"Watch on with: tablee join {table.address} --watch"


async def test_what_was_said_before_stands_in_the_chat_before_the_story(server: Running) -> None:
    async with asyncio.timeout(120):
        token = await become_guest(server.url, "Ann")
        code = await open_table(server.url, token, DUEL)
        table = await table_at(server.url, code, await token_of(server.url, "Zoe"), watch=True)
        async with Player(server.url, code, token) as ann:
            await ann.send(Chat(new_id(), "before"))
            async with opened(table):
                await ann.send(Chat(new_id(), "now"))
                while len(table.said) < 2:
                    await table.changed()
        assert [said.text for said in table.said] == ["before", "now"]
        assert (table.recalled, table.talk[0][0]) == (1, 0)


async def test_who_watches_goes_on_to_the_next_game(server: Running) -> None:
    async with asyncio.timeout(120):
        table, ann = await seated(server)
        ann.cancel()
        token = await become_guest(server.url, "Eve")
        watched = await table_at(server.url, table.address.rpartition("/")[2], token, watch=True)
        async with opened(table):
            await table.send(Resign(new_id()))
            await table.send(Rematch(new_id()))
        app = TerminalApp(Words("en"), watched, (), pace=0.0)
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert listed(pilot) == ["Watch the next game", "Save the record in this folder", "Leave"]
            assert "The next game is open." in shown(pilot, "#bar")
            await pilot.press("1")
            while app.table is watched or not isinstance(app.screen, RoomScreen | PlayScreen):
                await pilot.pause(0.01)
            assert app.table is not None
            assert app.table.people == ()


async def test_a_server_that_keeps_one_waiting_leaves_no_blank_screen(server: Running) -> None:
    code = await open_table(server.url, await become_guest(server.url, "Ann"), DUEL)
    table = await table_at(server.url, code, await token_of(server.url, "Zoe"))
    table.participants[0].link = RemoteLink("http://127.0.0.1:9", code, "token")
    app = TerminalApp(Words("en"), table, ())
    async with app.run_test() as pilot:
        await pilot.pause()
        assert shown(pilot, "#title") == f"Connecting to {table.address} …"
        await pilot.press("q")
    assert not table.is_open


async def test_whoever_may_not_watch_is_told_why(server: Running) -> None:
    token = await become_guest(server.url, "Ann")
    secret = TableSetup("killer", (ForPerson(), ForBot("hasty")), {"life": 20}, spectators=False)
    code = await open_table(server.url, token, secret)
    async with Player(server.url, code, token) as ann:
        await ann.send(Start(new_id()))
    app = TerminalApp(Words("en"), await table_at(server.url, code, await token_of(server.url, "Zoe")), ())
    async with app.run_test() as pilot:
        async with asyncio.timeout(60):
            while app.refused is None:
                await pilot.pause(0.01)
    assert app.refused.code == "no-spectators"


async def test_a_seat_goes_on_elsewhere_by_a_code_and_back(server: Running) -> None:
    async with asyncio.timeout(120):
        table, ann = await seated(server)
        async with opened(table):
            link = table.participants[0].link
            assert isinstance(link, RemoteLink)
            code = await link.device_code()
        browser = await redeem(server.url, code)
        back = await token_of(server.url, "Somebody", await one_more_code(server.url, browser))
        async with opened(await table_at(server.url, table.info.code, back)) as again:
            assert again.people == (1,)
        ann.cancel()


async def one_more_code(server: str, token: str) -> str:
    return (await device_code(server, token)).code


def test_tables_are_listed_and_one_is_hosted_by_plain_lines(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nq\n"))
    hosting = ["host", "killer", "--server", server.url, "--bots", "hasty", "--seats", "2", "--name", "Ann", "--plain"]
    assert main(hosting) == 0
    printed = capsys.readouterr().out
    assert "The table is open. Its code:" in printed
    assert "Set at least one die aside" in printed
    assert main(["tables", "--server", server.url]) == 0
    listed = capsys.readouterr().out
    assert "Your tables" in listed
    assert "Your turn" in listed
