"""The solver of a round agrees with plain backward induction over the rules, and nobody can beat its strategies."""

from __future__ import annotations

import pytest
from scipy.optimize import linprog

from tablee.core.decision import Decide
from tablee.core.state import State
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.phases import BURYING, OVER, ROLLING
from tablee.games.king_of_12.rules.pieces import set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.solver.round import Round, face_pair
from tablee.games.king_of_12.solver.situations import Readings, Tokens, readings_of
from tablee.games.king_of_12.tests.scripted import give, laid
from tablee.games.king_of_12.views.view import setup
from tablee.search.induction import Induction
from tablee.search.matrix import exploitability

NO_TOKENS: Tokens = (0, 0, 0, 0)

HANDS = [
    ("knight automaton golem", "knight automaton golem", NO_TOKENS),
    ("alchemist sorcerer", "troublemakers reverser", NO_TOKENS),
    ("alchemist parasite oracle", "troublemakers sorcerer", (1, 0, 0, 0)),
    ("lady gambler golem", "lady knight merchants", (0, 1, 1, 1)),
    ("lady faun collector", "lady faun sorcerer", (1, 0, 0, 2)),
    ("oracle reverser", "collector oracle", (0, 3, 1, 2)),
    ("lady golem automaton", "lady golem knight", (0, 3, 0, 3)),
]
READINGS = [
    KingOptions(),
    KingOptions(values_read="final_face"),
    KingOptions(theft="must"),
    KingOptions(eight_points="before-theft"),
    KingOptions(theft="must", eight_points="before-theft"),
]


def _position(first: str, second: str, tokens: Tokens, faces: tuple[int, int], options: KingOptions) -> King:
    state = laid(*faces, options=options)
    for player, hand in zip(state.everybody, (first, second), strict=True):
        player.hand = set_of(hand.split())
    give(state, tokens[:2], tokens[2:])
    return state


def _key(state: State) -> tuple[object, ...]:
    assert isinstance(state, King)
    waits = state.awaits()
    things = tuple(
        (p.hand, p.die, p.value, p.card, p.ones, p.twos, p.wins, state.groups[0].active) for p in state.everybody
    )
    return state.phase, state.turn, things, waits.seats if isinstance(waits, Decide) else ()


def _leaf(state: State) -> list[float] | None:
    """Return the share of a round that is over."""
    assert isinstance(state, King)
    if state.phase not in (BURYING, OVER, ROLLING):
        return None
    first = 0.5 + (state.everybody[0].wins - state.everybody[1].wins) / 2
    return [first, 1.0 - first]


def _plainly(state: King) -> float:
    return 2.0 * Induction(_key, _leaf).values(state)[0] - 1.0


@pytest.mark.parametrize(("first", "second", "tokens"), HANDS)
@pytest.mark.parametrize("options", READINGS, ids=range(len(READINGS)))
def test_a_round_is_worth_what_plain_induction_says(
    first: str, second: str, tokens: Tokens, options: KingOptions
) -> None:
    """K12-3.2, K12-8.3, K12-8.8."""
    readings = readings_of(setup(options, 2))
    solved = Round(set_of(first.split()), set_of(second.split()), tokens, readings=readings)
    solved.solve()
    for faces in ((10, 7), (3, 3), (12, 1)):
        plain = _plainly(_position(first, second, tokens, faces, options))
        assert solved.value(*faces) == pytest.approx(plain, abs=1e-9)


def _round(first: str, second: str, tokens: Tokens = NO_TOKENS) -> Round:
    solved = Round(set_of(first.split()), set_of(second.split()), tokens)
    solved.solve()
    return solved


def test_neither_strategy_can_be_beaten() -> None:
    solved = _round("alchemist automaton golem knight", "alchemist automaton golem knight")
    for faces in ((10, 7), (5, 5), (1, 12)):
        mix = solved.equilibrium(*faces)
        assert mix.value == pytest.approx(solved.value(*faces), abs=1e-9)
        assert exploitability(solved.payoffs(*faces), mix.row, mix.column) < 1e-9


