"""Information-set search finds the known values of small games, and uses only the view."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import pytest

from tablee.core.bot import Bot
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.search.best_response import nash_conv, policy_values
from tablee.search.budget import Budget
from tablee.search.matrix import exploitability
from tablee.search.mcts import Mcts
from tablee.search.node import Node
from tablee.search.one_ply import OnePly
from tablee.search.random import RandomBot
from tablee.search.tree import Plan, Tree
from tests.search import kuhn, matrix_game, three_rolls, timid, walk
from tests.search.ask import asked
from tests.search.kuhn import BET, JACK, KING, PASS, QUEEN, dealt
from tests.search.matrix_game import MatrixState
from tests.search.three_rolls import ROLL, STOP, RollsState

PLANS = [
    Plan(),
    Plan(pool=False),
    Plan(doubt=0.5),
    Plan(pool=False, doubt=0.5),
    Plan(mixing=True),
    Plan(worlds=5),
    Plan(rollout=0),
    Plan(rollout=1),
]
BOTS: list[Bot] = [RandomBot(), OnePly(kuhn.GAME), *(Mcts(kuhn.GAME, Budget(60), plan) for plan in PLANS)]


def grown(game: Game[Any, Any, Any], state: State, plan: Plan, iterations: int, seat: int = 0) -> Tree:
    view, offer = asked(game, state, seat)
    tree = Tree(game, plan, view, offer, Rng(f"{iterations}/{seat}"))
    tree.search(Budget(iterations))
    return tree


class TestMatrixGame:
    """Biased rock, paper, scissors: 3, 3 and 1 in 7."""

    def test_the_average_strategy_of_both_seats_is_close_to_the_equilibrium(self) -> None:
        row, column = (
            [line.weight for line in grown(matrix_game.GAME, MatrixState(), Plan(), 20_000, seat).lines()]
            for seat in (0, 1)
        )
        assert row == pytest.approx(matrix_game.ROW, abs=0.05)
        assert column == pytest.approx(matrix_game.ROW, abs=0.05)
        sixths = [[float(pay) for pay in line] for line in matrix_game.SIXTHS]
        assert exploitability(sixths, row, column) / 6 < 0.05

    def test_more_iterations_come_closer(self) -> None:
        def gap(iterations: int) -> float:
            lines = grown(matrix_game.GAME, MatrixState(), Plan(), iterations).lines()
            return max(abs(line.weight - known) for line, known in zip(lines, matrix_game.ROW, strict=True))

        assert gap(20_000) < 0.05 < gap(30)

    def test_the_average_strategy_is_what_is_played(self) -> None:
        bot = Mcts(matrix_game.GAME, Budget(100))
        question = asked(matrix_game.GAME, MatrixState())
        thrown = set()
        for seed in range(20):
            rng = Rng(seed)
            lines = bot.analyse(*question, rng)
            choice = lines[rng.weighted([line.weight for line in lines])].action
            assert bot.choose(*question, Rng(seed)) == choice
            thrown.add(choice)
        assert thrown == {0, 1, 2}


class TestThreeRolls:
    """The die is worth 14/3 played well: stop at 5 with two rolls left, at 4 with one."""

    @pytest.mark.parametrize(
        ("face", "left", "best"),
        [(3, 2, ROLL), (4, 2, ROLL), (5, 2, STOP), (2, 1, ROLL), (3, 1, ROLL), (4, 1, STOP)],
    )
    def test_the_best_choice_is_found(self, face: int, left: int, best: int) -> None:
        view, offer = asked(three_rolls.GAME, RollsState(face, left))
        assert Mcts(three_rolls.GAME, Budget(2000)).choose(view, offer, Rng("roll")) == best

    @pytest.mark.parametrize("plan", [Plan(), Plan(worlds=1), Plan(rollout=0)], ids=["fresh", "one world", "estimate"])
    def test_values_are_close_to_the_exact_ones(self, plan: Plan) -> None:
        """Rolling on is worth 3.5/6 with one roll left, 4.25/6 with two, 14/18 with three."""
        values = [grown(three_rolls.GAME, RollsState(3, left), plan, 5000).lines()[ROLL].value for left in (1, 2, 3)]
        assert values == pytest.approx([3.5 / 6, 4.25 / 6, 14 / 18], abs=0.03)

    def test_an_estimate_takes_the_place_of_playing_on(self) -> None:
        """The first visit of a roll asks for the estimate instead of rolling to the end."""
        tree = grown(three_rolls.GAME, RollsState(3, 9), Plan(rollout=0), 2)
        assert {round(line.value * 6, 9) for line in tree.lines()} <= {float(face) for face in range(7)}


def average(tree: Tree, state: Any, seat: int) -> list[float]:
    """The tree's average strategy for a seat of this position."""
    node = tree.own[seat][kuhn.GAME.known(state, seat)]
    weights = [node.weights[slot] for slot in node.slots(state.legal(seat))]
    return [weight / sum(weights) for weight in weights]


