"""C-5: the votes and the end."""

import pytest

from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.rules.votes import NOBODY, majority, vote
from tablee.games.claim.tests.table import cards, only, play, supporting, tags


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("dwarf-0 dwarf-1", "dwarf-9", 0),
        ("dwarf-9", "dwarf-0 dwarf-1", 1),
        ("dwarf-0 dwarf-9", "dwarf-7 dwarf-8", 0),
        ("dwarf-7 dwarf-8", "dwarf-0 dwarf-9", 1),
        ("dwarf-0", "", 0),
        ("", "dwarf-0", 1),
        ("", "", NOBODY),
        ("knight-2 undead-9", "knight-9", NOBODY),
    ],
)
def test_more_cards_win_a_vote_then_the_highest(first: str, second: str, winner: int) -> None:
    """C-5.1; C-5.2: no card on either side, no vote."""
    assert vote(1, cards(first), cards(second)) == winner


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (1, 2, 1),
        (3, 2, 0),
        (2, 2, NOBODY),
    ],
)
def test_goblins_of_value_0_count_but_break_no_tie(first: int, second: int, winner: int) -> None:
    """C-5.1, C-5.2."""
    assert vote(0, 2**first - 1, (2**second - 1) * 2**first) == winner


def test_a_goblin_of_value_1_breaks_a_tie_against_0() -> None:
    """C-5.1."""
    assert vote(0, cards("goblin-0"), cards("goblin-1")) == 1


def test_two_goblins_of_value_0_against_0_and_1() -> None:
    """C-5.1: equal numbers, and the higher card is on the second side."""
    zeros = cards("goblin-0 goblin-0 goblin-0")
    assert vote(0, zeros & 3, zeros & 4 | cards("goblin-1")) == 1


def test_three_votes_win() -> None:
    """C-5.1."""
    piles = ("goblin-1 dwarf-1", "knight-2 doppelganger-1")
    state = supporting("undead-3 undead-1", "undead-2 undead-0", scores=piles)
    told = play(state, "undead-3", "undead-2")
    assert only(told, "game-won").params == {"seat": 0, "votes": 3}
    result = state.awaits()
    assert isinstance(result, Over)
    assert result.ranks == (1, 2)
    assert [event.params["seat"] for event in told if event.tag == "vote-won"] == [0, 0, 0, 1, 1]


def test_the_second_seat_can_win() -> None:
    """C-5.1."""
    piles = ("knight-2 doppelganger-1", "goblin-1 dwarf-1")
    state = supporting("undead-3 undead-1", "undead-4 undead-2", scores=piles)
    told = play(state, "undead-3", "undead-4")
    assert only(told, "game-won").params == {"seat": 1, "votes": 3}
    result = state.awaits()
    assert isinstance(result, Over)
    assert result.ranks == (2, 1)


def test_without_three_votes_more_votes_win() -> None:
    """C-5.2: three factions are in nobody's pile."""
    state = supporting("undead-3 undead-5", "undead-2 undead-1", scores=("goblin-1", ""))
    told = play(state, "undead-3", "undead-2")
    assert only(told, "game-won-by-more").params == {"seat": 0, "votes": 2, "others": 0}
    assert tags(told).count("vote-nobody") == 3


def test_two_to_one_is_a_draw_where_three_votes_are_needed() -> None:
    """C-5.2, the other reading."""
    state = supporting("undead-3 undead-5", "undead-2 undead-1", scores=("goblin-1", "knight-2"))
    state.needs_three = True
    told = play(state, "undead-3", "undead-2")
    assert only(told, "game-drawn-short").params == {"votes": 2, "others": 1}
    result = state.awaits()
    assert isinstance(result, Over)
    assert result.ranks == (1, 1)


def test_three_votes_win_by_either_reading() -> None:
    """C-5.1."""
    for needs_three in (False, True):
        state = supporting("undead-3 undead-5", "undead-2 undead-1", scores=("goblin-1 dwarf-1", ""))
        state.needs_three = needs_three
        told = play(state, "undead-3", "undead-2")
        assert only(told, "game-won").params == {"seat": 0, "votes": 3}


def test_the_option_reaches_the_position_its_copies_and_what_is_imagined() -> None:
    """C-5.2."""
    state = GAME.new(ClaimOptions(without_majority="draw"), 2)
    state.settle(Rng(1))
    assert state.needs_three
    assert state.copy().needs_three
    assert GAME.imagine(GAME.view(state, 0), Rng(1)).needs_three
    assert not GAME.new(ClaimOptions(), 2).needs_three


def test_as_many_votes_are_a_draw() -> None:
    """C-5.2."""
    state = supporting("undead-3 undead-5", "undead-2 undead-1", scores=("", "goblin-1"))
    told = play(state, "undead-3", "undead-2")
    assert only(told, "game-drawn").params == {"votes": 1}
    result = state.awaits()
    assert isinstance(result, Over)
    assert result.ranks == (1, 1)
    assert result.shares() == [0.5, 0.5]


def test_a_vote_by_the_highest_card_is_told_as_such() -> None:
    """C-5.1."""
    piles = ("goblin-1 goblin-2", "goblin-0 goblin-9")
    state = supporting("undead-3 undead-5", "undead-2 undead-1", scores=piles)
    told = play(state, "undead-3", "undead-2")
    assert only(told, "vote-won-by-highest").params == {"seat": 1, "faction": "goblin", "count": 2, "card": "goblin-9"}


def test_the_majority_counts_votes_on_both_sides() -> None:
    """C-5.1."""
    assert majority(cards("goblin-1 dwarf-1 undead-1"), cards("knight-2")) == 2
    assert majority(cards("knight-2"), cards("goblin-1 dwarf-1")) == -1
    assert majority(0, 0) == 0
