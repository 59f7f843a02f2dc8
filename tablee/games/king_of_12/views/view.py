"""The view of King of 12: everything is public except the hands and the cards under the dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

import msgspec

from tablee.core.bits import mask_of, members, size
from tablee.core.game import View, Viewer
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.effects import cancel_cards
from tablee.games.king_of_12.rules.phases import NOBODY
from tablee.games.king_of_12.rules.pieces import name, names, set_of
from tablee.games.king_of_12.rules.players import Group, Player
from tablee.games.king_of_12.rules.setup import Setup
from tablee.games.king_of_12.rules.state import King, new_match

Phase = Literal["draw", "roll", "play", "adjust", "foretell", "take", "bury", "over", "seat"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Seats = tuple[int, ...]
Cards = tuple[str, ...]


class Place(msgspec.Struct, frozen=True):
    """What all see of a seat.

    `card` is on the table this turn, and `spent` was played this round. `buried` cards lie under the die. None of them
    is among those `shown` since the first was buried (`shown_later`: since the second). `value` is the die's face as
    changed by the characters. `scored` are the points of finished rounds. K12-8.7: if played cards lie face down, the
    view of others hides `spent` and `shown`, which players have to remember.
    """

    die: int
    value: int
    card: str
    spent: Cards
    hand: int
    ones: int
    twos: int
    wins: int
    scored: int
    buried: int
    shown: Cards
    shown_later: Cards

    @property
    def points(self) -> int:
        """The worth of the tokens (K12-0.1)."""
        return self.ones + 2 * self.twos


class KingView(View, frozen=True):
    """The table as one viewer sees it. `hand` and `buried` are the viewer's own, and empty for a spectator.

    `groups` are this round's. `stage` is who compares with whom now: the groups, or their champions. `oracle` is the
    group of the stage whose Oracle rolls, and `pending` are the awaited seats, except for plain play. `thefts` say
    which seat takes a token from which. `reached` are seats that had eight points before a theft.
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
    groups: tuple[Seats, ...]
    stage: tuple[Seats, ...]
    among_champions: bool
    champions: Seats
    oracle: int | None
    pending: Seats
    thefts: tuple[tuple[int, int], ...]
    reached: Seats
    winner: int | None
    places: tuple[Place, ...]


@lru_cache(maxsize=64)
def setup(options: KingOptions, seats: int) -> Setup:
    """Return the options in the form that the rules read."""
    return Setup(options, seats)


@lru_cache(maxsize=0x4000)
def cards(mask: int) -> Cards:
    """Return the names of the characters in a set."""
    return tuple(names(mask))


def new(options: KingOptions, seats: int) -> King:
    """Return the position before anything has happened."""
    return new_match(setup(options, seats))


def view(state: King, viewer: Viewer) -> KingView:
    """Return everything that the viewer may know (K12-6.1)."""
    return KingView(
        options=state.setup.options,
        viewer=viewer,
        hand=() if viewer is None else cards(state.everybody[viewer].hand),
        buried=() if viewer is None else cards(state.everybody[viewer].buried),
        characters=cards(state.characters),
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        playoff=state.playoff,
        groups=_seats(state.groups),
        stage=_seats(state.stage),
        among_champions=state.among_champions,
        champions=tuple(members(state.champions)),
        oracle=state.oracle if PHASES[state.phase] == "foretell" else None,
        pending=tuple(members(state.pending)),
        thefts=tuple(state.thefts),
        reached=tuple(members(state.reached)),
        winner=None if state.winner == NOBODY else state.winner,
        places=tuple([_place(player, seen=_sees_pile(state, player, viewer)) for player in state.everybody]),
    )


def _seats(groups: list[Group]) -> tuple[Seats, ...]:
    return tuple([tuple(group.seats()) for group in groups])


def _sees_pile(state: King, player: Player, viewer: Viewer) -> bool:
    """Return whether the viewer may look through the cards that a player has played this round (K12-8.7)."""
    return not state.setup.face_down or player.seat == viewer


def _place(player: Player, *, seen: bool) -> Place:
    return Place(
        die=player.die,
        value=player.value,
        card=name(player.card),
        spent=cards(player.spent) if seen else (),
        hand=size(player.hand),
        ones=player.ones,
        twos=player.twos,
        wins=player.wins,
        scored=player.scored,
        buried=size(player.buried),
        shown=cards(player.shown),
        shown_later=cards(player.shown_later),
    )


def laid_out(view: KingView) -> King:
    """Return a position with everything public, still without hands and cards under the dice."""
    state = King(setup(view.options, len(view.places)))
    state.lay_out()
    state.characters = set_of(list(view.characters))
    state.round = view.round
    state.turn = view.turn
    state.among_champions = view.among_champions
    state.champions = mask_of(list(view.champions))
    state.oracle = view.oracle or 0
    state.winner = NOBODY if view.winner is None else view.winner
    state.thefts = list(view.thefts)
    state.reached = mask_of(list(view.reached))
    for player, place in zip(state.everybody, view.places, strict=True):
        _fill(player, place)
    _group(state, view)
    state.wait(PHASES.index(view.phase), mask_of(list(view.pending)))
    return state


def _group(state: King, view: KingView) -> None:
    """Seat those who play with one another together."""
    state.playoff = view.playoff
    if view.playoff:
        state.seat_playoff(list(view.groups[0]))
    else:
        state.groups = state.grouped([list(group) for group in view.groups])
    state.stage = state.grouped([list(group) for group in view.stage]) if view.among_champions else state.groups
    for group in state.stage:
        cancel_cards(group)


def _fill(player: Player, place: Place) -> None:
    """Fill in what all see of a seat."""
    player.die = place.die
    player.value = place.value
    player.card = set_of([place.card]) if place.card else 0
    player.spent = set_of(list(place.spent))
    player.ones = place.ones
    player.twos = place.twos
    player.wins = place.wins
    player.scored = place.scored
    player.shown = set_of(list(place.shown))
    player.shown_later = set_of(list(place.shown_later))
