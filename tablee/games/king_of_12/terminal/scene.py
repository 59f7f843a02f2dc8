"""The scene of King of 12: what the board shows while events are told.

Each event writes what it states into the view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from tablee.core.event import Event
from tablee.games.king_of_12.views.view import KingView, Place

Params = dict[str, Any]


def step(view: KingView, event: Event) -> KingView:
    """Return the view with the event written into it."""
    change = CHANGES.get(event.tag)
    return view if change is None else change(view, event.params)


def stopped(view: KingView) -> KingView:
    """Return the view with nobody to play a card or to answer."""
    return replace(view, phase="roll" if view.phase == "play" else view.phase, pending=())


def _at(view: KingView, seats: Collection[int], change: Callable[[Place], Place]) -> KingView:
    places = tuple(change(place) if seat in seats else place for seat, place in enumerate(view.places))
    return replace(view, places=places)


def _everywhere(view: KingView, change: Callable[[Place], Place]) -> KingView:
    return _at(view, range(len(view.places)), change)


def _sorted(view: KingView, cards: Collection[str]) -> tuple[str, ...]:
    return tuple(card for card in view.characters if card in cards)


def _without(cards: Sequence[str], card: str) -> tuple[str, ...]:
    return tuple(each for each in cards if each != card)


def _characters(view: KingView, params: Params) -> KingView:
    cards = tuple(params["cards"])
    dealt = _everywhere(view, lambda place: replace(place, hand=len(cards)))
    return replace(dealt, characters=cards, hand=cards if view.viewer is not None else (), phase="roll")


def _round(view: KingView, params: Params) -> KingView:
    fresh = _everywhere(view, lambda place: replace(place, ones=0, twos=0, card="", value=place.die))
    return replace(fresh, round=params["round"], turn=0, phase="roll")


def _turn(view: KingView, params: Params) -> KingView:
    """Move the cards of the previous turn to the spent ones."""

    def put_away(place: Place) -> Place:
        spent = _sorted(view, {*place.spent, place.card})
        return replace(place, spent=spent, card="", value=place.die)

    return replace(_everywhere(view, put_away), turn=params["turn"], phase="adjust", pending=(), among_champions=False)


def _card_played(view: KingView, params: Params) -> KingView:
    seat, card = params["seat"], params["card"]
    after = _at(view, [seat], lambda place: replace(place, hand=place.hand - 1, card=card, value=place.die))
    return replace(after, hand=_without(view.hand, card)) if seat == view.viewer else after


def _face(view: KingView, params: Params) -> KingView:
    face = params["face"]
    return _at(view, [params["seat"]], lambda place: replace(place, die=face, value=face))


def _value(view: KingView, params: Params) -> KingView:
    return _at(view, [params["seat"]], lambda place: replace(place, value=params["value"]))


def _token(view: KingView, params: Params) -> KingView:
    if params["points"] == 2:
        return _at(view, [params["seat"]], lambda place: replace(place, twos=place.twos + 1))
    return _at(view, [params["seat"]], lambda place: replace(place, ones=place.ones + 1))


def _token_taken(view: KingView, params: Params) -> KingView:
    kind = "twos" if params["token"] == "2" else "ones"
    lost = _at(view, [params["seat_from"]], lambda place: replace(place, **{kind: getattr(place, kind) - 1}))
    return _at(lost, [params["seat"]], lambda place: replace(place, **{kind: getattr(place, kind) + 1}))


def _cards_returned(view: KingView, params: Params) -> KingView:
    seats, mine = params["seats"], view.hand
    if view.viewer is not None and view.viewer in seats:
        own = view.places[view.viewer]
        mine = _sorted(view, {*view.hand, *own.spent, own.card})

    def take_back(place: Place) -> Place:
        return replace(place, hand=len(view.characters) - place.buried, spent=(), card="", value=place.die)

    return replace(_at(view, seats, take_back), hand=mine)


def _hidden(view: KingView, params: Params) -> KingView:
    return _at(view, [params["seat"]], lambda place: replace(place, hand=place.hand - 1, buried=place.buried + 1))


def _buried(view: KingView, params: Params) -> KingView:
    card = params["card"]
    after = _hidden(view, params)
    return replace(after, hand=_without(view.hand, card), buried=_sorted(view, {*view.buried, card}))


def _champions(view: KingView, params: Params) -> KingView:
    return replace(view, among_champions=True, stage=(tuple(params["seats"]),))


CHANGES: dict[str, Callable[[KingView, Params], KingView]] = {
    "characters-chosen": _characters,
    "round-began": _round,
    "playoff-began": lambda view, params: replace(view, playoff=True, groups=(tuple(params["seats"]),)),
    "turn-began": _turn,
    "champions-compared": _champions,
    "champions-returned": lambda view, _: replace(view, among_champions=False),
    "card-played": _card_played,
    **dict.fromkeys(
        ("die-rolled", "die-received", "die-turned-over", "die-reversed", "die-turned", "die-rerolled", "die-dodged"),
        _face,
    ),
    **dict.fromkeys(("value-doubled", "value-raised", "value-lowered", "value-set"), _value),
    "champion-named": _token,
    "runner-up-named": _token,
    "token-taken": _token_taken,
    "points-cancelled": lambda view, params: _at(view, params["seats"], lambda each: replace(each, ones=0, twos=0)),
    "cards-returned": _cards_returned,
    "round-won": lambda view, params: _at(view, [params["seat"]], lambda each: replace(each, wins=params["wins"])),
    "card-hidden": _hidden,
    "card-buried": _buried,
    "match-won": lambda view, params: replace(view, winner=params["seat"]),
}
