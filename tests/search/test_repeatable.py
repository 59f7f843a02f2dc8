"""The same search gives the same numbers on every machine, compiled or not. These were stored once."""

from __future__ import annotations

from tablee.core.rng import Rng
from tablee.search.budget import Budget
from tablee.search.mccfr import Mccfr
from tablee.search.mcts import Mcts
from tablee.search.one_ply import OnePly
from tablee.search.tree import Plan
from tests.search import kuhn, matrix_game, three_rolls
from tests.search.ask import asked
from tests.search.kuhn import KING, QUEEN, KuhnState, dealt
from tests.search.matrix_game import MatrixState
from tests.search.three_rolls import RollsState


def test_visits_of_a_search_with_chance() -> None:
    lines = Mcts(three_rolls.GAME, Budget(500)).analyse(*asked(three_rolls.GAME, RollsState(4, 2)), Rng("golden"))
    assert [(line.visits, round(line.value, 9)) for line in lines] == [(371, 0.690026954), (129, 0.643410853)]


def test_weights_of_a_search_with_choices_at_once() -> None:
    lines = Mcts(matrix_game.GAME, Budget(500)).analyse(*asked(matrix_game.GAME, MatrixState()), Rng("golden"))
    assert [(line.visits, round(line.weight, 9)) for line in lines] == [
        (242, 0.519433826),
        (129, 0.25227491),
        (129, 0.228291264),
    ]


def test_weights_of_a_search_with_secrets() -> None:
    plan = Plan(pool=False, mixing=True, doubt=0.5)
    lines = Mcts(kuhn.GAME, Budget(500), plan).analyse(*asked(kuhn.GAME, dealt(QUEEN, KING)), Rng("golden"))
    assert [(line.visits, round(line.weight, 9)) for line in lines] == [(35, 0.028241456), (294, 0.971758544)]


def test_values_of_one_ply() -> None:
    values = OnePly(kuhn.GAME, listing=1).values(*asked(kuhn.GAME, dealt(QUEEN, KING, "pb")), Rng("golden"))
    assert values == [0.3125, 0.375]


def test_what_mccfr_learns() -> None:
    learner = Mccfr(kuhn.GAME, lambda rng: KuhnState(), 2)
    learner.run(200, Rng("golden"))
    learnt = learner.table()[0][kuhn.GAME.known(dealt(QUEEN, KING, "pb"), 0)]
    assert [round(p, 9) for p in learnt] == [0.075, 0.925]
