"""Every puzzle has exactly one best answer, checked by slower methods than those that found it."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import date
from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog

from tablee.coach.daily import puzzle_of
from tablee.coach.finding import puzzles_of
from tablee.core.bits import size
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.claim import GAME as CLAIM
from tablee.games.claim.rules.state import Claim
from tablee.games.killer import GAME as KILLER
from tablee.games.killer.rules.phases import ROLL
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.solver.duel_table import duel_chances
from tablee.games.king_of_12 import GAME as KING
from tablee.games.king_of_12.rules.phases import BURYING
from tablee.games.king_of_12.rules.state import King
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.registry import find_game
from tablee.search.advice import Puzzle
from tablee.words import Words


def some(name: str, every: int) -> list[tuple[int, Puzzle]]:
    puzzles = puzzles_of(find_game(name))
    assert puzzles is not None
    found = [(seed, puzzles.attempt(Rng(seed))) for seed in puzzles.seeds[::every]]
    return [(seed, puzzle) for seed, puzzle in found if puzzle is not None]


def after(state: State, *choices: int) -> Any:
    copy = state.copy()
    copy.apply(list(choices))
    return copy


def dealt(state: State, outcome: list[int]) -> Any:
    copy = state.copy()
    copy.resolve(outcome)
    return copy


# Killer: play every roll of the turn by the rules


class Turn:
    """The first seat's chance when its turn is over: by the table, which the margin of a puzzle allows for."""

    def __init__(self) -> None:
        self.known: dict[Hashable, float] = {}

    def value(self, state: Killer) -> float:
        waits = state.awaits()
        if isinstance(waits, Over):
            return waits.shares()[0]
        if state.phase == ROLL and state.seat == 1:
            return 1.0 - duel_chances(state.variants).at(state.lives[1], state.lives[0])
        key = (state.phase, state.left, state.total, state.rolled, state.value, state.hits)
        if key not in self.known:
            self.known[key] = self._work_out(state, waits)
        return self.known[key]

    def _work_out(self, state: Killer, waits: Chance | Decide) -> float:
        if isinstance(waits, Chance):
            return sum(p * self.value(dealt(state, faces)) for faces, p in waits.outcomes())
        return max(self.value(after(state, kept)) for kept in state.legal(0))


def test_killers_puzzles_have_one_best_keep() -> None:
    for _, puzzle in some("killer", 92):
        state, turn = KILLER.imagine(puzzle.view, Rng(0)), Turn()
        values = {kept: turn.value(after(state, kept)) for kept in puzzle.offer.legal}
        first, second = sorted(values.values(), reverse=True)[:2]
        assert values[puzzle.advice.best.action] == first
        assert first - second > 0.02
        assert [choice.value for choice in puzzle.advice.choices] == pytest.approx(
            sorted(values.values(), reverse=True)
        )


# Claim: plain minimax


def minimax(state: Claim) -> int:
    known: dict[Hashable, int] = {}

    def result(state: Claim) -> int:
        waits = state.awaits()
        if isinstance(waits, Over):
            return int(waits.ranks == (1, 2)) - int(waits.ranks == (2, 1))
        assert isinstance(waits, Decide)
        key = (state.leader, state.led, *((player.hand, player.score) for player in state.players))
        if key not in known:
            results = (result(after(state, card)) for card in state.legal(waits.seats[0]))
            known[key] = max(results) if waits.seats == (0,) else min(results)
        return known[key]

    return result(state)


def test_claims_puzzles_have_one_winning_card() -> None:
    checked = 0
    for _, puzzle in some("claim", 20):
        state = CLAIM.imagine(puzzle.view, Rng(0))
        if max(size(player.hand) for player in state.players) > 5:
            continue
        sign = 1 if puzzle.offer.seat == 0 else -1
        winning = [card for card in puzzle.offer.legal if sign * minimax(after(state, card)) == 1]
        assert winning == [puzzle.advice.best.action]
        checked += 1
    assert checked >= 5


def test_claims_solutions_say_what_the_card_brings() -> None:
    """Three factions of five win (C-5.1), and the natural card brings no win."""
    for _, puzzle in some("claim", 30):
        reason = puzzle.advice.reason
        assert reason.code == "only-win-shown"
        won, natural = reason.params["factions"], reason.params["factions_other"]
        assert isinstance(won, list)
        assert isinstance(natural, list)
        assert len(won) >= 3 > len(natural)
        assert reason.params["card"] != reason.params["card_other"]


# King of 12: backward induction over the rules, each turn by a linear program


