"""Runs many games of bots, on this machine's cores or on a cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, SupportsIndex

from tablee.core.bot import Bot
from tablee.lab import arena as lab_arena
from tablee.lab import simulate as lab_simulate
from tablee.lab.arena import ArenaReport
from tablee.lab.entrants import Entrant, entrants, fill_seats
from tablee.lab.league import LeagueReport, league
from tablee.lab.places import executor
from tablee.lab.progress import bar, unseen
from tablee.lab.runner import Runner
from tablee.lab.simulate import SimulationReport
from tablee.lab.store import Store
from tablee.library.errors import TableeError, library_errors, whole
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
    on: Any = "here",
    store: str | Path | None = None,
    progress: bool = False,
    preset: str | None = None,
    **options: Any,
) -> ArenaReport:
    """Let bots meet, each in every seat with the same luck, and report how certain the result is.

    A bot is a level of the game, `random`, `module:Class`, or an object with a method `choose(view, offer, rng)`.

    `on` says where to run: `here`, `processes`, a number of processes, the address of a Dask scheduler, or a Dask
    client. The result is exactly the same everywhere. `store` is a file that keeps results, so that a stopped run can
    continue. `progress` shows a bar, in terminals only. Ctrl-C ends the run and returns what was measured so far.

    Examples:
        >>> import tablee
        >>> report = tablee.arena(tablee.shelf()[0], ["random", "tablee.search.random:RandomBot"], deals=2, seed=1)
        >>> [(one.name, one.games) for one in report.standings]
        [('random', 4), ('tablee.search.random:RandomBot', 4)]
    """
    chosen = name if isinstance(name, Game) else game(name)
    with library_errors(chosen.core):
        seated = _seated(chosen, bots, seats)
        settings = chosen.build_options(preset, options, len(seated))
        many = whole(deals, "deals", 1, MAX_GAMES)
        with _runner(on, store, progress=progress) as runner:
            return lab_arena.arena(chosen.core, settings, seated, many, str(seed), runner)


def ladder(
    name: str | Game,
    bots: Sequence[AnyBot] | None = None,
    *,
    deals: SupportsIndex = 200,
    seats: SupportsIndex | None = None,
    seed: object = "tablee",
    on: Any = "here",
    store: str | Path | None = None,
    progress: bool = False,
    preset: str | None = None,
    **options: Any,
) -> LeagueReport:
    """Let all bots meet in every line-up, and rate them: Elo with intervals, the first at 1000.

    `bots` defaults to all levels of the game. The other parameters are those of `arena`. A store shares its deals with
    `arena`.

    Examples:
        >>> import tablee
        >>> report = tablee.ladder(tablee.shelf()[1], ["random", "tablee.search.random:RandomBot"], deals=2, seed=1)
        >>> report.ratings[0].elo.value
        1000.0
    """
    chosen = name if isinstance(name, Game) else game(name)
    with library_errors(chosen.core):
        named = _named(chosen, chosen.bots if bots is None else bots)
        count = chosen.seat_count(seats)
        if len(named) < count:
            raise TableeError(f"tables of {count} need {count} bots, not {len(named)}", "too-few-bots")
        settings = chosen.build_options(preset, options, count)
        many = whole(deals, "deals", 1, MAX_GAMES)
        with _runner(on, store, progress=progress) as runner:
            return league(chosen.core, settings, count, named, many, str(seed), runner)


def simulate(
    name: str | Game,
    bots: Sequence[AnyBot],
    *,
    matches: SupportsIndex = 1000,
    seats: SupportsIndex | None = None,
    seed: object = "tablee",
    on: Any = "here",
    store: str | Path | None = None,
    progress: bool = False,
    preset: str | None = None,
    **options: Any,
) -> SimulationReport:
    """Play many matches with fixed seats, and sum up lengths, places, and the first seat's advantage.

    `on`, `store` and `progress` are those of `arena`.

    Examples:
        >>> import tablee
        >>> tablee.simulate(tablee.shelf()[0], ["random"], matches=3).matches
        3
    """
    chosen = name if isinstance(name, Game) else game(name)
    with library_errors(chosen.core):
        seated = _seated(chosen, bots, seats)
        settings = chosen.build_options(preset, options, len(seated))
        many = whole(matches, "matches", 1, MAX_GAMES)
        with _runner(on, store, progress=progress) as runner:
            return lab_simulate.simulate(chosen.core, settings, seated, many, str(seed), runner)


def _seated(chosen: Game, bots: Sequence[AnyBot], seats: SupportsIndex | None) -> list[Entrant]:
    """Return bots around the table. By default there are as many seats as bots."""
    named = _named(chosen, bots)
    return fill_seats(named, chosen.seat_count(seats) if seats is not None else max(len(named), chosen.seats[0]))


def _named(chosen: Game, bots: Sequence[AnyBot]) -> list[Entrant]:
    if isinstance(bots, str | bytes) or not isinstance(bots, Iterable):
        raise TableeError(f"bots must be a list, such as {[chosen.bots[-1], 'random']}, not {bots!r}", "no-such-bot")
    return entrants(chosen.core, list(bots))


@contextmanager
def _runner(on: Any, store: str | Path | None, *, progress: bool) -> Iterator[Runner]:
    if store is not None and not isinstance(store, str | Path):
        raise TableeError(f"store is the path of a file, not {store!r}", "no-store")
    place = executor(on)
    kept = Store(store) if store is not None else None
    try:
        yield Runner(place, kept, bar if progress else unseen)
    finally:
        if kept is not None:
            kept.close()