class TestKuhn:
    def test_nothing_foolish_is_done(self) -> None:
        """Calling with the jack loses and calling with the king wins, whatever the other holds."""
        bot = Mcts(kuhn.GAME, Budget(300))
        assert bot.choose(*asked(kuhn.GAME, dealt(QUEEN, JACK, "b"), 1), Rng(1)) == PASS
        assert bot.choose(*asked(kuhn.GAME, dealt(QUEEN, KING, "b"), 1), Rng(1)) == BET

    def test_a_search_in_the_middle_takes_hidden_cards_as_equally_likely_and_so_calls_too_much(self) -> None:
        """Equilibrium calls with the queen one time in three, because a bet tells of a king. `imagine` does not hear it."""
        plan = Plan(pool=False, mixing=True, doubt=0.5)
        assert grown(kuhn.GAME, dealt(JACK, QUEEN, "b"), plan, 2000, 1).lines()[BET].weight > 0.9

    @pytest.mark.slow
    def test_a_search_from_the_deal_comes_close_to_the_equilibrium_where_all_secrets_are_in_doubt(self) -> None:
        tree = grown(kuhn.GAME, dealt(QUEEN, KING), Plan(pool=False, mixing=True, doubt=1.0), 60_000)
        start = kuhn.KuhnState()
        policy = partial(average, tree)
        assert kuhn.payoff(policy_values(start, policy)[0]) == pytest.approx(kuhn.VALUE, abs=0.03)
        assert 4 * nash_conv(kuhn.GAME, start, policy) < 0.1


class TestHonesty:
    @pytest.mark.parametrize("bot", BOTS)
    def test_the_same_view_offer_and_seed_give_the_same_choice(self, bot: Bot) -> None:
        question = asked(kuhn.GAME, dealt(QUEEN, KING))
        for seed in range(8):
            assert bot.choose(*question, Rng(seed)) == bot.choose(*question, Rng(seed))

    @pytest.mark.parametrize("bot", BOTS)
    @pytest.mark.parametrize("bets", ["", "pb"])
    def test_what_is_hidden_changes_nothing(self, bot: Bot, bets: str) -> None:
        for seed in range(8):
            choices = {bot.choose(*asked(kuhn.GAME, dealt(QUEEN, card, bets)), Rng(seed)) for card in (JACK, KING)}
            assert len(choices) == 1

    def test_the_others_are_told_apart_by_what_they_see_alone(self) -> None:
        """The second seat's nodes after a bet: one for each card it may hold, and none for the card it does not see."""
        tree = grown(kuhn.GAME, dealt(QUEEN, KING), Plan(pool=False), 200)
        assert set(tree.own[1]) == {
            kuhn.GAME.known(dealt(QUEEN, card, bets), 1) for card in (JACK, KING) for bets in "pb"
        }

    def test_pooled_others_are_told_apart_by_what_is_public(self) -> None:
        tree = grown(kuhn.GAME, dealt(QUEEN, KING), Plan(), 200)
        assert set(tree.public[1]) == {kuhn.GAME.known(dealt(QUEEN, KING, bets), None) for bets in "pb"}

    def test_with_doubt_the_others_learn_nothing_from_what_the_searcher_really_holds(self) -> None:
        """Knowing that the other holds a jack, the queen always calls; in doubt it must fear the king."""

        def calls(doubt: float) -> float:
            tree = grown(kuhn.GAME, dealt(JACK, QUEEN), Plan(pool=False, mixing=True, doubt=doubt), 6000)
            return average(tree, dealt(JACK, QUEEN, "b"), 1)[BET]

        assert calls(0.0) > 0.9
        assert calls(0.5) < 0.8


