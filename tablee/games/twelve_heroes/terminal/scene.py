"""The scene of Twelve Heroes: what the board shows while events are told.

Each event writes what it states into the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.core.event import Event
from tablee.games.twelve_heroes.rules.pending import ENDED
from tablee.games.twelve_heroes.rules.pieces import PLACE_NAMES, TILE_NAMES
from tablee.games.twelve_heroes.views.view import HeroesView

Fields = dict[str, Any]
"""A view, or a part of it, as mutable data."""
Change = Callable[[Fields, Fields], None]
NOBODY = -1


def step(view: HeroesView, event: Event) -> HeroesView:
    """Return the view with the event written into it."""
    change, params = CHANGES.get(event.tag), event.params
    if change is None and not params.keys() & {"powers", "actions"}:
        return view
    fields = msgspec.json.decode(msgspec.json.encode(view))  # as lists, which are mutable
    if change is not None:
        change(fields, params)
    fields["pending"]["asked"] = NOBODY  # the question has been answered
    if "powers" in params:
        _write_powers(fields, params["powers"])
    fields["actions"] = params.get("actions", fields["actions"])
    return msgspec.convert(fields, HeroesView)


def stopped(view: HeroesView) -> HeroesView:
    """Return the view with nobody to act."""
    return replace(view, pending=replace(view.pending, waiting=ENDED))


def _write_powers(fields: Fields, powers: Any) -> None:
    """Write the strengths. `powers` lists both seats' Regions from left to right, with a number for each hero."""
    rest = list(powers)
    for side in fields["sides"]:
        for region in range(3):
            count = len(side["regions"][region])
            side["powers"][region], rest = rest[:count], rest[count:]
        side["strengths"] = [sum(each) for each in side["powers"]]


def _take(side: Fields, place: str, hero: int) -> None:
    if place == "hand":
        _remove(side["hand"] or [], hero)
        _remove(side["shown"], hero)
        side["hand_size"] -= 1
    elif place in ("camp", "discard"):
        _remove(side[place], hero)
    else:
        region = PLACE_NAMES.index(place)
        if hero in side["regions"][region]:
            at = side["regions"][region].index(hero)
            del side["regions"][region][at], side["powers"][region][at]


def _put(side: Fields, place: str, hero: int) -> None:
    if place == "hand":
        if side["hand"] is not None:
            side["hand"] = sorted([*side["hand"], hero])
        side["shown"] = sorted([*side["shown"], hero])
        side["hand_size"] += 1
    elif place in ("camp", "discard"):
        side[place] = sorted([*side[place], hero])
    else:
        region = PLACE_NAMES.index(place)
        side["regions"][region] = sorted([*side["regions"][region], hero])
        side["powers"][region].insert(side["regions"][region].index(hero), 0)


def _remove(heroes: list[int], hero: int) -> None:
    if hero in heroes:
        heroes.remove(hero)


def _store(side: Fields, place: str, food: int) -> None:
    if place == "camp":
        side["food"] = max(side["food"] + food, 0)
    else:
        region = PLACE_NAMES.index(place)
        side["stock"][region] = max(side["stock"][region] + food, 0)


def _goes(start: str, end: str) -> Change:
    """Return a change that moves a hero between two places, each a name or a parameter of the event."""

    def go(fields: Fields, params: Fields) -> None:
        side, hero = fields["sides"][params["seat"]], int(params["hero"])
        _take(side, params.get(start, start), hero)
        _put(side, params.get(end, end), hero)

    return go


def _cube(by: int) -> Change:
    def add(fields: Fields, params: Fields) -> None:
        fields["sides"][params["seat"]]["cubes"][_region(params)] += by

    return add


def _region(params: Fields) -> int:
    return PLACE_NAMES.index(params["place"])


def _tile_revealed(fields: Fields, params: Fields) -> None:
    fields["tiles"][_region(params)] = params["tile"]
    fields["below"][_region(params)] = params["below"]


def _turn(fields: Fields, params: Fields) -> None:
    fields["seat"], fields["turn"], fields["actions"] = params["seat"], params["turn"] - 1, 0


