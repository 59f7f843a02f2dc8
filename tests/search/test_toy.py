"""Search on a game with secret hands, simultaneous and forced choices, private draws and dice."""

from __future__ import annotations

import pytest

from tablee.core.bot import Bot
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.lab.arena import arena
from tablee.lab.play import luck_of
from tablee.search.budget import Budget
from tablee.search.mcts import Mcts
from tablee.search.one_ply import OnePly
from tablee.search.random import RandomBot
from tablee.search.tree import Plan, Tree
from tests.toy.game import GAME
from tests.toy.options import ToyOptions

PLANS = [Plan(), Plan(pool=False), Plan(doubt=0.3), Plan(rollout=0), Plan(mixing=True, pool=False, doubt=0.5)]


@pytest.mark.parametrize("plan", PLANS[:4], ids=["standard", "own views", "doubt", "estimate"])
def test_search_beats_playing_at_random(plan: Plan) -> None:
    bots: list[tuple[str, Bot]] = [("search", Mcts(GAME, Budget(60), plan)), ("random", RandomBot())]
    report = arena(GAME, ToyOptions(), bots, 60, "toy")
    assert report.standings[0].share.interval.low > 0.5


def test_one_ply_plays_it_as_well_as_its_estimate_goes() -> None:
    report = arena(GAME, ToyOptions(), [("ahead", OnePly(GAME, samples=8)), ("random", RandomBot())], 60, "toy")
    assert report.standings[0].share.interval.low > 0.5


def test_hands_that_the_searcher_cannot_see_change_nothing() -> None:
    match = Match(GAME, ToyOptions(), 3, luck_of("hidden"))
    view, offer = match.view(0), match.offer(0)
    assert offer is not None
    for seed in range(5):
        other = GAME.imagine(view, Rng(seed))
        assert GAME.view(other, 0) == view
        for plan in PLANS:
            bot = Mcts(GAME, Budget(30), plan)
            choices = {bot.choose(seen, offer, Rng(1)) for seen in (view, GAME.view(other, 0))}
            assert len(choices) == 1


def test_no_pooled_node_of_the_others_knows_the_searchers_hand() -> None:
    """Two searchers with different hands and the same public position have the others' first nodes in common."""
    match = Match(GAME, ToyOptions(), 2, luck_of("pool"))
    first = []
    for seat in (0, 1):
        offer = match.offer(seat)
        assert offer is not None
        tree = Tree(GAME, Plan(), match.view(seat), offer, Rng(1))
        tree.search(Budget(50))
        first.append(next(iter(tree.public[1 - seat])))
    assert first[0] == first[1] == GAME.known(match.state, None)  # type: ignore[arg-type]
