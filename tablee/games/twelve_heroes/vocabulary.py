"""The words that a set of heroes is written in: every field, what it may say, and what goes with what.

The checker, the JSON Schema and the tables of `docs/heroes.md` are all made from here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.games.twelve_heroes.pieces import CONDITIONS, EFFECTS, FACTIONS, FOOD, TRIGGERS, VERSIONS

LANGUAGES: Final = ("en", "fr", "ru")


class Words(NamedTuple):
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
    """A field that holds a name in each language."""


Field = Words | Number | Flag | Text | Names

HERO: Final[dict[str, Field]] = {
    "id": Text(),
    "name": Names(),
    "faction": Words(FACTIONS),
    "copies": Number(1, 12),
    "draft": Flag(),
    "version": Words(VERSIONS, VERSIONS[0]),
    "cost": Number(0, 12),
    "strength": Number(0, 12),
}
"""What a `[[hero]]` says, beside its abilities."""

SHARED: Final[dict[str, Field]] = {"when": Words(TRIGGERS), "do": Words(EFFECTS)}
"""What every `[[hero.ability]]` says."""

IF: Final = Words(CONDITIONS[1:])
ON_STAGE: Final = ("here", "adjacent", "anywhere")
AMOUNT: Final = Number(1, FOOD)
LIMITS: Final[dict[str, Field]] = {"strength_at_most": Number(0, 12, 99), "cost_at_most": Number(0, 12, 99)}
AIMED: Final[dict[str, Field]] = {"who": Words(("enemies", "friends", "self")), "where": Words(ON_STAGE, "here")}

EFFECT_FIELDS: Final[dict[str, dict[str, Field]]] = {
    "gain-food": {"amount": AMOUNT, "to": Words(("here", "camp", "anywhere"), "here")},
    "steal-food": {
        "amount": AMOUNT,
        "where": Words(("here", "camp"), "here"),
        "to": Words(("here", "camp"), "here"),
    },
    "burn-food": {"amount": AMOUNT, "where": Words(("here", "camp"), "here")},
    "bring-food": {"amount": AMOUNT, "to": Words(("here", "anywhere"), "here")},
    "draw": {"amount": Number(1, 5)},
    "make-discard": {"amount": Number(1, 5)},
    "kill": {**AIMED, **LIMITS},
    "send-back": {**AIMED, **LIMITS, "to": Words(("camp", "hand"), "camp")},
    "push": {**AIMED, **LIMITS},
    "join": {"where": Words(("camp", "adjacent", "anywhere")), **LIMITS},
    "recover": {"to": Words(("hand", "camp"), "hand"), "cost_at_most": LIMITS["cost_at_most"]},
    "extra-action": {"amount": Number(1, 3)},
    "add-cube": {},
    "remove-cube": {},
    "strength": {
        "amount": Number(-9, 9),
        "who": Words(("self", "friends", "enemies"), "self"),
        "per": Words(("friend", "enemy", "food", "cube"), "nothing"),
        "if": IF,
    },
    "hunger": {"amount": Number(0, 3)},
    "fly": {},
    "immune": {},
    "block": {},
    "survive": {},
    "tie": {},
}
"""What each effect says besides; a field with a default may be left out."""

LASTING: Final = EFFECTS[EFFECTS.index("strength") :]
"""The effects that hold while a hero is in a Region: they go with `when = "always"` and with nothing else."""

NEEDS_REGION: Final = ("add-cube", "remove-cube", "join")
"""Effects that happen where the hero is, which must be a Region."""


def fields_of(effect: str) -> dict[str, Field]:
    """All the fields that an ability with this effect may have."""
    once: dict[str, Field] = {} if effect in LASTING else {"if": IF, "optional": Flag()}
    return {**SHARED, **EFFECT_FIELDS[effect], **once}


def optional_field(name: str, field: Field) -> bool:
    """Whether a field may be left out."""
    return isinstance(field, Flag) or name == "if" or (isinstance(field, Words | Number) and field.default is not None)
