"""What is hidden, and what can be known (H-6.1, H-1.5)."""

from __future__ import annotations

from collections import Counter

from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero

BOX = box(hero("giant", 3, 5), hero("medium", 1, 1, does("deployed", "send-back", who="friends", to="hand")))


def test_h_6_1_a_hand_is_its_owners_alone() -> None:
    board = Board(BOX).hand(0, "giant").acting()
    assert GAME.view(board.state, 0).sides[0].hand == (2,)
    assert GAME.view(board.state, 1).sides[0].hand is None
    assert GAME.view(board.state, None).sides[0].hand is None


def test_a_hero_sent_back_to_hand_is_known_until_it_is_played() -> None:
    board = Board(BOX).camp(0, "medium", food=3).hand(0, "giant").at(0, "left", "giant").acting()
    board.play("deploy medium left", "carry 0")
    assert GAME.view(board.state, 1).sides[0].shown == (2,)
    board.play("recruit giant")
    assert GAME.view(board.state, 1).sides[0].shown == (), "it might be that one"


def test_after_a_reshuffle_the_hand_is_what_is_nowhere_else() -> None:
    rng = Rng("reshuffle")
    state = GAME.new(HeroesOptions(), 2)
    while not state.shown[0]:
        state.settle(rng)
        state.apply([rng.pick(state.legal(state.asked))])
    state.settle(rng)
    shown = GAME.view(state, 1).sides[0].shown
    assert shown == GAME.view(state, None).sides[0].shown
    for _ in range(20):
        imagined = GAME.imagine(GAME.view(state, 1), rng)
        assert not Counter(shown) - Counter(kind + 1 for kind in imagined.kinds_in(0, imagined.hand[0]))


def test_what_is_hidden_is_imagined_everywhere_it_can_be() -> None:
    state = GAME.new(HeroesOptions(), 2)
    for outcome in ([0, 1, 2], [0, 1, 2], [0, 1, 2], [0]):
        state.resolve(outcome)
    view, rng = GAME.view(state, 0), Rng("anywhere")
    dragon = len(state.heroes.heroes) - 1
    imagined = [GAME.imagine(view, rng) for _ in range(600)]
    held = sum(each.count(1, each.hand[1], dragon) for each in imagined)
    assert 110 <= held <= 190, "three cards of twelve"


def test_an_estimate_says_who_is_ahead() -> None:
    board = Board(BOX).at(0, "left", "giant", food=2).acting()
    even = GAME.evaluate(Board(BOX).acting().state)
    ahead = GAME.evaluate(board.state)
    assert ahead[0] > even[0]
    board.state.points = [0, 7]
    assert GAME.evaluate(board.state)[0] < 0.01
    board.state.points = [7, 0]
    assert GAME.evaluate(board.state)[0] > 0.99


def test_each_hero_is_seen_as_strong_as_it_is_now() -> None:
    kinds = box(hero("captain", 1, 1, does("always", "strength", amount=2, who="friends")))
    side = GAME.view(Board(kinds).at(0, "left", "captain", "peasant").acting().state, 1).sides[0]
    assert side.regions == ((1, 2), (), ())
    assert side.powers == ((3, 1), (), ())
    assert side.strengths == (4, 0, 0)
