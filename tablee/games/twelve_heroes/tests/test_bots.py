"""The bots: their quick estimates, and that planning beats not planning."""

from __future__ import annotations

import pytest

from tablee.core.bot import Bot, Offer
from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.bots.estimate import DEFAULT_WEIGHTS, advantage
from tablee.games.twelve_heroes.bots.foresight import Candidate, Foresight, dealt_anew
from tablee.games.twelve_heroes.bots.levels import BOTS, ForesightBot
from tablee.games.twelve_heroes.bots.planner import (
    MAX_ACTIONS,
    Planner,
    candidate_actions,
    hash_position,
    skip_ahead,
)
from tablee.games.twelve_heroes.bots.selfplay import next_choices, play_to_end
from tablee.games.twelve_heroes.options import PRESETS, HeroesOptions
from tablee.games.twelve_heroes.rules.actions import ACTIONS, CARRY, SPEND, SUPPLY
from tablee.games.twelve_heroes.rules.pending import DISCARDING, LIMITING, PICK
from tablee.games.twelve_heroes.rules.pieces import MAX_KINDS
from tablee.games.twelve_heroes.tests.board import Board, box, does, hero
from tablee.search.random import RandomBot

BOX = box(
    hero("giant", 3, 5),
    hero("killer", 1, 1, does("deployed", "kill", who="enemies")),
    hero("scout", 1, 1, does("recruited", "draw", amount=1)),
    hero("porter", 1, 1, does("deployed", "bring-food", amount=3)),
    hero("bully", 1, 1, does("deployed", "make-discard", amount=1)),
)


def plan(board: Board, width: int = 4) -> list[str]:
    """Return a planner's choices, in our notation with ids."""
    found = Planner(width, 3000, DEFAULT_WEIGHTS).plan(board.state, board.asked, Rng("plan"))
    ids = board.cards.ids()
    texts = [ACTIONS.text(action).split() for action in found]
    return [
        " ".join([verb, *(ids[int(w) - 1] if w.isdecimal() and verb != "carry" else w for w in words)])
        for verb, *words in texts
    ]


def test_a_planner_takes_the_tile_that_wins() -> None:
    board = Board(BOX).camp(0, "giant", food=3).at(1, "left", "peasant").cubes(0, "left", 1).cubes(1, "left", 1)
    board.state.points = [5, 5]
    assert "deploy giant left" in plan(board.acting())


def test_a_planner_does_not_change_the_position() -> None:
    board = Board(BOX).camp(0, "giant", "peasant", food=3).hand(0, "killer").acting()
    before = hash_position(board.state)
    plan(board)
    assert hash_position(board.state) == before


def test_a_plan_ends_although_the_turn_need_not() -> None:
    cards = box(
        hero("runner", 1, 1, does("deployed", "draw", amount=1)),
        hero("guard", 1, 1, does("enemy-deployed", "send-back", who="enemies", to="camp")),
    )
    board = Board(cards, extra_actions=True).camp(0, "runner").hand(0, "peasant")
    for region in ("left", "middle", "right"):
        board.at(1, region, "guard")
    lines = Planner(4, 200, DEFAULT_WEIGHTS).lines(board.acting().state, 0, Rng("plan"))
    spent = [sum(SPEND <= choice < SPEND + MAX_KINDS for choice in line.choices) for line in lines]
    assert MAX_ACTIONS // 3 < max(spent) < MAX_ACTIONS


def test_a_plan_ends_where_something_new_is_learnt() -> None:
    board = Board(BOX).hand(0, "scout", "scout", "scout", "scout").camp(0, food=9).acting()
    assert plan(board)[0] == "recruit scout"
    assert plan(board).count("recruit scout") == 1


def test_food_is_shared_out_by_rule() -> None:
    board = Board(BOX).camp(0, "giant", food=9).acting().play("deploy giant left")
    assert candidate_actions(board.state) == [CARRY, CARRY + 1, CARRY + 2, CARRY + 3]
    board = Board(BOX).at(0, "left", "giant", food=9).acting().play("move giant left middle")
    assert candidate_actions(board.state) == [CARRY + 9], "nobody is left there"
    board = Board(BOX).at(0, "left", "giant", "peasant", food=2).acting().play("move giant left middle")
    assert candidate_actions(board.state) == [CARRY, CARRY + 1, CARRY + 2]
    board = Board(BOX).camp(0, "porter", food=9).acting().play("deploy porter left", "carry 1")
    assert candidate_actions(board.state) == [CARRY, CARRY + 1, CARRY + 2]


def test_heroes_are_sent_from_left_to_right_only() -> None:
    board = Board(BOX).camp(0, "giant", "peasant").acting().play("deploy giant middle")
    texts = [ACTIONS.text(action) for action in candidate_actions(board.state)]
    assert texts == ["done", "deploy 1 right"]


