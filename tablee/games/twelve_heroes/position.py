"""A position as data: who has which cards, Food, tiles and cubes where, and what is still to be done."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, size
from tablee.games.twelve_heroes.agenda import Agenda
from tablee.games.twelve_heroes.appraisal import IN_CAMP, IN_HAND, IN_REGION, appraise
from tablee.games.twelve_heroes.pieces import (
    ALWAYS_USED,
    FOOD,
    NONE,
    TILES,
    WITH_POPULARITY,
    WITHOUT_POPULARITY,
    HeroSet,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Table:
    """What does not change during a match: the heroes, the decks' mode and the advanced rules."""

    def __init__(self, heroes: HeroSet, options: object, *, draft: bool, extra_actions: bool, popularity: bool) -> None:
        self.heroes = heroes
        self.options = options
        self.draft = draft
        self.extra_actions = extra_actions
        self.popularity = popularity
        self.draft_kinds = heroes.draft_cards(self.version())
        self.bonus = [[appraise(hero, where) for hero in heroes.heroes] for where in (IN_HAND, IN_CAMP, IN_REGION)]
        """What the abilities of each kind are worth at a glance: in hand, in camp, in a Region."""

    def version(self) -> int:
        """H-4.3: which of two versions of a card is in play."""
        return WITH_POPULARITY if self.popularity else WITHOUT_POPULARITY

    def in_play(self, kind: int) -> bool:
        """Whether cards of this kind may be in a deck at this table."""
        return self.heroes.heroes[kind].version in (ALWAYS_USED, self.version())


class Position(Agenda):
    """Everything on the table and in the hands. Cards of a deck are 0 to 11 and sets of them are masks.

    Lists of two are by seat, of three by Region, of six by seat and Region (`seat * 3 + region`).
    """

    def __init__(self, table: Table, kinds: list[int]) -> None:
        super().__init__()
        self.table = table
        self.heroes = table.heroes
        self.kinds = kinds
        """The kind of each card: the first seat's twelve, then the second's."""
        self.hand = [0, 0]
        self.deck = [0, 0]
        self.under: list[list[int]] = [[], []]
        """H-1.3: what lies under each deck since the mulligan, in the order in which it will be drawn."""
        self.shown = [0, 0]
        """The part of each hand that everybody knows."""
        self.spent = [0, 0]
        """The discards."""
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
        """H-3.7: how many actions abilities have given in this turn."""
        self.dealt = [0, 0, 0, 0]
        """H-5.2: the draft cards dealt in each round (`round * 2 + seat`), and what was kept of six and of four."""
        self.kept = [0, 0, 0, 0]
        self.taken = [0, 0, 0, 0]
        self.known: list[list[int]] = []
        """In a draft: how many cards of each kind a viewer knows to be in a deck (`viewer * 2 + seat`)."""

    def copy_into(self, other: Position) -> None:
        """Make the other the same position, sharing nothing that changes."""
        other.hand = self.hand.copy()
        other.deck = self.deck.copy()
        other.under = [order.copy() for order in self.under]
        other.shown = self.shown.copy()
        other.spent = self.spent.copy()
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
        self.copy_pending(other)
        if self.table.draft:
            other.kinds = self.kinds.copy()
            other.dealt = self.dealt.copy()
            other.kept = self.kept.copy()
            other.taken = self.taken.copy()
            other.known = [counts.copy() for counts in self.known]

    # Cards

    def kind_of(self, seat: int, card: int) -> int:
        return self.kinds[seat * 12 + card]

    def find(self, seat: int, cards: i64, kind: int) -> int:
        """The first of these cards that is of this kind; there must be one."""
        first = seat * 12
        while self.kinds[first + lowest(cards)] != kind:
            cards &= cards - 1
        return lowest(cards)

    def in_hand(self, seat: int, kind: int) -> int:
        """The card of this kind to play from a hand: one that everybody knows of, if there is one."""
        shown: i64 = self.shown[seat]
        if self.count(seat, shown, kind) > 0:
            return self.find(seat, shown, kind)
        return self.find(seat, self.hand[seat], kind)

    def count(self, seat: int, cards: i64, kind: int) -> int:
        """How many of these cards are of this kind."""
        first = seat * 12
        found = 0
        while cards != 0:
            if self.kinds[first + lowest(cards)] == kind:
                found += 1
            cards &= cards - 1
        return found

    def kinds_in(self, seat: int, cards: i64) -> list[int]:
        """The kinds of these cards, in rising order, one for each card."""
        first = seat * 12
        found: list[int] = []
        while cards != 0:
            found.append(self.kinds[first + lowest(cards)])
            cards &= cards - 1
        found.sort()
        return found

    def different(self, seat: int, cards: i64) -> i64:
        """The set of the kinds of these cards."""
        first = seat * 12
        kinds: i64 = 0
        while cards != 0:
            kinds |= bit(self.kinds[first + lowest(cards)])
            cards &= cards - 1
        return kinds

    def tile_kind(self, region: int) -> int:
        """Farm, Mine or City; none where all tiles are won."""
        tile = self.tile[region]
        return NONE if tile == NONE else TILES[tile]

    def heroes_at(self, seat: int, region: int) -> int:
        """How many heroes a seat has in a Region."""
        return size(self.at[seat * 3 + region])

    def deck_size(self, seat: int) -> int:
        """How many cards a deck has, those under it too."""
        return size(self.deck[seat]) + len(self.under[seat])
