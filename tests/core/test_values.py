"""Positions are values: they can be compared, copied, pickled and be keys."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

from tablee.core.state import State
from tablee.core.values import attributes, frozen
from tablee.registry import all_games
from tablee.testing.case import AnyGame, cases_of
from tablee.testing.play import Play, play
from tests import toy

GAMES = {**all_games(), "toy": toy.GAME}


def plays(game: AnyGame) -> Iterator[Play]:
    """A play of every preset, at the smallest table."""
    seen: set[str] = set()
    for case in cases_of(game):
        if case.preset not in seen:
            seen.add(case.preset)
            yield play(case, 0)


def positions(game: AnyGame) -> Iterator[tuple[Play, State]]:
    for each in plays(game):
        for state in each.positions(4):
            yield each, state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_pickled_position_is_the_same_to_everybody(game: AnyGame) -> None:
    for each, state in positions(game):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert hash(again) == hash(state)
        assert again.events is None
        for viewer in each.case.viewers:
            assert game.view(again, viewer) == game.view(state, viewer)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_pickled_position_is_played_on_like_the_first(game: AnyGame) -> None:
    for each, state in positions(game):
        again = pickle.loads(pickle.dumps(state))
        state.playout(each.fate().rng)
        again.playout(each.fate().rng)
        assert again == state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_copies_are_equal_until_one_is_played_on(game: AnyGame) -> None:
    state = next(plays(game)).new()
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin is not state
        assert twin == state
        assert {state: "found"}[twin] == "found"
        twin.playout(next(plays(game)).fate().rng)
        assert twin != state


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_default_copy_is_as_good_as_a_game_s_own(game: AnyGame) -> None:
    each = next(plays(game))
    for state in each.positions(3):
        before = state.key()
        twin = State.copy(state)
        assert (type(twin), twin) == (type(state), state)
        twin.playout(each.fate().rng)
        assert state.key() == before
        state.playout(each.fate().rng)
        assert twin == state


def test_a_position_equals_nothing_else() -> None:
    state = toy.GAME.new(toy.GAME.presets["first"], 2)
    assert state != "a text"
    assert state != toy.GAME.new(toy.GAME.presets["first"], 3)


class Slotted:
    """Holds things where a compiled class does: not in a dict."""

    __slots__ = ("held", "missing")
    missing: int

    def __init__(self, held: int) -> None:
        self.held = held


def test_what_lies_in_slots_is_found() -> None:
    assert list(attributes(Slotted(3))) == [("held", 3)]
    assert frozen(Slotted(3)) == frozen(Slotted(3)) != frozen(Slotted(4))
