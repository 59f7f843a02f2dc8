"""Among three and more: shares between the knots, and the best answer to the model of the others."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import pytest

from tablee.core.rng import Rng
from tablee.games.killer.bots.levels import multiplayer_model
from tablee.games.killer.coach.win_chances import chances
from tablee.games.killer.options import PRESETS, KillerOptions
from tablee.games.killer.rules.variants import FULL_HOUSE, Variants
from tablee.games.killer.solver.best_response import (
    MIN_GAIN,
    STRIKE_STRONGEST,
    STRIKE_WEAKEST,
    BestResponse,
    ShareEquation,
    opponent_aims,
)
from tablee.games.killer.solver.duel_table import rules_key
from tablee.games.killer.solver.multiplayer import CLASSIC_DAMAGE, mean_damage
from tablee.games.killer.solver.outcomes import LOSS
from tablee.games.killer.solver.shares import FEWEST_ALIVE, KNOTS, Shares, load_shares
from tablee.games.killer.solver.turn import SolvedTurn
from tablee.games.killer.tests.scripted import table
from tablee.search.value_tables import read_tables

TWO_DICE = KillerOptions(dice=2, regeneration=False)
CLASSIC = rules_key(Variants(KillerOptions()))


@cache
def _response(*, answered: bool) -> BestResponse:
    """Return the solved best response for three players with two dice, or the model's own play."""
    response = BestResponse(Variants(TWO_DICE), [Shares(FEWEST_ALIVE)] * FEWEST_ALIVE, FEWEST_ALIVE)
    if answered:
        response.solve()
        return response
    response.others = [response.after_others(lives) for lives in response.lives]
    response.own = [_as_the_others(response, lives) for lives in response.lives]
    response.settle()
    return response


def _as_the_others(response: BestResponse, lives: list[int]) -> ShareEquation:
    row = ShareEquation()
    response.spread(row, lives, 0, response.usual, [opponent_aims(lives, 0)] * (LOSS + 1))
    row.close()
    return row


def _live(lives: list[int]) -> tuple[float, list[float]]:
    return float(lives[0]), [float(life) for life in lives[1:]]


@pytest.mark.parametrize("alive", [3, 5, 8])
def test_each_place_of_a_table_stands_for_its_lives(alive: int) -> None:
    shares = Shares(alive)
    places = shares.lives_at()
    assert len(places) == len(shares.table)
    for place in range(0, len(places), 7):
        assert shares.corners(*_live(places[place])) == [(place, 1.0)]


@pytest.mark.parametrize("alive", [3, 4, 6])
def test_between_the_knots_shares_follow_a_plane(alive: int) -> None:
    """Shares that are linear in lives stay linear between the knots. The order of the others does not matter."""
    shares, rng = Shares(alive), Rng(alive)
    shares.table = [lives[0] + sum(lives[1:]) / 100 for lives in shares.lives_at()]
    for _ in range(50):
        lives = [1 + rng.below(48) for _ in range(alive)]
        mine, others = _live(lives)
        assert shares.at(mine, others) == pytest.approx(mine + sum(others) / 100)
        assert shares.corners(mine, others) == shares.corners(mine, others[::-1])


def test_lives_beyond_the_knots_count_as_the_last() -> None:
    shares = load_shares(CLASSIC, 3)
    top = float(KNOTS[3][-1])
    assert shares.at(top + 9, [top, 5.0]) == shares.at(top, [top, 5.0])
    assert shares.at(0.5, [9.0, 5.0]) == shares.at(1.0, [9.0, 5.0])


def test_the_others_mostly_strike_the_strongest() -> None:
    aims = opponent_aims([10, 30, 20, 5], 3)
    assert sum(aims) == pytest.approx(1)
    assert aims[3] == 0
    assert aims[1] > STRIKE_STRONGEST[4] > aims[0] > aims[2] > 0
    assert aims[0] - aims[2] == pytest.approx(STRIKE_WEAKEST * (1 - STRIKE_STRONGEST[4]))
    assert opponent_aims([9, 9, 9], 0) == pytest.approx([0, 0.5, 0.5])


def test_when_everybody_plays_as_the_model_does_shares_add_up() -> None:
    response = _response(answered=False)
    for lives in product((1, 7, 29), (2, 16, 40), (4, 10, 30)):
        orders = [lives[seat:] + lives[:seat] for seat in range(3)]
        assert sum(response.shares.at(*_live(list(order))) for order in orders) == pytest.approx(1, abs=1e-3)


