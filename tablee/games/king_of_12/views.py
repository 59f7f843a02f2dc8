"""Who knows what in King of 12: all has been seen by all, but the hands and the cards under the dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from tablee.core.bits import bit, mask_of, members, size
from tablee.core.decision import Decide
from tablee.core.game import View, Viewer
from tablee.core.rng import Rng
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.pieces import name, names, set_of
from tablee.games.king_of_12.position import NOBODY, Setup
from tablee.games.king_of_12.rules import King

Phase = Literal["draw", "roll", "play", "adjust", "foretell", "take", "bury", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Seats = tuple[int, ...]
Cards = tuple[str, ...]


class Place(msgspec.Struct, frozen=True):
    """What all see of a seat.

    `card` is on the table this turn, `spent` was played this round; `buried` cards lie under the die, none of them
    among those `shown` since the first was buried (`shown_later`: since the second). `value` is the die's face but
    for what the characters make of it.
    """

    die: int
    value: int
    card: str
    spent: Cards
    hand: int
    ones: int
    twos: int
    wins: int
    buried: int
    shown: Cards
    shown_later: Cards

    @property
    def points(self) -> int:
        """K12-0.1: what the tokens are worth."""
        return self.ones + 2 * self.twos


class KingView(View, frozen=True):
    """The table as one viewer sees it. `hand` and `buried` are the viewer's own, and empty for a spectator.

    `groups` are this round's; `stage` is who compares with whom just now: the groups, or their champions.
    `group` is the one of the stage whose Oracle rolls, `pending` the seats that are waited for beside plain play.
    """

    options: KingOptions
    viewer: int | None
    hand: Cards
    buried: Cards
    characters: Cards
    phase: Phase
    round: int
    turn: int
    playoff: bool
    players: Seats
    groups: tuple[Seats, ...]
    stage: tuple[Seats, ...]
    among_champions: bool
    champions: Seats
    group: int
    pending: Seats
    winner: int | None
    places: tuple[Place, ...]

    def points(self, seat: int) -> int:
        """K12-0.1: what a seat's tokens are worth."""
        return self.places[seat].points


@lru_cache(maxsize=64)
def setup(options: KingOptions, seats: int) -> Setup:
    """The options as the rules read them."""
    return Setup(options, seats)


@lru_cache(maxsize=0x4000)
def cards(mask: int) -> Cards:
    """The characters of a set, by name."""
    return tuple(names(mask))


def new(options: KingOptions, seats: int) -> King:
    """The position before anything has happened."""
    state = King(setup(options, seats))
    state.begin()
    return state


def view(state: King, viewer: Viewer) -> KingView:
    """Everything that the viewer may know: K12-6.1."""
    return KingView(
        options=state.setup.options,
        viewer=viewer,
        hand=() if viewer is None else cards(state.hands[viewer]),
        buried=() if viewer is None else cards(state.buried[viewer]),
        characters=cards(state.characters),
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        playoff=state.playoff,
        players=tuple(state.players),
        groups=tuple(map(tuple, state.groups)),
        stage=tuple(map(tuple, state.stage)),
        among_champions=state.among_champions,
        champions=tuple(members(state.champions)),
        group=state.group,
        pending=tuple(members(state.pending)),
        winner=None if state.winner == NOBODY else state.winner,
        places=tuple([_place(state, seat) for seat in range(state.setup.seats)]),
    )


def _place(state: King, seat: int) -> Place:
    return Place(
        die=state.dice[seat],
        value=state.values[seat],
        card=name(state.played[seat]),
        spent=cards(state.discards[seat]),
        hand=size(state.hands[seat]),
        ones=state.ones[seat],
        twos=state.twos[seat],
        wins=state.wins[seat],
        buried=size(state.buried[seat]),
        shown=cards(state.shown[seat]),
        shown_later=cards(state.shown_later[seat]),
    )


def imagine(view: KingView, rng: Rng) -> King:
    """A position that fits the view: cards under other dice are any that have not been seen since."""
    state = King(setup(view.options, len(view.places)))
    state.lay_out()
    state.characters = set_of(list(view.characters))
    state.round = view.round
    state.turn = view.turn
    state.playoff = view.playoff
    state.players = list(view.players)
    state.groups = [list(group) for group in view.groups]
    state.stage = [list(group) for group in view.stage]
    state.among_champions = view.among_champions
    state.champions = mask_of(list(view.champions))
    state.group = view.group
    state.winner = NOBODY if view.winner is None else view.winner
    for seat, place in enumerate(view.places):
        _fill(state, seat, place)
        own = seat == view.viewer
        state.buried[seat] = set_of(list(view.buried)) if own else _hidden(state, seat, place.buried, rng)
        state.hands[seat] = state.own(seat) & ~state.discards[seat] & ~state.played[seat]
    if view.playoff:
        state.call = Decide(view.players, "play")
    state.wait(PHASES.index(view.phase), mask_of(list(view.pending)))
    return state


def _fill(state: King, seat: int, place: Place) -> None:
    """Lay out what all see of a seat."""
    state.dice[seat] = place.die
    state.values[seat] = place.value
    state.played[seat] = set_of([place.card]) if place.card else 0
    state.discards[seat] = set_of(list(place.spent))
    state.ones[seat] = place.ones
    state.twos[seat] = place.twos
    state.wins[seat] = place.wins
    state.shown[seat] = set_of(list(place.shown))
    state.shown_later[seat] = set_of(list(place.shown_later))


def _hidden(state: King, seat: int, count: int, rng: Rng) -> int:
    """Cards that can lie under a die: the first not shown since, the second another, not shown since the second."""
    if count == 0:
        return 0
    first = bit(rng.member(state.characters & ~state.shown[seat]))
    if count == 1:
        return first
    second = bit(rng.member(state.characters & ~state.shown_later[seat]))
    return first | second if first != second else _hidden(state, seat, count, rng)
