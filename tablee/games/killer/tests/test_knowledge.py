"""The key of what a viewer knows changes with everything that a view shows."""

from __future__ import annotations

import pytest

from tablee.games.killer import GAME
from tablee.games.killer.rules.phases import KEEP
from tablee.games.killer.rules.state import Killer

CHANGES = {
    "lives": [30, 29],
    "fallen": [1],
    "seat": 1,
    "rolled": 7,
    "left": 3,
    "total": 9,
    "aside": [4],
    "value": 2,
    "target": 1,
    "hits": 5,
    "struck": [2, 2],
    "full": True,
    "starting": True,
    "turns_left": 11,
}


def position() -> Killer:
    state = GAME.new(GAME.options(), 2)
    state.phase = KEEP
    return state


@pytest.mark.parametrize("name", CHANGES)
def test_every_field_is_in_the_key(name: str) -> None:
    state, other = position(), position()
    assert GAME.known(state, 0) == GAME.known(other, 0) != GAME.known(other, 1)
    setattr(other, name, CHANGES[name])
    assert GAME.view(state, 0) != GAME.view(other, 0)
    assert GAME.known(state, 0) != GAME.known(other, 0)