def test_passing_on_reaches_the_opponents_actions() -> None:
    for preset in ("draft", "advanced"):
        state = GAME.new(PRESETS[preset], 2)
        for _ in range(600):
            if state.awaits().__class__ is Over:
                break
            skip_ahead(state)
        assert state.turn > 10


def test_a_planner_copes_with_extra_actions_and_a_full_hand() -> None:
    board = Board(BOX, extra_actions=True).hand(0, *["peasant"] * 6, "giant").camp(0, food=1).acting(1)
    assert plan(board, 2)


def test_a_planner_looks_at_no_more_than_it_is_told_to() -> None:
    board = Board(BOX).camp(0, "giant", "peasant", "killer", food=9).hand(0, "scout", "porter").acting()
    assert Planner(1, 1, DEFAULT_WEIGHTS).plan(board.state, 0, Rng(1))


def test_the_worst_card_is_parted_with() -> None:
    board = Board(BOX).hand(0, *["giant"] * 5, "peasant").acting()
    while board.state.waiting != LIMITING:
        board.play("supply")
    (choice,) = next_choices(board.state, 0, Planner(1, 10, DEFAULT_WEIGHTS), Rng(1))
    assert ACTIONS.text(choice) == "drop 1"
    board = Board(BOX).camp(0, "bully").hand(1, "peasant", "giant").acting().play("deploy bully left")
    assert board.state.waiting == DISCARDING
    assert next_choices(board.state, 1, Planner(1, 10, DEFAULT_WEIGHTS), Rng(1)) == [choice]


def test_a_draft_and_a_mulligan_are_judged_at_a_glance() -> None:
    state = GAME.new(HeroesOptions(decks="draft"), 2)
    rng = Rng("glance")
    planner = Planner(1, 10, DEFAULT_WEIGHTS)
    while state.waiting == PICK or not isinstance(state.settle(rng), Decide) or state.turn == 0:
        waits = state.settle(rng)
        assert isinstance(waits, Decide)
        if waits.prompt == "act":
            break
        made = [next_choices(state, seat, planner, rng)[0] for seat in waits.seats]
        assert all(choice in state.legal(seat) for choice, seat in zip(made, waits.seats, strict=True))
        state.apply(made)
    assert state.known


def won_by(better: Bot, worse: Bot, seed: int) -> bool:
    """Return whether the better one wins a game, with alternating seats."""
    rng = Rng(seed)
    state = GAME.new(HeroesOptions(faction_1="elves", faction_2="humans"), 2)
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        bot = better if waits.seats[0] == seed % 2 else worse
        offer = Offer(waits.seats[0], 0, waits.prompt, tuple(state.legal(waits.seats[0])))
        state.apply([bot.choose(GAME.view(state, offer.seat), offer, rng)])
        waits = state.settle(rng)
    return waits.ranks[seed % 2] == 1


@pytest.mark.parametrize(("better", "worse"), [(BOTS["recruit"], RandomBot()), (BOTS["sergeant"], BOTS["recruit"])])
def test_who_looks_at_more_wins_more(better: Bot, worse: Bot) -> None:
    assert sum(won_by(better, worse, seed) for seed in range(4)) >= 3


# Foresight


def test_foresight_takes_the_tile_that_wins() -> None:
    board = Board(BOX).camp(0, "giant", food=3).at(1, "left", "peasant").cubes(0, "left", 1).cubes(1, "left", 1)
    board.state.points = [5, 5]
    board.acting()
    giant = ACTIONS.index(f"deploy {board.kind('giant') + 1} left")
    assert giant in Foresight(4, 3000, 4, 3, 2).plan(board.state, 0, Rng("plan"))


def test_foresight_tries_the_best_few_beginnings_each_once() -> None:
    board = Board(BOX).camp(0, "giant", "peasant", food=3).acting()
    ideas = Foresight(4, 3000, 3, 1, 1).promising(board.state, 0, Rng("ideas"))
    texts = [idea.choices for idea in ideas]
    assert len(texts) == 3
    assert all(texts.count(each) == 1 for each in texts)
    assert texts[0] == Planner(4, 3000, DEFAULT_WEIGHTS).plan(board.state, 0, Rng("ideas"))


def test_an_idea_is_judged_by_where_it_leads() -> None:
    board = Board(BOX).camp(0, "giant", food=3).at(1, "left", "peasant").cubes(0, "left", 1).acting()
    board.state.points = [5, 5]
    giant = ACTIONS.index(f"deploy {board.kind('giant') + 1} left")
    assert giant is not None
    good, idle = Candidate([giant, CARRY]), Candidate([SUPPLY, SUPPLY, SUPPLY])
    foresight = Foresight(1, 300, 2, 1, 2)
    shares = [foresight.outcome(board.state, idea, 0, Rng("luck")) for idea in (good, idle)]
    assert shares[0] > 0.99 > shares[1]


