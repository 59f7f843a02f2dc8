"""All that these tests know of the program. When modules are renamed, this is the one file to adapt.

What it tells of a record or a table are facts that no later version may change: plain values, as in `expected.json`.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from tablee.core import record as paper
from tablee.core.match import Match
from tablee.core.record_reader import read
from tablee.core.verify import verify
from tablee.hosting.bots import BotsHere, BotTurn
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.registry import find_game
from tablee.server.guests import Guests
from tablee.storage.store import open_store
from tablee.tables.records import record, replay
from tablee.tables.table import Table
from tablee.tables.updates import Told
from tablee.wire.client import Answer, Command, Resume, Sit, Start, Submit
from tablee.wire.server import Bye

Facts = dict[str, Any]
_numbers = count(1)


# Records


def facts_of_text(text: str) -> Facts:
    """The contents of a record, the result of replaying it, and whether it is valid."""
    told = read(text, find_game)
    return facts_of_match(told.match()) | {
        "game": told.game.info.id,
        "names": list(told.names),
        "entropy": list(told.entropy),
        "tags": [list(tag) for tag in told.tags],
        "result": list(told.ranks),
        "fault": verify(told).fault,
        "same": paper.write(told) == text,
    }


def facts_of_match(match: Match) -> Facts:
    """The state of a match."""
    notation = match.game.actions.text
    return {
        "log": len(match.log),
        "decision": match.decision,
        "awaited": list(match.awaited),
        "missing": list(match.missing),
        "legal": [[notation(action) for action in match.state.legal(seat)] for seat in match.awaited],
        "ranks": list(match.result.ranks) if match.result else None,
    }


# Tables


class QuickBots(BotsHere):
    """The weakest bots and the rivals of lessons think; for the others chance chooses, which is quicker."""

    async def think(self, turn: BotTurn, owner: str) -> int:
        game = find_game(turn.game)
        if turn.lesson or game.level(turn.level) == next(iter(game.bots)):
            return await super().think(turn, owner)
        return random.Random(turn.seed).choice(turn.offer.legal)


class Ear:
    """A listener that keeps the last update."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.told = Told()
        self.lag = 0.0
        self.muted: set[str] = set()
        self.ready = True
        self.heard: Facts = {}

    def send(self, frame: bytes) -> None:
        self.heard = msgspec.json.decode(frame)

    def missed(self) -> None:
        raise AssertionError("an ear is always ready")

    def dismiss(self, bye: Bye) -> None:
        """Nothing is left to hear."""


@asynccontextmanager
async def a_manager(url: str, now: float) -> AsyncIterator[TableManager]:
    """A manager over the store at this URL, at a time that stands still."""
    store = await open_store(url)
    manager = TableManager(store, QuickBots(), lambda: now, bot_pace=0.0)
    try:
        yield manager
    finally:
        await manager.close()
        await store.close()


def facts_of_table(table: Table) -> Facts:
    """The state of a table."""
    return {
        "game": table.setup.game,
        "status": table.status,
        "host": table.host,
        "entries": table.length,
        "rewinds": table.epoch,
        "paused": table.paused,
        "lesson": table.tutor is not None,
        "question": msgspec.to_builtins(table.question),
        "rematch": table.rematch,
        "seats": [[seat.user, seat.name, seat.bot, seat.entropy, seat.forfeited] for seat in table.seats],
        "clocks": [round(left, 3) for left in table.clocks.left] if table.clocks.on else None,
        "places": list(table.ranks) if table.ranks else None,
        "match": facts_of_match(table.match) if table.match else None,
    }


async def facts_of_code(manager: TableManager, code: str) -> Facts:
    """The state of the table with this code, without loading it."""
    table, _ = await manager.look(code)
    facts: Facts = json.loads(json.dumps(facts_of_table(table)))
    return facts


async def row_of(manager: TableManager, code: str) -> Facts | None:
    """The lobby's row of a table."""
    row = await manager.store.find(code)
    if row is None:
        return None
    facts: Facts = json.loads(json.dumps(msgspec.structs.asdict(row) | {"summary": row.summary.decode()}))
    return facts


async def lobby(manager: TableManager) -> list[str]:
    """The codes of the tables that anybody may join."""
    return sorted(row.code for row in await manager.store.open_tables(1000))


async def tables_of(manager: TableManager, user: str) -> list[str]:
    """The codes of this user's tables."""
    return sorted(row.code for row in await manager.store.tables_of(user, 1000))


async def unfinished(manager: TableManager) -> list[str]:
    """The ids of the tables being played."""
    return sorted(await manager.store.unfinished())


async def person(manager: TableManager, token: str) -> list[str]:
    """The owner of a token: id, name and language."""
    user = await Guests(manager.store, manager.now).user_of(token)
    return [user.id, user.name, user.language]


async def record_of(manager: TableManager, code: str) -> str:
    """The record of a finished table, as text."""
    table, _ = await manager.look(code)
    return paper.write(record(table))


async def steps_of(manager: TableManager, code: str) -> list[int]:
    """The number of replay steps of a finished table for each viewer; the last viewer is a spectator."""
    table, _ = await manager.look(code)
    viewers = [*enumerate(seat.user for seat in table.seats), (None, "")]
    return [len(replay(table, viewer, user).steps) for viewer, user in viewers]


async def update_of(manager: TableManager, code: str, user: str) -> Facts:
    """What a returning player is sent: the decision and the offer."""
    ear, session = Ear(user), await manager.find(code)
    manager.join(session, ear)
    manager.leave(session, ear)
    offer = ear.heard["offer"]
    actions = [action["text"] for action in offer["actions"]] if offer else None
    return {"decision": ear.heard["decision"], "awaited": ear.heard["awaited"], "actions": actions}


async def played_on(manager: TableManager, code: str) -> Facts:
    """Play the table with this code to its end at random, and return its state."""
    session, chance = await manager.find(code), random.Random(code)
    if session.table.paused:
        await _say(manager, session, session.table.host, Resume(_id()))
    if session.table.question is not None:
        asker = session.table.seats[session.table.question.seat].user
        await _say(manager, session, asker, Answer(_id(), agree=False))
    async with asyncio.timeout(120):
        while session.table.status == "playing":
            await _one_choice(manager, session, chance)
    return facts_of_table(session.table)


async def joined_and_begun(manager: TableManager, code: str) -> Facts:
    """Let strangers take the free seats of an open table, and start it."""
    session = await manager.find(code)
    for place, seat in enumerate(session.table.seats):
        if not seat.taken:
            await _say(manager, session, f"stranger {place}", Sit(_id(), place))
    await _say(manager, session, session.table.host, Start(_id()))
    return facts_of_table(session.table)


def _id() -> str:
    return f"later-{next(_numbers)}"


async def _say(manager: TableManager, session: Session, user: str, command: Command) -> None:
    await manager.command(session, command, user, user)


async def _one_choice(manager: TableManager, session: Session, chance: random.Random) -> None:
    """Choose for a person who is asked, or let the bots go on."""
    table = session.table
    people = [place for place in table.asked() if not table.seats[place].bot]
    if not people or table.match is None:
        await asyncio.sleep(0.001)
        return
    action = table.game.actions.text(chance.choice(table.match.state.legal(people[0])))
    await _say(manager, session, table.seats[people[0]].user, Submit(_id(), table.decision, action))
