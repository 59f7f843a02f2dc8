"""Every way that Food can go. The reserve is finite: what it cannot give is not given (H-0.2)."""
# compiled by mypyc

from __future__ import annotations

from tablee.games.twelve_heroes.pieces import CAMP, PLACE_NAMES
from tablee.games.twelve_heroes.position import Position


def _given(s: Position, seat: int, wanted: int) -> int:
    given: int = min(wanted, s.reserve)
    if given < wanted and s.events is not None:
        s.tell("reserve-short", "H-0.2", {"seat": seat, "food": wanted - given})
    s.reserve -= given
    return given


def take(s: Position, seat: int, wanted: int, rule: str) -> None:
    """From the reserve into a camp."""
    given = _given(s, seat, wanted)
    s.food[seat] += given
    if s.events is not None and given > 0:
        s.tell("food-taken", rule, {"seat": seat, "food": given})


def place(s: Position, seat: int, region: int, wanted: int, rule: str) -> None:
    """From the reserve into a Region; H-2.4: not where the seat has no hero."""
    if s.at[seat * 3 + region] == 0:
        return
    given = _given(s, seat, wanted)
    s.stock[seat * 3 + region] += given
    if s.events is not None and given > 0:
        s.tell("food-placed", rule, {"seat": seat, "food": given, "place": PLACE_NAMES[region]})


def pay(s: Position, seat: int, cost: int) -> None:
    """H-3.2: from a camp into the reserve."""
    s.food[seat] -= cost
    s.reserve += cost
    if s.events is not None and cost > 0:
        s.tell("food-paid", "H-3.2", {"seat": seat, "food": cost})


def amount_at(s: Position, seat: int, where: int) -> int:
    """How much Food a seat has in its camp or in a Region."""
    return s.food[seat] if where == CAMP else s.stock[seat * 3 + where]


def _change(s: Position, seat: int, where: int, by: int) -> None:
    if where == CAMP:
        s.food[seat] += by
    else:
        s.stock[seat * 3 + where] += by


def carry(s: Position, seat: int, start: int, end: int, amount: int, rule: str) -> None:
    """From a camp or a Region of a seat to another place of the same seat."""
    _change(s, seat, start, -amount)
    _change(s, seat, end, amount)
    if s.events is not None and amount > 0:
        ways = {"place_from": PLACE_NAMES[start], "place_to": PLACE_NAMES[end]}
        s.tell("food-carried", rule, {"seat": seat, "food": amount, **ways})


def eat(s: Position, seat: int, region: int, amount: int) -> None:
    """H-2.3: from a Region into the reserve, for those who stay."""
    s.stock[seat * 3 + region] -= amount
    s.reserve += amount
    if s.events is not None and amount > 0:
        s.tell("food-eaten", "H-2.3", {"seat": seat, "food": amount, "place": PLACE_NAMES[region]})


def lose(s: Position, seat: int, where: int, amount: int, rule: str) -> None:
    """From a camp or a Region into the reserve, for nothing."""
    _change(s, seat, where, -amount)
    s.reserve += amount
    if s.events is not None and amount > 0:
        s.tell("food-lost", rule, {"seat": seat, "food": amount, "place": PLACE_NAMES[where]})


def steal(s: Position, seat: int, start: int, end: int, amount: int) -> None:
    """H-0.3: from a place of the opponent's to one of the seat's own."""
    _change(s, 1 - seat, start, -amount)
    _change(s, seat, end, amount)
    if s.events is not None and amount > 0:
        ways = {"place_from": PLACE_NAMES[start], "place_to": PLACE_NAMES[end]}
        s.tell("food-stolen", "H-0.3", {"seat": seat, "seat_victim": 1 - seat, "food": amount, **ways})