def test_the_best_answer_is_nowhere_worse_than_the_model_itself() -> None:
    best, usual = _response(answered=True), _response(answered=False)
    gains = [mine - theirs for mine, theirs in zip(best.shares.table, usual.shares.table, strict=True)]
    assert min(gains) > -1e-3
    assert max(gains) > 0.005


def test_no_turn_betters_the_best_answer() -> None:
    response = _response(answered=True)
    for place in range(0, len(response.lives), 11):
        turn = SolvedTurn(2, response.model.worth(response.lives[place], 0))
        assert turn.value() - response.own[place].value(response.shares.table) < MIN_GAIN


@pytest.mark.parametrize("lives", [[29, 29, 29], [7, 16, 37], [2, 11, 22]])
@pytest.mark.parametrize("preset", PRESETS)
def test_shipped_shares_are_those_of_the_best_answer(preset: str, lives: list[int]) -> None:
    variants = Variants(PRESETS[preset])
    response = BestResponse(variants, [Shares(FEWEST_ALIVE)] * FEWEST_ALIVE, FEWEST_ALIVE)
    response.shares.table = load_shares(rules_key(variants), FEWEST_ALIVE).table
    turn = SolvedTurn(variants.dice, response.model.worth(lives, 0))
    share = (turn.value() + response.after_others(lives).value(response.shares.table)) / 3
    assert response.shares.at(*_live(lives)) == pytest.approx(share, abs=5e-4)


def test_shares_by_every_preset_and_for_every_number_of_players_are_shipped() -> None:
    rules = {rules_key(Variants(options)) for options in PRESETS.values()}
    expected = [f"{each} {alive}" for each in rules for alive in range(3, 9)]
    assert sorted(read_tables("tablee.games.killer", "shares.msgpack")) == sorted(expected)
    for each, alive in product(rules, range(3, 9)):
        shares = load_shares(each, alive)
        assert len(shares.table) == len(Shares(alive).table)
        assert all(0 <= share <= 1 for share in shares.table)
        level = shares.at(30.0, [30.0] * (alive - 1))
        assert 1 / alive < level < 1.6 / alive


def test_rules_without_shares_of_their_own_use_the_classic_ones() -> None:
    classic, wild, other = (
        multiplayer_model(options)
        for options in (KillerOptions(), PRESETS["wild"], KillerOptions(attackers_regenerate=True, full_house="gamble"))
    )
    assert (classic.scale, wild.scale) == (1, 1)
    assert wild.shares[3].table != classic.shares[3].table
    assert other.shares[3].table == classic.shares[3].table


def test_more_lives_are_better_and_who_is_out_has_no_share() -> None:
    model = multiplayer_model(KillerOptions())
    assert model.share([5, 20, 20], 0) < model.share([12, 20, 20], 0) < model.share([25, 20, 20], 0)
    assert model.share([0, 9], 0) == 0
    assert model.share([9, 0, 0], 0) == 1
    assert model.share([99, 90, 45], 0) == pytest.approx(model.share([48, 44, 22], 0), abs=0.01)


def test_an_attack_that_always_kills_is_worth_what_follows() -> None:
    model = multiplayer_model(KillerOptions())
    assert model.attack([9, 1], 0, 1, 6) == pytest.approx(1 - (5 / 6) ** 6 * model.duels.at(1, 9))


@pytest.mark.parametrize("options", [TWO_DICE, KillerOptions(eliminated="ghosts"), KillerOptions(full_house="gamble")])
def test_the_chances_at_a_table_add_up_whoever_is_on_turn(options: KillerOptions) -> None:
    for lives in permutations((4, 11, 0, 30)):
        state = table(*lives)
        state.variants = Variants(options)
        state.left = options.dice
        state.fallen = [lives.index(0)]
        assert sum(chances(state)) == pytest.approx(1)


def test_lives_count_by_what_a_turn_can_deal() -> None:
    """D-2.1: with more dice a turn deals more, so that the same lives last for fewer turns."""
    assert mean_damage(Variants(KillerOptions())) == pytest.approx(CLASSIC_DAMAGE, abs=1e-5)
    assert multiplayer_model(KillerOptions(dice=4)).scale > 1
    for dice, full in product((2, 3), FULL_HOUSE):
        assert multiplayer_model(KillerOptions(dice=dice, full_house=full, regeneration=False)).scale > 0  # type: ignore[arg-type]
