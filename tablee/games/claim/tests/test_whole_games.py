"""Whole deals: nothing is lost on the way, whatever is played."""

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.bits import bit, members, size
from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.core.splitmix import counter_from
from tablee.core.state import State
from tablee.games.claim import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.pieces import ALL, NAME, NONE
from tablee.games.claim.rules.playout import deal_at_random, random_part, random_trick
from tablee.games.claim.rules.stages import DRAW, OVER
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY, vote
from tablee.games.claim.tests.table import cards, named, places
from tests.core.chi_square import likely

SEEDS = st.integers(0, 2**32)


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
            held = state.players[seat].followers if state.phase == 1 else state.players[seat].hand
            assert state.players[seat].secret & ~held == 0
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
    assert state.players[0].score | state.players[1].score | state.discards == ALL


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_both_recruit_thirteen_followers(seed: int) -> None:
    """C-2.4, C-3.1."""
    state, rng = begun(seed)
    while state.phase == 1:
        assert size(state.players[0].followers) == size(state.players[1].followers)
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
    assert [size(hand) for hand in [player.hand for player in state.players]] == [13, 13]
    assert size(state.players[0].secret | state.players[1].secret) == 13


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_the_votes_add_up(seed: int) -> None:
    """C-5.1, C-5.2: five votes at most, each for one; more votes win."""
    state, rng = begun(seed)
    assert state.playout(rng) == 48
    votes = Counter(vote(faction, state.players[0].score, state.players[1].score) for faction in range(5))
    assert votes[0] + votes[1] + votes[NOBODY] == 5
    result = state.awaits()
    assert isinstance(result, Over)
    expected = (1, 1) if votes[0] == votes[1] else (1, 2) if votes[0] > votes[1] else (2, 1)
    assert result.ranks == expected


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.integers(0, 47))
def test_a_playout_from_any_position_ends_as_a_game_does(seed: int, moves: int) -> None:
    """All choices are made, all cards are scored or discarded, and nothing else is left."""
    state, rng = begun(seed)
    for _ in range(moves):
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
    scored = [player.score for player in state.players]
    assert state.playout(rng) == 48 - moves
    first, second = state.players
    assert (state.stage, state.phase, state.led, state.prize, state.deck) == (OVER, 2, NONE, NONE, 0)
    assert first.score | second.score | state.discards == ALL
    assert sum(map(size, places(state))) == 52
    assert [player.score & pile for player, pile in zip(state.players, scored, strict=True)] == scored
    assert not any(pile for player in state.players for pile in (player.followers, player.secret, player.voids))
    assert (
        bit(state.last_led) | bit(state.last_second) == (bit(state.last_led) | bit(state.last_second)) & ~state.discards
    )


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_settling_draws_what_chance_would_give(seed: int) -> None:
    """Quick or step by step, the same generator gives the same cards."""
    state, rng = begun(seed)
    slow, same = state.copy(), Rng(f"again {seed}")
    quick = Rng(f"again {seed}")
    while state.stage != OVER:
        choice = rng.pick(state.legal(0))
        state.apply([choice])
        slow.apply([choice])
        assert state.settle(quick) is State.settle(slow, same)
        assert places(state) == places(slow)


