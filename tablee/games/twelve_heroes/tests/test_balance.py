"""Measuring a set of heroes: the report matches the games behind it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tablee.core.event import Event, Value
from tablee.games.twelve_heroes.edge import balance, faction_games
from tablee.games.twelve_heroes.edge.ability_use import AbilityUse, uses
from tablee.games.twelve_heroes.edge.balance_tally import BalanceReport, Tally
from tablee.games.twelve_heroes.edge.faction_games import Deal, FactionGame, Measure, play_deal
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.rules.pieces import FACTIONS
from tablee.lab.job import Done, Job, Results
from tablee.lab.processes import Processes
from tablee.lab.runner import Runner
from tablee.lab.store import Store

NOBODY: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
GOLEM = find_set("tablee").ids().index("golem")
QUICK = Measure(width=1, ideas=1, deals=2, seed="quick")


def game(share: float, first: int, turns: int = 20, *, early: bool = False) -> FactionGame:
    drawn = (frozenset({GOLEM} if early else ()), frozenset[int]())
    return FactionGame(share, first, turns, drawn, (frozenset({GOLEM}), frozenset()), ({GOLEM: AbilityUse(2, 1)}, {}))


def played(*deals: Deal) -> dict[tuple[str, str], list[Deal]]:
    """Return these deals for the first pair, and even ones for the others."""
    even: list[Deal] = [(game(1.0, 0), game(0.0, 1)), (game(0.0, 0), game(1.0, 1))]
    pairs = list(combinations(FACTIONS, 2))
    return {pair: list(deals) if pair == pairs[0] and deals else even for pair in pairs}


def report(measure: Measure, deals: dict[tuple[str, str], list[Deal]]) -> BalanceReport:
    tally = Tally(measure)
    for pair, each in deals.items():
        for deal in each:
            tally.add(pair, deal)
    return tally.report()


def test_a_pairing_is_told_in_all_and_by_who_begins() -> None:
    found = report(QUICK, played((game(1.0, 0), game(0.0, 1)), (game(1.0, 0), game(1.0, 1))))
    pairing = found.pairings[0]
    assert (pairing.first, pairing.second) == ("mechanical", "elves")
    assert (pairing.share.value, pairing.beginning.value, pairing.following.value) == (0.75, 1.0, 0.5)
    assert pairing.share.interval.low < 0.75 < pairing.share.interval.high


def test_the_first_player_is_who_begins_not_who_sits_first() -> None:
    found = report(QUICK, played((game(1.0, 0), game(0.0, 1)), (game(1.0, 0), game(0.0, 1))))
    assert found.first_player.value > 0.5
    assert report(QUICK, played()).first_player.value == 0.5


def test_turns_are_told_from_short_to_long() -> None:
    found = report(QUICK, played((game(1.0, 0, 8), game(0.0, 1, 70)), (game(1.0, 0), game(0.0, 1))))
    assert found.longest == 70
    assert found.turns[1] == 20


def test_a_heros_effect_is_what_an_early_draw_adds() -> None:
    deals = played((game(1.0, 0, early=True), game(0.0, 1)), (game(1.0, 0, early=True), game(0.0, 1)))
    golem = next(hero for hero in report(QUICK, deals).heroes if hero.id == "golem")
    assert golem.recruited == 1.0
    assert golem.effect.value > 0.5
    low, high = golem.effect.interval
    assert low < golem.effect.value < high
    assert golem.moments > 0.0
    assert golem.worked == 0.5


def told(tag: str, rule: str = "H-0.3", **params: Value) -> Event:
    return Event(tag, rule, {"seat": 0, **params})


def test_an_ability_works_if_something_comes_of_it() -> None:
    used = told("ability-used", hero="3")
    told_of = [
        *(used, told("hero-killed")),
        *(used, told("food-paid", "H-0.3"), told("hero-sent-to-camp")),
        *(used, told("cards-drawn", "H-2.5")),
        *(used, told("actions-gained", "H-3.7", count=0)),
        *(used, told("ability-idle")),
        *(used, told("actions-begun", "H-2.6")),
        used,
    ]
    assert uses(told_of) == ({2: AbilityUse(7, 3)}, {})


def test_a_deal_is_played_with_either_beginning_and_the_same_way_each_time() -> None:
    deal = play_deal(QUICK, ("humans", "orcs"), 3)
    assert [played.first for played in deal] == [0, 1]
    assert play_deal(QUICK, ("humans", "orcs"), 3) == deal
    assert all(len(played.early[0]) > 2 and played.recruited[0] for played in deal)


def test_all_pairs_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        faction_games, "play_game", lambda _measure, _pair, deal, first: (game(float(deal % 2), first), [])
    )
    found = balance.balance(QUICK)
    assert found.games == 24
    assert len(found.pairings) == 6


def stored(store: Store) -> list[int]:
    return [kept.results for kept in store.all_series()]


@pytest.mark.compiled_only
def test_processes_go_on_from_a_store_with_the_same_numbers(tmp_path: Path) -> None:
    """Half of the deals are played first, in other processes than the rest. The report is that of one run here."""
    store = Store(tmp_path / "balance.db")
    runner = Runner(Processes(2), store)
    balance.balance(QUICK._replace(deals=1), runner)
    assert stored(store) == [1] * 6
    resumed = balance.balance(QUICK, runner)
    assert stored(store) == [2] * 6
    again = balance.balance(QUICK, Runner(Idle(), store))
    store.close()
    assert resumed == again == balance.balance(QUICK)


class Idle:
    """Refuses to work: everything must come from the store."""

    def stream(self, job: Job[Done]) -> Results[Done]:
        for number in job.numbers:
            raise AssertionError(f"task {number} is done again")
        yield from ()
