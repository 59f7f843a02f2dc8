"""Constants of the game, the vocabulary of abilities as numbers, and the classes of abilities and heroes."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

PLAYERS: Final = 2
REGIONS: Final = 3
DECK: Final = 12  # H-1.2
FOOD: Final = 20  # H-0.2
CUBES: Final = 7
GOAL: Final = 7  # H-2.2
HAND_LIMIT: Final = 5  # H-2.7
OPENING_HAND: Final = 3
MAX_KINDS: Final = 40
LAST_TURN: Final = 120  # H-2.8
MAX_GIVEN: Final = 3  # H-3.7
NONE: Final = -1

# H-0.1: three Farms, two Mines and a City. The number of a tile is its index here.
FARM: Final = 0
MINE: Final = 1
CITY: Final = 2
TILES: Final = [FARM, FARM, FARM, MINE, MINE, CITY]
POINTS: Final = [2, 3, 4]
SLOTS: Final = [1, 2, 3]
TILE_NAMES: Final = ("farm", "mine", "city")

# The places of a hero.
CAMP: Final = 3
DISCARD: Final = 4
PLACE_NAMES: Final = ("left", "middle", "right", "camp", "discard")

FACTIONS: Final = ("mechanical", "elves", "humans", "orcs")  # H-5.1
ALWAYS_USED: Final = 0
WITHOUT_POPULARITY: Final = 1  # H-4.3
WITH_POPULARITY: Final = 2
VERSIONS: Final = ("always", "without-popularity", "with-popularity")

# The triggers of abilities.
RECRUITED: Final = 0
DEPLOYED: Final = 1
MOVED: Final = 2
CONTROL: Final = 3
MAINTENANCE: Final = 4
INCOME: Final = 5
DISCARDED: Final = 6
ALWAYS: Final = 7
ENEMY_DEPLOYED: Final = 8
TILE_WON: Final = 9
TILE_LOST: Final = 10
IN_CAMP: Final = 11
TRIGGERS: Final = (
    "recruited",
    "deployed",
    "moved",
    "control",
    "maintenance",
    "income",
    "discarded",
    "always",
    "enemy-deployed",
    "tile-won",
    "tile-lost",
    "in-camp",
)

# Only if.
UNCONDITIONAL: Final = 0
ALONE: Final = 1
ACCOMPANIED: Final = 2
OPPOSED: Final = 3
UNOPPOSED: Final = 4
OUTNUMBERED: Final = 5
WEAKER: Final = 6
ON_FARM: Final = 7
ON_MINE: Final = 8
ON_CITY: Final = 9
POPULAR: Final = 10
HAS_CUBE: Final = 11
CONDITIONS: Final = (
    "none",
    "alone",
    "accompanied",
    "opposed",
    "unopposed",
    "outnumbered",
    "weaker",
    "farm",
    "mine",
    "city",
    "popular",
    "cube",
)

# The effects of abilities: first one-time effects, then those that hold while the hero is in a Region or in camp.
GAIN_FOOD: Final = 0
STEAL_FOOD: Final = 1
BURN_FOOD: Final = 2
BRING_FOOD: Final = 3
DRAW: Final = 4
MAKE_DISCARD: Final = 5
KILL: Final = 6
SEND_BACK: Final = 7
PUSH: Final = 8
JOIN: Final = 9
RECOVER: Final = 10
EXTRA_ACTION: Final = 11
ADD_CUBE: Final = 12
REMOVE_CUBE: Final = 13
SHOW_HAND: Final = 14
STRIP_HAND: Final = 15
STRENGTH: Final = 16
HUNGER: Final = 17
FLY: Final = 18
IMMUNE: Final = 19
BLOCK: Final = 20
SURVIVE: Final = 21
TIE: Final = 22
COST: Final = 23
FORBID: Final = 24
EFFECTS: Final = (
    "gain-food",
    "steal-food",
    "burn-food",
    "bring-food",
    "draw",
    "make-discard",
    "kill",
    "send-back",
    "push",
    "join",
    "recover",
    "extra-action",
    "add-cube",
    "remove-cube",
    "show-hand",
    "strip-hand",
    "strength",
    "hunger",
    "fly",
    "immune",
    "block",
    "survive",
    "tie",
    "cost",
    "forbid",
)

# The targets.
SELF: Final = 0
FRIENDS: Final = 1
ENEMIES: Final = 2
WHO: Final = ("self", "friends", "enemies")

# The places an ability looks at, takes from and puts to.
AT_HERE: Final = 0
AT_ADJACENT: Final = 1
AT_ANYWHERE: Final = 2
AT_CAMP: Final = 3
AT_HAND: Final = 4
WHERE: Final = ("here", "adjacent", "anywhere", "camp", "hand")

# The things that an amount counts.
PER_NOTHING: Final = 0
PER_FRIEND: Final = 1
PER_ENEMY: Final = 2
PER_FOOD: Final = 3
PER_CUBE: Final = 4
PER_TILE: Final = 5
PER: Final = ("nothing", "friend", "enemy", "food", "cube", "tile")

NO_LIMIT: Final = 99
ALL_TARGETS: Final = 99


class Ability:
    """One line of a hero's text, as numbers from the lists above."""

    def __init__(self, trigger: int, effect: int, amount: int) -> None:
        self.trigger = trigger
        self.effect = effect
        self.amount = amount
        self.condition: int = UNCONDITIONAL
        self.who: int = SELF
        self.where: int = AT_HERE
        self.to: int = AT_HERE
        self.per: int = PER_NOTHING
        self.min_strength: int = 0
        self.max_strength: int = NO_LIMIT
        self.max_cost: int = NO_LIMIT
        self.optional = False
        self.targets: int = 1
        self.pay: int = 0
        self.with_food = False
        self.alternative = False
        """Whether its owner may choose it instead of the ability before it."""


class Hero:
    """One kind of hero card."""

    def __init__(self, faction: int, copies: int, cost: int, strength: int) -> None:
        self.faction = faction
        self.copies = copies
        self.cost = cost
        self.strength = strength
        self.draft = False
        self.version: int = ALWAYS_USED
        self.abilities: list[Ability] = []
