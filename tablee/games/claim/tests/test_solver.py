"""The solver agrees with plain minimax, and gives up at its node limit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.bits import members, size
from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.games.claim.rules.pieces import ALL, BEATEN_BY, CARDS, DWARVES, FACTION, ZEROS
from tablee.games.claim.rules.stages import LEAD
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.solver.equivalence import equivalent
from tablee.games.claim.solver.packed import (
    ABOVE_ALL,
    BELOW_ALL,
    GUARDS,
    LEVEL,
    ONES,
    all_at_least,
    in_lane,
    lanes_at_least,
    maximum,
    minimum,
)
from tablee.games.claim.solver.search import NO_LIMIT, Search
from tablee.games.claim.solver.solve import SHARED_SEARCH, best_card, outcome, shared_search, solve
from tablee.games.claim.tests.table import action, card, cards, play, supporting

SEEDS = st.integers(0, 2**32)


def minimax(state: Claim) -> int:
    """Return the first seat's result, by trying everything with the rules themselves."""
    waits = state.awaits()
    if isinstance(waits, Over):
        return int(waits.ranks == (1, 2)) - int(waits.ranks == (2, 1))
    assert isinstance(waits, Decide)
    results = [minimax(after(state, choice)) for choice in state.legal(0)]
    return max(results) if waits.seats == (0,) else min(results)


def after(state: Claim, choice: int) -> Claim:
    copy = state.copy()
    copy.apply([choice])
    return copy


