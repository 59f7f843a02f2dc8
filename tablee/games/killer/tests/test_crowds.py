"""Among three and more: shares between the knots, and the best answer to the model of the others."""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import pytest

from tablee.core.rng import Rng
from tablee.games.killer.bots import crowd
from tablee.games.killer.chances import chances
from tablee.games.killer.melee import GAIN, STRONGEST, WEAKEST, Melee, Row, model_aims
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.share_values import VALUES
from tablee.games.killer.shares import FEWEST, KNOTS, Shares, shipped
from tablee.games.killer.stakes import LOSS
from tablee.games.killer.tests.table import table
from tablee.games.killer.turn import Turn
from tablee.games.killer.variants import FULL_HOUSE, Variants

TWO_DICE = KillerOptions(dice=2, regeneration=False)


@cache
def _melee(*, answered: bool) -> Melee:
    """Three players with two dice: the best answer, or the model's own way."""
    melee = Melee(Variants(TWO_DICE), [Shares(FEWEST)] * FEWEST, FEWEST)
    if answered:
        melee.solve()
        return melee
    melee.others = [melee.after_others(lives) for lives in melee.lives]
    melee.own = [_as_the_others(melee, lives) for lives in melee.lives]
    melee.settle()
    return melee


def _as_the_others(melee: Melee, lives: list[int]) -> Row:
    row = Row()
    melee.spread(row, lives, 0, melee.usual, [model_aims(lives, 0)] * (LOSS + 1))
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
    """Where a share is so much a life, so it is between; which of the others has which lives does not count."""
    shares, rng = Shares(alive), Rng(alive)
    shares.table = [lives[0] + sum(lives[1:]) / 100 for lives in shares.lives_at()]
    for _ in range(50):
        lives = [1 + rng.below(48) for _ in range(alive)]
        mine, others = _live(lives)
        assert shares.at(mine, others) == pytest.approx(mine + sum(others) / 100)
        assert shares.corners(mine, others) == shares.corners(mine, others[::-1])


def test_lives_beyond_the_knots_count_as_the_last() -> None:
    shares = shipped(3)
    top = float(KNOTS[3][-1])
    assert shares.at(top + 9, [top, 5.0]) == shares.at(top, [top, 5.0])
    assert shares.at(0.5, [9.0, 5.0]) == shares.at(1.0, [9.0, 5.0])


def test_the_others_mostly_strike_the_strongest() -> None:
    aims = model_aims([10, 30, 20, 5], 3)
    assert sum(aims) == pytest.approx(1)
    assert aims[3] == 0
    assert aims[1] > STRONGEST[4] > aims[0] > aims[2] > 0
    assert aims[0] - aims[2] == pytest.approx(WEAKEST * (1 - STRONGEST[4]))
    assert model_aims([9, 9, 9], 0) == pytest.approx([0, 0.5, 0.5])


def test_when_everybody_plays_as_the_model_does_shares_add_up() -> None:
    melee = _melee(answered=False)
    for lives in product((1, 7, 29), (2, 16, 40), (4, 10, 30)):
        orders = [lives[seat:] + lives[:seat] for seat in range(3)]
        assert sum(melee.shares.at(*_live(list(order))) for order in orders) == pytest.approx(1, abs=1e-3)


def test_the_best_answer_is_nowhere_worse_than_the_model_itself() -> None:
    best, usual = _melee(answered=True), _melee(answered=False)
    gains = [mine - theirs for mine, theirs in zip(best.shares.table, usual.shares.table, strict=True)]
    assert min(gains) > -1e-3
    assert max(gains) > 0.005


def test_no_turn_betters_the_best_answer() -> None:
    melee = _melee(answered=True)
    for place in range(0, len(melee.lives), 11):
        turn = Turn(2, melee.crowd.worth(melee.lives[place], 0))
        assert turn.value() - melee.own[place].value(melee.shares.table) < GAIN


@pytest.mark.parametrize("lives", [[29, 29, 29], [7, 16, 37], [2, 11, 22]])
def test_shipped_shares_are_those_of_the_best_answer(lives: list[int]) -> None:
    melee = Melee(Variants(KillerOptions()), [Shares(FEWEST)] * FEWEST, FEWEST)
    melee.shares.table = shipped(FEWEST).table
    turn = Turn(6, melee.crowd.worth(lives, 0))
    share = (turn.value() + melee.after_others(lives).value(melee.shares.table)) / 3
    assert melee.shares.at(*_live(lives)) == pytest.approx(share, abs=5e-4)


def test_shares_for_every_number_of_players_are_shipped() -> None:
    assert sorted(VALUES) == list(range(3, 9))
    for alive in VALUES:
        assert len(shipped(alive).table) == len(Shares(alive).table)
        assert all(0 < share < 1 for share in shipped(alive).table)
        level = shipped(alive).at(30.0, [30.0] * (alive - 1))
        assert 1 / alive < level < 1.4 / alive


def test_more_lives_are_better_and_who_is_out_has_no_share() -> None:
    weighs = crowd(KillerOptions())
    assert weighs.share([5, 20, 20], 0) < weighs.share([12, 20, 20], 0) < weighs.share([25, 20, 20], 0)
    assert weighs.share([0, 9], 0) == 0
    assert weighs.share([9, 0, 0], 0) == 1
    assert weighs.share([99, 90, 45], 0) == pytest.approx(weighs.share([48, 44, 22], 0), abs=0.01)


def test_an_attack_that_always_kills_is_worth_what_follows() -> None:
    weighs = crowd(KillerOptions())
    assert weighs.attack([9, 1], 0, 1, 6) == pytest.approx(1 - (5 / 6) ** 6 * weighs.duels.at(1, 9))


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
    assert crowd(KillerOptions()).scale == pytest.approx(1, abs=1e-5)
    assert crowd(KillerOptions(dice=4)).scale > 1
    for dice, full in product((2, 3), FULL_HOUSE):
        assert crowd(KillerOptions(dice=dice, full_house=full, regeneration=False)).scale > 0  # type: ignore[arg-type]
