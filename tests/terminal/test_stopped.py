"""A match that a resignation ended: the board marks nobody as the one to move."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from rich.text import Text

from tablee.client import Player, become_guest, open_table
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.registry import built_in_ids, find_game
from tablee.terminal.app import TerminalApp
from tablee.terminal.lines import Lines
from tablee.terminal.plain import PlainPlay
from tablee.terminal.remote import table_at
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Resign, Start, new_id
from tablee.wire.setup import ForBot, ForPerson, TableSetup
from tablee.words import Words
from tests.server.running import running
from tests.terminal.golden import SEED, SIZES, moments
from tests.terminal.piloting import settle, shown

AWAITED = "▶"
MARKING = ("claim", "killer", "king_of_12", "twelve_heroes")
"""Games whose boards mark the seat to move. A new game's drawing need not."""


@pytest.mark.parametrize("name", built_in_ids())
def test_nobody_is_to_move_on_the_board_of_a_stopped_match(name: str) -> None:
    game = find_game(name)
    seats = max(game.info.seats[0], 2)
    words = Words("en", game, ("Ann", "Bob"), markup=True, me=0)
    marked = 0
    for _number, match in moments(game, seats):
        for viewer in (0, None):
            view = match.view(viewer)
            stopped = game.stopped(view)
            drawings = [(game.board(view, words, *size), game.board(stopped, words, *size)) for size in SIZES]
            drawings.append((game.draw(view, words, 80), game.draw(stopped, words, 80)))
            for before, after in drawings:
                marked += AWAITED in before
                assert AWAITED not in Text.from_markup(after).plain
    assert marked or name not in MARKING


@pytest.mark.parametrize("name", built_in_ids())
def test_nobody_is_to_move_on_the_board_of_a_finished_match(name: str) -> None:
    game = find_game(name)
    match = Match(game, game.options(), max(game.info.seats[0], 2), Luck(SEED))
    while match.result is None:
        for seat in match.missing:
            offer = match.offer(seat)
            assert offer is not None
            match.submit(seat, offer.decision, offer.legal[-1])
    words = Words("en", game, ("Ann", "Bob"), markup=True, me=0)
    assert AWAITED not in game.board(match.view(0), words, *SIZES[0])
    assert AWAITED not in game.draw(match.view(0), words, 80)


async def resigned(server: str) -> TableClient:
    """A table on a server where the person who looks has resigned on their turn."""
    token = await become_guest(server, "Ann")
    setup = TableSetup("killer", (ForPerson(), ForBot("hasty")), {"life": 20, "first": "seat-1"})
    code = await open_table(server, token, setup)
    async with Player(server, code, token) as ann:
        await ann.send(Start(new_id()))
        await ann.send(Resign(new_id()))
    return await table_at(server, code, token)


async def test_after_a_resignation_screen_and_lines_say_that_it_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with asyncio.timeout(120):
            app = TerminalApp(Words("en"), await resigned(server.url), ("Ann",), pace=0.0)
            async with app.run_test(size=(80, 24)) as pilot:
                await settle(pilot)
                assert "You resigned." in shown(pilot, "#prompt")
                assert AWAITED not in shown(pilot, "#board")
                assert "turn" not in shown(pilot, "#board")
            sink = io.StringIO()
            await PlainPlay(await resigned(server.url), Words("en"), Lines(io.StringIO("q\n"), sink)).play()
    assert "You resigned." in sink.getvalue()
    assert AWAITED not in sink.getvalue()
