"""A manager in memory, with listeners that keep their messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tablee.hosting.bots import BotsHere, Thinker
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Session
from tablee.storage.store import Store, open_store
from tablee.tables.updates import Told
from tablee.wire.client import Sit, Start, Submit
from tablee.wire.server import Bye
from tablee.wire.setup import ForBot, ForPerson, TableSetup
from tests.tables.people import BOT, an_id


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Ear:
    """A listener that keeps all its messages."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.told = Told()
        self.lag = 0.0
        self.muted: set[str] = set()
        self.ready = True
        self.frames: list[bytes] = []
        self.missing = 0
        self.bye: Bye | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def missed(self) -> None:
        self.missing += 1

    def dismiss(self, bye: Bye) -> None:
        self.bye = bye

    @property
    def updates(self) -> list[dict[str, Any]]:
        heard = [msgspec.json.decode(frame) for frame in self.frames]
        return [each for each in heard if each["type"] == "update"]


@asynccontextmanager
async def a_manager(
    bots: Thinker | None = None, store: Store | None = None, **settings: Any
) -> AsyncIterator[TableManager]:
    kept = store or await open_store("sqlite:///:memory:")
    manager = TableManager(kept, bots or BotsHere(), settings.pop("now", Clock()), bot_pace=0.0, **settings)
    try:
        yield manager
    finally:
        await manager.close()
        if store is None:
            await kept.close()


async def a_table(
    manager: TableManager, game: str, *people: str, start: bool = True, **setup: Any
) -> tuple[Session, dict[str, Ear]]:
    """A table with these people at it, each listening."""
    seats = tuple(ForBot(each.removeprefix(BOT)) if each.startswith(BOT) else ForPerson() for each in people)
    session = await manager.open_table(
        TableSetup(game, seats, **setup), people[0], people[0].title(), sit=True, start=False
    )
    ears = {person: Ear(person) for person in people if not person.startswith(BOT)}
    for place, person in enumerate(people):
        if person in ears:
            manager.join(session, ears[person])
            await manager.command(session, Sit(an_id(), place), person, person.title())
    if start:
        await manager.command(session, Start(an_id()), people[0], people[0].title())
    return session, ears


async def choose(manager: TableManager, session: Session, user: str, which: int = 0) -> None:
    place, match = session.table.seat_of(user), session.table.match
    assert place is not None
    assert match is not None
    legal = match.state.legal(place)
    action = session.table.game.actions.text(legal[which % len(legal)])
    await manager.command(session, Submit(an_id(), match.decision, action), user, user.title())


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110 (what a test waits for sets no event)
            await asyncio.sleep(0.001)
