"""Compile the simulator and play games of two factions with it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tablee.games.twelve_heroes.bots.appraisal import IN_CAMP, IN_HAND, IN_REGION, appraise
from tablee.games.twelve_heroes.bots.estimate import DEFAULT_WEIGHTS
from tablee.games.twelve_heroes.edge.ability_use import AbilityUse, Uses
from tablee.games.twelve_heroes.edge.faction_games import FactionGame, Measure, Pair
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.heroes.reader import CardSet
from tablee.games.twelve_heroes.rules.pieces import (
    CONDITIONS,
    EFFECTS,
    FACTIONS,
    PER,
    TRIGGERS,
    VERSIONS,
    WHERE,
    WHO,
    Ability,
    Hero,
)

SOURCES = Path(__file__).parent
MADE = Path(".make")
"""In the current folder, which should be the checkout."""
FLAGS = ("-std=c++17", "-O2", "-flto=auto", "-march=native", "-ffp-contract=off")
"""Fused operations would round otherwise than Python, and then choose otherwise."""


class Unplayable(Exception):
    """A set that the simulator cannot play, or a machine that cannot compile it."""


class Played(NamedTuple):
    """A game of two factions, with its deal and, if requested, all choices."""

    pair: Pair
    deal: int
    game: FactionGame
    choices: list[int]


def compiler() -> str:
    """Return the C++ compiler."""
    found = shutil.which(os.environ.get("CXX", "g++"))
    if found is None:
        raise Unplayable(
            "The simulator needs a C++ compiler: install g++, or set CXX. `tablee heroes balance` needs none."
        )
    return found


def program() -> Path:
    """Return the compiled simulator. It is compiled if its sources have changed."""
    sources = sorted(SOURCES.glob("*.cpp"))
    text = b"".join(path.read_bytes() for path in [*sources, *sorted(SOURCES.glob("*.h"))])
    made = MADE / f"heroes-simulator-{sha256(text).hexdigest()[:16]}"
    if not made.exists():
        made.parent.mkdir(exist_ok=True)
        new = made.with_suffix(f".{os.getpid()}")
        subprocess.run([compiler(), *FLAGS, *map(str, sources), "-o", str(new)], check=True)
        new.replace(made)
    return made


def simulate(measure: Measure, deals: range, processes: int = 1, *, with_choices: bool = False) -> Iterator[Played]:
    """Play these deals of all pairs, twice each. The order of pairs and deals depends on the number of processes."""
    settings = (int(measure.popularity), int(measure.extra_actions), measure.width, measure.ideas, repr(measure.seed))
    lines = as_lines(find_set(measure.heroes))
    commands: list[list[str]] = []
    for place in range(min(processes, len(deals))):
        part = deals[place::processes]
        command = (program(), *settings, part.start, part.stop, part.step, *(["choices"] if with_choices else []))
        commands.append([str(each) for each in command])
    with ThreadPoolExecutor(len(commands)) as pool:
        for output in pool.map(lambda command: _run(command, lines), commands):
            told = iter(output.splitlines())
            for line in told:
                choices = next(told).split()[1:] if with_choices else []
                yield played_of(line.split(), [int(choice) for choice in choices])


def _run(command: list[str], lines: str) -> str:
    """Run the simulator to its end. Return its output."""
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unplayable(done.stderr.strip() or f"The simulator failed with code {done.returncode}.")
    return done.stdout


def played_of(fields: list[str], choices: list[int]) -> Played:
    """Return the game that the simulator prints on one line."""
    deal, first, ranking, turns = map(int, fields[2:6])
    one, two, three, four = (_kinds(int(field, 16)) for field in fields[6:10])
    used: tuple[Uses, Uses] = ({}, {})
    for field in fields[10:]:
        seat, kind, moments, worked = map(int, field.split(":"))
        used[seat][kind] = AbilityUse(moments, worked)
    game = FactionGame((1 + ranking) / 2, first, turns, (one, two), (three, four), used)
    return Played((fields[0], fields[1]), deal, game, choices)


def _kinds(mask: int) -> frozenset[int]:
    return frozenset(kind for kind in range(mask.bit_length()) if mask >> kind & 1)


FIELDS = frozenset(
    [
        *("when", "do", "amount", "if", "who", "where", "to", "per", "optional", "targets", "all", "pay", "with_food"),
        *("or", "strength_at_least", "strength_at_most", "cost_at_most"),
    ]
)
"""The fields of an ability that the simulator knows."""


def as_lines(cards: CardSet) -> str:
    """Return a set as the simulator reads it: a line for each hero, and below it one for each of its abilities."""
    lines: list[str] = []
    for card, data in zip(cards.cards, cards.data["hero"], strict=True):
        unknown = {field for ability in data.get("ability", []) for field in ability} - FIELDS
        if unknown:
            raise Unplayable(f"{card.id}: the simulator does not know the field “{min(unknown)}”.")
        hero = card.hero
        named = ("hero", card.id, FACTIONS[hero.faction], hero.copies, VERSIONS[hero.version])
        lines.append(_line(*named, hero.cost, hero.strength, *_worths(hero)))
        lines.extend(_line("ability", *_numbers(ability)) for ability in hero.abilities)
    return "\n".join([*lines, "end", ""])


def _worths(hero: Hero) -> tuple[float, float, float]:
    """Return the worth of a hero in the hand (`card_choices.hero_worth`), in camp and in a Region (`estimate.heroes`)."""
    weights = DEFAULT_WEIGHTS
    camp, region = (
        weights.cost * hero.cost + weights.strength * hero.strength + weights.ability * appraise(hero, place)
        for place in (IN_CAMP, IN_REGION)
    )
    return hero.strength + appraise(hero, IN_HAND) - 0.8 * hero.cost, camp, region


def _numbers(ability: Ability) -> tuple[object, ...]:
    """Return all fields of an ability in the order in which the simulator reads them."""
    return (
        *(TRIGGERS[ability.trigger], EFFECTS[ability.effect], ability.amount, CONDITIONS[ability.condition]),
        *(WHO[ability.who], WHERE[ability.where], WHERE[ability.to], PER[ability.per]),
        *(ability.min_strength, ability.max_strength, ability.max_cost, int(ability.optional)),
        *(ability.targets, ability.pay, int(ability.with_food), int(ability.alternative)),
    )


def _line(*fields: object) -> str:
    return " ".join(map(str, fields))
