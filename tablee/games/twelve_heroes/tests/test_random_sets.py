"""Whole games with random sets: nothing is lost, and all laws hold as for our own sets."""

from __future__ import annotations

from functools import cache

import pytest

from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.reader import to_json
from tablee.games.twelve_heroes.heroes.texts import hero_text
from tablee.games.twelve_heroes.heroes.vocabulary import EFFECT_FIELDS
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules.pieces import TRIGGERS
from tablee.games.twelve_heroes.tests import test_conservation as conserved
from tablee.games.twelve_heroes.tests.random_sets import random_set
from tablee.testing.case import THOROUGH, Case
from tablee.testing.laws import CASE_LAWS, PLAY_LAWS
from tablee.testing.play import play
from tablee.words import Words

SEEDS = range(200 if THOROUGH else 6)
SAY = Words("en", GAME)


@cache
def options_of(seed: int) -> HeroesOptions:
    """Return options with a random set: factions or a draft, with or without the advanced rules."""
    heroes = to_json(random_set(Rng(f"set {seed}")))
    advanced = seed % 2 == 0
    return HeroesOptions(
        decks="draft" if seed % 3 == 2 else "factions",
        extra_actions=advanced,
        popularity=advanced,
        heroes=heroes,
    )


def test_random_sets_use_every_word() -> None:
    used: set[str] = set()
    for seed in range(30):
        for card in random_set(Rng(f"set {seed}")).data["hero"]:
            for ability in card["ability"]:
                used |= {ability["do"], ability["when"], *ability}
    assert used >= {*EFFECT_FIELDS, *TRIGGERS, "pay", "or", "all", "targets", "with_food", "per", "strength_at_least"}


@pytest.mark.compiled_only
@pytest.mark.parametrize("seed", SEEDS)
def test_every_law_holds_with_a_random_set(seed: int) -> None:
    played = play(Case(GAME, f"random set {seed}", options_of(seed), 2), seed)
    for law in (*PLAY_LAWS, *CASE_LAWS):
        law(played)


@pytest.mark.parametrize("seed", range(600 if THOROUGH else 8))
def test_nothing_is_lost_with_a_random_set(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(options_of(seed), 2)
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        conserved.food_is_all_there(state)
        conserved.cubes_are_all_there(state)
        conserved.tiles_are_all_there(state)
        conserved.food_lies_where_heroes_are(state)
        if state.deck != [0, 0] or any(state.hand):
            conserved.cards_are_all_there(state)
        # In a draft both choose at once, and one of them may have several copies of one hero left.
        assert any(len(state.legal(seat)) > 1 for seat in waits.seats), "asked without a choice"
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_hero_of_a_random_set_has_a_text(seed: int) -> None:
    cards = random_set(Rng(f"set {seed}")).cards
    assert all(hero_text(card.hero, SAY).endswith(".") for card in cards)
