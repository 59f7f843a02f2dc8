"""Move Food. The reserve is finite: nobody gets what it does not have (H-0.2)."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.twelve_heroes.rules.pending import CARRYING
from tablee.games.twelve_heroes.rules.pieces import CAMP, PLACE_NAMES
from tablee.games.twelve_heroes.rules.piles import add

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def _given(s: TwelveHeroes, seat: i64, wanted: i64) -> i64:
    given: i64 = min(wanted, s.reserve)
    if given < wanted and s.events is not None:
        s.tell("reserve-short", "H-0.2", {"seat": seat, "food": wanted - given})
    s.reserve -= given
    return given


def take(s: TwelveHeroes, seat: i64, wanted: i64, rule: str) -> None:
    """Move Food from the reserve into a camp."""
    given = _given(s, seat, wanted)
    if s.events is not None and given > 0:
        s.tell("food-taken", rule, {"seat": seat, "food": given})
    add(s.food, seat, given)


def place(s: TwelveHeroes, seat: i64, region: i64, wanted: i64, rule: str) -> None:
    """Move Food from the reserve into a Region, if the seat has a hero there (H-2.4)."""
    if s.at[seat * 3 + region] == 0:
        return
    given = _given(s, seat, wanted)
    if s.events is not None and given > 0:
        s.tell("food-placed", rule, {"seat": seat, "food": given, "place": PLACE_NAMES[region]})
    add(s.stock, seat * 3 + region, given)


def pay(s: TwelveHeroes, seat: i64, cost: i64, rule: str) -> None:
    """Pay Food from a camp into the reserve: for a hero (H-3.2), or for an ability."""
    if s.events is not None and cost > 0:
        s.tell("food-paid", rule, {"seat": seat, "food": cost})
    add(s.food, seat, -cost)
    s.reserve += cost


def amount_at(s: TwelveHeroes, seat: i64, where: i64) -> i64:
    """Return how much Food a seat has in its camp or in a Region."""
    return s.food[seat] if where == CAMP else s.stock[seat * 3 + where]


def _change(s: TwelveHeroes, seat: i64, where: i64, by: i64) -> None:
    if where == CAMP:
        add(s.food, seat, by)
    else:
        add(s.stock, seat * 3 + where, by)


def carry(s: TwelveHeroes, seat: i64, start: i64, end: i64, amount: i64, rule: str) -> None:
    """Move Food from a camp or a Region of a seat to another place of the same seat."""
    if s.events is not None and amount > 0:
        ways = {"place_from": PLACE_NAMES[start], "place_to": PLACE_NAMES[end]}
        s.tell("food-carried", rule, {"seat": seat, "food": amount, **ways})
    if amount != 0:
        _change(s, seat, start, -amount)
        _change(s, seat, end, amount)


def ask_load(s: TwelveHeroes, seat: i64, start: i64, end: i64) -> None:
    """Ask how much Food goes along with a hero, if there is any (H-3.3, H-3.4)."""
    s.start = start
    s.region = end
    s.max_food = amount_at(s, seat, start)
    if s.max_food > 0:
        s.ask(seat, CARRYING)


def eat(s: TwelveHeroes, seat: i64, region: i64, amount: i64) -> None:
    """Move Food from a Region into the reserve, for the heroes who stay (H-2.3)."""
    if s.events is not None and amount > 0:
        s.tell("food-eaten", "H-2.3", {"seat": seat, "food": amount, "place": PLACE_NAMES[region]})
    add(s.stock, seat * 3 + region, -amount)
    s.reserve += amount


def lose(s: TwelveHeroes, seat: i64, where: i64, amount: i64, rule: str) -> None:
    """Move Food from a camp or a Region into the reserve, without a return."""
    if s.events is not None and amount > 0:
        s.tell("food-lost", rule, {"seat": seat, "food": amount, "place": PLACE_NAMES[where]})
    if amount != 0:
        _change(s, seat, where, -amount)
        s.reserve += amount


def steal(s: TwelveHeroes, seat: i64, start: i64, end: i64, amount: i64) -> None:
    """Move Food from a place of the opponent to one of the seat's own (H-0.3)."""
    if s.events is not None and amount > 0:
        ways = {"place_from": PLACE_NAMES[start], "place_to": PLACE_NAMES[end]}
        s.tell("food-stolen", "H-0.3", {"seat": seat, "seat_victim": 1 - seat, "food": amount, **ways})
    _change(s, 1 - seat, start, -amount)
    _change(s, seat, end, amount)