def _tile_won(fields: Fields, params: Fields) -> None:
    side = fields["sides"][params["seat"]]
    side["tiles"] = sorted([*side["tiles"], params["tile"]], key=TILE_NAMES.index)
    side["points"] = params["total"]
    fields["tiles"][_region(params)] = None


def _cubes_returned(fields: Fields, params: Fields) -> None:
    for side in fields["sides"]:
        side["cubes"][_region(params)] = 0
    fields["popular"][_region(params)] = None


def _drawn(fields: Fields, params: Fields) -> None:
    side, heroes = fields["sides"][params["seat"]], [int(hero) for hero in params["heroes"]]
    if side["hand"] is not None:
        side["hand"] = sorted([*side["hand"], *heroes])
    side["hand_size"] += len(heroes)
    side["deck_size"] -= len(heroes)


def _drawn_unseen(fields: Fields, params: Fields) -> None:
    fields["sides"][params["seat"]]["hand_size"] += params["count"]
    fields["sides"][params["seat"]]["deck_size"] -= params["count"]


def _under(fields: Fields, params: Fields) -> None:
    side = fields["sides"][params["seat"]]
    if "hero" in params:
        _remove(side["hand"] or [], int(params["hero"]))
    side["hand_size"] -= 1
    side["deck_size"] += 1


def _reshuffled(fields: Fields, params: Fields) -> None:
    side = fields["sides"][params["seat"]]
    side["deck_size"], side["discard"] = params["count"], []


def _food_taken(fields: Fields, params: Fields) -> None:
    _store(fields["sides"][params["seat"]], params.get("place", "camp"), params["food"])
    fields["reserve"] -= params["food"]


def _food_back(fields: Fields, params: Fields) -> None:
    _store(fields["sides"][params["seat"]], params.get("place", "camp"), -params["food"])
    fields["reserve"] += params["food"]


def _food_paid(fields: Fields, params: Fields) -> None:
    _food_back(fields, {**params, "place": "camp"})


def _food_carried(fields: Fields, params: Fields) -> None:
    _store(fields["sides"][params.get("seat_victim", params["seat"])], params["place_from"], -params["food"])
    _store(fields["sides"][params["seat"]], params["place_to"], params["food"])


def _popularity(fields: Fields, params: Fields) -> None:
    fields["popular"][_region(params)] = params.get("seat")


CHANGES: dict[str, Change] = {
    "tile-revealed": _tile_revealed,
    "card-under": _under,
    "card-under-unseen": _under,
    "turn-begun": _turn,
    "cube-placed": _cube(1),
    "cube-added": _cube(1),
    "cube-removed": _cube(-1),
    "tile-won": _tile_won,
    "cubes-returned": _cubes_returned,
    **dict.fromkeys(("hero-retired", "hero-starved", "hero-killed"), _goes("place", "discard")),
    **dict.fromkeys(("hero-returned", "hero-sent-to-camp", "hero-recovered-to-camp"), _goes("place", "camp")),
    **dict.fromkeys(("hero-sent-to-hand", "hero-recovered-to-hand"), _goes("place", "hand")),
    "hero-recruited": _goes("hand", "camp"),
    "hero-deployed": _goes("camp", "place"),
    "hero-joined": _goes("place", "place_to"),
    **dict.fromkeys(("hero-moved", "hero-pushed"), _goes("place_from", "place_to")),
    **dict.fromkeys(("card-spent", "card-discarded"), _goes("hand", "discard")),
    "cards-drawn": _drawn,
    "cards-drawn-unseen": _drawn_unseen,
    "deck-reshuffled": _reshuffled,
    **dict.fromkeys(("food-taken", "food-placed"), _food_taken),
    **dict.fromkeys(("food-eaten", "food-lost"), _food_back),
    "food-paid": _food_paid,
    **dict.fromkeys(("food-carried", "food-stolen"), _food_carried),
    **dict.fromkeys(("popularity-taken", "popularity-passed", "popularity-returned"), _popularity),
}
