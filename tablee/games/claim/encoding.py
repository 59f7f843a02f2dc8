"""Claim for learners: a view as numbers between 0 and 1, the viewer's own side first."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.games.claim.pieces import FACTIONS, KIND_NAME
from tablee.games.claim.views import STAGES, ClaimView, Side

PLACE = {name: place for place, name in enumerate(KIND_NAME)}


def encode(view: ClaimView) -> list[float]:
    """Which cards are where, as far as known; then the moment of the game and the votes."""
    near = 0 if view.viewer is None else view.viewer
    sides = (view.sides[near], view.sides[1 - near])
    numbers = [number for side in sides for number in _side(side)]
    for cards in (view.discards, view.unseen, (view.prize,), (view.led,)):
        numbers += _cards(name for name in cards if name is not None)
    numbers += [float(view.stage == stage) for stage in STAGES]
    numbers += [float(view.phase == 2), float(view.leader == near), float(view.leader == 1 - near), view.deck / 52]
    return numbers + [float(seat == voter) for voter in (near, 1 - near) for seat in view.votes]


def _side(side: Side) -> list[float]:
    cards = [number for pile in (side.hand, side.followers, side.secret, side.score) for number in _cards(pile)]
    voids = [float(faction in side.voids) for faction in FACTIONS]
    return [*cards, *voids, side.hand_unseen / 13, side.followers_unseen / 13]


def _cards(cards: Iterable[str]) -> list[float]:
    """One number for each kind: how much of it is there; the first is the Goblin of value 0, of which there are five."""
    numbers = [0.0] * len(KIND_NAME)
    for name in cards:
        numbers[PLACE[name]] += 0.2 if name == KIND_NAME[0] else 1.0
    return numbers
