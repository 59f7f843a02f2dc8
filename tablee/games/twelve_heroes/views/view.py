"""What each viewer may know. Hands, the order of decks, face-down tiles and draft picks are secret (H-6.1)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tablee.core.bits import members, size
from tablee.core.chance import Draw
from tablee.core.game import View, Viewer
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.rules import draft, engine
from tablee.games.twelve_heroes.rules.memory import WATCHING, known_kinds
from tablee.games.twelve_heroes.rules.pending import PICK
from tablee.games.twelve_heroes.rules.pieces import DECK, NONE, TILE_NAMES, TILES
from tablee.games.twelve_heroes.rules.state import TwelveHeroes
from tablee.games.twelve_heroes.rules.strength import hero_strength, strength
from tablee.games.twelve_heroes.rules.tasks import OFFER_PICK, task_code

Numbers = tuple[int, ...]
"""Heroes by the numbers on their cards, in rising order."""


class Side(msgspec.Struct, frozen=True):
    """One seat as a viewer knows it. A field that only the owner may see is None for others."""

    hand: Numbers | None
    hand_size: int
    shown: Numbers
    """The part of the hand that everybody knows."""
    deck_size: int
    under_size: int
    """How many of the deck's cards were put under it at the mulligan."""
    under: Numbers | None
    """Those cards, the next to be drawn first."""
    discard: Numbers
    camp: Numbers
    regions: tuple[Numbers, Numbers, Numbers]
    food: int
    stock: tuple[int, int, int]
    strengths: tuple[int, int, int]
    powers: tuple[Numbers, Numbers, Numbers]
    """The present strength of each hero of `regions`."""
    cubes: tuple[int, int, int]
    tiles: tuple[str, ...]
    points: int
    known: Numbers
    """The cards that the viewer knows to be in this deck, wherever they are now."""


class Pending(msgspec.Struct, frozen=True):
    """The pending question and tasks. `rules.state` explains the fields."""

    waiting: int
    asked: int
    draws: int
    tasks: tuple[int, ...] = msgspec.field(name="agenda")  # the name that clients know
    sent: tuple[int, ...]
    ready: tuple[int, ...]
    ability: int
    source: int
    owner: int
    region: int
    victim: int
    start: int
    max_food: int = msgspec.field(name="most")


class DraftRound(msgspec.Struct, frozen=True):
    """One round of a draft as one seat knows it. A spectator knows no card."""

    dealt: Numbers
    kept: Numbers
    received: Numbers
    taken: Numbers
    picked: int
    """How many cards each seat has kept so far."""


class HeroesView(View, frozen=True):
    """The table as one viewer sees it."""

    viewer: Viewer
    options: HeroesOptions
    sides: tuple[Side, Side]
    tiles: tuple[str | None, str | None, str | None]
    below: tuple[int, int, int]
    reserve: int
    popular: tuple[int | None, int | None, int | None]
    seat: int
    turn: int
    actions: int
    given: int
    pending: Pending
    draft: tuple[DraftRound, ...]


def new_match(options: HeroesOptions) -> TwelveHeroes:
    """Return the position before anything has happened."""
    state = TwelveHeroes(options.setup(), options.kinds())
    engine.begin(state)
    return state


def view_of(state: TwelveHeroes, viewer: Viewer) -> HeroesView:
    """Return all that the viewer may know."""
    options = state.setup.options
    assert isinstance(options, HeroesOptions)
    popular = [None if holder == NONE else holder for holder in state.popular]
    tiles = [None if tile == NONE else TILE_NAMES[TILES[tile]] for tile in state.tile]
    return HeroesView(
        viewer=viewer,
        options=options,
        sides=(side(state, 0, viewer), side(state, 1, viewer)),
        tiles=(tiles[0], tiles[1], tiles[2]),
        below=triple(state.below),
        reserve=state.reserve,
        popular=(popular[0], popular[1], popular[2]),
        seat=state.seat,
        turn=state.turn,
        actions=state.actions,
        given=state.given,
        pending=pending(state),
        draft=tuple(draft_round(state, viewer, turn) for turn in range(2) if state.dealt[turn * 2]),
    )


def side(state: TwelveHeroes, seat: int, viewer: Viewer) -> Side:
    """Return what the viewer knows of one seat."""
    mine = viewer == seat
    regions = [numbers(state.kinds_in(seat, state.at[seat * 3 + region])) for region in range(3)]
    strengths = [strength(state, seat, region) for region in range(3)]
    powers = [hero_strengths(state, seat, region) for region in range(3)]
    return Side(
        hand=numbers(state.kinds_in(seat, state.hand[seat])) if mine else None,
        hand_size=size(state.hand[seat]),
        shown=numbers(state.kinds_in(seat, state.shown[seat])),
        deck_size=state.deck_size(seat),
        under_size=len(state.under[seat]),
        under=numbers(state.kind_of(seat, card) for card in state.under[seat]) if mine else None,
        discard=numbers(state.kinds_in(seat, state.discards[seat])),
        camp=numbers(state.kinds_in(seat, state.camp[seat])),
        regions=(regions[0], regions[1], regions[2]),
        food=state.food[seat],
        stock=triple(state.stock[seat * 3 : seat * 3 + 3]),
        strengths=triple(strengths),
        powers=(powers[0], powers[1], powers[2]),
        cubes=triple(state.cubes[seat * 3 : seat * 3 + 3]),
        tiles=tuple(TILE_NAMES[TILES[tile]] for tile in members(state.won[seat])),
        points=state.points[seat],
        known=numbers(known_kinds(state, seat, WATCHING if viewer is None else viewer)),
    )


def hero_strengths(state: TwelveHeroes, seat: int, region: int) -> Numbers:
    """Return the strength of each hero of a seat in a Region, in the order of their numbers."""
    kinds = state.kinds_in(seat, state.at[seat * 3 + region])
    return tuple(hero_strength(state, seat, kind, region) for kind in kinds)


def named_so_far(view: HeroesView) -> int:
    """Return how many heroes each player has named (H-5.3), from the number of questions still to come."""
    asked = sum(task_code(task) == OFFER_PICK for task in view.pending.tasks)
    return DECK - asked - (view.pending.waiting == PICK)


def pending(state: TwelveHeroes) -> Pending:
    """Return what is pending. All of it is public."""
    return Pending(
        waiting=state.waiting,
        asked=state.asked,
        draws=state.draw.draws if isinstance(state.draw, Draw) else 0,
        tasks=tuple(state.tasks),
        sent=tuple(state.sent),
        ready=tuple(state.ready),
        ability=state.ability,
        source=state.source,
        owner=state.owner,
        region=state.region,
        victim=state.victim,
        start=state.start,
        max_food=state.max_food,
    )


def draft_round(state: TwelveHeroes, viewer: Viewer, turn: int) -> DraftRound:
    """Return what a seat has seen of a round (H-5.2)."""
    picked = size(state.kept[turn * 2]) + size(state.taken[turn * 2])
    if viewer is None:
        return DraftRound((), (), (), (), picked)
    place = turn * 2 + viewer
    received = draft.passed(state, turn, 1 - viewer) if picked >= 2 else 0
    packs = [state.dealt[place], state.kept[place], received, state.taken[place]]
    dealt, kept, got, taken = [numbers(state.setup.draft_kinds[card] for card in members(pack)) for pack in packs]
    return DraftRound(dealt, kept, got, taken, picked)


def numbers(kinds: Iterable[int]) -> Numbers:
    return tuple(kind + 1 for kind in kinds)


def triple(values: list[int]) -> tuple[int, int, int]:
    return values[0], values[1], values[2]
