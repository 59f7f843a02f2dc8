"""The vocabulary of a set of heroes: every field, its valid values, and the valid combinations.

The checker, the JSON Schema and the tables of `docs/heroes.md` are all made from it.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple

from tablee.games.twelve_heroes.rules.pieces import CONDITIONS, EFFECTS, FACTIONS, FOOD, PER, TRIGGERS, VERSIONS


def _languages() -> tuple[str, ...]:
    """Return the languages of the game's words, English first."""
    names = [file.name for file in (files("tablee.games.twelve_heroes") / "words").iterdir()]
    found = {name.partition(".")[0] for name in names if name.endswith(".ftl")}
    return tuple(sorted(found, key=lambda language: (language != "en", language)))


LANGUAGES: Final = _languages()
"""A hero may have a name in each of these."""


class OneOf(NamedTuple):
    """A field that holds one of a few words."""

    choices: tuple[str, ...]
    default: str | None = None


class Number(NamedTuple):
    """A field that holds a whole number."""

    low: int
    high: int
    default: int | None = None


class Flag(NamedTuple):
    """A field that is true or false; false if it is left out."""


class Text(NamedTuple):
    """A field that holds a short text of small letters, digits and hyphens."""


class Names(NamedTuple):
    """A field that holds a name in at least one language."""


Field = OneOf | Number | Flag | Text | Names

HERO: Final[dict[str, Field]] = {
    "id": Text(),
    "name": Names(),
    "faction": OneOf(FACTIONS),
    "copies": Number(1, 12),
    "draft": Flag(),
    "version": OneOf(VERSIONS, VERSIONS[0]),
    "cost": Number(0, 12),
    "strength": Number(0, 12),
}
"""The fields of a `[[hero]]`, except its abilities."""

SHARED: Final[dict[str, Field]] = {"when": OneOf(TRIGGERS), "do": OneOf(EFFECTS)}
"""The fields of every `[[hero.ability]]`."""

IF: Final = OneOf(CONDITIONS[1:])
ON_STAGE: Final = ("here", "adjacent", "anywhere")
AMOUNT: Final = Number(1, FOOD)
EACH: Final = OneOf(PER[1:], "nothing")
LIMITS: Final[dict[str, Field]] = {
    "strength_at_least": Number(0, 12, 0),
    "strength_at_most": Number(0, 12, 99),
    "cost_at_most": Number(0, 12, 99),
}
TARGETS: Final[dict[str, Field]] = {"targets": Number(1, 12, 1), "all": Flag()}
AIMED: Final[dict[str, Field]] = {"who": OneOf(("enemies", "friends", "self")), "where": OneOf(ON_STAGE, "here")}

EFFECT_FIELDS: Final[dict[str, dict[str, Field]]] = {
    "gain-food": {"amount": AMOUNT, "to": OneOf(("here", "camp", "anywhere"), "here")},
    "steal-food": {
        "amount": AMOUNT,
        "where": OneOf(("here", "camp"), "here"),
        "to": OneOf(("here", "camp"), "here"),
    },
    "burn-food": {"amount": AMOUNT, "where": OneOf(("here", "camp"), "here")},
    "bring-food": {"amount": AMOUNT, "to": OneOf(("here", "anywhere"), "here")},
    "draw": {"amount": Number(1, 5)},
    "make-discard": {"amount": Number(1, 5)},
    "kill": {**AIMED, **LIMITS, **TARGETS},
    "send-back": {**AIMED, **LIMITS, **TARGETS, "to": OneOf(("camp", "hand"), "camp")},
    "push": {**AIMED, **LIMITS, "with_food": Flag()},
    "join": {"where": OneOf(("camp", "adjacent", "anywhere")), **LIMITS, **TARGETS, "with_food": Flag()},
    "recover": {"to": OneOf(("hand", "camp"), "hand"), "cost_at_most": LIMITS["cost_at_most"], **TARGETS},
    "extra-action": {"amount": Number(1, 3)},
    "add-cube": {},
    "remove-cube": {},
    "show-hand": {},
    "strip-hand": {"amount": Number(1, 5), "cost_at_most": LIMITS["cost_at_most"]},
    "strength": {
        "amount": Number(-9, 9),
        "who": OneOf(("self", "friends", "enemies"), "self"),
        "where": OneOf(ON_STAGE, "here"),
        "per": EACH,
        "if": IF,
    },
    "hunger": {"amount": Number(0, 3), "who": OneOf(("self", "friends", "enemies"), "self")},
    "fly": {},
    "immune": {"who": OneOf(("self", "friends"), "self")},
    "block": {},
    "survive": {},
    "tie": {},
    "cost": {"amount": Number(-9, 9), "who": OneOf(("friends", "enemies")), "per": EACH},
    "forbid": {},
}
"""The other fields of each effect. A field with a default may be left out."""

LASTING: Final = EFFECTS[EFFECTS.index("strength") :]
"""The effects that hold while a hero is in a Region. They go with `when = "always"`, and some with `in-camp`."""

FROM_CAMP: Final = ("strength", "cost")
"""The effects that can hold while a hero is in camp."""

NEEDS_REGION: Final = ("add-cube", "remove-cube", "join")
"""Effects that happen where the hero is, which must be a Region."""


UNCOUNTED: Final = ("push", "show-hand")
"""Effects that happen only once: their ability has no `per` field."""

ONCE: Final[dict[str, Field]] = {"if": IF, "optional": Flag(), "pay": Number(1, 12, 0), "or": Flag()}
"""The extra fields of all one-time effects."""


def fields_of(effect: str) -> dict[str, Field]:
    """Return all fields that an ability with this effect may have."""
    if effect in LASTING:
        return {**SHARED, **EFFECT_FIELDS[effect]}
    each: dict[str, Field] = {} if effect in UNCOUNTED else {"per": EACH}
    return {**SHARED, **EFFECT_FIELDS[effect], **each, **ONCE}


def optional_field(name: str, field: Field) -> bool:
    """Return whether a field may be left out."""
    return isinstance(field, Flag) or name == "if" or (isinstance(field, OneOf | Number) and field.default is not None)
