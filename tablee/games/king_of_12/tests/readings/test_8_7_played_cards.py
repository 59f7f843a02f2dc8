"""Played cards: open or face down (K12-8.7)."""

from __future__ import annotations

import pytest

from tablee.core.rng import Rng
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.rules.pieces import names, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import laid, play, told
from tablee.games.king_of_12.views import view as views
from tablee.testing.case import Case
from tablee.testing.leaks import law_a_hidden_difference_reaches_nobody, law_a_hidden_difference_stays_hidden
from tablee.testing.play import play as play_case


def _after_a_turn(**reading: str) -> King:
    state = laid(3, 8, 10, options=KingOptions(**reading))  # type: ignore[arg-type]
    state.characters = set_of(["alchemist", "automaton", "knight", "lady", "golem", "gambler", "sorcerer"])
    for player in state.everybody:
        player.hand = state.characters
    play(state, "alchemist", "automaton", "golem")
    return state


def test_played_cards_are_open_or_lie_face_down() -> None:
    """K12-8.7: one's own pile one may look through."""
    for reading, spent in (("open", ("automaton",)), ("face-down", ())):
        state = _after_a_turn(played_cards=reading)
        assert GAME.view(state, 0).places[1].spent == spent
        assert GAME.view(state, 0).places[0].spent == ("alchemist",)
        assert GAME.view(state, None).places[1].spent == spent
        assert GAME.view(state, 0).places[1].hand == 6


def test_the_card_of_this_turn_is_seen_by_all() -> None:
    """K12-8.7, K12-2.1."""
    state = laid(3, 8, options=KingOptions(played_cards="face-down"))
    play(state, "sorcerer", "golem")
    assert GAME.view(state, 1).places[0].card == "sorcerer"


def test_what_lies_face_down_is_imagined_as_any_card() -> None:
    """K12-8.7: each of the seven as often as another; the own pile is known."""
    state = _after_a_turn(played_cards="face-down")
    rng, counts = Rng("forgotten"), dict.fromkeys(names(state.characters), 0)
    for _ in range(1400):
        imagined = GAME.imagine(GAME.view(state, 0), rng)
        assert imagined.everybody[0].spent == state.everybody[0].spent
        counts[names(imagined.everybody[1].spent)[0]] += 1
        assert imagined.everybody[1].hand == imagined.characters & ~imagined.everybody[1].spent
    assert all(150 < count < 260 for count in counts.values())


def test_the_turn_ends_with_the_cards_face_down() -> None:
    """K12-8.7."""
    state = laid(3, 8, options=KingOptions(played_cards="face-down"))
    assert told(play(state, "knight", "golem"), "cards-face-down") == [{"seats": [0, 1]}]


def test_the_laws_find_a_pile_that_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """K12-8.7, K12-6.1."""
    played = play_case(Case(GAME, "french", PRESETS["french"], 3), 1)
    law_a_hidden_difference_reaches_nobody(played)
    law_a_hidden_difference_stays_hidden(played)
    monkeypatch.setattr(views, "_sees_pile", lambda *_: True)
    with pytest.raises(AssertionError):
        law_a_hidden_difference_stays_hidden(played)


def test_the_laws_find_a_view_that_knows_more_than_a_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """K12-8.7: if what was played is no part of what one may remember, it may not be told either."""
    played = play_case(Case(GAME, "french", PRESETS["french"], 2), 2)
    law_a_hidden_difference_reaches_nobody(played)
    monkeypatch.setattr(GAME, "recalled", GAME.known)
    with pytest.raises(AssertionError, match="hears what"):
        law_a_hidden_difference_reaches_nobody(played)