def test_the_value_is_that_of_a_linear_program() -> None:
    solved = _round("sorcerer automaton golem knight", "sorcerer automaton golem knight")
    for faces in ((10, 7), (2, 9)):
        payoffs = solved.payoffs(*faces)
        size = len(payoffs)
        limits = [[-payoffs[i][j] for i in range(size)] + [1.0] for j in range(size)]
        program = linprog(
            [0.0] * size + [-1.0], A_ub=limits, b_ub=[0.0] * size, A_eq=[[1.0] * size + [0.0]], b_eq=[1.0],
            bounds=[(0, None)] * size + [(None, None)],
        )  # fmt: skip
        assert solved.value(*faces) == pytest.approx(-program.fun, abs=1e-9)


def test_a_round_between_equals_is_fair() -> None:
    solved = _round("lady automaton golem", "lady automaton golem")
    assert solved.mean() == pytest.approx(0, abs=1e-12)
    assert solved.value(9, 4) == pytest.approx(-solved.value(4, 9), abs=1e-12)


def test_exchanged_players_have_exchanged_values() -> None:
    one = _round("alchemist oracle golem", "knight sorcerer reverser", (1, 0, 0, 1))
    two = _round("knight sorcerer reverser", "alchemist oracle golem", (0, 1, 1, 0))
    for faces in ((10, 7), (6, 6)):
        assert one.value(*faces) == pytest.approx(-two.value(*faces[::-1]), abs=1e-9)


def test_what_cannot_come_up_need_not_be_worked_out() -> None:
    """Solving from one roll gives the same values as from all of them."""
    first, second = "sorcerer oracle lady", "lady troublemakers merchants"
    every = _round(first, second, (1, 0, 1, 0))
    some = Round(set_of(first.split()), set_of(second.split()), (1, 0, 1, 0))
    some.solve([face_pair(10, 7), face_pair(3, 3)])
    for faces in ((10, 7), (3, 3)):
        assert some.value(*faces) == pytest.approx(every.value(*faces), abs=1e-12)
        for line, expected in zip(some.payoffs(*faces), every.payoffs(*faces), strict=True):
            assert line == pytest.approx(expected, abs=1e-12)


def test_several_tokens_are_solved_together() -> None:
    cards = set_of(["sorcerer", "lady", "golem"])
    both: tuple[Tokens, ...] = ((0, 1, 1, 0), (1, 0, 0, 1))
    together = Round(cards, cards, *both)
    together.solve()
    for tokens in both:
        alone = Round(cards, cards, tokens)
        alone.solve()
        assert together.value(10, 7, tokens=tokens) == pytest.approx(alone.value(10, 7), abs=1e-12)


def test_tokens_that_lead_to_the_same_are_one_situation() -> None:
    """K12-5.1: with two turns to go, three points to one are as good as four to two; with seven, one more ends the round."""
    cards = set_of(["golem", "knight", "alchemist"])
    rest = Round(cards, cards, (0, 2, 0, 1), (1, 1, 1, 0), (1, 3, 1, 2))
    numbers = [rest.layers[0].numbers[points, 0, other, 0] for points, other in ((4, 2), (3, 1), (7, 5))]
    assert numbers[0] == numbers[1] != numbers[2]


def test_a_lead_that_cannot_be_caught_is_decided() -> None:
    rest = Round(set_of(["golem", "knight"]), set_of(["golem", "knight"]), (0, 2, 0, 1))
    rest.solve()
    assert rest.layers[0].undecided == []
    assert rest.value(1, 12) == 1.0


def test_all_values_are_kept_if_asked_for() -> None:
    solved = Round(set_of(["golem", "knight", "oracle"]), set_of(["golem", "knight", "oracle"]), NO_TOKENS)
    solved.solve(keep=True)
    assert [len(layer.values) for layer in solved.layers] == [1, 9, 9]


def test_a_round_that_is_over_has_no_strategy() -> None:
    with pytest.raises(ValueError, match="over"):
        _round("golem", "knight").equilibrium(3, 4)
    with pytest.raises(ValueError, match="over"):
        _round("golem knight", "knight oracle", (0, 4, 0, 0)).equilibrium(3, 4)


def test_the_readings_of_thefts_are_worth_something() -> None:
    """K12-8.8: who has eight points and loses two of them goes on, or has won; K12-8.3: a thief may be sorry to take."""
    hands = set_of(["lady", "golem", "automaton"]), set_of(["lady", "golem", "knight"])
    found = set()
    for readings in (Readings(), Readings(eight_before_theft=True)):
        solved = Round(*hands, (0, 3, 0, 1), readings=readings)
        solved.solve()
        found.add(solved.payoffs(10, 7)[1][1])
    assert max(found) == 1.0
    assert len(found) == 2