def test_a_playout_of_two_tricks_is_as_likely_to_go_any_way_as_single_steps() -> None:
    """Every trick that can be played from a position, over evenly spread random numbers."""
    mine, yours = cards("goblin-0 goblin-0 dwarf-3"), cards("dwarf-5 doppelganger-2 knight-4")
    grid = 12_000
    tricks = Counter(random_trick(mine, yours, 2**32 * step // grid) for step in range(grid))
    shares = {(NAME[led], *named(second)): count / grid for (led, second), count in tricks.items()}
    expected = {("goblin-0", name): 1 / 6 for name in ("dwarf-5", "doppelganger-2", "knight-4")}
    expected |= {("dwarf-3", name): 1 / 4 for name in ("dwarf-5", "doppelganger-2")}
    assert shares == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("wanted", [1, 2, 3, 4])
def test_a_playout_takes_every_part_of_the_deck_alike(wanted: int) -> None:
    """About a half, and parts that are so large or small that more cards must change sides."""
    deck = cards("goblin-0 goblin-1 dwarf-3 undead-4 knight-9")
    assert {random_part(deck, 0, number) for number in range(50)} == {0}
    assert {random_part(deck, 5, number) for number in range(50)} == {deck}
    rng, tries = Rng("parts"), 20_000
    parts = Counter(random_part(deck, wanted, counter_from(rng)) for _ in range(tries))
    possible = [sum(map(bit, part)) for part in combinations(members(deck), wanted)]
    assert set(parts) == set(possible)
    assert likely([parts[part] for part in possible], [tries / len(possible)] * len(possible))


def test_a_playout_deals_every_card_to_each_place_alike() -> None:
    """C-1.1: a quarter of the cards to each hand, one of them as the prize."""
    tries, rng = 8_000, Rng("deals")
    places_of = [[0] * 52 for _ in range(3)]
    for _ in range(tries):
        state = Claim(0, True)
        deal_at_random(state, rng)
        first, second = state.players[0].hand, state.players[1].hand
        assert (size(first), size(second), size(state.deck)) == (13, 13, 25)
        assert first + second + state.deck + bit(state.prize) == ALL
        for counts, held in zip(places_of, (first, second, bit(state.prize)), strict=True):
            for card in members(held):
                counts[card] += 1
    for counts, held_each in zip(places_of, (13, 13, 1), strict=True):
        assert likely(counts, [tries * held_each / 52] * 52)


@pytest.mark.parametrize("moves", [0, 1, 2, 11, 22])
def test_a_playout_recruits_as_single_steps_do(moves: int) -> None:
    """How often each card of the first phase ends in the first seat's pile or is discarded, both ways (C-2.4)."""
    state, rng = begun(11)
    for _ in range(moves):
        state.apply([rng.pick(state.legal(0))])
        state.settle(rng)
    tries = 2_000
    quick, slow = ([0] * 104, [0] * 104)
    for _ in range(tries):
        for counts, play in ((quick, Claim.playout), (slow, State.playout)):
            copy = state.copy()
            play(copy, rng)
            for card in members(copy.players[0].score):
                counts[card] += 1
            for card in members(copy.discards):
                counts[52 + card] += 1
    # five standard deviations of a difference of two shares
    assert max(abs(one - other) for one, other in zip(quick, slow, strict=True)) < 5 * sqrt(tries / 2)


def test_a_playout_wins_as_often_as_single_steps() -> None:
    """From one deal: the first seat's share of many random games, both ways."""
    state, rng = begun(7)
    shares = [0.0, 0.0]
    for _ in range(3000):
        fast, slow = state.copy(), state.copy()
        fast.playout(rng)
        State.playout(slow, rng)
        shares[0] += fast.result().shares()[0] / 3000
        shares[1] += slow.result().shares()[0] / 3000
    assert shares[0] == pytest.approx(shares[1], abs=0.05)


def test_a_playout_begins_wherever_chance_is_awaited() -> None:
    """From before the first leader is drawn, before the deal, and between two tricks."""
    for leader in (NOBODY, 0, 1):
        state = Claim(leader, True)
        assert state.playout(Rng(3)) == 48
        assert state.stage == OVER
    state, rng = begun(3)
    while state.stage != DRAW:
        state.apply([rng.pick(state.legal(0))])
    assert state.playout(rng) == 46


def test_a_game_that_is_over_has_nothing_left_to_play_out() -> None:
    state, rng = begun(1)
    state.playout(rng)
    scores = [player.score for player in state.players]
    assert state.playout(rng) == 0
    assert [player.score for player in state.players] == scores


def test_a_copy_shares_nothing_that_changes() -> None:
    state, rng = begun(2)
    copy = state.copy()
    before = places(copy)
    state.playout(rng)
    assert places(copy) == before
    assert isinstance(copy.awaits(), Decide)
