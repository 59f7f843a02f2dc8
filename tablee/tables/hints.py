"""A hint: what the game's best bot would choose in one's place, from what one may know."""

from __future__ import annotations

import msgspec

from tablee.core.refusal import Refused
from tablee.tables import moves, seating
from tablee.tables.bots import Thinker, Turn
from tablee.tables.table import Table
from tablee.wire.http import Hint


async def hint(table: Table, user: str, bots: Thinker) -> Hint:
    """The choice of the bot for a user who is asked."""
    place = table.seat_of(user)
    if place is None or table.match is None or place not in table.asked():
        raise Refused("not-awaited")
    offer = table.match.offer(place)
    assert offer is not None
    level = seating.best_bot(table)
    view = msgspec.msgpack.encode(table.match.view(place))
    seed = moves.private_seed(table, f"hint/{table.epoch}/{place}/{table.match.decision}")
    chosen = await bots.think(Turn(table.setup.game, level, view, offer, seed))
    return Hint(table.game.actions.text(chosen), level)
