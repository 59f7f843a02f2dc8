"""The JSON Schema of a set of heroes, made from the vocabulary, for editors that complete and check."""

from __future__ import annotations

from typing import Any

from tablee.games.twelve_heroes.heroes.vocabulary import (
    EFFECT_FIELDS,
    FROM_CAMP,
    HERO,
    LANGUAGES,
    LASTING,
    Field,
    Flag,
    Number,
    OneOf,
    Text,
    fields_of,
    optional_field,
)


def schema() -> dict[str, Any]:
    """Return the schema of a set's file."""
    hero = _table(HERO)
    hero["properties"]["ability"] = {"type": "array", "items": {"oneOf": [_ability(name) for name in EFFECT_FIELDS]}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A set of heroes for Twelve Heroes",
        "type": "object",
        "required": ["hero"],
        "additionalProperties": False,
        "properties": {"name": _names(), "hero": {"type": "array", "items": hero}},
    }


def _ability(effect: str) -> dict[str, Any]:
    table = _table(fields_of(effect))
    table["title"] = effect
    table["properties"]["do"] = {"const": effect}
    table["properties"]["when"] = _lasting(effect) if effect in LASTING else _once(table["properties"]["when"])
    return table


def _once(when: dict[str, Any]) -> dict[str, Any]:
    return {"enum": [trigger for trigger in when["enum"] if trigger not in ("always", "in-camp")]}


def _lasting(effect: str) -> dict[str, Any]:
    return {"enum": ["always", "in-camp"]} if effect in FROM_CAMP else {"const": "always"}


def _table(fields: dict[str, Field]) -> dict[str, Any]:
    return {
        "type": "object",
        "required": [name for name, field in fields.items() if not optional_field(name, field)],
        "additionalProperties": False,
        "properties": {name: _field(field) for name, field in fields.items()},
    }


def _field(field: Field) -> dict[str, Any]:
    if isinstance(field, OneOf):
        return {"enum": list(field.choices)}
    if isinstance(field, Number):
        return {"type": "integer", "minimum": field.low, "maximum": field.high}
    if isinstance(field, Flag):
        return {"type": "boolean"}
    if isinstance(field, Text):
        return {"type": "string", "pattern": "^[a-z][a-z0-9-]*$"}
    return _names()


def _names() -> dict[str, Any]:
    names = {language: {"type": "string", "minLength": 1, "maxLength": 40} for language in LANGUAGES}
    return {"type": "object", "anyOf": [{"required": [language]} for language in LANGUAGES], "properties": names}