def test_one_idea_needs_no_trial() -> None:
    board = Board(BOX).camp(0, "giant", food=1).acting()
    assert Foresight(1, 300, 1, 1, 2).plan(board.state, 0, Rng(1)) == Planner(1, 300, DEFAULT_WEIGHTS).plan(
        board.state, 0, Rng(1)
    )


def test_worlds_differ_only_in_what_the_seat_cannot_see() -> None:
    """H-6.1: the opponent's hand is dealt anew except for what everybody knows of it."""
    board = Board(BOX).hand(0, "scout").hand(1, "giant", "peasant", "killer").acting()
    known = board.state.hand[1] & -board.state.hand[1]
    board.state.shown[1] = known
    worlds = [dealt_anew(board.state, 0, Rng(seed)) for seed in range(20)]
    assert len({world.hand[1] for world in worlds}) > 5
    for world in worlds:
        assert world.hand[1] & known
        assert world.hand[1].bit_count() == 3
        assert world.hand[1] | world.deck[1] == board.state.hand[1] | board.state.deck[1]
        assert (world.hand[0], world.deck[0]) == (board.state.hand[0], board.state.deck[0])


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_bot_with_foresight_chooses_something_legal(preset: str) -> None:
    state = GAME.new(PRESETS[preset], 2)
    rng = Rng(preset)
    bot = ForesightBot(2, 1, 1)
    for _ in range(25):
        waits = state.settle(rng)
        assert isinstance(waits, Decide)
        offers = [Offer(seat, 0, waits.prompt, tuple(state.legal(seat))) for seat in waits.seats]
        made = [bot.choose(GAME.view(state, offer.seat), offer, rng) for offer in offers]
        assert all(choice in offer.legal for choice, offer in zip(made, offers, strict=True))
        state.apply(made)


@pytest.mark.parametrize("first", [0, 1])
def test_a_duel_tells_who_was_drawn_and_recruited(first: int) -> None:
    planners = [Planner(1, 200, DEFAULT_WEIGHTS) for _ in range(2)]
    ended = play_to_end(GAME.new(HeroesOptions(), 2), planners, Rng("duel"), first)
    assert sorted(ended.ranks) == [1, 2]
    assert ended.turns > 8
    assert all(len(kinds) >= 5 for kinds in ended.early)
    assert all(ended.recruited)


def test_what_is_certain_is_certain() -> None:
    board = Board(BOX).acting()
    board.state.points = [7, 0]
    assert advantage(board.state, 0, DEFAULT_WEIGHTS) == -advantage(board.state, 1, DEFAULT_WEIGHTS) == 1000.0


def test_a_tie_that_one_side_wins_is_worth_something() -> None:
    board = Board(BOX, popularity=True).at(0, "left", "giant", food=1).at(1, "left", "giant", food=1).acting()
    even = advantage(board.state, 0, DEFAULT_WEIGHTS)
    board.state.popular[0] = 0
    assert advantage(board.state, 0, DEFAULT_WEIGHTS) > even
    board.state.popular[0] = 1
    assert advantage(board.state, 0, DEFAULT_WEIGHTS) < even


def test_a_plan_ends_where_a_hidden_hand_is_laid_open() -> None:
    """The planner relied on an imagined hand, and took an action that was not legal."""
    cards = box(hero("spy", 1, 1, does("deployed", "strip-hand", amount=1)), hero("giant", 3, 5), hero("ogre", 3, 5))
    board = Board(cards).camp(0, "spy").hand(1, "giant", "ogre", "peasant").acting()
    planner = Foresight(2, 300, 4, 1, 2)
    for seed in range(5):
        state = board.state.copy()
        for action in planner.plan(state, 0, Rng(seed)):
            assert action in state.legal(0)
            state.apply([action])


def test_a_plan_ends_where_a_hidden_card_is_laid_open_and_discarded_at_once() -> None:
    """The imagined card was discarded, another of its kind stayed known, and nothing seemed to be new."""
    cards = box(hero("spy", 1, 1, does("deployed", "strip-hand", amount=1)), hero("giant", 3, 5), hero("ogre", 3, 5))
    board = Board(cards).camp(0, "spy").hand(1, "giant", "ogre", "giant").acting()
    board.state.shown[1] = 0b100
    imagined = board.state.copy()
    for state, hand in ((board.state, 0b110), (imagined, 0b101)):
        state.deck[1] |= state.hand[1] & ~hand
        state.hand[1] = hand
    for line in Planner(2, 300, DEFAULT_WEIGHTS).lines(imagined, 0, Rng(0)):
        state = board.state.copy()
        for action in line.choices[: line.sure]:
            assert action in state.legal(0)
            state.apply([action])