def small_position(seed: int) -> Claim:
    """Return a position with two to four cards each and random piles.

    One in three uses few kinds, so that draws are likely. Every other position needs three votes: both readings of
    C-5.2 are covered.
    """
    rng = Rng(seed)
    state = Claim(rng.below(2), True, needs_three=seed % 2 == 1)
    state.phase, state.stage, state.deck = 2, LEAD, 0
    pool = ZEROS | DWARVES if rng.below(3) == 0 else ALL
    tricks = 2 + rng.below(3)
    for player in state.players:
        player.hand = rng.subset(pool, tricks)
        pool ^= player.hand
    for player in state.players:
        player.score = rng.subset(pool, rng.below(min(12, size(pool) // 2) + 1))
        pool ^= player.score
    state.discards = ALL & ~sum(player.hand | player.score for player in state.players)
    if tricks > 2 and rng.below(2):
        state.apply([rng.pick(state.legal(0))])
    return state


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_the_solver_agrees_with_minimax_on_small_hands(seed: int) -> None:
    """The result, and every card that reaches it, before a trick and in the middle of one."""
    state = small_position(seed)
    waits = state.awaits()
    assert isinstance(waits, Decide)
    sign = 1 if waits.seats == (0,) else -1
    results = {choice: sign * minimax(after(state, choice)) for choice in state.legal(0)}
    best = max(results.values())
    solution = solve(state)
    assert solution.outcome == best
    assert solution.cards == [choice for choice, result in results.items() if result == best]
    assert outcome(state) == sign * best


@settings(max_examples=50, deadline=None)
@given(SEEDS)
def test_a_best_card_is_one_of_the_best(seed: int) -> None:
    state = small_position(seed)
    solution = solve(state)
    best = best_card(state, 100_000)
    assert best is None if solution.outcome < 0 else best in solution.cards


@settings(max_examples=50, deadline=None)
@given(SEEDS)
def test_a_table_far_too_small_or_one_that_grows_changes_nothing_nor_does_looking_ahead(seed: int) -> None:
    """A tiny table replaces entries all the time, and a growing one moves them."""
    state = small_position(seed)
    expected = outcome(state)
    usual = SHARED_SEARCH.copy()
    try:
        for max_entries in (2, 128):
            SHARED_SEARCH[:] = [Search(2, max_entries, min_lookahead_hand=2)]
            assert outcome(state) == expected
    finally:
        SHARED_SEARCH[:] = usual


def test_a_search_that_takes_too_long_gives_up() -> None:
    rng = Rng(5)
    state = Claim(0, True)
    state.phase, state.stage, state.deck = 2, LEAD, 0
    state.players[0].hand = rng.subset(ALL, 13)
    state.players[1].hand = rng.subset(ALL & ~state.players[0].hand, 13)
    assert best_card(state, 3) is None
    assert shared_search().node_limit == NO_LIMIT


def test_the_solver_leaves_the_position_alone() -> None:
    state = small_position(1)
    before = [(player.hand, player.score) for player in state.players]
    solve(state)
    assert [(player.hand, player.score) for player in state.players] == before


def test_a_lead_is_weighed_against_the_card_that_answers_it() -> None:
    """Two cards on either side of the card led are not equivalent, even after it has left the hand."""
    state = supporting("goblin-5 goblin-7 dwarf-1", "goblin-6 knight-2 undead-1", 1, ("dwarf-3", "undead-3"))
    play(state, "goblin-6")
    solution = solve(state)
    results = {choice: minimax(after(state, choice)) for choice in state.legal(0)}
    assert solution.cards == [choice for choice, result in results.items() if result == max(results.values())]
    assert action("goblin-7") in results


@pytest.mark.parametrize(
    ("low", "high", "others", "expected"),
    [
        ("goblin-2", "goblin-4", "goblin-1 goblin-5", True),
        ("goblin-2", "goblin-4", "goblin-3", False),
        ("goblin-2", "goblin-4", "doppelganger-3", False),
        ("goblin-2", "goblin-4", "doppelganger-2", True),
        ("goblin-2", "goblin-4", "doppelganger-4", False),
        ("goblin-2", "goblin-4", "knight-3 undead-3", True),
        ("doppelganger-2", "doppelganger-4", "undead-3", False),
        ("doppelganger-2", "doppelganger-4", "undead-2", False),
        ("doppelganger-2", "doppelganger-4", "undead-4", True),
        ("doppelganger-2", "doppelganger-4", "undead-1 undead-5", True),
    ],
)
def test_cards_are_equivalent_when_nothing_tells_them_apart(low: str, high: str, others: str, expected: bool) -> None:
    assert equivalent(card(low), card(high), cards(others)) == expected


def test_cards_that_are_equivalent_win_and_lose_against_the_same_cards() -> None:
    """All pairs of cards of a faction against every single card of the other hand, led and answered."""
    for low in range(CARDS):
        for high in range(low + 1, CARDS):
            if FACTION[low] != FACTION[high]:
                continue
            for other in set(range(CARDS)) - {low, high}:
                led = [bool(BEATEN_BY[each] & 2**other) for each in (low, high)]
                second = [bool(BEATEN_BY[other] & 2**each) for each in (low, high)]
                assert equivalent(low, high, 2**other) == (led[0] == led[1] and second[0] == second[1])


NUMBERS = st.lists(st.integers(0, 2047), min_size=5, max_size=5)


def packed(numbers: list[int]) -> int:
    return sum(in_lane(faction, number) for faction, number in enumerate(numbers))


@given(NUMBERS, NUMBERS)
def test_lanes_are_compared_each_on_its_own(first: list[int], second: list[int]) -> None:
    pairs = list(zip(first, second, strict=True))
    x, y = packed(first), packed(second)
    assert all_at_least(x, y) == all(a >= b for a, b in pairs)
    assert members(lanes_at_least(x, y)) == [12 * place + 11 for place, (a, b) in enumerate(pairs) if a >= b]
    assert maximum(x, y) == packed([max(pair) for pair in pairs])
    assert minimum(x, y) == packed([min(pair) for pair in pairs])


def test_the_constants_are_the_same_in_every_lane() -> None:
    for constant, number in [(ONES, 1), (LEVEL, 1024), (BELOW_ALL, 512), (ABOVE_ALL, 1536)]:
        assert constant == packed([number] * 5)
    assert GUARDS == 2048 * ONES
