"""Whole deals: nothing is lost on the way, whatever is played."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.bits import size
from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.claim import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.pieces import ALL
from tablee.games.claim.rules import OVER, Claim
from tablee.games.claim.tests.table import places
from tablee.games.claim.votes import NOBODY, vote

SEEDS = st.integers(0, 2**32)
FIELDS = [
    "stage",
    "phase",
    "leader",
    "led",
    "prize",
    "deck",
    "discards",
    "hands",
    "followers",
    "secret",
    "scores",
    "voids",
    "last",
]


def begun(seed: int) -> tuple[Claim, Rng]:
    state, rng = GAME.new(ClaimOptions(), 2), Rng(seed)
    state.settle(rng)
    return state, rng


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_each_card_is_in_exactly_one_place_at_any_time(seed: int) -> None:
    """C-0.1."""
    state, rng = begun(seed)
    while state.stage != OVER:
        piles = places(state)
        assert sum(piles) == ALL
        assert sum(map(size, piles)) == 52
        for seat in (0, 1):
            held = state.followers[seat] if state.phase == 1 else state.hands[seat]
            assert state.secret[seat] & ~held == 0
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
    assert state.scores[0] | state.scores[1] | state.discards == ALL


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_both_recruit_thirteen_followers(seed: int) -> None:
    """C-2.4, C-3.1."""
    state, rng = begun(seed)
    while state.phase == 1:
        assert size(state.followers[0]) == size(state.followers[1])
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
    assert [size(hand) for hand in state.hands] == [13, 13]
    assert size(state.secret[0] | state.secret[1]) == 13


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_the_votes_add_up(seed: int) -> None:
    """C-5.1, C-5.2: five votes at most, each for one; more votes win."""
    state, rng = begun(seed)
    assert state.playout(rng) == 48
    votes = Counter(vote(faction, state.scores[0], state.scores[1]) for faction in range(5))
    assert votes[0] + votes[1] + votes[NOBODY] == 5
    result = state.awaits()
    assert isinstance(result, Over)
    expected = (1, 1) if votes[0] == votes[1] else (1, 2) if votes[0] > votes[1] else (2, 1)
    assert result.ranks == expected


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.integers(0, 47))
def test_a_rush_does_what_single_steps_do(seed: int, moves: int) -> None:
    """From any position: the same choices, the same draws, the same end."""
    state, rng = begun(seed)
    for _ in range(moves):
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
    slow, one, two = state.copy(), Rng(seed), Rng(seed)
    assert state.playout(one) == State.playout(slow, two) == 48 - moves
    assert [getattr(state, field) for field in FIELDS] == [getattr(slow, field) for field in FIELDS]
    assert one.next() == two.next()


def test_a_rush_begins_wherever_chance_is_awaited() -> None:
    fresh = GAME.new(ClaimOptions(), 2)
    slow = fresh.copy()
    assert fresh.playout(Rng(3)) == State.playout(slow, Rng(3)) == 48
    assert fresh.scores == slow.scores


def test_a_game_that_is_over_has_nothing_left_to_rush() -> None:
    state, rng = begun(1)
    state.playout(rng)
    scores = list(state.scores)
    assert state.playout(rng) == 0
    assert state.scores == scores


def test_a_copy_shares_nothing_that_changes() -> None:
    state, rng = begun(2)
    copy = state.copy()
    before = [getattr(copy, field) for field in FIELDS if not isinstance(getattr(copy, field), list)]
    lists = [list(getattr(copy, field)) for field in FIELDS if isinstance(getattr(copy, field), list)]
    state.playout(rng)
    assert [getattr(copy, field) for field in FIELDS if not isinstance(getattr(copy, field), list)] == before
    assert [getattr(copy, field) for field in FIELDS if isinstance(getattr(copy, field), list)] == lists
    assert isinstance(copy.awaits(), Decide)
