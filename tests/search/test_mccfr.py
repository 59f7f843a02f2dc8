"""MCCFR reaches the known equilibria of small games, measured by exact best responses."""

from __future__ import annotations

import pickle

import pytest

from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.lab.arena import arena
from tablee.search.best_response import best_response, nash_conv, policy_values
from tablee.search.mccfr import Mccfr
from tablee.search.policy import PolicyBot, TablePolicy
from tablee.search.random import RandomBot
from tests.search import kuhn, matrix_game, three_rolls, timid
from tests.search.ask import asked
from tests.search.kuhn import BET, JACK, KING, QUEEN, KuhnState, dealt
from tests.search.matrix_game import MatrixState
from tests.search.three_rolls import RollsState
from tests.toy import game as toy
from tests.toy.options import ToyOptions


def always_bet(state: State, seat: int) -> list[float]:
    return [0.0, 1.0]


def always_pass(state: State, seat: int) -> list[float]:
    return [1.0, 0.0]


def kuhns_own(state: State, seat: int) -> list[float]:
    """The equilibrium in which the first player never bluffs."""
    assert isinstance(state, KuhnState)
    bets = {"": (0, 0, 0), "pb": (0, 1 / 3, 1), "p": (1 / 3, 0, 1), "b": (0, 1 / 3, 1)}[state.bets][state.cards[seat]]
    return [1 - bets, bets]


@pytest.fixture(scope="module")
def learnt() -> TablePolicy:
    learner = Mccfr(kuhn.GAME, lambda rng: KuhnState(), 2, listing=6)
    learner.run(1500, Rng("kuhn"))
    return TablePolicy(kuhn.GAME, learner.table())


class TestKuhn:
    def test_the_value_is_a_loss_of_one_eighteenth_to_the_first_player(self, learnt: TablePolicy) -> None:
        value = policy_values(KuhnState(), learnt)[0]
        assert kuhn.payoff(value) == pytest.approx(kuhn.VALUE, abs=0.005)

    def test_nobody_gains_much_by_playing_otherwise(self, learnt: TablePolicy) -> None:
        assert 4 * nash_conv(kuhn.GAME, KuhnState(), learnt) < 0.03

    def test_the_first_player_bets_a_king_three_times_as_often_as_a_jack_and_never_a_queen(
        self, learnt: TablePolicy
    ) -> None:
        jack, queen, king = (learnt(dealt(card, (card + 1) % 3), 0)[BET] for card in (JACK, QUEEN, KING))
        assert 0 <= jack <= 1 / 3 + 0.03
        assert king == pytest.approx(3 * jack, abs=0.1)
        assert queen == pytest.approx(0, abs=0.03)
        assert learnt(dealt(QUEEN, KING, "pb"), 0)[BET] == pytest.approx(jack + 1 / 3, abs=0.06)

    def test_the_second_player_bluffs_and_calls_one_time_in_three(self, learnt: TablePolicy) -> None:
        assert learnt(dealt(KING, JACK, "p"), 1)[BET] == pytest.approx(1 / 3, abs=0.05)
        assert learnt(dealt(KING, QUEEN, "b"), 1)[BET] == pytest.approx(1 / 3, abs=0.06)
        assert learnt(dealt(JACK, KING, "p"), 1)[BET] > 0.95
        assert learnt(dealt(KING, JACK, "b"), 1)[BET] < 0.05

    def test_a_bot_plays_what_was_learnt(self, learnt: TablePolicy) -> None:
        bot = pickle.loads(pickle.dumps(PolicyBot(learnt)))
        view, offer = asked(kuhn.GAME, dealt(KING, JACK, "p"), 1)
        bets = sum(bot.choose(view, offer, Rng(seed)) == BET for seed in range(300))
        assert bets == pytest.approx(100, abs=30)


