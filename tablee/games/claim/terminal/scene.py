"""The scene of Claim: what the board shows while events are told. Each event writes what it states into the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from tablee.core.event import Event
from tablee.games.claim.rules.pieces import FACTIONS, KIND_NAME
from tablee.games.claim.views.view import ClaimView, Side, Trick

Params = dict[str, Any]
NOBODY_YET = -1
"""The winner of a trick that is still being told."""


def step(view: ClaimView, event: Event) -> ClaimView:
    """Return the view with the event written into it."""
    change = CHANGES.get(event.tag)
    return view if change is None else change(view, event.params)


def stopped(view: ClaimView) -> ClaimView:
    """Return the view with nobody to play. The hand stays in sight, as between two tricks."""
    return replace(view, stage="draw") if view.stage in ("lead", "follow") else view


def _side(view: ClaimView, params: Params, change: Callable[[Side], Side]) -> ClaimView:
    first, second = (change(side) if seat == params["seat"] else side for seat, side in enumerate(view.sides))
    return replace(view, sides=(first, second))


def _sorted(cards: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=KIND_NAME.index))


def _without(cards: Sequence[str], card: str) -> tuple[str, ...]:
    left = list(cards)
    if card in left:
        left.remove(card)
    return tuple(left)


def _dealt(view: ClaimView, params: Params) -> ClaimView:
    cards = params["cards"]
    dealt = _side(view, params, lambda side: replace(side, hand=_sorted(cards), hand_unseen=0))
    return replace(dealt, stage="lead", deck=view.deck - len(cards))


def _dealt_unseen(view: ClaimView, params: Params) -> ClaimView:
    count = params["count"]
    return replace(_side(view, params, lambda side: replace(side, hand_unseen=count)), deck=view.deck - count)


def _played(view: ClaimView, params: Params) -> ClaimView:
    card = params["card"]

    def leave(side: Side) -> Side:
        if card in side.hand:
            return replace(side, hand=_without(side.hand, card), secret=_without(side.secret, card))
        return replace(side, hand_unseen=max(side.hand_unseen - 1, 0))

    after = _side(view, params, leave)
    if view.led is None:
        return replace(after, led=card, leader=params["seat"], last=None, stage="follow")
    return replace(after, led=None, last=Trick(view.led, card, NOBODY_YET), stage="draw")


def _won(view: ClaimView, params: Params) -> ClaimView:
    last = None if view.last is None else replace(view.last, winner=params["seat"])
    return replace(view, leader=params["seat"], last=last)


def _scored(view: ClaimView, params: Params) -> ClaimView:
    card = params["card"]
    place = FACTIONS.index(card.rpartition("-")[0])
    votes = tuple(params.get("seat_vote") if place == each else vote for each, vote in enumerate(view.votes))
    after = _side(view, params, lambda side: replace(side, score=_sorted((*side.score, card))))
    return replace(after, votes=votes)


def _recruited(view: ClaimView, params: Params) -> ClaimView:
    card = params["card"]
    return _side(view, params, lambda side: replace(side, followers=_sorted((*side.followers, card))))


def _drawn_unseen(view: ClaimView, params: Params) -> ClaimView:
    after = _side(view, params, lambda side: replace(side, followers_unseen=side.followers_unseen + 1))
    return replace(after, deck=view.deck - 1)


def _rallied(side: Side) -> Side:
    fresh: Params = {"followers": (), "followers_unseen": 0, "voids": ()}
    return replace(side, hand=side.followers, hand_unseen=side.followers_unseen, **fresh)


def _support(view: ClaimView, params: Params) -> ClaimView:
    first, second = view.sides
    return replace(view, phase=2, leader=params["seat"], prize=None, sides=(_rallied(first), _rallied(second)))


CHANGES: dict[str, Callable[[ClaimView, Params], ClaimView]] = {
    "leader-chosen": lambda view, params: replace(view, leader=params["seat"]),
    "hand-dealt": _dealt,
    "hand-dealt-unseen": _dealt_unseen,
    "prize-turned": lambda view, params: replace(view, prize=params["card"], deck=view.deck - 1),
    "card-led": _played,
    "card-followed": _played,
    "card-copied": _played,
    "card-thrown": _played,
    "trick-won": _won,
    "trick-tied": _won,
    "goblin-ridden-down": _won,
    "trick-unfollowed": _won,
    "undead-scored": _scored,
    "card-scored": _scored,
    "dwarf-scored": _scored,
    "copy-scored": _scored,
    "card-discarded": lambda view, params: replace(view, discards=_sorted((*view.discards, params["card"]))),
    "copy-discarded": lambda view, params: replace(view, discards=_sorted((*view.discards, params["card"]))),
    "prize-taken": lambda view, params: replace(_recruited(view, params), prize=None),
    "follower-drawn": lambda view, params: replace(_recruited(view, params), deck=view.deck - 1),
    "follower-drawn-unseen": _drawn_unseen,
    "support-begins": _support,
}
