"""Random sets of heroes from the whole vocabulary, for tests of unexpected combinations."""

from __future__ import annotations

from typing import Any

from tablee.core.rng import Rng
from tablee.games.twelve_heroes.heroes.checker import Checker
from tablee.games.twelve_heroes.heroes.lines import Lines
from tablee.games.twelve_heroes.heroes.reader import CardSet, read
from tablee.games.twelve_heroes.heroes.vocabulary import (
    EFFECT_FIELDS,
    Field,
    Flag,
    Number,
    OneOf,
    fields_of,
    optional_field,
)
from tablee.games.twelve_heroes.rules.pieces import FACTIONS
from tablee.games.twelve_heroes.tests.board import hero

COPIES = (3, 3, 2, 2, 2)
"""How many cards each of a faction's five kinds has. All but the first have the draft icon."""


def random_set(rng: Rng) -> CardSet:
    """Return a whole box. Its heroes have one to three abilities each, all accepted by the checker."""
    heroes = [
        {**_hero(f"{faction}-{place}", rng), "faction": faction, "copies": copies, "draft": place > 0}
        for faction in FACTIONS
        for place, copies in enumerate(COPIES)
    ]
    return read({"hero": heroes}, Lines())


def _hero(name: str, rng: Rng) -> dict[str, Any]:
    while True:
        abilities = [random_ability(rng) for _ in range(1 + rng.below(3))]
        made = hero(name, rng.below(4), rng.below(5), *abilities)
        checker = Checker(Lines())
        checker.check({"hero": [made]})
        if not checker.problems:
            return made


def random_ability(rng: Rng) -> dict[str, Any]:
    """Return one ability. It may still break rules across fields."""
    effects = list(EFFECT_FIELDS)
    effect = effects[rng.below(len(effects))]
    made: dict[str, Any] = {}
    for name, field in fields_of(effect).items():
        if not optional_field(name, field) or rng.below(3) == 0:
            made[name] = _value(field, rng)
    return {**made, "do": effect}


def _value(field: Field, rng: Rng) -> Any:
    if isinstance(field, OneOf):
        return field.choices[rng.below(len(field.choices))]
    if isinstance(field, Number):
        return field.low + rng.below(min(field.high - field.low, 5) + 1)
    assert isinstance(field, Flag)
    return True