class TestAvailability:
    def test_what_a_secret_forbids_is_not_offered_in_the_tree(self) -> None:
        """The second seat holds a jack, which must pass and is forced, or a king, which has the choice."""
        tree = grown(timid.GAME, timid.dealt(QUEEN, KING), Plan(), 400)
        node = tree.public[1][timid.GAME.known(timid.dealt(QUEEN, KING, "b"), None)]
        assert sum(node.visits) == node.visited < tree.root.visits[tree.root.slots([BET])[0]]

    def test_an_action_is_judged_by_how_often_it_was_there(self) -> None:
        """Of equal means, the one tried 10 times of 100 is the less explored, not the one tried 8 times of 10."""
        node = Node()
        for legal, slot, times in (([7, 8], 1, 8), ([7, 8], 0, 2), ([7, 9], 0, 8), ([7, 9], 2, 82)):
            for _ in range(times):
                node.count_in(node.slots(legal), slot, 0.5)
        assert [list(node.actions), list(node.seen), list(node.visits)] == [[7, 8, 9], [100, 10, 90], [10, 8, 82]]
        assert node.by_bounds(0, [7, 8], 0.7, Rng(1)).chosen == 0

    def test_a_new_action_is_tried_first(self) -> None:
        node = Node()
        node.count_in(node.slots([7]), 0, 1.0)
        assert node.by_bounds(0, [7, 8], 0.7, Rng(1)).chosen == 1


class TestEndless:
    def test_a_walk_that_goes_round_in_the_tree_is_left_in_the_end(self) -> None:
        """One seat may walk for ever, knowing only that it walks; random play stops it sooner or later."""
        tree = grown(walk.GAME, walk.WalkState(), Plan(), 300)
        assert tree.done == 300
        assert tree.lines()[walk.WALK].visits > tree.lines()[walk.HALT].visits


class TestBudget:
    def test_iterations_are_counted(self) -> None:
        assert grown(kuhn.GAME, dealt(QUEEN, KING), Plan(), 37).done == 37

    def test_a_clock_from_outside_ends_the_search(self) -> None:
        ticks = iter(range(100))
        view, offer = asked(kuhn.GAME, dealt(QUEEN, KING))
        tree = Tree(kuhn.GAME, Plan(), view, offer, Rng(1))
        tree.search(Budget(1000, 10.0, lambda: float(next(ticks))))
        assert tree.done == 10

    def test_a_bot_travels_to_another_process(self) -> None:
        bot = Mcts(kuhn.GAME, Budget(50), Plan(pool=False))
        question = asked(kuhn.GAME, dealt(QUEEN, KING))
        assert pickle.loads(pickle.dumps(bot)).analyse(*question, Rng(1)) == bot.analyse(*question, Rng(1))

    def test_one_action_needs_no_search(self) -> None:
        view, offer = asked(kuhn.GAME, dealt(QUEEN, KING))
        rng = Rng(1)
        assert Mcts(kuhn.GAME).choose(view, offer._replace(legal=(BET,)), rng) == BET
        assert rng.next() == Rng(1).next()
