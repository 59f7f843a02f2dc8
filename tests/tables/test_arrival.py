"""Bots wait with the first move of a match for players whose page is still loading."""

from __future__ import annotations

import asyncio

from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.registry import find_game
from tablee.wire.setup import ForBot, ForPerson, TableSetup
from tests.tables.managers import Ear, a_manager, until

LONG = 60.0
SHORT = 0.01


async def _bot_begins(manager: TableManager) -> Session:
    """A table of Killer that has started: a bot has the first turn, and Ann is not here yet."""
    seats = (ForBot(next(iter(find_game("killer").bots))), ForPerson())
    setup = TableSetup("killer", seats, options={"first": "seat-1"})
    return await manager.open_table(setup, "ann", "Ann", sit=True, start=True)


async def test_the_first_move_is_made_when_the_player_has_come() -> None:
    async with a_manager(arrival=LONG) as manager:
        session = await _bot_begins(manager)
        await asyncio.sleep(0.05)
        assert session.table.decision == 0
        ann = Ear("ann")
        manager.join(session, ann)
        await until(lambda: session.table.decision > 0)
        assert ann.updates[0]["decision"] == 0


async def test_a_spectator_is_not_who_is_waited_for() -> None:
    async with a_manager(arrival=LONG) as manager:
        session = await _bot_begins(manager)
        manager.join(session, Ear("zoe"))
        await asyncio.sleep(0.05)
        assert session.table.decision == 0


async def test_bots_do_not_wait_long_for_who_does_not_come() -> None:
    async with a_manager(arrival=SHORT) as manager:
        session = await _bot_begins(manager)
        await until(lambda: session.table.decision > 0)


async def test_later_moves_wait_for_nobody() -> None:
    async with a_manager(arrival=LONG) as manager:
        session = await _bot_begins(manager)
        ann = Ear("ann")
        manager.join(session, ann)
        await until(lambda: session.table.decision > 0)
        manager.leave(session, ann)
        before = session.table.decision
        await until(lambda: session.table.decision > before or session.table.awaited == (1,))
