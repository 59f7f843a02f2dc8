"""Encode a view as numbers for learning programs, the viewer's own side first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.core.observation import Part
from tablee.games.claim.rules.pieces import FACTIONS, KIND_NAME
from tablee.games.claim.views.view import STAGES, ClaimView, Side

PLACE: Final = {name: place for place, name in enumerate(KIND_NAME)}
COPIES: Final = (5, *[1] * (len(KIND_NAME) - 1))
"""The number of cards of each kind: five Goblins of value 0, one of every other."""
MOMENT: Final = (1, 1, 1, 1, 1, 52)


def parts(view: ClaimView) -> tuple[Part, ...]:
    """Return the known cards by place, then the last trick, the moment of the game and the votes.

    `moment` is: the viewer won the last trick, the opponent won it, it is the second phase, the viewer leads, the
    opponent leads, the number of cards left to draw.
    """
    near = 0 if view.viewer is None else view.viewer
    last = (None, None, None) if view.last is None else (view.last.led, view.last.second, view.last.winner)
    moment = (last[2] == near, last[2] == 1 - near, view.phase == 2, view.leader == near, view.leader == 1 - near)
    return (
        *_side("own", view.sides[near]),
        *_side("other", view.sides[1 - near]),
        _cards("discards", view.discards),
        _cards("unseen", view.unseen),
        _cards("prize", (view.prize,)),
        _cards("led", (view.led,)),
        _cards("last_led", last[:1]),
        _cards("last_second", last[1:2]),
        Part("stage", [view.stage == stage for stage in STAGES]),
        Part("moment", [*moment, view.deck], MOMENT),
        Part("own_votes", [seat == near for seat in view.votes]),
        Part("other_votes", [seat == 1 - near for seat in view.votes]),
    )


def _side(whose: str, side: Side) -> list[Part]:
    return [
        _cards(f"{whose}_hand", side.hand),
        _cards(f"{whose}_followers", side.followers),
        _cards(f"{whose}_secret", side.secret),
        _cards(f"{whose}_score", side.score),
        Part(f"{whose}_voids", [faction in side.voids for faction in FACTIONS]),
        Part(f"{whose}_unseen", [side.hand_unseen, side.followers_unseen], 13),
    ]


def _cards(name: str, cards: Iterable[str | int | None]) -> Part:
    """Return one number per kind: how many cards of it there are."""
    numbers = [0] * len(KIND_NAME)
    for card in cards:
        if card is not None:
            numbers[PLACE[str(card)]] += 1
    return Part(name, numbers, COPIES)
