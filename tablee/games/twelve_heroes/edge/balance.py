"""Measure the balance of a set of heroes: faction against faction, and each hero's contribution to winning."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Final

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.edge.balance_tally import BalanceReport, Tally
from tablee.games.twelve_heroes.edge.faction_games import Deal, Measure, Pair, options_of, play_deal
from tablee.games.twelve_heroes.rules.pieces import FACTIONS
from tablee.lab.builds import build_of
from tablee.lab.keys import series_key
from tablee.lab.runner import ALONE, Experiment, Runner
from tablee.lab.store import Key

PAIRS: Final[tuple[Pair, ...]] = tuple(combinations(FACTIONS, 2))


def balance(measure: Measure, runner: Runner = ALONE) -> BalanceReport:
    """Play all pairs of factions, with each of them beginning every deal once."""
    keys = partial(_keys, measure)
    experiment = Experiment(GAME, partial(_play, measure), measure.deals, len(PAIRS), keys, Deal)
    tally = Tally(measure)
    for task, deal in enumerate(runner.results(experiment)):
        tally.add(PAIRS[task % len(PAIRS)], deal)
    if tally.games < 2 * len(PAIRS):
        raise KeyboardInterrupt
    return tally.report()


def _play(measure: Measure, task: int) -> Deal:
    deal, pair = divmod(task, len(PAIRS))
    return play_deal(measure, PAIRS[pair], deal)


def _keys(measure: Measure) -> list[Key]:
    """Return the key of each pair's series. It includes the players' search settings."""
    build = build_of(GAME)
    thinking = {"width": measure.width, "ideas": measure.ideas, "players": f"{build.version}+{build.sources}"}
    return [{**series_key("balance", GAME, options_of(measure, pair), [], measure.seed), **thinking} for pair in PAIRS]
