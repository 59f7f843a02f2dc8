"""The bot in the documentation plays, as it stands there."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import httpx

from tablee.client import become_guest, new_id, open_table, play
from tablee.wire.client import Start
from tablee.wire.server import Update
from tablee.wire.setup import ForPerson, TableSetup
from tests.server.running import running
from tests.server.taps import tapped

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


def example(url: str, code: str) -> str:
    """The first program of the page, at our server and our table."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1].replace("http://localhost:8012", url).replace("ABC234", code)


def first(update: Update) -> str:
    assert update.offer is not None
    return update.offer.actions[0].text


async def test_the_bot_of_the_documentation_plays_a_whole_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        token = await become_guest(server.url, "Ann")
        code = await open_table(server.url, token, TableSetup("claim", (ForPerson(), ForPerson())))
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-c", example(server.url, code), stdout=asyncio.subprocess.PIPE
        )
        async with tapped(server.url, code, token) as tap:
            await tap.updated(lambda each: all(seat["taken"] for seat in each["table"]["seats"]))
            await tap.do(Start(new_id()))
        last = await asyncio.wait_for(play(server.url, code, token, first), 60)
        said, _ = await asyncio.wait_for(bot.communicate(), 60)
        assert last.table.ranks is not None
        assert said.decode().strip() == str(last.table.ranks)
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert "My first bot" in (await http.get(f"/api/tables/{code}/record")).text


def test_the_example_has_ten_lines_that_do_something() -> None:
    lines = [line for line in example("", "").splitlines() if line.strip()]
    assert len(lines) <= 10
