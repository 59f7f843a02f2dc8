"""Whole games of every kind, played over real sockets by clients and bots."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from tablee.client import Player, new_id, play
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.registry import all_games, find_game
from tablee.testing.case import seat_counts
from tablee.wire.client import Start
from tablee.wire.server import Update
from tests.server.running import Running
from tests.server.taps import guests


def cases() -> list[tuple[str, str, int]]:
    """Each game with its fewest and its most seats, and its first preset."""
    found = []
    for name, game in all_games().items():
        preset, options = next(iter(game.presets.items()))
        counts = seat_counts(game, options)
        found += [(name, preset, seats) for seats in sorted({counts[0], counts[-1]})]
    return found


def plain(options: Options) -> dict[str, Any]:
    import msgspec  # noqa: PLC0415 (only here)

    built: dict[str, Any] = msgspec.to_builtins(options)
    return built


@pytest.mark.parametrize(("name", "preset", "seats"), cases())
async def test_people_and_bots_play_a_whole_game(
    name: str, preset: str, seats: int, server: Running, http: httpx.AsyncClient
) -> None:
    game = find_game(name)
    people = max(1, (seats + 1) // 2)
    weakest = next(iter(game.bots))
    setup = {
        "game": name,
        "options": plain(game.presets[preset]),
        "seats": [{"type": "person"}] * people + [{"type": "bot", "level": weakest}] * (seats - people),
    }
    everybody = await guests(http, *(f"Player {number}" for number in range(people)))
    code = await everybody[0].open(setup)
    luck = random.Random(seats)

    def choose(update: Update) -> str:
        assert update.offer is not None
        return luck.choice(update.offer.actions).text

    async def begin() -> None:
        async with Player(server.url, code, everybody[0].token) as host:
            async for update in host.updates():
                if all(seat.taken for seat in update.table.seats):
                    await host.send(Start(new_id()))
                    return

    async with asyncio.timeout(120):
        ends = await asyncio.gather(
            *(play(server.url, code, each.token, choose, place) for place, each in enumerate(everybody)), begin()
        )
    last = ends[0]
    assert last is not None
    assert last.table.status == "finished"
    assert last.table.ranks is not None
    assert len(last.table.ranks) == seats
    assert min(last.table.ranks) == 1
    verdict = (await http.get(f"/api/tables/{code}/verify")).json()
    assert verdict == {"good": True, "fault": "", "entry": -1, "detail": ""}


def test_the_largest_table_is_among_them() -> None:
    assert max(seats for _, _, seats in cases()) == 16


async def test_a_choice_that_is_not_legal_is_refused_with_its_rule(server: Running, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open({"game": "killer", "seats": [{"type": "person"}, {"type": "bot", "level": "steady"}]})
    async with Player(server.url, code, ann.token) as player:
        await player.send(Start(new_id()))
        async for update in player.updates():
            if update.offer is not None:
                with pytest.raises(Refused) as refused:
                    await player.choose(update, "attack 2")
                assert refused.value.code in ("unknown-action", "not-now", "not-rolled")
                return
