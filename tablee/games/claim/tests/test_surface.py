"""Drawings and features."""

from __future__ import annotations

import pytest
from rich.text import Text

from tablee.core.event import Value
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.rng import Rng
from tablee.games.claim import GAME
from tablee.games.claim.options import ClaimOptions
from tablee.games.claim.tests.table import draw, play, put, recruiting, supporting
from tablee.words import LANGUAGES, Words


def say(message: str, /, **params: Value) -> str:
    """Return the message's id and its parameters, to test a drawing without a language."""
    return " ".join([message.removeprefix("draw-"), *map(str, params.values())])


def drawn(state: object, viewer: int | None) -> str:
    view = GAME.view(state, viewer)  # type: ignore[arg-type]
    return Text.from_markup(GAME.draw(view, say, 100)).plain


def test_a_table_before_the_deal_has_no_cards() -> None:
    assert drawn(GAME.new(ClaimOptions(), 2), 0) == "before"


def test_a_drawing_shows_the_prize_the_hand_and_the_secret_draw() -> None:
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "goblin-4 knight-2 knight-3", prize="knight-9")
    play(state, "goblin-3", "goblin-4")
    draw(state, "undead-5", "undead-6")
    text = drawn(state, 0)
    assert "prize  faction undead 6" in text
    assert "hand  faction dwarf 2 3" in text
    assert "followers  faction undead 5*" in text
    assert "followers  faction knight 9" in text
    assert "last 1  faction goblin 3 → faction goblin 4" in text
    assert "hand  unseen 2" in text


def test_a_drawing_says_who_lacks_what() -> None:
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "undead-4 knight-2 knight-3", prize="knight-9")
    play(state, "goblin-3", "undead-4")
    draw(state, "undead-5", "undead-6")
    assert "voids 1 ['goblin']" in drawn(state, 0)


def test_the_card_led_is_shown_until_it_is_answered() -> None:
    state = recruiting("goblin-3 dwarf-2 dwarf-3", "undead-4 knight-2 knight-3", prize="knight-9")
    play(state, "goblin-3")
    assert "led 0  faction goblin 3" in drawn(state, None)
    assert "▶ name 1" in drawn(state, 1)


def test_a_purist_is_not_reminded_of_anything() -> None:
    """C-6.1, the ruling: the other's cards are a number, and nothing is counted."""
    state = supporting("goblin-3 dwarf-2", "undead-4 knight-2")
    put(state, secret=("goblin-3", "undead-4"))
    assert "hand  faction undead 4* faction" not in drawn(state, 0)
    assert "faction undead 4*" in drawn(state, 0)
    assert "discards" in drawn(state, 0)
    state.card_count = False
    text = drawn(state, 0)
    assert "faction undead 4" not in text
    assert "discards" not in text
    assert "hand  unseen 2" in text
    assert "hand  faction goblin 3*  faction dwarf 2" in text


def test_the_end_shows_the_piles_and_the_votes() -> None:
    state = supporting("goblin-3 dwarf-2", "goblin-4 knight-2")
    play(state, "goblin-3", "goblin-4")
    text = drawn(state, 0)
    assert "hand" not in text
    assert "score  faction dwarf 2" in text
    assert "vote 1" in text
    assert "vote-nobody" in text


@pytest.mark.parametrize("width", [32, 40, 80])
def test_a_drawing_keeps_within_its_width(width: int) -> None:
    state = GAME.new(ClaimOptions(leader="seat-1"), 2)
    state.settle(Rng(4))
    text = Text.from_markup(GAME.draw(GAME.view(state, 0), say, width)).plain
    assert max(map(len, text.split("\n"))) <= width


def test_features_tell_the_viewers_side_first() -> None:
    state = recruiting("goblin-0 goblin-0 dwarf-2", "goblin-4 knight-2 knight-3", prize="knight-9")
    mine, yours = GAME.encode(GAME.view(state, 0)), GAME.encode(GAME.view(state, 1))
    assert len(mine) == len(yours) == GAME.layout(ClaimOptions(), 2).size
    assert mine[0] == pytest.approx(0.4)
    assert yours[0] == 0.0
    assert yours[GAME.actions.by_text["play knight-2"]] == 1.0
    assert all(0.0 <= number <= 1.0 for number in mine + yours)


def test_features_of_a_spectator_are_as_many() -> None:
    state = recruiting("goblin-0 goblin-0 dwarf-2", "goblin-4 knight-2 knight-3", prize="knight-9")
    assert len(GAME.encode(GAME.view(state, None))) == GAME.layout(ClaimOptions(), 2).size


def test_an_estimate_follows_the_votes() -> None:
    state = supporting("goblin-3 dwarf-2", "undead-4 knight-2", scores=("dwarf-1 undead-1", "knight-4"))
    mine, yours = GAME.evaluate(state)
    assert mine > 0.5 > yours
    assert mine + yours == pytest.approx(1.0)


def test_goblins_of_value_0_are_alike() -> None:
    one = recruiting("goblin-0 dwarf-2", "knight-2 knight-3", prize="knight-9")
    other = one.copy()
    other.players[0].hand ^= 0b11  # another of the five
    other.deck ^= 0b11
    assert one == other
    assert hash(one) == hash(other)
    other.players[0].hand ^= 0b100
    assert one != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_board_your_own_cards_are_never_cut(language: str) -> None:
    for seed in range(6):
        match, rng = Match(GAME, ClaimOptions(), 2, Luck(bytes([seed]) * 32)), Rng(seed)
        words = Words(language, GAME, ("Zoe", "Boris"), options=match.options, markup=True, me=0)
        while match.missing:
            lines = Text.from_markup(GAME.board(match.view(0), words, 78, 11)).plain.split("\n")
            own = next(number for number, line in enumerate(lines) if "Zoe ·" in line)
            assert len(lines) <= 11
            assert not [line for line in lines[own:] if "…" in line]
            seat = match.missing[0]
            match.submit(seat, match.decision, rng.pick(match.state.legal(seat)))


def test_the_values_of_the_last_trick_are_never_cut() -> None:
    state = recruiting("doppelganger-5 dwarf-2 dwarf-3", "doppelganger-7 knight-2 knight-3", prize="knight-9")
    play(state, "doppelganger-5", "doppelganger-7")
    draw(state, "undead-5", "undead-6")
    board = Text.from_markup(GAME.board(GAME.view(state, 0), Words("en", GAME, ("Zoe", "Boris"), me=0), 78, 11)).plain
    assert "Dopp 5 → Dopp 7" in board


def test_after_the_end_the_votes_are_no_longer_a_forecast() -> None:
    state = supporting("goblin-3", "goblin-4")
    before = GAME.board(GAME.view(state, 0), Words("en", GAME, ("Zoe", "Boris"), me=0), 78, 11)
    play(state, "goblin-3", "goblin-4")
    after = GAME.board(GAME.view(state, 0), Words("en", GAME, ("Zoe", "Boris"), me=0), 78, 11)
    assert "Votes, if it ended now" in before
    assert "The votes" in after
    assert "if it ended now" not in after
