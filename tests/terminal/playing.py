"""Plays at a table of this terminal as a person does, and reads its file as a program does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.core.match import Match
from tablee.core.record import Record
from tablee.terminal.saves import load
from tablee.terminal.setup import resume
from tablee.terminal.table_client import TableClient
from tests.tables.conftest import find_game


@asynccontextmanager
async def opened(table: TableClient) -> AsyncIterator[TableClient]:
    await table.open()
    try:
        yield table
    finally:
        await table.close()


def record_of(table: TableClient) -> Record:
    """What is on disk."""
    assert table.path is not None
    return load(table.path, find_game)


def match_of(table: TableClient) -> Match:
    return record_of(table).match()


def resumed(table: TableClient) -> TableClient:
    """The table that another program would find on disk."""
    assert table.path is not None
    return resume(record_of(table), table.path)


async def let_bots_play(table: TableClient) -> None:
    async with asyncio.timeout(60):
        while table.asked is None and not table.over:
            await table.changed()


async def choose(table: TableClient, which: int = -1) -> int:
    """Let the awaited person take an offered action. Return who it was."""
    seat = table.asked
    assert seat is not None
    offer = table.participant(seat).offer
    assert offer is not None
    await table.choose(seat, table.game.actions.by_text[offer.actions[which].text])
    return seat


async def play_until(table: TableClient, prompt: str) -> int:
    """Play until a person is asked this. Return who it is."""
    while True:
        await let_bots_play(table)
        seat = table.asked
        assert seat is not None, f"nobody was asked {prompt}"
        offer = table.participant(seat).offer
        assert offer is not None
        if offer.prompt == prompt:
            return seat
        await choose(table)


async def play_to_the_end(table: TableClient) -> None:
    while not table.over:
        await let_bots_play(table)
        if table.asked is not None:
            await choose(table)
