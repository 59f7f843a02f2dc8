"""The five bots of Killer: what each considers, and that the last two know the value of lives."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tablee.games.killer import GAME
from tablee.games.killer.bots.levels import multiplayer_model
from tablee.games.killer.edge.make_duels import rule_combinations
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.duel import solve_duel
from tablee.games.killer.solver.duel_table import KNOTS, duel_chances, rules_key, scaled_lives
from tablee.games.killer.tests.scripted import play, scoring, table
from tablee.search.value_tables import read_tables


def _ask(name: str, state: Killer) -> str:
    waits: Any = state.awaits()
    seat = waits.seats[0]
    offer = Offer(seat, 0, waits.prompt, tuple(state.legal(seat)))
    return GAME.actions.text(GAME.bots[name].choose(GAME.view(state, seat), offer, Rng(0)))


def test_every_combination_of_rules_has_its_duel() -> None:
    tables = read_tables("tablee.games.killer", "duels.msgpack")
    assert {rules_key(variants) for variants in rule_combinations()} == set(tables)
    assert len(tables) == 96


def test_d_4_1_marks_without_a_table_are_judged_by_the_nearest_one() -> None:
    """Seven dice with 13 and 36: more lives are better, and a player with many more mostly wins."""
    model = multiplayer_model(KillerOptions(dice=7))
    assert not model.exact
    shares = [model.share([life, 20], 0) for life in (5, 20, 40)]
    assert shares == sorted(shares)
    assert shares[0] < 0.3
    assert shares[2] > 0.7


def test_shipped_chances_are_those_of_the_solver() -> None:
    variants = Variants(KillerOptions(dice=2, regeneration=False))
    exact, shipped = solve_duel(variants, 12), duel_chances(variants)
    for mine, other in product(range(1, 13), repeat=2):
        assert shipped.at(mine, other) == pytest.approx(exact.value(mine, other), abs=0.02)
    for mine, other in product(KNOTS[:6], repeat=2):
        assert shipped.at(mine, other) == pytest.approx(exact.value(mine, other), abs=0.001)


def test_more_lives_than_the_table_has_are_brought_to_scale() -> None:
    chances = duel_chances(Variants(KillerOptions()))
    assert scaled_lives(chances, 30, 60) == (30, 60)
    assert scaled_lives(chances, 90, 45) == (60, 30)
    assert scaled_lives(chances, 99, 1) == (60, 1)


def test_bold_goes_for_the_attack_and_the_weakest() -> None:
    state = table(60, 40, 50, full_house="gamble")
    play(state, *scoring(36))
    assert _ask("bold", state) == "attack 1"
    play(state, "attack 1", "6 6 6 6 6 6")
    assert _ask("bold", state) == "press"


def test_watchful_does_not_risk_its_lives_for_a_small_chance_of_damage() -> None:
    """D-1.2, D-1.3: 30 is a mark; one die more gives an attack with a six, and a loss with four of the faces."""
    state = table(30, 30)
    play(state, "5 5 5 5 5 5", "keep 5 5 5 5", "5 5")
    assert _ask("steady", state) == "keep 5"
    assert _ask("watchful", state) == "keep 5 5"


def test_shrewd_ends_a_rival_where_watchful_wounds_the_strongest() -> None:
    state = table(20, 2, 40, 30)
    play(state, *scoring(32))
    assert _ask("shrewd", state) == "attack 1"
    assert _ask("steady", state) == "attack 2"


@pytest.mark.parametrize("name", ["watchful", "shrewd"])
def test_a_full_house_that_kills_is_enough(name: str) -> None:
    """D-2.7."""
    state = table(10, 30, full_house="gamble", unlimited=True)
    play(state, *scoring(36), "6 6 6 6 6 6")
    assert _ask(name, state) == "stop"


def test_a_hopeless_gambler_presses_on() -> None:
    """D-2.7: six hits of one leave thirty lives against one's last, who is better off with the risk."""
    state = table(1, 60, dice=2, full_house="gamble", regeneration=False)
    state.value, state.target, state.hits, state.full, state.phase = 1, 1, 2, True, 7
    model = multiplayer_model(state.variants.options)
    stop, press = model.share([1, 58], 0), model.press([1, 60], 0, 1, 1, 2, 2)
    assert _ask("shrewd", state) == ("press" if press > stop else "stop")


@pytest.mark.parametrize("name", ["watchful", "shrewd"])
def test_a_ghost_tries_to_come_back(name: str) -> None:
    """D-2.8."""
    state = table(0, 30, 30, eliminated="revival")
    state.fallen = [0]
    play(state, "2 2 2 2 2 2")
    assert _ask(name, state) == "keep 2 2 2 2 2 2"
    state = table(0, 30, 40, eliminated="ghosts", full_house="gamble")
    state.fallen = [0]
    play(state, *scoring(36))
    assert _ask(name, state) == "attack 2"
    play(state, "attack 2", "6 6 6 6 6 6")
    assert _ask(name, state) == "stop"
