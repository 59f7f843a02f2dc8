"""Positions that show the rules of Twelve Heroes, and what happens in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tablee.core.bits import bit, lowest
from tablee.core.example import Example
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import engine
from tablee.games.twelve_heroes.rules.pieces import PLACE_NAMES
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.tasks import END_TURN, NEXT_ACTION
from tablee.games.twelve_heroes.views.view import new_match

SET: Final = "tablee-2"
"""The set of the examples."""
DECKS: Final = HeroesOptions(
    heroes=SET,
    decks="constructed",
    deck_1="archangel, strategist, treant, knight 2, standard-bearer, squire, goat, giant-falcon, castellan, empress, catapult",
    deck_2="goat 2, goblin-thief 2, orc-raider 2, wolf-rider 2, shaman, warchief, troll, dragon",
)
EXTRA: Final = msgspec.structs.replace(DECKS, extra_actions=True)
POPULAR: Final = msgspec.structs.replace(DECKS, popularity=True)
DRAFT: Final = HeroesOptions(decks="draft", heroes=SET)
KINDS: Final = find_set(SET).ids()
FARM, MINE, CITY = 0, 3, 5
"""Tiles by their numbers."""
LEA, MIA = 0, 1


def no(name: str) -> str:
    """Return the name of a hero in actions: the number on its card."""
    return str(KINDS.index(name) + 1)


class Scene:
    """A position in the middle of a game, with a farm, a mine and a city on the table."""

    def __init__(self, options: HeroesOptions = DECKS, seat: int = LEA, actions: int = 3) -> None:
        self.state = TwelveHeroes(options.setup(), options.kinds())
        self.state.deck = [4095, 4095]
        self.state.tile = [FARM, MINE, CITY]
        self.state.unseen = bit(1) | bit(2) | bit(4)
        self.state.turn = 10 + seat
        self.state.seat = seat
        self.state.actions = actions

    def _card(self, seat: int, name: str) -> int:
        """Take a card of this name out of the deck."""
        deck = self.state.deck[seat]
        card = next(one for one in range(12) if deck & bit(one) and self.state.kind_of(seat, one) == KINDS.index(name))
        self.state.deck[seat] ^= bit(card)
        return bit(card)

    def hand(self, seat: int, *names: str) -> Scene:
        for name in names:
            self.state.hand[seat] |= self._card(seat, name)
        return self

    def camp(self, seat: int, *names: str, food: int = 0) -> Scene:
        for name in names:
            self.state.camp[seat] |= self._card(seat, name)
        self.state.food[seat] += food
        self.state.reserve -= food
        return self

    def at(self, seat: int, place: str, *names: str, food: int = 0) -> Scene:
        region = seat * 3 + PLACE_NAMES.index(place)
        for name in names:
            self.state.at[region] |= self._card(seat, name)
        self.state.stock[region] += food
        self.state.reserve -= food
        return self

    def cubes(self, seat: int, place: str, count: int) -> Scene:
        self.state.cubes[seat * 3 + PLACE_NAMES.index(place)] = count
        return self

    def won(self, seat: int, place: str, tile: int, points: int) -> Scene:
        """Let a seat have won the upper tile of a stack already."""
        self.state.unseen &= ~bit(tile)
        self.state.won[seat] |= bit(tile)
        self.state.points[seat] += points
        self.state.below[PLACE_NAMES.index(place)] -= 1
        return self

    def acting(self) -> TwelveHeroes:
        """Return the Military phase of the seat whose turn it is."""
        self.state.then(END_TURN)
        self.state.then(NEXT_ACTION)
        engine.advance(self.state)
        return self.state


def show(name: str, rules: str, setting: Callable[[], Scene], *script: str, options: HeroesOptions = DECKS) -> Example:
    """Return an example that begins in a Military phase."""
    return Example(name, tuple(rules.split()), lambda: setting().acting(), script, options=options)


def draws(setting: Callable[[], Scene], seat: int = LEA) -> str:
    """Return the script line in which the seat draws the first card of its deck."""
    return f"deal {lowest(setting().state.deck[seat])}"


def mias_last() -> Scene:
    """Return a scene in which Mia is about to take her last action. Then it is Léa's turn."""
    return Scene(seat=MIA, actions=1).camp(MIA, "goat", food=1)


def mulligan() -> TwelveHeroes:
    """Return a position in which Léa begins, with the expensive Archangel among her three cards."""
    state = new_match(DECKS)
    for outcome in ([FARM, MINE, CITY], [archangel(), 3, 5], [0, 4, 8], [LEA]):
        state.resolve(outcome)
    return state


def archangel() -> int:
    return DECKS.kinds().index(KINDS.index("archangel"))


