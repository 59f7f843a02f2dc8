"""Many games at once: bots against each other, on this machine's cores."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, SupportsIndex

from tablee.core.bot import Bot
from tablee.lab import arena as lab_arena
from tablee.lab import simulate as lab_simulate
from tablee.lab.arena import ArenaReport
from tablee.lab.entrants import Entrant, around, entrants
from tablee.lab.simulate import SimulationReport
from tablee.library.errors import TableeError, whole, worded
from tablee.library.game import Game, game

AnyBot = str | Bot | Entrant
MAX_GAMES = 10**9


def arena(
    name: str | Game,
    bots: Sequence[AnyBot],
    *,
    deals: SupportsIndex = 200,
    seats: SupportsIndex | None = None,
    seed: object = "tablee",
    on: str | int = "here",
    preset: str | None = None,
    **options: Any,
) -> ArenaReport:
    """Let bots meet, each in every seat with the same luck, and say how sure the result is.

    A bot is a level of the game, `random`, `module:Class`, or an object with a method `choose(view, offer, rng)`. `on` is
    `here`, `processes` or a number of processes; the result is the same to the digit.

    >>> import tablee
    >>> report = tablee.arena(tablee.shelf()[0], ["random", "tablee.search.random:RandomBot"], deals=2, seed=1)
    >>> [(one.name, one.games) for one in report.standings]
    [('random', 4), ('tablee.search.random:RandomBot', 4)]
    """
    chosen = name if isinstance(name, Game) else game(name)
    with worded(chosen.core):
        seated = _seated(chosen, bots, seats)
        settings = chosen.build_options(preset, options, len(seated))
        many = whole(deals, "deals", 1, MAX_GAMES)
        return lab_arena.arena(chosen.core, settings, seated, many, str(seed), _processes(on))


def simulate(
    name: str | Game,
    bots: Sequence[AnyBot],
    *,
    matches: SupportsIndex = 1000,
    seats: SupportsIndex | None = None,
    seed: object = "tablee",
    on: str | int = "here",
    preset: str | None = None,
    **options: Any,
) -> SimulationReport:
    """Play many matches in fixed seats, and sum them up: how long they are, who comes where, what the first seat is worth.

    >>> import tablee
    >>> tablee.simulate(tablee.shelf()[0], ["random"], matches=3).matches
    3
    """
    chosen = name if isinstance(name, Game) else game(name)
    with worded(chosen.core):
        seated = _seated(chosen, bots, seats)
        settings = chosen.build_options(preset, options, len(seated))
        many = whole(matches, "matches", 1, MAX_GAMES)
        return lab_simulate.simulate(chosen.core, settings, seated, many, str(seed), _processes(on))


def _seated(chosen: Game, bots: Sequence[AnyBot], seats: SupportsIndex | None) -> list[Entrant]:
    """The bots in turn around a table of so many seats; as many as there are bots, unless told."""
    if isinstance(bots, str | bytes) or not isinstance(bots, Iterable):
        raise TableeError(f"bots come as a list, such as {[chosen.bots[-1], 'random']}, not as {bots!r}", "no-such-bot")
    named = entrants(chosen.core, list(bots))
    return around(named, chosen.seat_count(seats) if seats is not None else max(len(named), chosen.seats[0]))


def _processes(on: str | int) -> int:
    if on == "here":
        return 1
    if on == "processes":
        return os.cpu_count() or 1
    if isinstance(on, str):
        raise TableeError(f"`on` is 'here', 'processes' or a number of processes, not {on!r}", "no-such-place")
    return whole(on, "a number of processes", 1, 1024)
