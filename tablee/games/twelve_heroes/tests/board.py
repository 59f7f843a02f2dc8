"""A board for tests: heroes defined in one line, positions set up by hand, and choices by their notation."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Draw
from tablee.core.decision import Decide, Over
from tablee.core.event import Event
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.heroes.reader import CardSet, assemble
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import engine
from tablee.games.twelve_heroes.rules.actions import ACTIONS
from tablee.games.twelve_heroes.rules.cards import owned
from tablee.games.twelve_heroes.rules.pending import NOTHING
from tablee.games.twelve_heroes.rules.pieces import PLACE_NAMES
from tablee.games.twelve_heroes.rules.setup import MatchSetup
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.tasks import END_TURN, NEXT_ACTION, TURN

FIRST_SET = "tablee-1"
OURS = find_set(FIRST_SET)
FARM, MINE, CITY = 0, 3, 5
"""Tiles by their numbers."""


def hero(name: str, cost: int = 1, strength: int = 1, *abilities: dict[str, Any]) -> dict[str, Any]:
    """Return a hero for a test."""
    names = dict.fromkeys(("en", "fr", "ru"), name)
    return {
        "id": name,
        "name": names,
        "faction": "humans",
        "copies": 12,
        "cost": cost,
        "strength": strength,
        "ability": list(abilities),
    }


def does(when: str, effect: str, **fields: Any) -> dict[str, Any]:
    """Return an ability for a test. `if_` stands for `if`."""
    return {"when": when, "do": effect, **{name.rstrip("_"): value for name, value in fields.items()}}


def box(*heroes: dict[str, Any]) -> CardSet:
    """Return a set of these heroes and of a peasant (cost 1, strength 1) to fill decks with."""
    return assemble({"hero": [hero("peasant"), *heroes]})


class Board:
    """A position that a test controls."""

    def __init__(self, cards: CardSet = OURS, **rules: bool) -> None:
        self.cards = cards
        self.filler = "peasant" if "peasant" in cards.ids() else "squire"
        wanted = {"draft": False, "extra_actions": False, "popularity": False, **rules}
        table = MatchSetup(cards.heroes, HeroesOptions(heroes=FIRST_SET), **wanted)
        self.state = TwelveHeroes(table, [self.kind(self.filler)] * 24)
        self.state.deck = [4095, 4095]
        self.state.tile = [FARM, MINE, CITY]
        self.state.unseen = 0b010110
        self.state.turn = 10

    def kind(self, name: str) -> int:
        return self.cards.ids().index(name)

    def _card(self, seat: int, name: str) -> int:
        """Turn a card of the deck into one of this kind, and return it."""
        state = self.state
        card = next(card for card in range(12) if state.deck[seat] >> card & 1)
        state.deck[seat] &= ~(1 << card)
        state.kinds[seat * 12 + card] = self.kind(name)
        return 1 << card

    def hand(self, seat: int, *names: str) -> Board:
        for name in names:
            self.state.hand[seat] |= self._card(seat, name)
        return self

    def camp(self, seat: int, *names: str, food: int = 0) -> Board:
        for name in names:
            self.state.camp[seat] |= self._card(seat, name)
        self.state.food[seat] += food
        self.state.reserve -= food
        return self

    def at(self, seat: int, place: str, *names: str, food: int = 0) -> Board:
        region = PLACE_NAMES.index(place)
        for name in names:
            self.state.at[seat * 3 + region] |= self._card(seat, name)
        self.state.stock[seat * 3 + region] += food
        self.state.reserve -= food
        return self

    def discard(self, seat: int, *names: str) -> Board:
        for name in names:
            self.state.discards[seat] |= self._card(seat, name)
        return self

    def only(self, seat: int) -> Board:
        """Remove the rest of the deck, as if this seat had drawn all its cards."""
        self.state.discards[seat] |= self.state.deck[seat]
        self.state.deck[seat] = 0
        return self

    def cubes(self, seat: int, place: str, count: int) -> Board:
        self.state.cubes[seat * 3 + PLACE_NAMES.index(place)] = count
        return self

    def acting(self, actions: int = 3) -> Board:
        """Put the first seat into its Military phase."""
        self.state.actions = actions
        self.state.then(END_TURN)
        self.state.then(NEXT_ACTION)
        return self.go()

    def turn(self) -> Board:
        """Let the first seat begin a turn."""
        self.state.then(TURN)
        return self.go()

    def go(self) -> Board:
        self.story: list[Event] = []
        self.state.events = self.story
        engine.advance(self.state)
        return self

    def play(self, *script: str) -> Board:
        """Make choices by notation, with ids instead of numbers, and `deal` with numbers for chance."""
        for line in script:
            self.state.events = self.story
            verb, *words = line.split()
            if verb == "deal":
                waits = self.state.awaits()
                assert isinstance(waits, Draw)
                outcome = [int(word) for word in words]
                assert waits.possible(outcome), f"{outcome} of {waits.pool:b}"
                self.state.resolve(outcome)
            else:
                self.state.apply([self._action(line)])
        self.check()
        return self

    def _action(self, line: str) -> int:
        waits = self.state.awaits()
        assert isinstance(waits, Decide), f"{line}: {waits}"
        action = ACTIONS.index(self._numbered(line))
        assert action is not None, line
        legal = self.state.legal(waits.seats[0])
        assert action in legal, f"{line}: {waits.prompt} {[ACTIONS.text(each) for each in legal]}"
        return action

    def _numbered(self, line: str) -> str:
        ids = self.cards.ids()
        return " ".join(str(ids.index(word) + 1) if word in ids else word for word in line.split())

    def check(self) -> None:
        """Check that nothing is lost except by the rules (H-0.2)."""
        state = self.state
        assert sum(state.food) + sum(state.stock) + state.reserve == 20
        for seat in range(2):
            assert owned(state, seat) == list(range(12))
        assert min(*state.food, *state.stock, state.reserve) >= 0

    # What a player could see

    def names(self, seat: int, place: str) -> list[str]:
        state = self.state
        places = {"hand": state.hand, "deck": state.deck, "discard": state.discards, "camp": state.camp}
        cards = places[place][seat] if place in places else state.at[seat * 3 + PLACE_NAMES.index(place)]
        return [self.cards.ids()[kind] for kind in state.kinds_in(seat, cards)]

    def food(self, seat: int, place: str) -> int:
        return self.state.food[seat] if place == "camp" else self.state.stock[seat * 3 + PLACE_NAMES.index(place)]

    @property
    def prompt(self) -> str:
        waits = self.state.awaits()
        return waits.prompt if isinstance(waits, Decide) else type(waits).__name__

    @property
    def asked(self) -> int:
        waits = self.state.awaits()
        assert isinstance(waits, Decide)
        return waits.seats[0]

    def offers(self) -> list[str]:
        """Return what the asked seat may do, with ids instead of numbers."""
        ids = self.cards.ids()
        texts = [ACTIONS.text(action).split() for action in self.state.legal(self.asked)]
        return [
            " ".join(
                [verb, *(ids[int(w) - 1] if w.isdecimal() and verb not in ("carry", "either") else w for w in words)]
            )
            for verb, *words in texts
        ]

    def tags(self) -> list[str]:
        return [event.tag for event in self.story]

    def told(self, tag: str) -> list[dict[str, Any]]:
        """Return the parameters of events with this tag, without those added by `rules.facts`."""
        added = ("powers", "actions")
        return [
            {name: value for name, value in event.params.items() if name not in added}
            for event in self.story
            if event.tag == tag
        ]

    @property
    def over(self) -> tuple[int, ...] | None:
        waits = self.state.awaits() if self.state.waiting != NOTHING else None
        return waits.ranks if isinstance(waits, Over) else None


def with_hero(*abilities: dict[str, Any], strength: int = 2, **rules: bool) -> Board:
    """Return a board with a hero of these abilities in hand, at cost 1."""
    others = [hero("giant", 3, 5), hero("stone", 1, 1, does("always", "immune"))]
    return Board(box(hero("star", 1, strength, *abilities), *others), **rules)


def deployed(board: Board, *script: str) -> Board:
    """Deploy the star to the middle."""
    return board.camp(0, "star").acting().play("deploy star middle", *script)


def strengths(board: Board, seat: int) -> tuple[int, int, int]:
    return GAME.view(board.state, seat).sides[seat].strengths
