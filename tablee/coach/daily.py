"""The daily puzzle. It depends only on the date."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from tablee.coach.finding import puzzles_of
from tablee.coach.hints import named_action, with_names
from tablee.core.game import Game
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.registry import all_games
from tablee.search.advice import Puzzle
from tablee.wire.coach import PuzzlePage
from tablee.wire.server import WireOffer
from tablee.wire.shown import shown

STRIDE = 131
"""The step through the seeds. It is prime and does not divide a year, so that one day's puzzle does not hint at the
next.
"""


def games_with_puzzles() -> list[str]:
    """Return the ids of the games that have puzzles."""
    return [name for name, game in all_games().items() if puzzles_of(game) is not None]


def game_of_the_day(day: date) -> str:
    """Return the game of this day. All games with puzzles take turns."""
    names = games_with_puzzles()
    return names[day.toordinal() % len(names)]


def puzzle_of(game: Game[Any, Any, Any], day: date) -> Puzzle:
    """Return the game's puzzle of this day."""
    puzzles = puzzles_of(game)
    if puzzles is None:
        raise Refused("no-puzzles", game_id=game.info.id, choices=games_with_puzzles())
    seeds = puzzles.seeds
    found = puzzles.attempt(Rng(seeds[day.toordinal() * STRIDE % len(seeds)]))
    assert found is not None, "a seed that gives no puzzle: look for seeds again"
    return found


def puzzle_page(game: Game[Any, Any, Any], day: date) -> PuzzlePage:
    """Return the game's puzzle of this day, ready to be shown."""
    puzzle = puzzle_of(game, day)
    view, forecast = shown(game, puzzle.view)
    actions = tuple(named_action(game, action) for action in puzzle.offer.legal)
    return PuzzlePage(
        game=game.info.id,
        date=day.isoformat(),
        seats=puzzle.seats,
        seat=puzzle.offer.seat,
        options=msgspec.to_builtins(puzzle.options or game.options()),
        asks=puzzle.asks,
        view=view,
        offer=WireOffer(puzzle.offer.prompt, actions, None),
        solution=with_names(game, puzzle.advice),
        forecast=forecast,
    )