def strong_middle() -> Scene:
    return mias_last().at(LEA, "middle", "knight", "squire", food=2).at(MIA, "middle", "orc-raider", food=1)


def six_to_seven() -> Scene:
    held = mias_last().won(LEA, "left", 4, 3).won(LEA, "right", 1, 2)
    return held.at(LEA, "left", "knight", food=1).cubes(LEA, "left", 1)


def hungry() -> Scene:
    return mias_last().at(LEA, "middle", "knight", "squire", "castellan", food=2).hand(LEA, "empress")


def poor() -> Scene:
    return mias_last().camp(LEA, "knight", food=1).hand(LEA, "empress", "squire")


def full_hand() -> Scene:
    return Scene(actions=1).camp(LEA, food=1).hand(LEA, "empress", "squire", "goat", "treant", "castellan", "catapult")


def seven_to_less() -> Scene:
    """Return the scene of H-E1: 5 and 2 against 3."""
    middle = mias_last().at(LEA, "middle", "knight", "standard-bearer", food=2).cubes(LEA, "middle", 2)
    return middle.at(MIA, "middle", "orc-raider", food=1)


EXAMPLES = (
    Example(
        "tiles",
        ("H-1.1", "H-1.2"),
        lambda: new_match(HeroesOptions(heroes=SET)),
        ("deal 0 3 5; deal 0 1 2; deal 3 4 5; deal 0",),
    ),
    Example("mulligan", ("H-1.3",), mulligan, (f"under {no('archangel')}", "done; deal 9"), options=DECKS),
    show("control", "H-2.1", strong_middle, "supply", draws(strong_middle)),
    show("seven-points", "H-2.2", six_to_seven, "supply"),
    show("hunger", "H-2.3", hungry, "supply", f"starve {no('squire')}"),
    show(
        "left-behind",
        "H-2.4",
        lambda: Scene().at(LEA, "left", "knight", food=2),
        f"move {no('knight')} left middle",
        "carry 1",
    ),
    show("income", "H-2.5 H-2.6", poor, "supply", draws(poor)),
    show("five-cards", "H-2.7", full_hand, "supply", f"drop {no('empress')}; {draws(full_hand, MIA)}"),
    show("supply", "H-3.1", lambda: Scene().camp(LEA, "knight", food=1), "supply"),
    show(
        "recruit",
        "H-3.2",
        lambda: Scene().camp(LEA, food=4).hand(LEA, "knight", "squire", "empress"),
        f"recruit {no('knight')}",
    ),
    show(
        "deploy",
        "H-3.3",
        lambda: Scene().camp(LEA, "knight", food=3).at(MIA, "middle", "wolf-rider", food=1),
        f"deploy {no('knight')} middle",
        "carry 2",
    ),
    show(
        "move",
        "H-3.4",
        lambda: Scene().at(LEA, "left", "knight", "squire", food=3).at(MIA, "middle", "goat", food=1),
        f"move {no('knight')} left middle",
        "carry 1",
    ),
    show(
        "one-more",
        "H-3.7",
        lambda: Scene(actions=1).camp(LEA, "strategist", food=1),
        f"deploy {no('strategist')} left",
        "carry 1",
    ),
    show(
        "spend",
        "H-4.1",
        lambda: Scene(EXTRA).hand(LEA, "knight", "squire").camp(LEA, food=1),
        f"spend {no('squire')}",
        options=EXTRA,
    ),
    show(
        "popularity",
        "H-4.2",
        lambda: Scene(POPULAR).camp(LEA, "squire", food=1),
        f"deploy {no('squire')} right",
        "carry 1",
        options=POPULAR,
    ),
    Example(
        "draft",
        ("H-5.2",),
        lambda: new_match(DRAFT),
        ("deal 0 4 9 12 20 30 1 5 10 15 22 33", f"keep {no('treant')} / keep {no('sentinel')}"),
        options=DRAFT,
    ),
    show("mine-won", "H-E1 H-2.1", seven_to_less, "supply"),
    show(
        "archangel",
        "H-E2 H-3.2",
        lambda: Scene().hand(LEA, "archangel").camp(LEA, food=4).at(LEA, "left", "strategist", "treant"),
        f"recruit {no('archangel')}",
    ),
    show(
        "two-at-once",
        "H-E3 H-3.3",
        lambda: Scene().camp(LEA, "goat", "giant-falcon", food=2),
        f"deploy {no('goat')} left; carry 1",
        f"deploy {no('giant-falcon')} right; carry 0",
    ),
    show(
        "treant",
        "H-E4 H-3.4",
        lambda: Scene().at(LEA, "left", "treant", food=2),
        f"move {no('treant')} left middle; carry 1",
    ),
)
