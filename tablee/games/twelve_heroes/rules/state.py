"""The state of a match: each seat's cards, Food, tiles and cubes, and the pending tasks."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.bits import bit, size
from tablee.core.chance import Draw
from tablee.core.decision import Over
from tablee.core.state import Awaits, State
from tablee.core.values import frozen
from tablee.games.twelve_heroes.rules import draft, engine, facts, own_decks, turn
from tablee.games.twelve_heroes.rules.observation import observe
from tablee.games.twelve_heroes.rules.pending import DECISIONS, ENDED, ENLISTS, MULLIGAN, NOTHING, PICK, PICKS
from tablee.games.twelve_heroes.rules.pieces import FOOD, NONE, TILES
from tablee.games.twelve_heroes.rules.piles import first_card
from tablee.games.twelve_heroes.rules.playout import play_out
from tablee.games.twelve_heroes.rules.setup import MatchSetup
from tablee.games.twelve_heroes.rules.tasks import ARGUMENT

if TYPE_CHECKING:
    from tablee.core.rng import Rng


class TwelveHeroes(State):
    """Everything on the table and in the hands. Cards of a deck are 0 to 11, and sets of them are bit masks.

    Lists of two are by seat, of three by Region, of six by seat and Region (`seat * 3 + region`). The rules are
    functions over this state, with a module for each part of the rulebook. All fields are in this one class, including
    what is pending: search copies and reads positions millions of times, and a nested object would be one more to copy
    and look up.
    """

    def __init__(self, setup: MatchSetup, kinds: list[int]) -> None:  # noqa: PLR0915  (a line a field)
        super().__init__()
        self.setup = setup
        self.heroes = setup.heroes
        self.kinds = kinds
        """The kind of each card: the first seat's twelve, then the second's.

        `NONE` if a player has yet to name a hero.
        """
        self.hand = [0, 0]
        self.deck = [0, 0]
        self.under: list[list[int]] = [[], []]
        """The cards under each deck since the mulligan, in drawing order (H-1.3)."""
        self.shown = [0, 0]
        """The part of each hand that everybody knows."""
        self.discards = [0, 0]
        """The discard piles."""
        self.camp = [0, 0]
        self.at = [0, 0, 0, 0, 0, 0]
        self.food = [0, 0]
        self.stock = [0, 0, 0, 0, 0, 0]
        self.reserve: i64 = FOOD
        self.tile = [NONE, NONE, NONE]
        self.below = [1, 1, 1]
        self.unseen: i64 = bit(6) - 1
        self.won = [0, 0]
        self.points = [0, 0]
        self.cubes = [0, 0, 0, 0, 0, 0]
        self.popular = [NONE, NONE, NONE]
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.given: i64 = 0
        """The number of actions that abilities have given in this turn (H-3.7)."""
        self.dealt = [0, 0, 0, 0]
        """The draft cards dealt in each round (`round * 2 + seat`), and those kept of six and of four (H-5.2)."""
        self.kept = [0, 0, 0, 0]
        self.taken = [0, 0, 0, 0]
        self.known: list[list[int]] = []
        """With secret decks, how many cards of each kind a viewer knows to be in a deck (`viewer * 2 + seat`)."""
        # What is pending
        self.waiting: i64 = NOTHING
        self.asked: i64 = 0
        self.draw: Draw | None = None
        self.choices: list[int] = []
        self.tasks: list[int] = []
        self.sent = [NONE, NONE, NONE]
        """The kind deployed into each Region by the current Deploy action (H-3.3)."""
        self.ready = [NONE, NONE, NONE]
        """Those of them whose abilities are still to come (H-3.3)."""
        self.ability: i64 = NONE
        self.source: i64 = NONE
        self.owner: i64 = 0
        self.region: i64 = 0
        self.victim: i64 = NONE
        self.start: i64 = NONE
        self.max_food: i64 = 0
        self.deck_words = vec[i64]()
        """Both decks as an observation writes them, if they are open. Empty until an observation needs it."""
        # The last facts told to listeners. They are not part of the position.
        self.told_at: list[int] = []
        self.told_powers: list[int] = []
        self.told_actions: i64 = 0

    def copy(self) -> TwelveHeroes:
        other = TwelveHeroes(self.setup, self.kinds)
        self.copy_into(other)
        return other

    def copy_into(self, other: TwelveHeroes) -> None:
        """Copy this position into the other, sharing nothing mutable. Choices and draws never change once made."""
        other.hand = self.hand.copy()
        other.deck = self.deck.copy()
        other.under = [order.copy() for order in self.under]
        other.shown = self.shown.copy()
        other.discards = self.discards.copy()
        other.camp = self.camp.copy()
        other.at = self.at.copy()
        other.food = self.food.copy()
        other.stock = self.stock.copy()
        other.reserve = self.reserve
        other.tile = self.tile.copy()
        other.below = self.below.copy()
        other.unseen = self.unseen
        other.won = self.won.copy()
        other.points = self.points.copy()
        other.cubes = self.cubes.copy()
        other.popular = self.popular.copy()
        other.seat = self.seat
        other.turn = self.turn
        other.actions = self.actions
        other.given = self.given
        other.waiting = self.waiting
        other.asked = self.asked
        other.draw = self.draw
        other.choices = self.choices
        other.tasks = self.tasks.copy()
        other.sent = self.sent.copy()
        other.ready = self.ready.copy()
        other.ability = self.ability
        other.source = self.source
        other.owner = self.owner
        other.region = self.region
        other.victim = self.victim
        other.start = self.start
        other.max_food = self.max_food
        other.deck_words = self.deck_words
        if self.setup.own:
            other.kinds = self.kinds
            other.known = [counts.copy() for counts in self.known]
        if self.setup.draft:
            other.kinds = self.kinds.copy()
            other.dealt = self.dealt.copy()
            other.kept = self.kept.copy()
            other.taken = self.taken.copy()
            other.known = [counts.copy() for counts in self.known]

    def key(self) -> Hashable:
        """Return the key. The choices follow from the rest."""
        return frozen(self, (*self.left_out(), "choices"))

    def left_out(self) -> tuple[str, ...]:
        return ("events", "heroes", "deck_words", "told_at", "told_powers", "told_actions")

    def complete(self) -> None:
        self.events = None
        self.heroes = self.setup.heroes
        self.deck_words = vec[i64]()
        self.told_at = []
        self.told_powers = []
        self.told_actions = 0

    def awaits(self) -> Awaits:
        waiting = self.waiting
        if waiting > PICK:
            return DECISIONS[self.asked][waiting - MULLIGAN]
        if waiting == PICK:
            return ENLISTS if self.setup.own else PICKS
        if waiting == ENDED:
            return Over(turn.ranks(self))
        assert self.draw is not None
        return self.draw

    def legal(self, seat: int) -> list[int]:
        if self.waiting != PICK:
            return self.choices
        return own_decks.choices(self, seat) if self.setup.own else draft.picks(self, seat)

    def apply(self, choices: list[int]) -> None:
        engine.apply(self, choices)

    def resolve(self, outcome: list[int]) -> None:
        engine.resolve(self, outcome)

    def playout(self, rng: Rng) -> int:
        """Play out with the same result as step by step, but faster."""
        return State.playout(self, rng) if self.events is not None else play_out(self, rng)

    def observe_into(self, words: vec[i64], at: i64, seat: i64) -> None:
        observe(self, words, at, seat)

    def mask_into(self, mask: vec[u8], at: i64, seat: i64, allowed: u8) -> None:
        """Write the mask. Actions name no seats, so there is nothing to renumber."""
        for action in self.legal(seat):
            mask[at + action] = allowed

    def complete_last_event(self) -> None:
        facts.state_changes(self)

    # Pending tasks

    def then(self, task: i64, argument: i64 = 0) -> None:
        """Do this task before all pending ones."""
        self.tasks.append(task + ARGUMENT * argument)

    def ask(self, seat: i64, waiting: i64) -> None:
        """Await a seat's choice."""
        self.asked = seat
        self.waiting = waiting

    def await_draw(self, draw: Draw, waiting: i64) -> None:
        """Await chance."""
        self.draw = draw
        self.waiting = waiting

    # Cards

    def kind_of(self, seat: i64, card: int) -> int:
        return self.kinds[seat * 12 + card]

    def find(self, seat: i64, cards: i64, kind: i64) -> int:
        """Return the first of these cards that is of this kind. There must be one."""
        first = seat * 12
        while self.kinds[first + first_card(cards)] != kind:
            cards &= cards - 1
        return first_card(cards)

    def in_hand(self, seat: i64, kind: i64) -> int:
        """Return the card of this kind to play from a hand: one that everybody knows of, if there is one."""
        shown: i64 = self.shown[seat]
        if self.count(seat, shown, kind) > 0:
            return self.find(seat, shown, kind)
        return self.find(seat, self.hand[seat], kind)

    def count(self, seat: i64, cards: i64, kind: i64) -> int:
        """Return how many of these cards are of this kind."""
        first = seat * 12
        found = 0
        while cards != 0:
            if self.kinds[first + first_card(cards)] == kind:
                found += 1
            cards &= cards - 1
        return found

    def kinds_in(self, seat: i64, cards: i64) -> list[int]:
        """Return the kinds of these cards, in rising order, one for each card."""
        first = seat * 12
        found: list[int] = []
        while cards != 0:
            found.append(self.kinds[first + first_card(cards)])
            cards &= cards - 1
        found.sort()
        return found

    def different(self, seat: i64, cards: i64) -> i64:
        """Return the set of the kinds of these cards."""
        first = seat * 12
        kinds: i64 = 0
        while cards != 0:
            kinds |= bit(self.kinds[first + first_card(cards)])
            cards &= cards - 1
        return kinds

    def tile_kind(self, region: i64) -> i64:
        """Return Farm, Mine or City, or `NONE` if all tiles are won."""
        tile: i64 = self.tile[region]
        if tile == NONE:
            return NONE
        return TILES[tile]

    def heroes_at(self, seat: i64, region: i64) -> int:
        """Return how many heroes a seat has in a Region."""
        return size(self.at[seat * 3 + region])

    def deck_size(self, seat: i64) -> i64:
        """Return how many cards a deck has, including those under it."""
        return size(self.deck[seat]) + len(self.under[seat])
