"""Saving the record of a game on a server, on the screen and with plain lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.client import become_guest, download_record
from tablee.core.refusal import Refused
from tablee.core.verify import verify
from tablee.terminal import saves
from tablee.terminal.after_game import save_record
from tablee.terminal.app import TerminalApp
from tablee.terminal.plain import PlainPlay
from tablee.terminal.remote import table_at
from tablee.terminal.saves import load, save_copy
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Resign, new_id
from tablee.words import LANGUAGES, Words
from tests.server.running import Running, running
from tests.tables.conftest import find_game
from tests.terminal.person import Person
from tests.terminal.piloting import listed, press, settle
from tests.terminal.playing import opened
from tests.terminal.test_remote import seated

SAVE = "Save the record in this folder"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as served:
        yield served


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the program runs."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def finished(server: Running) -> TableClient:
    """Zoe's seat at a table where she has resigned."""
    table, ann = await seated(server)
    ann.cancel()
    async with opened(table):
        await table.send(Resign(new_id()))
        while not table.over:
            await table.changed()
    # the server of the tests shares this process, and cannot start its workers while Textual has the streams
    await download_record(server.url, table.info.code)
    return await table_at(server.url, table.info.code, _token(table))


def _token(table: TableClient) -> str:
    return str(table.participants[0].link.token)  # type: ignore[attr-defined]  # a link to a server has one


@asynccontextmanager
async def on_the_screen(table: TableClient) -> AsyncIterator[Pilot[None]]:
    async with TerminalApp(Words("en"), table, (), pace=0.0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        yield pilot


async def notified(pilot: Pilot[None]) -> str:
    async with asyncio.timeout(60):
        while not pilot.app._notifications:
            await pilot.pause(0.01)
    return str(next(iter(pilot.app._notifications)).message)


async def test_a_player_saves_the_record_that_a_browser_downloads(server: Running, here: Path) -> None:
    table = await finished(server)
    async with on_the_screen(table) as pilot:
        assert listed(pilot) == ["Play again", SAVE, "Leave"]
        await press(pilot, "2")
        path = here / f"{table.info.code}.tablee"
        assert await notified(pilot) == f"The record: {path} (tablee replay, tablee verify)"
    assert path.read_text("utf-8") == await download_record(server.url, table.info.code)
    assert verify(load(path, find_game)).good


async def test_a_spectator_saves_it_too(server: Running, here: Path) -> None:
    played = await finished(server)
    code = played.address.rpartition("/")[2]
    watched = await table_at(server.url, code, await become_guest(server.url, "Eve"), watch=True)
    async with on_the_screen(watched) as pilot:
        assert listed(pilot) == [SAVE, "Leave"]
        await press(pilot, "1")
        await notified(pilot)
    assert (here / f"{code}.tablee").exists()


async def test_a_server_that_is_gone_is_named_and_the_screen_stays(server: Running, here: Path) -> None:
    async with on_the_screen(await finished(server)) as pilot:
        server.stop()
        await press(pilot, "2")
        assert (await notified(pilot)).startswith(f"No server answers at {server.url}: ")
        assert SAVE in listed(pilot)
    assert files(here) == []


async def test_a_file_with_other_contents_is_not_replaced(server: Running, here: Path) -> None:
    async with opened(await finished(server)) as table:
        path = here / f"{table.info.code}.tablee"
        path.write_text("a diary")
        with pytest.raises(Refused, match="file-exists"):
            await save_record(table)
        assert path.read_text() == "a diary"
        path.unlink()
        assert await save_record(table) == await save_record(table) == path, "the same record is no other contents"


async def test_who_may_not_write_is_told_why(server: Running, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path, _text: str) -> None:
        raise PermissionError(13, "Permission denied", f"{path}.part")

    monkeypatch.setattr(saves, "put", forbidden)
    async with on_the_screen(await finished(server)) as pilot:
        await press(pilot, "2")
        message = await notified(pilot)
        assert message.startswith(f"The record cannot be saved as {here}")
        assert ".tablee: Permission denied. Check the folder and its permissions." in message


@pytest.mark.parametrize("name", ["../ABC234.tablee", "/tmp/ABC234.tablee", "up/../../ABC234.tablee"])
def test_a_server_cannot_choose_another_folder(here: Path, name: str) -> None:
    assert save_copy(name, "a record") == here / "ABC234.tablee"


def test_a_folder_that_is_gone_is_a_reason_too(here: Path) -> None:
    here.rmdir()
    with pytest.raises(Refused, match="not-saved") as refused:
        save_copy("ABC234.tablee", "a record")
    assert refused.value.params == {"path": "ABC234.tablee", "detail": "No such file or directory"}


async def test_a_hint_and_a_code_from_a_server_that_is_gone_are_refused(server: Running) -> None:
    table = await finished(server)
    server.stop()
    link = table.participants[0].link
    for request in (link.ask_hint, link.device_code):  # type: ignore[attr-defined]  # a link to a server has codes
        with pytest.raises(Refused, match="no-server"):
            await request()


@pytest.mark.parametrize("key", ["s", "ы"])
async def test_plain_lines_save_it_and_ask_again(server: Running, here: Path, zoe: Person, key: str) -> None:
    table = await finished(server)
    async with asyncio.timeout(60):
        playing = asyncio.create_task(PlainPlay(table, Words("en"), zoe.lines).play())
        await zoe.see("r plays again, s saves the record in this folder, Enter leaves:")
        zoe.type(key)
        await zoe.see(f"The record: {here}")
        (saved,) = files(here)
        saved.write_text("a diary")
        zoe.type(key)
        await zoe.see(f"{saved} exists already and holds something else.")
        server.stop()
        saved.unlink()
        zoe.type(key)
        await zoe.see("No server answers at")
        zoe.type("")
        await playing
    assert files(here) == []


async def test_plain_lines_offer_it_to_a_spectator(server: Running, here: Path, zoe: Person) -> None:
    code = (await finished(server)).address.rpartition("/")[2]
    watched = await table_at(server.url, code, await become_guest(server.url, "Eve"), watch=True)
    async with asyncio.timeout(60):
        playing = asyncio.create_task(PlainPlay(watched, Words("en"), zoe.lines).play())
        await zoe.see("s saves the record in this folder, Enter leaves:")
        zoe.type("s")
        await zoe.see(f"The record: {here / code}.tablee")
        zoe.type("")
        await playing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_have_words_in_every_language(language: str) -> None:
    words = Words(language)
    for refused in (Refused("file-exists", path="A.tablee"), Refused("not-saved", path="A.tablee", detail="Full")):
        assert "A.tablee" in words.refused(refused)
