"""King of 12 for learners: a view as numbers between 0 and about 1, the viewer's own seat first."""

from __future__ import annotations

from tablee.games.king_of_12.pieces import CHARACTERS
from tablee.games.king_of_12.views import PHASES, KingView, Place


def encode(view: KingView) -> list[float]:
    """The match, the viewer's cards, then every seat from the viewer's on: dice, tokens, cards, and who compares."""
    seats = len(view.places)
    first = view.viewer or 0
    turned = [(first + step) % seats for step in range(seats)]
    return [
        *(float(view.phase == phase) for phase in PHASES),
        min(view.round, 8) / 8.0,
        view.turn / 6.0,
        float(view.playoff),
        float(view.among_champions),
        *_cards(view.characters),
        *_cards(view.hand),
        *_cards(view.buried),
        *(number for seat in turned for number in _seat(view, seat)),
    ]


def _seat(view: KingView, seat: int) -> list[float]:
    with_viewer = next((group for group in view.stage if (view.viewer or 0) in group), ())
    place: Place = view.places[seat]
    return [
        *(float(place.die == face) for face in range(1, 13)),
        place.value / 12.0,
        place.ones / 8.0,
        place.twos / 4.0,
        place.wins / 2.0,
        place.buried / 2.0,
        place.hand / 7.0,
        float(seat in with_viewer),
        float(seat in view.pending),
        *_cards((place.card,)),
        *_cards(place.spent),
        *_cards(place.shown),
    ]


def _cards(held: tuple[str, ...]) -> list[float]:
    return [float(card in held) for card in CHARACTERS]
