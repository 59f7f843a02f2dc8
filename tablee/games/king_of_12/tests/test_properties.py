"""Properties that hold in every match with any number of seats."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.rules.pieces import ACTIONS, CHARACTERS, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import EVERY_CHARACTER, faces, laid, points
from tablee.games.king_of_12.views.view import new

cards = st.sampled_from(CHARACTERS)
dice = st.integers(1, 12)


def turn(state: King, played: list[str], rng: Rng) -> None:
    """Play these cards, then let chance and random choices decide until the next turn or the end of the round."""
    state.apply([ACTIONS.by_text[f"play {card}"] for card in played])
    waits = state.settle(rng)
    while isinstance(waits, Decide) and waits.prompt in ("turn", "order", "adjust", "take"):
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)


@given(st.lists(st.tuples(cards, dice), min_size=2, max_size=16), st.integers(0, 999))
@settings(max_examples=300, deadline=None)
def test_a_turn_gives_every_group_at_most_a_runner_up_and_the_champions_3(
    hands: list[tuple[str, int]], seed: int
) -> None:
    """K12-2.5, K12-9.3."""
    state = laid(*(face for _, face in hands))
    groups = len(state.groups)
    turn(state, [card for card, _ in hands], Rng(seed))
    ones = sum(player.ones for player in state.everybody)
    twos = sum(player.twos for player in state.everybody)
    assert twos <= 1
    assert ones <= (1 if groups == 1 else groups + 1)
    assert all(1 <= face <= 12 for face in faces(state))


@given(st.lists(dice, min_size=3, max_size=16), st.integers(0, 15))
@settings(max_examples=300, deadline=None)
def test_merchants_conserve_the_dice(rolled: list[int], who: int) -> None:
    """K12-4.7, K12-9.9: beside them nobody does anything to a die."""
    state = laid(*rolled)
    played = ["knight"] * len(rolled)
    played[who % len(rolled)] = "merchants"
    turn(state, played, Rng(0))
    assert sorted(faces(state)) == sorted(rolled)


@given(st.lists(st.tuples(cards, dice), min_size=2, max_size=4), st.integers(0, 999))
@settings(max_examples=300, deadline=None)
def test_a_cancelled_card_changes_nothing(hands: list[tuple[str, int]], seed: int) -> None:
    """K12-2.2: a pair may as well be any other pair that cancels itself."""
    state = laid(*(face for _, face in hands))
    played = [card for card, _ in hands]
    doubles = [card for card in set(played) if played.count(card) > 1 and card != "lady"]
    unused = next(card for card in CHARACTERS if card not in played and card != "lady")
    other = state.copy()
    turn(state, played, Rng(seed))
    turn(other, [unused if doubles and card == doubles[0] else card for card in played], Rng(seed))
    assert (faces(state), points(state)) == (faces(other), points(other))


@given(st.lists(st.tuples(cards, dice), min_size=2, max_size=4), st.integers(0, 3))
@settings(max_examples=300, deadline=None)
def test_under_a_lady_alone_it_is_as_if_nobody_had_played(hands: list[tuple[str, int]], who: int) -> None:
    """K12-4.11."""
    rolled = [face for _, face in hands]
    played = [card if card != "lady" else "golem" for card, _ in hands]
    played[who % len(hands)] = "lady"
    state, idle = laid(*rolled), laid(*rolled)
    turn(state, played, Rng(0))
    turn(idle, ["knight"] * len(hands), Rng(0))
    assert faces(state) == rolled
    assert points(state) == points(idle)


@given(st.integers(2, 16), st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
def test_cards_are_conserved_until_somebody_wins(seats: int, preset: str, seed: int) -> None:
    """K12-1.1, K12-5.4: each card is in hand, on the table, spent or under the die."""
    rng = Rng(seed)
    state = new(PRESETS[preset], seats)
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        for player in state.everybody:
            assert player.hand + player.card + player.spent + player.buried == state.characters
            assert player.wins <= 2
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)
    assert isinstance(waits, Over)
    assert waits.ranks.count(1) == 1
    assert state.everybody[waits.ranks.index(1)].wins >= 2


@given(st.lists(st.tuples(cards, dice), min_size=2, max_size=16), st.integers(0, 999))
@settings(max_examples=200, deadline=None)
def test_a_copy_is_independent(hands: list[tuple[str, int]], seed: int) -> None:
    state = laid(*(face for _, face in hands))
    before = [vars_of(state, seat) for seat in range(len(hands))]
    other = state.copy()
    turn(other, [card for card, _ in hands], Rng(seed))
    assert [vars_of(state, seat) for seat in range(len(hands))] == before


def vars_of(state: King, seat: int) -> tuple[int, ...]:
    player = state.everybody[seat]
    return player.hand, player.card, player.spent, player.die, player.value, player.ones, player.twos


def test_options_that_never_matter_do_not() -> None:
    """K12-3.2: without Troublemakers both readings are the same."""
    for seed in range(30):
        ends = []
        for reading in ("as_resolved", "final_face"):
            state = new(KingOptions(values_read=reading), 3)
            state.playout(Rng(seed))
            ends.append((state.round, state.winner))
        assert ends[0] == ends[1]
    assert set_of(list(CHARACTERS)) == EVERY_CHARACTER


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 9, 16])
def test_a_playout_is_the_same_as_step_by_step(preset: str, seats: int) -> None:
    for seed in range(3):
        quick, slow, told = (new(PRESETS[preset], seats) for _ in range(3))
        told.events = []
        played = quick.playout(Rng(seed))
        assert State.playout(slow, Rng(seed)) == told.playout(Rng(seed)) == played
        assert quick == slow == told
        assert repr(quick.awaits()) == repr(slow.awaits())
