"""Checks a set of heroes against the vocabulary, field by field."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tablee.core.event import Value
from tablee.games.twelve_heroes.heroes.lines import Lines
from tablee.games.twelve_heroes.heroes.problems import Problem, nearest
from tablee.games.twelve_heroes.heroes.vocabulary import (
    EFFECT_FIELDS,
    FROM_CAMP,
    HERO,
    LANGUAGES,
    LASTING,
    NEEDS_REGION,
    SHARED,
    Field,
    Flag,
    Names,
    Number,
    OneOf,
    Text,
    fields_of,
    optional_field,
)
from tablee.games.twelve_heroes.rules.pieces import TRIGGERS

IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9-]*")
MAX_NAME: Final = 40
NAME: Final = re.compile(rf"\S(.{{0,{MAX_NAME - 2}}}\S)?")
MAX_ABILITIES: Final = 8
MAX_VALUE: Final = 80
"""The most characters of a wrong value to show."""
IN_REGION: Final = tuple(word for word in TRIGGERS if word not in ("recruited", "always", "in-camp"))
"""The triggers at which a hero is, or was, in a Region."""
AWAY: Final = ("recruited", "discarded", "tile-won", "tile-lost")
"""The triggers at which it is in no Region."""
NEAR: Final = ("here", "adjacent")


class Checker:
    """Collects everything that is wrong, with its place."""

    def __init__(self, lines: Lines) -> None:
        self.problems: list[Problem] = []
        self._lines = lines
        self._hero = 0
        self._ability = 0
        self._card = ""

    def problem(self, code: str, field: str = "", **params: Value) -> None:
        """Note a problem of the table being checked."""
        line = self._lines.of(self._hero, self._ability, field)
        if field:
            params["field"] = field
        self.problems.append(Problem(code, line, self._card, params))

    def check(self, data: Any) -> None:
        """Check a whole set."""
        whole = data if isinstance(data, dict) else {}
        for key in sorted(whole.keys() - {"hero", "name"}):
            self.problem("unknown-field", field=key, value=key, nearest="hero", choices=["hero", "name"])
        if "name" in whole:
            self._check_field("name", Names(), whole["name"])
        if isinstance(whole.get("hero"), list):
            self._check_heroes(whole["hero"])
        else:
            self.problem("missing-field", choices=["[[hero]]"], field="hero")

    def _check_heroes(self, heroes: list[Any]) -> None:
        seen: set[str] = set()
        for self._hero, hero in enumerate(heroes, 1):
            self._check_hero(hero, seen)
        self._hero, self._ability, self._card = 0, 0, ""

    def _check_hero(self, hero: Any, seen: set[str]) -> None:
        self._ability = 0
        self._card = f"#{self._hero}"
        if not isinstance(hero, dict):
            self.problem("not-a-table")
            return
        self._card = str(hero.get("id", self._card))
        self._check_table({key: value for key, value in hero.items() if key != "ability"}, HERO, ("ability",))
        if self._card in seen:
            self.problem("double-id", field="id", value=self._card)
        seen.add(self._card)
        abilities = hero.get("ability", [])
        if not isinstance(abilities, list):
            self.problem("not-a-table")
            return
        if len(abilities) > MAX_ABILITIES:
            self.problem("too-many-abilities", count=len(abilities), most=MAX_ABILITIES)
            return
        said: set[str] = set()
        for self._ability, ability in enumerate(abilities, 1):
            self._check_ability(ability, said)
            if isinstance(ability, dict) and ability.get("or") is True:
                self._check_alternative(ability, abilities[self._ability - 2] if self._ability > 1 else None)

    def _check_ability(self, ability: Any, said: set[str]) -> None:
        if not isinstance(ability, dict):
            self.problem("not-a-table")
            return
        before = len(self.problems)
        if str(ability.get("do")) in EFFECT_FIELDS:
            self._check_table(ability, fields_of(ability["do"]))
        else:
            self._check_table({key: ability[key] for key in SHARED if key in ability}, SHARED)
        if len(self.problems) == before:
            self._check_together(ability)
            self._check_once(ability["do"], str(ability.get("who", "self")), said)

    def _check_table(self, table: dict[str, Any], fields: dict[str, Field], others: tuple[str, ...] = ()) -> None:
        for name, field in fields.items():
            if name in table:
                self._check_field(name, field, table[name])
            elif not optional_field(name, field):
                self.problem("missing-field", field=name, choices=_valid(field))
        for name in table.keys() - fields.keys():
            choices = (*fields, *others)
            self.problem("unknown-field", field=name, value=name, nearest=nearest(name, choices), choices=list(choices))

    def _check_field(self, name: str, field: Field, value: Any) -> None:
        wanted: type[Any] = {OneOf: str, Number: int, Flag: bool, Text: str, Names: dict}[type(field)]
        fits: bool = type(value) is wanted
        if not fits:
            self.problem("wrong-kind", field=name, value=_written(value), choices=_valid(field))
            return
        if isinstance(field, OneOf) and value not in field.choices:
            guess = nearest(value, field.choices)
            self.problem("not-a-word", field=name, value=value, nearest=guess, choices=list(field.choices))
        elif isinstance(field, Number) and not field.low <= value <= field.high:
            self.problem("out-of-bounds", field=name, value=value, low=field.low, high=field.high)
        elif isinstance(field, Text) and not IDENTIFIER.fullmatch(value):
            self.problem("wrong-kind", field=name, value=_written(value), choices=_valid(field))
        elif isinstance(field, Names):
            self._check_names(name, value)

    def _check_names(self, field: str, names: dict[str, Any]) -> None:
        given = tuple(language for language in LANGUAGES if language in names)
        for language in given or LANGUAGES[:1]:
            name = names.get(language)
            if not isinstance(name, str) or not NAME.fullmatch(name):
                told: dict[str, Value] = {"value": _written(names), "language": language, "most": MAX_NAME}
                self.problem("wrong-name", field=field, choices=_valid(Names()), **told)
                return

    def _check_together(self, ability: dict[str, Any]) -> None:
        """Check rules across fields: lasting effects, and heroes in camp."""
        trigger, effect = ability["when"], ability["do"]
        if effect in LASTING:
            self._check_lasting(ability, trigger, effect)
        elif trigger in ("always", "in-camp"):
            self.problem("not-always", field="when", value=effect)
        else:
            self._check_once_only(ability, trigger, effect)

    def _check_lasting(self, ability: dict[str, Any], trigger: str, effect: str) -> None:
        if trigger == "in-camp" and effect in FROM_CAMP:
            self._check_from_camp(ability)
        elif trigger != "always":
            self.problem("only-always", field="when", value=effect)
        elif ability.get("if") == "weaker":
            self.problem("circular", field="if", value="weaker")
        elif effect == "strength" and ability.get("who", "self") == "self" and ability.get("where", "here") != "here":
            self.problem("not-itself", field="who", value="self", choices=["enemies", "friends"])

    def _check_from_camp(self, ability: dict[str, Any]) -> None:
        """Check that an effect lasting from camp does not refer to the hero's own Region."""
        if "if" in ability:
            self.problem("needs-region", field="if", value=ability["if"], choices=["always"])
        if ability.get("per", "tile") != "tile":
            self.problem("not-in-camp", field="per", value=ability["per"], choices=["tile"])
        if ability["do"] == "strength" and ability.get("who", "self") == "self":
            self.problem("not-itself", field="who", value="self", choices=["enemies", "friends"])
        if ability["do"] == "strength" and ability.get("where", "here") != "anywhere":
            self.problem("not-in-camp", field="where", value=str(ability.get("where", "here")), choices=["anywhere"])

    def _check_alternative(self, ability: dict[str, Any], before: Any) -> None:
        """Check that an alternative follows its main ability, at the same moment."""
        fits = isinstance(before, dict) and before.get("when") == ability.get("when") and before.get("or") is not True
        if not fits:
            self.problem("no-alternative", field="or", value=str(ability.get("when")))

    def _check_once_only(self, ability: dict[str, Any], trigger: str, effect: str) -> None:
        if "pay" in ability and ability.get("optional"):
            self.problem("paid-is-optional", field="optional", value="true")
        elif ability.get("with_food") and (ability.get("all") or ability.get("who") == "enemies"):
            self.problem("own-food", field="with_food", value="true")
        elif ability.get("who") == "self" and (
            trigger in AWAY or ability.get("where") == "adjacent" or ability.get("all") or "targets" in ability
        ):
            self.problem("not-itself", field="who", value="self", choices=["enemies", "friends"])
        elif trigger == "recruited":
            self._check_in_camp(ability, effect)

    def _check_once(self, effect: str, who: str, said: set[str]) -> None:
        """Check that a lasting effect is stated only once per hero. Twice would be printed but work only once."""
        if f"{effect} {who}" in said:
            self.problem("twice", field="do", value=effect)
        if effect in LASTING and effect not in ("strength", "cost"):
            said.add(f"{effect} {who}")

    def _check_in_camp(self, ability: dict[str, Any], effect: str) -> None:
        if effect in NEEDS_REGION:
            self.problem("needs-region", field="do", value=effect, choices=list(IN_REGION))
            return
        if "if" in ability:
            self.problem("needs-region", field="if", value=ability["if"], choices=list(IN_REGION))
        if ability.get("per", "tile") != "tile":
            self.problem("not-in-camp", field="per", value=ability["per"], choices=["tile"])
        for name, field in fields_of(effect).items():
            if name in ("where", "to") and isinstance(field, OneOf):
                value = ability.get(name, field.default)
                if value in NEAR:
                    valid = [choice for choice in field.choices if choice not in NEAR]
                    self.problem("not-in-camp", field=name, value=str(value), choices=valid)


def _written(value: Any) -> str:
    """Return a value as written in a file."""
    if isinstance(value, dict):
        text = "{ " + ", ".join(f"{key} = {_plain(each)}" for key, each in value.items()) + " }"
    elif isinstance(value, list):
        text = "[" + ", ".join(map(_plain, value)) + "]"
    else:
        text = _plain(value)
    return text if len(text) <= MAX_VALUE else text[:MAX_VALUE] + "…"


def _plain(value: Any) -> str:
    """Return a plain value. Nested values are left out, however deep."""
    if isinstance(value, dict | list):
        return "…"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool) else str(value)


def _valid(field: Field) -> list[str]:
    """Return the valid values of a field, as examples for the author."""
    if isinstance(field, OneOf):
        return list(field.choices)
    if isinstance(field, Number):
        return [f"{field.low} … {field.high}"]
    if isinstance(field, Flag):
        return ["true", "false"]
    if isinstance(field, Text):
        return ["giant-falcon (a–z, 0–9, -)"]
    return ['{ en = "Goat", fr = "Chèvre", ru = "Коза" }']
