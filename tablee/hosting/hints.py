"""The coach at a table: hints from what a player may know, and analyses of finished games. Runs in workers."""

from __future__ import annotations

import time
from datetime import date

import msgspec

from tablee.coach.analysis import analyse
from tablee.coach.daily import puzzle_page
from tablee.coach.hints import hint_for_seat
from tablee.core.bot import Offer
from tablee.core.record import write
from tablee.core.record_reader import read
from tablee.core.refusal import Refused
from tablee.hosting.bots import Thinker
from tablee.registry import find_game
from tablee.search.budget import Budget
from tablee.tables import moves
from tablee.tables.records import record
from tablee.tables.table import Table

HINT_SECONDS = 1.5
ANALYSIS_SECONDS = 5.0
MAX_ITERATIONS = 100_000


async def ask_coach(table: Table, user: str, bots: Thinker, owner: str) -> bytes:
    """Return an encoded `NamedHint` for a user whose turn it is."""
    place = table.seat_of(user)
    if place is None or table.match is None or place not in table.asked():
        raise Refused("not-awaited")
    if not table.hints:
        raise Refused("no-hints")
    offer = table.match.offer(place)
    assert offer is not None
    view = msgspec.msgpack.encode(table.match.view(place))
    seed = moves.private_seed(table, f"hint/{table.epoch}/{place}/{table.match.decision}")
    return await bots.run("hint", owner, hint_in_worker, table.setup.game, view, offer, seed)


def hint_in_worker(name: str, view: bytes, offer: Offer, seed: str) -> bytes:
    """Return the coach's hint. Runs in a worker process, which knows only the view."""
    game = find_game(name)
    seen = msgspec.msgpack.decode(view, type=game.views)
    return msgspec.json.encode(
        hint_for_seat(game, seen, offer, seed, Budget(MAX_ITERATIONS, HINT_SECONDS, time.monotonic))
    )


async def analysis(table: Table, seat: int, bots: Thinker, owner: str) -> bytes:
    """Return an encoded `Analysis` of one seat of a finished game."""
    return await bots.run("analysis", owner, analysis_of, write(record(table)), seat)


def analysis_of(text: str, seat: int) -> bytes:
    """Return the analysis of a record. Runs in a worker process."""
    budget = Budget(MAX_ITERATIONS, ANALYSIS_SECONDS, time.monotonic)
    return msgspec.json.encode(analyse(read(text, find_game), [seat], budget))


def puzzle_for(name: str, day: str) -> bytes:
    """Return an encoded `PuzzlePage`. Runs in a worker process."""
    return msgspec.json.encode(puzzle_page(find_game(name), date.fromisoformat(day)))
