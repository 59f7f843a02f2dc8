"""Hints of King of 12 are the mixture of the solver."""

from __future__ import annotations

from typing import Any

import pytest
from scipy.optimize import linprog

from tablee.coach.hints import hint_for_seat
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.king_of_12 import GAME as KING
from tablee.games.king_of_12.bots.sovereign import solved_rest
from tablee.games.king_of_12.coach.hints import match_share
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.pieces import FIRST_GAME, set_of
from tablee.games.king_of_12.solver.openings import opening
from tablee.lab.play import luck_of
from tablee.search.matrix import column_values
from tests.coach.test_hints import FEW, offer_of


def last_turns(number: int = 1, cards: int = 3) -> Match:
    """A round of King of 12 with this many cards in each hand."""
    match = Match(KING, KingOptions(), 2, luck_of("coach"))
    rng = Rng("coach")
    while not (match.view(0).round == number and match.view(0).phase == "play" and len(match.view(0).hand) <= cards):
        decision = match.decision
        for seat in match.missing:
            match.submit(seat, decision, rng.pick(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_kings_hint_is_the_equilibrium(seat: int) -> None:
    match = last_turns()
    state: Any = match.state
    offer = match.offer(seat)
    assert offer is not None
    told = hint_for_seat(KING, match.view(seat), offer, "seed")
    mix = solved_rest(state).equilibrium(state.everybody[0].die, state.everybody[1].die)
    weights = {odds.action.text: odds.weight for odds in told.choices}
    expected = mix.row if seat == 0 else mix.column
    assert [weights[KING.actions.text(action)] for action in offer.legal] == pytest.approx(expected)


def test_kings_mixture_meets_every_hand_that_the_other_may_hold() -> None:
    """The optimum of a linear program over all hands: nobody can hold the mixture below its value."""
    match = last_turns(2)
    state: Any = match.state
    seat = next(place for place in (0, 1) if not state.everybody[place].buried)
    offer = match.offer(seat)
    assert offer is not None
    told = hint_for_seat(KING, match.view(seat), offer, "seed")
    other = match.view(seat).places[1 - seat]
    may_lie = set(match.view(seat).characters) - set(other.shown)
    assert (told.method, len(may_lie)) == ("round", other.hand + 1)
    tables = [_table(state, seat, card) for card in may_lie]
    weights = {odds.action.text: odds.weight for odds in told.choices}
    row = [weights[KING.actions.text(action)] for action in offer.legal]
    sure = sum(min(column_values(table, row)) for table in tables) / len(tables)
    assert sure == pytest.approx(_best_sure(tables), abs=1e-7)
    assert told.value == pytest.approx(match_share(state, seat, 0.5 + sure / 2))


def _table(state: Any, seat: int, buried: str) -> list[list[float]]:
    """The value of the seat's cards against the opponent's, with this card under the opponent's die."""
    world = state.copy()
    other = world.everybody[1 - seat]
    other.buried = set_of([buried])
    other.hand = world.characters & ~other.buried & ~other.spent
    payoffs = solved_rest(world).payoffs(*(player.die for player in world.everybody))
    return payoffs if seat == 0 else [[-line[j] for line in payoffs] for j in range(len(payoffs[0]))]


def _best_sure(tables: list[list[list[float]]]) -> float:
    """The value that the best mixture guarantees on average over all tables, by a linear program."""
    rows, kinds = len(tables[0]), len(tables)
    limits = [
        [-line[j] for line in table] + [float(kind == place) for place in range(kinds)]
        for kind, table in enumerate(tables)
        for j in range(len(table[0]))
    ]
    found = linprog(
        [0.0] * rows + [-1.0 / kinds] * kinds, A_ub=limits, b_ub=[0.0] * len(limits), A_eq=[[1.0] * rows + [0.0] * kinds],
        b_eq=[1.0], bounds=[(0, 1)] * rows + [(None, None)] * kinds,
    )  # fmt: skip
    return float(-found.fun)


def test_a_hint_for_a_round_of_king_does_not_claim_to_know_the_match() -> None:
    match = last_turns()
    for seat in (0, 1):
        offer = match.offer(seat)
        assert offer is not None
        assert hint_for_seat(KING, match.view(seat), offer, "seed").method == "round"


def test_where_a_round_of_king_is_decided_every_card_is_the_same() -> None:
    match = last_turns()
    state: Any = match.state.copy()
    leader, other = state.everybody
    leader.ones, leader.twos, other.ones, other.twos = 1, 3, 0, 0
    told = hint_for_seat(KING, KING.view(state, 0), offer_of(state, 0), "seed")
    assert told.reason.code == "all-the-same"


def test_how_a_round_of_king_begins_is_the_solvers_mixture() -> None:
    """No card of the mixture is called worse than another, whatever a few samples say."""
    match = Match(KING, KingOptions(), 2, luck_of("opening"))
    for seat in (0, 1):
        offer = match.offer(seat)
        assert offer is not None
        mine, theirs = (match.view(seat).places[place].die for place in (seat, 1 - seat))
        told = hint_for_seat(KING, match.view(seat), offer, "seed", FEW)
        weights = {odds.action.text: odds.weight for odds in told.choices}
        known = opening(FIRST_GAME, FIRST_GAME, mine, theirs)
        assert [weights[KING.actions.text(action)] for action in offer.legal] == known
        assert {odds.value for odds in told.choices if odds.weight > 0} == {told.value}
        assert all(odds.value <= told.value for odds in told.choices)
