"""A set of heroes as flat tables for the rules."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit
from tablee.games.twelve_heroes.rules.pieces import (
    ALWAYS,
    ALWAYS_USED,
    AT_ADJACENT,
    AT_HERE,
    BLOCK,
    COST,
    FLY,
    FRIENDS,
    HUNGER,
    IMMUNE,
    NONE,
    SELF,
    STRENGTH,
    SURVIVE,
    TIE,
    TRIGGERS,
    Ability,
    Hero,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class HeroSet:
    """The heroes of a box in the form that the rules read.

    A kind is its number minus one, an ability its index in `abilities`.
    """

    def __init__(self, heroes: list[Hero]) -> None:
        self.heroes = heroes
        self.cost = [hero.cost for hero in heroes]
        self.strength = [hero.strength for hero in heroes]
        self.hunger = [1 for _ in heroes]
        self.flyers: i64 = 0
        """The kinds that fly, as a set."""
        self.immune = [False for _ in heroes]
        self.shields = [False for _ in heroes]
        """Whether a kind makes the other heroes of its side in its Region immune."""
        self.forbidders: i64 = 0
        self.blockers: i64 = 0
        self.survives = [False for _ in heroes]
        self.ties = [False for _ in heroes]
        self.strength_changers: i64 = 0
        self.far_strength: list[list[int]] = [[] for _ in heroes]
        """The abilities by which a kind changes strengths in other Regions, or from camp."""
        self.hungers: list[list[int]] = [[] for _ in heroes]
        """The abilities by which a kind changes the hunger of others."""
        self.costs: list[list[int]] = [[] for _ in heroes]
        self.far_givers: i64 = 0
        self.hunger_changers: i64 = 0
        self.cost_changers: i64 = 0
        self.alternative: list[int] = []
        """For each ability, its alternative, or `NONE`."""
        self.abilities: list[Ability] = []
        self.triggered: list[list[int]] = [[] for _ in range(len(heroes) * len(TRIGGERS))]
        self.having = [0 for _ in TRIGGERS]
        """For each trigger, the kinds that have an ability with it, as a set."""
        self.appraisals: list[list[float]] = []
        """A cache for the bots' estimates of these heroes. They fill it once per set and read it at every position."""
        for kind, hero in enumerate(heroes):
            for ability in hero.abilities:
                self._add(kind, ability)

    def on(self, kind: i64, trigger: i64) -> list[int]:
        """Return the abilities of a kind with this trigger, in the order of its text."""
        return self.triggered[kind * len(TRIGGERS) + trigger]

    def faction_deck(self, faction: int, version: int) -> list[int]:
        """Return the kinds of a faction's deck, each as often as it is in the box (H-5.1, H-4.3)."""
        return [
            kind
            for kind, hero in enumerate(self.heroes)
            if hero.faction == faction and hero.version in (ALWAYS_USED, version)
            for _ in range(hero.copies)
        ]

    def draft_cards(self, version: int) -> list[int]:
        """Return the kinds of the cards with the draft icon (H-5.2, H-4.3)."""
        return [
            kind
            for kind, hero in enumerate(self.heroes)
            if hero.draft and hero.version in (ALWAYS_USED, version)
            for _ in range(hero.copies)
        ]

    def _add(self, kind: i64, ability: Ability) -> None:
        number = len(self.abilities)
        self.abilities.append(ability)
        self.alternative.append(NONE)
        if ability.alternative:
            self.alternative[number - 1] = number
            return
        self.triggered[kind * len(TRIGGERS) + ability.trigger].append(number)
        self.having[ability.trigger] |= bit(kind)
        if ability.effect >= STRENGTH:
            self._add_lasting(kind, ability, number)

    def _add_lasting(self, kind: i64, ability: Ability, number: i64) -> None:
        """Note a lasting ability where the rules look for it. Most sets have few, and strengths are computed often."""
        effect = ability.effect
        if effect == STRENGTH:
            self._add_strength(kind, ability, number)
        elif effect == HUNGER and ability.who == SELF:
            self.hunger[kind] = ability.amount
        elif effect == HUNGER:
            self.hungers[kind].append(number)
            self.hunger_changers |= bit(kind)
        elif effect == COST:
            self.costs[kind].append(number)
            self.cost_changers |= bit(kind)
        else:
            self._add_flag(kind, ability)

    def _add_strength(self, kind: i64, ability: Ability, number: i64) -> None:
        if ability.trigger == ALWAYS and ability.where != AT_ADJACENT:
            self.strength_changers |= bit(kind)
        if ability.trigger != ALWAYS or ability.where != AT_HERE:
            self.far_strength[kind].append(number)
            self.far_givers |= bit(kind)

    def _add_flag(self, kind: i64, ability: Ability) -> None:
        effect = ability.effect
        if effect == FLY:
            self.flyers |= bit(kind)
        elif effect == IMMUNE and ability.who == FRIENDS:
            self.shields[kind] = True
        elif effect == IMMUNE:
            self.immune[kind] = True
        elif effect == BLOCK:
            self.blockers |= bit(kind)
        elif effect == SURVIVE:
            self.survives[kind] = True
        elif effect == TIE:
            self.ties[kind] = True
        else:  # FORBID: the last of the lasting effects
            self.forbidders |= bit(kind)
