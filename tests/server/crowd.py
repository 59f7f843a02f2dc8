"""Many players at many tables, who reconnect after every loss and remember which choices were acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import httpx

from tablee.client import Player, new_id
from tablee.core.log import Committed
from tablee.core.record_reader import read
from tablee.core.refusal import Refused
from tablee.core.verify import verify
from tablee.registry import find_game
from tablee.wire.client import Start
from tests.server.taps import Guest, guests

OLD = ("stale", "not-awaited", "over")
"""How an offer is refused that was answered already before the connection was lost."""


class Acknowledged(NamedTuple):
    """A choice that the server acknowledged."""

    decision: int
    seat: int
    action: str


class Gathering:
    """A table, its players, and the choices that were acknowledged."""

    def __init__(self, code: str, players: list[Guest]) -> None:
        self.code = code
        self.players = players
        self.acknowledged: list[Acknowledged] = []
        self.ended: list[str] = []

    async def attend(self, url: str, player: Guest, seat: int, luck: random.Random) -> None:
        """Play one seat to the end."""
        async with Player(url, self.code, player.token) as connection:
            async for update in connection.updates():
                if update.table.status in ("finished", "closed"):
                    self.ended.append(update.table.status)
                    return
                if update.seat is None:
                    await connection.sit(seat)
                elif update.offer is not None and update.offer.chosen is None:
                    action = luck.choice(update.offer.actions).text
                    try:
                        await connection.choose(update, action)
                    except Refused as refused:
                        if refused.code not in OLD:
                            raise
                    else:
                        self.acknowledged.append(Acknowledged(update.decision, seat, action))

    async def check(self, http: httpx.AsyncClient) -> None:
        """No acknowledged choice is lost, and none was played twice."""
        record = read(await self._record(http), find_game)
        assert verify(record).good
        played = Counter(
            Acknowledged(entry.decision, entry.seat, record.game.actions.text(entry.action))
            for entry in record.entries
            if isinstance(entry, Committed)
        )
        lost = [each for each in self.acknowledged if each not in played]
        assert not lost, f"{self.code} lost {lost}"
        per_decision = Counter((each.decision, each.seat) for each in played.elements())
        twice = [place for place, times in per_decision.items() if times > 1]
        assert not twice, f"{self.code} played {twice} twice"

    async def _ask(self, http: httpx.AsyncClient) -> httpx.Response:
        return await http.get(f"/api/tables/{self.code}/record")

    async def _record(self, http: httpx.AsyncClient) -> str:
        """The record. A worker writes it and may just be starting."""
        async with asyncio.timeout(600):
            while (answer := await self._ask(http)).status_code == 503:  # noqa: ASYNC110 (a start sets no event)
                await asyncio.sleep(0.1)
        return answer.text


async def gather(http: httpx.AsyncClient, setups: list[dict[str, Any]]) -> list[Gathering]:
    """Open tables with their own players, and start the games."""
    found = []
    for setup in setups:
        people = sum(seat["type"] == "person" for seat in setup["seats"])
        everybody = await guests(http, *(f"P{place}" for place in range(people)))
        found.append(Gathering(await everybody[0].open(setup), everybody))
    return found


async def attend_all(urls: list[str], gatherings: list[Gathering], luck: random.Random) -> None:
    """Everybody plays at all tables at once; the host starts a table when it is full."""
    jobs = []
    for gathering in gatherings:
        for seat, player in enumerate(gathering.players):
            jobs.append(gathering.attend(luck.choice(urls), player, seat, luck))
        jobs.append(start_when_full(luck.choice(urls), gathering))
    await asyncio.gather(*jobs)


async def start_when_full(url: str, gathering: Gathering) -> None:
    """Start the game as soon as everybody sits."""
    async with Player(url, gathering.code, gathering.players[0].token) as host:
        async for update in host.updates():
            if update.table.status != "open":
                return
            if all(seat.taken for seat in update.table.seats):
                try:
                    await host.send(Start(new_id()))
                except Refused as refused:
                    if refused.code != "started-already":
                        raise
                return


@contextlib.asynccontextmanager
async def under_load(urls: list[str], number: int) -> AsyncIterator[None]:
    """Strangers, this many per server, who send requests and let bots play, whatever happens to the server."""
    strangers = [asyncio.create_task(_stranger(url)) for url in urls for _ in range(number)]
    try:
        yield
    finally:
        for stranger in strangers:
            stranger.cancel()
        await asyncio.gather(*strangers, return_exceptions=True)


async def _stranger(url: str) -> None:
    seats = [{"type": "bot", "level": "steady"}] * 2
    while True:
        with contextlib.suppress(httpx.HTTPError, KeyError, AssertionError, ValueError):
            async with httpx.AsyncClient(base_url=url, timeout=10) as http:
                (guest,) = await guests(http, "Load")
                code = await guest.open({"game": "killer", "seats": seats}, sit=False, start=True)
                for path in ("/api/games", "/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/replay"):
                    await http.get(path)
        await asyncio.sleep(0.05)