def test_choices_at_once_reach_the_equilibrium() -> None:
    learner = Mccfr(matrix_game.GAME, lambda rng: MatrixState(), 2)
    learner.run(20_000, Rng("matrix"))
    policy = TablePolicy(matrix_game.GAME, learner.table())
    for seat in (0, 1):
        assert policy(MatrixState(), seat) == pytest.approx(matrix_game.ROW, abs=0.03)


def test_chance_alone_against_the_bank_is_learnt_as_well() -> None:
    learner = Mccfr(three_rolls.GAME, lambda rng: RollsState(), 2)
    learner.run(3000, Rng("rolls"))
    policy = TablePolicy(three_rolls.GAME, learner.table())
    assert policy_values(RollsState(), policy)[0] == pytest.approx(three_rolls.VALUE, abs=0.01)


def test_where_nothing_was_learnt_any_action_will_do() -> None:
    learner = Mccfr(kuhn.GAME, lambda rng: KuhnState(), 2)
    assert TablePolicy(kuhn.GAME, learner.table())(dealt(KING, JACK), 0) == [0.5, 0.5]


class TestBestResponse:
    """Exact figures of Kuhn's poker, in chips."""

    def test_against_always_betting_one_calls_with_queen_and_king(self) -> None:
        """Queen and king call, the jack folds: (-1 -1 +0 +0 +2 +2) / 6."""
        assert kuhn.payoff(best_response(kuhn.GAME, KuhnState(), always_bet, 1)) == pytest.approx(1 / 3)

    def test_against_always_passing_one_always_bets(self) -> None:
        assert kuhn.payoff(best_response(kuhn.GAME, KuhnState(), always_pass, 0)) == pytest.approx(1)

    def test_always_betting_at_each_other_is_fair(self) -> None:
        assert policy_values(KuhnState(), always_bet) == pytest.approx([0.5, 0.5])

    def test_the_gap_to_equilibrium_counts_both_seats(self) -> None:
        assert 4 * nash_conv(kuhn.GAME, KuhnState(), always_bet) == pytest.approx(2 / 3)

    def test_the_known_equilibrium_has_no_gap(self) -> None:
        assert nash_conv(kuhn.GAME, KuhnState(), kuhns_own) == pytest.approx(0, abs=1e-12)
        assert kuhn.payoff(policy_values(KuhnState(), kuhns_own)[0]) == pytest.approx(kuhn.VALUE)

    def test_choices_at_once_are_answered_without_seeing_them(self) -> None:
        """Against rock the best answer is paper, 4 in 6."""
        rock = lambda state, seat: [1.0, 0.0, 0.0]  # noqa: E731
        assert best_response(matrix_game.GAME, MatrixState(), rock, 0) == pytest.approx(4 / 6)
        even = lambda state, seat: [3 / 7, 3 / 7, 1 / 7]  # noqa: E731
        assert best_response(matrix_game.GAME, MatrixState(), even, 1) == pytest.approx(1 / 2)


def test_what_is_forced_is_not_learnt() -> None:
    """Jacks that must pass: two cards to learn about, for each seat in its two places."""
    learner = Mccfr(timid.GAME, lambda rng: timid.TimidState(), 2)
    learner.run(500, Rng("timid"))
    assert [sorted(map(len, table.values())) for table in learner.table()] == [[2] * 4, [2] * 4]
    policy = TablePolicy(timid.GAME, learner.table())
    assert policy(timid.dealt(JACK, QUEEN), 0) == [1.0]


def test_secrets_chance_and_choices_at_once_are_learnt_together() -> None:
    learner = Mccfr(toy.GAME, lambda rng: toy.GAME.new(ToyOptions(), 2), 2)
    learner.run(100, Rng("toy"))
    assert all(sum(weights) == pytest.approx(1) for table in learner.table() for weights in table.values())
    learnt = ("learnt", PolicyBot(TablePolicy(toy.GAME, learner.table())))
    report = arena(toy.GAME, ToyOptions(), [learnt, ("random", RandomBot())], 100, "toy")
    assert report.standings[0].share.interval.high > 0.5
