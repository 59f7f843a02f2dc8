"""Observations are written from the position, and remember what stays the same."""

from __future__ import annotations

import pickle

from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.testing.encodings import observed

LAYOUT = GAME.layout(HeroesOptions(), 2)


def test_a_position_is_the_same_after_it_was_observed() -> None:
    seen, unseen = (GAME.new(HeroesOptions(), 2) for _ in range(2))
    for state in (seen, unseen):
        state.settle(Rng("same"))
    first = observed(seen, LAYOUT, 0)
    assert seen == unseen
    assert seen.key() == unseen.key()
    for again in (seen.copy(), pickle.loads(pickle.dumps(seen))):
        assert observed(again, LAYOUT, 0) == first
        assert observed(again, LAYOUT, 1) == observed(unseen, LAYOUT, 1)


def test_matches_of_other_factions_show_their_own_decks() -> None:
    options = [HeroesOptions(), HeroesOptions(faction_1="elves")]
    states = [GAME.new(each, 2) for each in options]
    for state in states:
        state.settle(Rng("other"))
        observed(state, LAYOUT, 0)
    shown = [observed(state, LAYOUT, 1) for state in states]
    assert shown[0] != shown[1]
    assert shown == [observed(state.copy(), LAYOUT, 1) for state in states]
