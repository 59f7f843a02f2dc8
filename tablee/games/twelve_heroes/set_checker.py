"""Checks the tables of a set of heroes against the vocabulary, field by field."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tablee.core.event import Value
from tablee.games.twelve_heroes.lines import Lines
from tablee.games.twelve_heroes.pieces import TRIGGERS
from tablee.games.twelve_heroes.problems import Problem, nearest
from tablee.games.twelve_heroes.vocabulary import (
    EFFECT_FIELDS,
    HERO,
    LANGUAGES,
    LASTING,
    NEEDS_REGION,
    SHARED,
    Field,
    Flag,
    Names,
    Number,
    Text,
    Words,
    fields_of,
    optional_field,
)

IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9-]*")
LONGEST_NAME: Final = 40
NAME: Final = re.compile(rf"\S(.{{0,{LONGEST_NAME - 2}}}\S)?")
MOST_ABILITIES: Final = 8
LONGEST_VALUE: Final = 80
"""How much of a wrong value is shown."""
IN_REGION: Final = tuple(word for word in TRIGGERS if word not in ("recruited", "always"))
"""The triggers at which a hero is, or was, in a Region."""
AWAY: Final = ("recruited", "discarded")
"""Those at which it is in none."""
NEAR: Final = ("here", "adjacent")


class Checker:
    """Collects what is wrong, with the place where it stands."""

    def __init__(self, lines: Lines) -> None:
        self.problems: list[Problem] = []
        self._lines = lines
        self._hero = 0
        self._ability = 0
        self._card = ""

    def problem(self, code: str, field: str = "", **params: Value) -> None:
        """Note a problem of the table that is being checked."""
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
        if len(abilities) > MOST_ABILITIES:
            self.problem("too-many-abilities", count=len(abilities), most=MOST_ABILITIES)
            return
        said: set[str] = set()
        for self._ability, ability in enumerate(abilities, 1):
            self._check_ability(ability, said)

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
            self._check_once(ability["do"], said)

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
        wanted: type[Any] = {Words: str, Number: int, Flag: bool, Text: str, Names: dict}[type(field)]
        fits: bool = type(value) is wanted
        if not fits:
            self.problem("wrong-kind", field=name, value=_written(value), choices=_valid(field))
            return
        if isinstance(field, Words) and value not in field.choices:
            guess = nearest(value, field.choices)
            self.problem("not-a-word", field=name, value=value, nearest=guess, choices=list(field.choices))
        elif isinstance(field, Number) and not field.low <= value <= field.high:
            self.problem("out-of-bounds", field=name, value=value, low=field.low, high=field.high)
        elif isinstance(field, Text) and not IDENTIFIER.fullmatch(value):
            self.problem("wrong-kind", field=name, value=_written(value), choices=_valid(field))
        elif isinstance(field, Names):
            self._check_names(name, value)

    def _check_names(self, field: str, names: dict[str, Any]) -> None:
        for language in LANGUAGES:
            name = names.get(language)
            if not isinstance(name, str) or not NAME.fullmatch(name):
                told = {"value": _written(names), "language": language, "most": LONGEST_NAME}
                self.problem("wrong-name", field=field, choices=_valid(Names()), **told)
                return

    def _check_together(self, ability: dict[str, Any]) -> None:
        """What no single field can tell: effects that last, and heroes that are in camp."""
        trigger, effect = ability["when"], ability["do"]
        if effect in LASTING and trigger != "always":
            self.problem("only-always", field="when", value=effect)
        elif effect not in LASTING and trigger == "always":
            self.problem("not-always", field="when", value=effect)
        elif trigger == "always" and ability.get("if") == "weaker":
            self.problem("circular", field="if", value="weaker")
        elif ability.get("who") == "self" and (trigger in AWAY or ability.get("where") == "adjacent"):
            self.problem("not-itself", field="who", value="self", choices=["enemies", "friends"])
        elif trigger == "recruited":
            self._check_in_camp(ability, effect)

    def _check_once(self, effect: str, said: set[str]) -> None:
        """What lasts is said once of a hero, or twice would be printed and one of them true."""
        if effect in said:
            self.problem("twice", field="do", value=effect)
        if effect in LASTING and effect != "strength":
            said.add(effect)

    def _check_in_camp(self, ability: dict[str, Any], effect: str) -> None:
        if effect in NEEDS_REGION:
            self.problem("needs-region", field="do", value=effect, choices=list(IN_REGION))
            return
        if "if" in ability:
            self.problem("needs-region", field="if", value=ability["if"], choices=list(IN_REGION))
        for name, field in fields_of(effect).items():
            if name in ("where", "to") and isinstance(field, Words):
                value = ability.get(name, field.default)
                if value in NEAR:
                    valid = [choice for choice in field.choices if choice not in NEAR]
                    self.problem("not-in-camp", field=name, value=str(value), choices=valid)


def _written(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        text = "{ " + ", ".join(f"{key} = {_plain(each)}" for key, each in value.items()) + " }"
    elif isinstance(value, list):
        text = "[" + ", ".join(map(_plain, value)) + "]"
    else:
        text = _plain(value)
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def _plain(value: Any) -> str:
    """A value that holds no others; what others hold is left out, however deep it is."""
    if isinstance(value, dict | list):
        return "…"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str | bool) else str(value)


def _valid(field: Field) -> list[str]:
    """What a field may hold, as examples for its author."""
    if isinstance(field, Words):
        return list(field.choices)
    if isinstance(field, Number):
        return [f"{field.low} … {field.high}"]
    if isinstance(field, Flag):
        return ["true", "false"]
    if isinstance(field, Text):
        return ["giant-falcon (a–z, 0–9, -)"]
    return ['{ en = "Goat", fr = "Chèvre", ru = "Коза" }']
