"""Read a set of heroes from TOML or from one line of JSON, and report everything that is wrong with it."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from typing import Any, Final, NamedTuple

from tablee.games.twelve_heroes.heroes.checker import Checker
from tablee.games.twelve_heroes.heroes.lines import Lines
from tablee.games.twelve_heroes.heroes.problems import BrokenSet, Problem
from tablee.games.twelve_heroes.heroes.vocabulary import LANGUAGES
from tablee.games.twelve_heroes.rules.hero_set import HeroSet
from tablee.games.twelve_heroes.rules.pieces import (
    ALL_TARGETS,
    CONDITIONS,
    EFFECTS,
    FACTIONS,
    MAX_KINDS,
    NO_LIMIT,
    PER,
    TRIGGERS,
    VERSIONS,
    WHERE,
    WHO,
    WITH_POPULARITY,
    WITHOUT_POPULARITY,
    Ability,
    Hero,
)

MAX_CHARACTERS: Final = 200_000
MAX_DOTS: Final = 32
"""The most dots on one line. A key has one or two, and the names of a hero a few more."""


class Card(NamedTuple):
    """A kind of hero as described in its set."""

    id: str
    name: dict[str, str]
    hero: Hero

    def name_in(self, language: str) -> str:
        """Return its name in this language, or else in English or the first available one."""
        spare = next(self.name[each] for each in LANGUAGES if each in self.name)
        return self.name.get(language, spare)


class CardSet(NamedTuple):
    """A set of heroes: the data for the rules, the texts for people, and the source to send along."""

    cards: tuple[Card, ...]
    heroes: HeroSet
    data: dict[str, Any]

    def ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards)


def read_toml(text: str) -> CardSet:
    """Return the set in a TOML file. Raises `BrokenSet` with everything that is wrong."""
    _check_size(text)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a ValueError also for a number with thousands of digits
        line = re.search(r"line (\d+)", str(error))
        checker = Checker(Lines())
        checker.problem("syntax", detail=str(error))
        placed = checker.problems[0]._replace(line=int(line[1]) if line else len(text.splitlines()))
        raise BrokenSet([placed]) from error
    return read(data, Lines(text))


def _check_size(text: str) -> None:
    """Refuse texts that take long to parse: the time of `tomllib` grows with the square of the dots in one key."""
    checker = Checker(Lines())
    if len(text) > MAX_CHARACTERS:
        checker.problem("too-long", count=len(text), most=MAX_CHARACTERS)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MAX_DOTS:
            checker.problem("too-deep", most=MAX_DOTS)
            checker.problems[-1] = checker.problems[-1]._replace(line=number)
            break
    if checker.problems:
        raise BrokenSet(checker.problems)


def read_json(line: str) -> CardSet:
    """Return the set in one line of JSON, as options and records carry it."""
    return read(_from_json(line), Lines())


def read_quoted(line: str) -> CardSet:
    """Return the set of a TOML file quoted as one line, as the form on the page sends it. Problems keep their lines."""
    return read_toml(str(_from_json(line)))


def _from_json(line: str) -> Any:
    try:
        data = json.loads(line)
        json.dumps(data, ensure_ascii=False).encode()  # rejects lone surrogates
    except (ValueError, RecursionError) as error:
        checker = Checker(Lines())
        checker.problem("syntax", detail=str(error))
        raise BrokenSet(checker.problems) from error
    return data


def to_json(cards: CardSet) -> str:
    """Return a set as one line, for an option."""
    return json.dumps(cards.data, ensure_ascii=False, separators=(",", ":"))


def read(data: Any, lines: Lines) -> CardSet:
    """Check these tables and return the set that they describe."""
    checker = Checker(lines)
    checker.check(data)
    if checker.problems:
        raise BrokenSet(checker.problems)
    if len(data["hero"]) > MAX_KINDS:
        checker.problem("too-many-kinds", count=len(data["hero"]), most=MAX_KINDS)
        raise BrokenSet(checker.problems)
    return assemble(data)


def assemble(data: dict[str, Any]) -> CardSet:
    """Return the set that these valid tables describe."""
    cards = tuple(Card(each["id"], each["name"], _hero(each)) for each in data["hero"])
    return CardSet(cards, HeroSet([card.hero for card in cards]), data)


def missing(cards: CardSet) -> list[Problem]:
    """Return what a set lacks: four decks of twelve, with and without Popularity, and 36 cards to draft from (H-7.1).

    Such a set can still be tried if players bring their decks.
    """
    checker = Checker(Lines())
    for number, faction in enumerate(FACTIONS):
        for version in (WITHOUT_POPULARITY, WITH_POPULARITY):
            deck = cards.heroes.faction_deck(number, version)
            if len(deck) != 12:
                named = {"faction": faction, "version": VERSIONS[version], "list": _listed(cards, deck)}
                checker.problem("faction-size", count=len(deck), **named)
    for version in (WITHOUT_POPULARITY, WITH_POPULARITY):
        drafted = cards.heroes.draft_cards(version)
        if len(drafted) != 36:
            named = {"version": VERSIONS[version], "list": _listed(cards, drafted)}
            checker.problem("draft-size", count=len(drafted), **named)
    return checker.problems


def _listed(cards: CardSet, kinds: list[int]) -> str:
    """Return these cards by their ids, with counts."""
    return ", ".join(f"{cards.cards[kind].id} {count}" for kind, count in Counter(kinds).items()) or "–"


def _hero(data: dict[str, Any]) -> Hero:
    hero = Hero(FACTIONS.index(data["faction"]), data["copies"], data["cost"], data["strength"])
    hero.draft = data.get("draft", False)
    hero.version = VERSIONS.index(data.get("version", VERSIONS[0]))
    hero.abilities = [_ability(each) for each in data.get("ability", [])]
    return hero


def _ability(data: dict[str, Any]) -> Ability:
    ability = Ability(TRIGGERS.index(data["when"]), EFFECTS.index(data["do"]), data.get("amount", 0))
    ability.condition = CONDITIONS.index(data.get("if", CONDITIONS[0]))
    ability.who = WHO.index(data.get("who", "self"))
    ability.where = WHERE.index(data.get("where", "here"))
    ability.to = WHERE.index(data.get("to", _usual_end(data["do"])))
    ability.per = PER.index(data.get("per", PER[0]))
    ability.min_strength = data.get("strength_at_least", 0)
    ability.max_strength = data.get("strength_at_most", NO_LIMIT)
    ability.max_cost = data.get("cost_at_most", NO_LIMIT)
    ability.optional = data.get("optional", False)
    ability.targets = ALL_TARGETS if data.get("all", False) else data.get("targets", 1)
    ability.pay = data.get("pay", 0)
    ability.with_food = data.get("with_food", False)
    ability.alternative = data.get("or", False)
    return ability


def _usual_end(effect: str) -> str:
    return {"send-back": "camp", "recover": "hand"}.get(effect, "here")
