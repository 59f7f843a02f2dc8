"""Who knows what (K12-6.1), and how the rest is imagined."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tablee.core.bits import size
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.games.king_of_12.options import PRESETS, KingOptions
from tablee.games.king_of_12.rules.pieces import FIRST_GAME, names, set_of
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.tests.scripted import act, laid, leave, play, roll
from tablee.games.king_of_12.views.imagine import imagine
from tablee.games.king_of_12.views.view import KingView, new, view


def states(preset: str, seats: int, seed: int) -> list[King]:
    """Return copies of all the positions of a match."""
    rng = Rng(seed)
    state = new(PRESETS[preset], seats)
    seen = [state.copy()]
    while not isinstance(waits := state.awaits(), Over):
        if isinstance(waits, Chance):
            state.resolve(waits.sample(rng))
        else:
            state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        seen.append(state.copy())
    return seen


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("seats", [2, 4, 9, 16])
def test_what_is_imagined_looks_the_same(preset: str, seats: int) -> None:
    """K12-6.1: also between two rolls, and to a spectator."""
    rng = Rng(1)
    for state in states(preset, seats, 5):
        waits = state.awaits()
        for viewer in (None, *range(seats)):
            seen = view(state, viewer)
            imagined = imagine(seen, rng)
            assert view(imagined, viewer) == seen
            assert repr(imagined.awaits()).split(" at ")[0] == repr(waits).split(" at ")[0]
            if isinstance(waits, Decide) and viewer in waits.seats:
                assert imagined.legal(viewer) == state.legal(viewer)


def test_a_view_survives_json() -> None:
    for state in states("random", 5, 2):
        seen = view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=KingView) == seen


def after_a_burial(card: str) -> King:
    """Return a match in which Léa has won the first round and put this card under her die."""
    state = laid(4, 4, characters=FIRST_GAME, options=KingOptions())
    state.everybody[0].ones = 1
    leave(state, 2, 2)
    for player in state.everybody:
        player.hand = set_of(["knight", "golem"])
        player.spent = FIRST_GAME & ~player.hand
    play(state, "golem", "golem")
    act(state, f"bury {card}")
    roll(state, 3, 8)
    return state


def test_a_card_under_a_die_is_known_to_its_owner_alone() -> None:
    """K12-6.1."""
    state = after_a_burial("oracle")
    assert view(state, 0).buried == ("oracle",)
    assert view(state, 1) == view(replaced(state, "oracle", "golem"), 1)
    assert view(state, None) == view(replaced(state, "oracle", "golem"), None)
    assert view(state, 1).places[0].buried == 1


def replaced(state: King, card: str, by: str) -> King:
    """Return the same position with another card under the first die."""
    other = state.copy()
    player = other.everybody[0]
    player.buried = set_of([by])
    player.hand = player.hand & ~set_of([by]) | set_of([card])
    return other


def test_a_hand_is_known_to_its_owner_alone() -> None:
    """K12-6.1: others know how many cards are in it."""
    state = after_a_burial("oracle")
    assert set(view(state, 0).hand) == set(names(FIRST_GAME)) - {"oracle"}
    assert view(state, None).hand == ()
    assert [place.hand for place in view(state, None).places] == [6, 7]


def guesses(state: King, count: int) -> Counter[tuple[str, ...]]:
    rng = Rng("guess")
    seen = view(state, 1)
    return Counter(tuple(names(imagine(seen, rng).everybody[0].buried)) for _ in range(count))


def test_any_card_may_lie_under_a_die_at_first() -> None:
    """Each as likely as another."""
    found = guesses(after_a_burial("oracle"), 1400)
    assert set(found) == {(card,) for card in names(FIRST_GAME)}
    assert all(140 < times < 260 for times in found.values())


def test_a_card_that_was_played_since_does_not_lie_there() -> None:
    """K12-6.1: what was seen before the burial tells nothing, what was seen after it does."""
    state = after_a_burial("oracle")
    play(state, "golem", "knight")
    play(state, "alchemist", "golem")
    assert {card for (card,) in guesses(state, 600)} == set(names(FIRST_GAME)) - {"golem", "alchemist"}
    assert set(view(state, 1).places[0].shown) == {"golem", "alchemist"}


def test_of_two_cards_the_first_was_not_shown_since_the_first_burial_nor_the_second_since_the_second() -> None:
    """K12-9.6: a play-off is played with two cards under each die."""
    state = laid(4, 4, characters=FIRST_GAME)
    lea = state.everybody[0]
    lea.buried = set_of(["knight", "golem"])
    lea.hand = FIRST_GAME & ~lea.buried
    lea.shown = set_of(["oracle", "alchemist", "golem"])
    lea.shown_later = set_of(["oracle"])
    found = guesses(state, 3000)
    assert all(size(set_of(list(pair))) == 2 for pair in found)
    assert not any("oracle" in pair for pair in found)
    assert ("alchemist", "golem") not in found  # one of the two would have to be the first
    assert ("alchemist", "knight") in found
    both_free, one_free = found["automaton", "knight"], found["alchemist", "knight"]
    assert 1.5 < both_free / one_free < 2.7  # either may be the first of the one pair


def test_a_playoff_is_imagined_with_those_who_play_it() -> None:
    rng = Rng(3)
    for seed in range(40):
        seen = [state for state in states("first-game", 9, seed) if state.playoff]
        if seen:
            for viewer in (None, *range(9)):
                other = imagine(view(seen[0], viewer), rng)
                assert [player.seat for player in other.players] == [player.seat for player in seen[0].players]
            return
    pytest.fail("no play-off in forty tournaments")
