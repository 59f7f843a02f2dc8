"""Deal a full position that fits a view: hidden cards and tiles are drawn at random.

A search deals thousands from one view. If the decks are known, the view is read only once.
"""
# compiled by mypyc

from __future__ import annotations

from itertools import accumulate
from typing import Final, NamedTuple

from tablee.core.bits import bit, mask_of
from tablee.core.chance import Draw
from tablee.core.rng import Rng
from tablee.games.twelve_heroes.rules import cards
from tablee.games.twelve_heroes.rules.choices import list_choices
from tablee.games.twelve_heroes.rules.draft import deal_packs
from tablee.games.twelve_heroes.rules.pending import CARDS, ENDED, FIRST, PACKS, PICK
from tablee.games.twelve_heroes.rules.pieces import DECK, NONE, TILE_NAMES, TILES
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.views.imagine_draft import decks_are_made, imagine_draft
from tablee.games.twelve_heroes.views.imagine_own import imagine_own
from tablee.games.twelve_heroes.views.pile import Pile
from tablee.games.twelve_heroes.views.view import HeroesView, Numbers, Pending, Side


def imagine(view: HeroesView, rng: Rng) -> TwelveHeroes:
    """Return a position in which the viewer would see exactly this."""
    if _read and _read[0].view is view:
        return _read[0].deal(rng)
    setup = view.options.setup()
    if not (setup.draft or setup.own):
        reading = Reading(view)
        _read[:] = [reading]
        return reading.deal(rng)
    state = TwelveHeroes(setup, view.options.kinds())
    _set_table(state, view)
    if setup.draft:
        imagine_draft(state, view, rng)
    if setup.own:
        imagine_own(state, view, rng)
    if decks_are_made(view):
        for seat, side in enumerate(view.sides):
            _deal(state, seat, side, _set_cards(state, seat, side), rng)
    _set_pending(state, view.pending)
    _ask(state, view.pending.draws)
    return state


class Hidden(NamedTuple):
    """The hidden cards of a deck: those the viewer knows to be in the hand or under the deck, and the rest."""

    shown: list[int]
    held: list[int]
    under: list[int]
    rest: list[int]


class Reading:
    """A view with known decks that has been read: the public position, and the hidden cards."""

    def __init__(self, view: HeroesView) -> None:
        self.view = view
        self.state = TwelveHeroes(view.options.setup(), view.options.kinds())
        _set_table(self.state, view)
        made = view.sides if decks_are_made(view) else ()
        self.hidden = [_set_cards(self.state, seat, side) for seat, side in enumerate(made)]
        _set_pending(self.state, view.pending)

    def deal(self, rng: Rng) -> TwelveHeroes:
        """Deal the unseen cards."""
        state = self.state.copy()
        for seat, hidden in enumerate(self.hidden):
            _deal(state, seat, self.view.sides[seat], hidden, rng)
        _ask(state, self.view.pending.draws)
        return state


_read: Final[list[Reading]] = []
"""The view that was read last."""


def lay_open(view: HeroesView) -> TwelveHeroes:
    """Return a position with everything public and nothing else: no hand, no deck, nothing pending."""
    state = TwelveHeroes(view.options.setup(), [0] * (2 * DECK))
    _set_table(state, view)
    for seat, side in enumerate(view.sides):
        heroes = [*side.camp, *side.regions[0], *side.regions[1], *side.regions[2]]
        state.kinds[seat * DECK : seat * DECK + len(heroes)] = [number - 1 for number in heroes]
        ends = list(accumulate(len(place) for place in (side.camp, *side.regions)))
        state.camp[seat] = bit(ends[0]) - 1
        for region in range(3):
            state.at[seat * 3 + region] = bit(ends[region + 1]) - bit(ends[region])
    return state


def _set_table(state: TwelveHeroes, view: HeroesView) -> None:
    """Set up everything public."""
    tiles = Pile(list(TILES))
    for region, name in enumerate(view.tiles):
        state.tile[region] = NONE if name is None else tiles.take((TILE_NAMES.index(name) + 1,))[0]
    for seat, side in enumerate(view.sides):
        state.won[seat] = mask_of(tiles.take(tuple(TILE_NAMES.index(name) + 1 for name in side.tiles)))
        state.points[seat] = side.points
        state.food[seat] = side.food
    state.unseen = mask_of(tiles.left)
    state.below = list(view.below)
    state.stock = [*view.sides[0].stock, *view.sides[1].stock]
    state.cubes = [*view.sides[0].cubes, *view.sides[1].cubes]
    state.popular = [NONE if holder is None else holder for holder in view.popular]
    state.reserve = view.reserve
    state.seat = view.seat
    state.turn = view.turn
    state.actions = view.actions
    state.given = view.given


def _set_cards(state: TwelveHeroes, seat: int, side: Side) -> Hidden:
    """Put the seen cards in their places. Return the hidden ones."""
    pile = Pile(state.kinds[seat * DECK : seat * DECK + DECK])
    state.discards[seat] = mask_of(pile.take(side.discard))
    state.camp[seat] = mask_of(pile.take(side.camp))
    for region in range(3):
        state.at[seat * 3 + region] = mask_of(pile.take(side.regions[region]))
    shown = pile.take(side.shown)
    held = pile.take(_without(side.hand, side.shown)) if side.hand is not None else []
    under = pile.take(side.under) if side.under is not None else []
    return Hidden(shown, held, under, pile.left)


def _deal(state: TwelveHeroes, seat: int, side: Side, hidden: Hidden, rng: Rng) -> None:
    """Deal the hidden cards at random to the places that hold them."""
    shown, held, under, rest = hidden.shown, hidden.held, hidden.under.copy(), hidden.rest.copy()
    rng.shuffle(rest)
    if side.hand is None:
        in_hand = side.hand_size - len(shown)
        held, under = rest[:in_hand], rest[in_hand : in_hand + side.under_size]
        rest = rest[in_hand + side.under_size :]
    state.shown[seat] = mask_of(shown)
    state.hand[seat] = mask_of(shown + held)
    state.under[seat] = under
    state.deck[seat] = mask_of(rest)


def _without(numbers: Numbers, others: Numbers) -> Numbers:
    left = list(numbers)
    for number in others:
        left.remove(number)
    return tuple(left)


def _set_pending(state: TwelveHeroes, pending: Pending) -> None:
    """Set what is pending, without the choices: they can depend on hidden cards."""
    state.asked = pending.asked
    state.tasks = list(pending.tasks)
    state.sent = list(pending.sent)
    state.ready = list(pending.ready)
    state.ability = pending.ability
    state.source = pending.source
    state.owner = pending.owner
    state.region = pending.region
    state.victim = pending.victim
    state.start = pending.start
    state.max_food = pending.max_food
    state.waiting = pending.waiting


def _ask(state: TwelveHeroes, draws: int) -> None:
    """List the choices or prepare the draw, if one is awaited."""
    if state.waiting > PICK:
        state.choices = list_choices(state)
    elif state.waiting < ENDED:
        _await_chance(state, draws)


def _await_chance(state: TwelveHeroes, draws: int) -> None:
    if state.waiting == CARDS:
        cards.draw_from_deck(state, state.asked, draws)
    elif state.waiting == PACKS:
        deal_packs(state)
    elif state.waiting == FIRST:
        state.draw = Draw("first", bit(2) - 1)
    else:
        state.draw = Draw("tiles", state.unseen, draws)
