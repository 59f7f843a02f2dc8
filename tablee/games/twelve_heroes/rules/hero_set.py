"""A set of heroes as the flat tables that the rules read."""
# compiled by mypyc

from __future__ import annotations

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


class HeroSet:
    """The heroes of a box as the rules read them: a kind is its number less one, an ability its place in `abilities`."""

    def __init__(self, heroes: list[Hero]) -> None:
        self.heroes = heroes
        self.cost = [hero.cost for hero in heroes]
        self.strength = [hero.strength for hero in heroes]
        self.hunger = [1 for _ in heroes]
        self.flies = [False for _ in heroes]
        self.immune = [False for _ in heroes]
        self.shields = [False for _ in heroes]
        """Whether a kind makes the others of its side there immune."""
        self.forbids = [False for _ in heroes]
        self.blocks = [False for _ in heroes]
        self.survives = [False for _ in heroes]
        self.ties = [False for _ in heroes]
        self.changes_strength = [False for _ in heroes]
        self.far_strength: list[list[int]] = [[] for _ in heroes]
        """The abilities by which a kind changes strengths in other Regions, or from camp."""
        self.hungers: list[list[int]] = [[] for _ in heroes]
        """The abilities by which a kind changes what others eat."""
        self.costs: list[list[int]] = [[] for _ in heroes]
        self.any_far = False
        self.any_hungers = False
        self.any_costs = False
        self.any_forbids = False
        self.alternative: list[int] = []
        """By ability: the one that can be done instead of it, or `NONE`."""
        self.abilities: list[Ability] = []
        self.triggered: list[list[int]] = [[] for _ in range(len(heroes) * len(TRIGGERS))]
        self.appraisals: list[list[float]] = []
        """Room for what bots think of these heroes: they fill it once per set, since they read it at every position."""
        for kind, hero in enumerate(heroes):
            for ability in hero.abilities:
                self._add(kind, ability)

    def on(self, kind: int, trigger: int) -> list[int]:
        """The abilities of a kind that a trigger sets off, in the order of its text."""
        return self.triggered[kind * len(TRIGGERS) + trigger]

    def faction_deck(self, faction: int, version: int) -> list[int]:
        """H-5.1, H-4.3: the kinds of a faction's deck, each as often as it is in the box."""
        return [
            kind
            for kind, hero in enumerate(self.heroes)
            if hero.faction == faction and hero.version in (ALWAYS_USED, version)
            for _ in range(hero.copies)
        ]

    def draft_cards(self, version: int) -> list[int]:
        """H-5.2, H-4.3: the kinds of the cards with the draft icon."""
        return [
            kind
            for kind, hero in enumerate(self.heroes)
            if hero.draft and hero.version in (ALWAYS_USED, version)
            for _ in range(hero.copies)
        ]

    def _add(self, kind: int, ability: Ability) -> None:
        number = len(self.abilities)
        self.abilities.append(ability)
        self.alternative.append(NONE)
        if ability.alternative:
            self.alternative[number - 1] = number
            return
        self.triggered[kind * len(TRIGGERS) + ability.trigger].append(number)
        if ability.effect >= STRENGTH:
            self._add_lasting(kind, ability, number)

    def _add_lasting(self, kind: int, ability: Ability, number: int) -> None:
        """Note what lasts where the rules look for it: most sets have little of it, and strengths are asked for often."""
        effect = ability.effect
        if effect == STRENGTH:
            self._add_strength(kind, ability, number)
        elif effect == HUNGER and ability.who == SELF:
            self.hunger[kind] = ability.amount
        elif effect == HUNGER:
            self.hungers[kind].append(number)
            self.any_hungers = True
        elif effect == COST:
            self.costs[kind].append(number)
            self.any_costs = True
        else:
            self._add_flag(kind, ability)

    def _add_strength(self, kind: int, ability: Ability, number: int) -> None:
        if ability.trigger == ALWAYS and ability.where != AT_ADJACENT:
            self.changes_strength[kind] = True
        if ability.trigger != ALWAYS or ability.where != AT_HERE:
            self.far_strength[kind].append(number)
            self.any_far = True

    def _add_flag(self, kind: int, ability: Ability) -> None:
        effect = ability.effect
        if effect == FLY:
            self.flies[kind] = True
        elif effect == IMMUNE and ability.who == FRIENDS:
            self.shields[kind] = True
        elif effect == IMMUNE:
            self.immune[kind] = True
        elif effect == BLOCK:
            self.blocks[kind] = True
        elif effect == SURVIVE:
            self.survives[kind] = True
        elif effect == TIE:
            self.ties[kind] = True
        else:  # FORBID: the last effect that lasts
            self.forbids[kind] = True
            self.any_forbids = True
