"""Short recorded matches between quick bots."""

from __future__ import annotations

from typing import Any

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.options import Options
from tablee.core.record import Record
from tablee.core.rng import Rng
from tablee.lab.play import luck_of
from tablee.search.random import RandomBot


def played(
    game: Game[Any, Any, Any], options: Options, seats: int, label: str, bot: Bot | None = None, most: int = 10_000
) -> Record:
    """A match to its end, or to so many decisions."""
    match = Match(game, options, seats, luck_of(label))
    rng, player = Rng(label), bot or RandomBot()
    while match.result is None and match.decision < most:
        decision = match.decision
        for seat in match.missing:
            offer = match.offer(seat)
            assert offer is not None
            match.submit(seat, decision, player.choose(match.view(seat), offer, rng))
    return recorded(match)


def recorded(match: Match) -> Record:
    """The match on paper."""
    names = tuple(f"player {seat + 1}" for seat in range(match.seats))
    result = match.result
    ranks = result.ranks if result is not None else ()
    return Record(match.game, match.options, names, tuple(match.log), ranks=ranks)
