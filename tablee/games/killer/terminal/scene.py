"""The scene of Killer: what the board shows while events are told. Each event writes what it states into the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.core.event import Event, Value
from tablee.games.killer.views.view import KillerView

Params = dict[str, Value]
Change = Callable[[KillerView, Params], KillerView]


def step(view: KillerView, event: Event) -> KillerView:
    """Return the view with the event written into it."""
    change = CHANGES.get(event.tag)
    return view if change is None else change(view, event.params)


def stopped(view: KillerView) -> KillerView:
    """Return the view with nobody to roll, and no attack."""
    return replace(view, phase="over", target=None)


def _lived(view: KillerView, params: Params) -> KillerView:
    seat, life = params["seat"], params["life"]
    return replace(view, lives=tuple(life if place == seat else before for place, before in enumerate(view.lives)))


def _turn_begun(view: KillerView, params: Params) -> KillerView:
    fresh: dict[str, Any] = {"rolled": (), "aside": (), "total": 0, "value": 0, "target": None, "hits": 0, "damage": 0}
    return replace(view, phase="roll", seat=params["seat"], left=params["left"], struck=(), **fresh)


def _kept(view: KillerView, params: Params) -> KillerView:
    aside = (*view.aside, _faces(params))
    return replace(view, phase="roll", rolled=(), aside=aside, total=params["total"], left=params["left"])


def _fallen(view: KillerView, params: Params) -> KillerView:
    return replace(view, fallen=(*view.fallen, params["seat"]))


def _revived(view: KillerView, params: Params) -> KillerView:
    return replace(view, fallen=tuple(seat for seat in view.fallen if seat != params["seat"]))


def _struck(view: KillerView, params: Params) -> KillerView:
    return replace(view, hits=params["hits_all"], damage=params["damage"], struck=_faces(params))


def _faces(params: Params) -> tuple[Any, ...]:
    faces = params["faces"]
    return tuple(faces) if isinstance(faces, list) else ()


CHANGES: dict[str, Change] = {
    "life-rolled": _lived,
    "life-kept": _lived,
    "life-lost": _lived,
    "life-gained": _lived,
    "turn-begun": _turn_begun,
    "dice-rolled": lambda view, params: replace(view, phase="roll", rolled=_faces(params)),
    "dice-kept": _kept,
    "attack-won": lambda view, params: replace(view, phase="aim", value=params["value"], hits=0, damage=0, struck=()),
    "attack-aimed": lambda view, params: replace(view, target=params["seat_target"]),
    "attack-unnamed": lambda view, params: replace(view, target=params["seat"]),
    "strike-rolled": _struck,
    "gamble-lost": lambda view, _: replace(view, hits=0, damage=0),
    "eliminated": _fallen,
    "became-ghost": _fallen,
    "revived": _revived,
    "won": lambda view, _: replace(view, phase="over"),
    "limit-won": lambda view, _: replace(view, phase="over"),
    "limit-shared": lambda view, _: replace(view, phase="over"),
}