class Ending:
    """The value of the rest of a round to the first seat: 1 for a win, -1 for a loss."""

    def __init__(self, state: King) -> None:
        self.round = state.round
        self.known: dict[Hashable, float] = {}

    def value(self, state: King) -> float:
        waits = state.awaits()
        if isinstance(waits, Over) or state.phase == BURYING or state.round != self.round:
            one, two = state.everybody
            return float(one.wins - two.wins)
        key = (KING.known(state, 0), KING.known(state, 1))
        if key not in self.known:
            self.known[key] = self._work_out(state, waits)
        return self.known[key]

    def _work_out(self, state: King, waits: Chance | Decide) -> float:
        if isinstance(waits, Chance):
            return sum(p * self.value(dealt(state, faces)) for faces, p in waits.outcomes())
        if len(waits.seats) == 2:
            return guaranteed(self.matrix(state))
        values = [self.value(after(state, action)) for action in state.legal(waits.seats[0])]
        return max(values) if waits.seats == (0,) else min(values)

    def matrix(self, state: King) -> Any:
        return np.array([[self.value(after(state, one, two)) for two in state.legal(1)] for one in state.legal(0)])


def guaranteed(payoffs: Any) -> float:
    """The value that the row player can guarantee."""
    rows, columns = payoffs.shape
    found = linprog(
        c=[0.0] * rows + [-1.0],
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(found.x[-1])


def most_elsewhere(payoffs: Any, best: int, value: float) -> float:
    """The largest share that the other cards can have in a mixture that guarantees the value."""
    rows, columns = payoffs.shape
    found = linprog(
        c=[0.0 if row == best else -1.0 for row in range(rows)],
        A_ub=-payoffs.T,
        b_ub=np.full(columns, -value + 1e-7),
        A_eq=[[1.0] * rows],
        b_eq=[1.0],
        bounds=[(0, None)] * rows,
    )
    return float(-found.fun)


def test_kings_puzzles_have_one_right_card() -> None:
    for _, puzzle in some("king_of_12", 61):
        state = KING.imagine(puzzle.view, Rng(0))
        assert KING.view(state, 0) == puzzle.view
        payoffs = Ending(state).matrix(state)
        best = state.legal(0).index(puzzle.advice.best.action)
        value = guaranteed(payoffs)
        assert payoffs[best].min() == pytest.approx(value, abs=1e-6)
        assert most_elsewhere(payoffs, best, value) < 1e-4


# Twelve Heroes: play the turn to its end in every way, without a cache


def holds(state: TwelveHeroes, turn: int, seat: int) -> bool:
    """Whether the seat can survive the opponent's next Control with luck and good play, whatever the opponent does."""
    waits = state.awaits()
    if isinstance(waits, Over):
        return False
    if isinstance(waits, Chance):
        if state.turn > turn and waits.stream != "tiles":
            return True
        return any(holds(dealt(state, outcome), turn, seat) for outcome, _ in waits.outcomes())
    asked = waits.seats[0]
    found = (holds(after(state, action), turn, seat) for action in state.legal(asked))
    return state.turn > turn or (any if asked == seat else all)(found)


def test_twelve_heroes_puzzles_have_one_choice_that_does_not_lose() -> None:
    for _, puzzle in some("twelve_heroes", 30):
        state = HEROES.imagine(puzzle.view, Rng(0))
        assert HEROES.view(state, puzzle.offer.seat) == puzzle.view
        held = [
            action for action in puzzle.offer.legal if holds(after(state, action), int(state.turn), puzzle.offer.seat)
        ]
        assert held == [puzzle.advice.best.action]
        assert [choice.value for choice in puzzle.advice.choices[1:]] == [0.0] * (len(puzzle.offer.legal) - 1)


def test_twelve_heroes_puzzles_tell_the_whole_turn_from_the_answer_on() -> None:
    for _, puzzle in some("twelve_heroes", 37):
        first = HEROES.actions[puzzle.advice.best.action]
        told = [step.tag for step in puzzle.advice.reason.line]
        assert told[0] == {"recruit": "hero-recruited", "deploy": "hero-deployed", "move": "hero-moved"}[first.verb]
        assert told.count("turn-begun") == 1, "the line does not end with the rival's Control"
        assert "ability-idle" not in told
        assert "game-won" not in told


def test_a_puzzle_of_twelve_heroes_says_what_the_answer_does() -> None:
    """On 19 November 2026 the Catapult was the answer, and only the Golem was explained."""
    words = Words("en", HEROES, ["Ada", "Boris"], me=1)
    reason = puzzle_of(HEROES, date(2026, 11, 19)).advice.reason
    assert reason.params["places"] == ["middle", "right"]
    assert [words(f"event-{step.tag}", **step.params) for step in reason.line] == [
        "You recruit Catapult.",
        "You deploy Catapult to the right Region.",
        "You bring 1 Food from camp to the right Region.",
        "You deploy Golem to the middle Region.",
        "The ability of your Catapult comes into play (the right Region).",
        "Ada’s Goat in the middle Region is discarded.",
        "The ability of Ada’s Goat comes into play (the middle Region).",
        "Ada takes 2 Food into camp.",
        "Turn 24: Ada.",
        "Ada has strength 3 against 3 in the middle Region.",
        "Ada has strength 1 against 2 in the right Region.",
    ]
