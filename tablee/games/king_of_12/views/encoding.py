"""Encode a view as numbers for learning programs, the viewer's own seat first."""

from __future__ import annotations

from typing import Final

from tablee.core.observation import Part
from tablee.games.king_of_12.rules.observation import LOWEST_VALUE, MAX_TOKENS, MAX_TOLD
from tablee.games.king_of_12.rules.pieces import CHARACTERS, LARGEST_GROUP, MAX_SEATS
from tablee.games.king_of_12.views.view import PHASES, KingView, Place, Seats

MAX_GROUPS: Final = MAX_SEATS // LARGEST_GROUP
COMPANY: Final = (1, *[1] * MAX_GROUPS, LARGEST_GROUP)
THINGS: Final = (24 + LOWEST_VALUE, MAX_TOKENS, MAX_TOKENS, MAX_TOKENS, MAX_TOLD, 2, 7)


def parts(view: KingView) -> tuple[Part, ...]:
    """Return the match, the viewer's cards, then every seat from the viewer's on, which is `seat_0`.

    `match` is: the round, the turn, whether it is a playoff, whether champions compare. Of a seat, `things` is: the
    value of its die plus 7, tokens of 1 and of 2, rounds won, points of earlier rounds, cards buried and in hand.
    `group` and `stage` are: with the viewer, in which group, at which place. `flags` are: champion, awaited, eight
    points before a theft, winner, and for up to two thefts how far around the table the victim sits and when its turn
    is.
    """
    seats = len(view.places)
    first = view.viewer or 0
    match = [view.round, view.turn, view.playoff, view.among_champions]
    return (
        Part("phase", [view.phase == phase for phase in PHASES]),
        Part("match", match, (MAX_TOLD, MAX_TOLD, 1, 1)),
        Part("oracle", [view.oracle == group for group in range(MAX_GROUPS)]),
        _cards("characters", view.characters),
        _cards("hand", view.hand),
        _cards("buried", view.buried),
        *(part for step in range(seats) for part in _seat(view, f"seat_{step}", (first + step) % seats)),
    )


def _seat(view: KingView, name: str, seat: int) -> list[Part]:
    place: Place = view.places[seat]
    things = [place.value + LOWEST_VALUE, place.ones, place.twos, place.wins, place.scored, place.buried, place.hand]
    flags = [seat in seats for seats in (view.champions, view.pending, view.reached, (view.winner,))]
    seats = len(view.places)
    return [
        Part(f"{name}_die", [place.die == face for face in range(1, 13)]),
        Part(f"{name}_things", things, THINGS),
        Part(f"{name}_group", _company(view, view.groups, seat), COMPANY),
        Part(f"{name}_stage", _company(view, view.stage, seat), COMPANY),
        Part(f"{name}_flags", [*flags, *_thefts(view, seat)], (1, 1, 1, 1, seats, seats, seats, seats)),
        _cards(f"{name}_card", (place.card,)),
        _cards(f"{name}_spent", place.spent),
        _cards(f"{name}_shown", place.shown),
        _cards(f"{name}_shown_later", place.shown_later),
    ]


def _company(view: KingView, groups: tuple[Seats, ...], seat: int) -> list[int]:
    for number, group in enumerate(groups):
        if seat in group:
            sits = [number == each for each in range(MAX_GROUPS)]
            return [(view.viewer or 0) in group, *sits, group.index(seat) + 1]
    return [0] * (MAX_GROUPS + 2)


def _thefts(view: KingView, thief: int) -> list[int]:
    """Return the thefts that a seat still has, at most two (K12-8.5)."""
    seats = len(view.places)
    found = [((victim - seat) % seats, turn + 1) for turn, (seat, victim) in enumerate(view.thefts) if seat == thief]
    return [number for theft in (*found, (0, 0), (0, 0))[:2] for number in theft]


def _cards(name: str, held: tuple[str, ...]) -> Part:
    return Part(name, [card in held for card in CHARACTERS])
