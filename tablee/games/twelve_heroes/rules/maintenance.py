"""Maintenance and Income: heroes eat, then Food and a card come in (H-2.3 to H-2.5)."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.twelve_heroes.rules import cards, food
from tablee.games.twelve_heroes.rules.actions import hero
from tablee.games.twelve_heroes.rules.hunger import hunger
from tablee.games.twelve_heroes.rules.pending import STARVING
from tablee.games.twelve_heroes.rules.pieces import DISCARDED, INCOME, MAINTENANCE, PLACE_NAMES, REGIONS
from tablee.games.twelve_heroes.rules.tasks import FEED, has_trigger, set_off_all

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def maintain(s: TwelveHeroes, region: i64) -> None:
    """Begin Maintenance in a Region with its heroes' abilities (H-2.3). Without heroes nobody eats."""
    if s.at[s.seat * 3 + region] == 0:
        return
    if has_trigger(s, region, MAINTENANCE):
        s.then(FEED, region)
        set_off_all(s, s.seat, region, MAINTENANCE)
    else:
        feed(s, region)


def feed(s: TwelveHeroes, region: i64) -> None:
    """Let heroes eat. As long as the Food is not enough, one of them must go (H-2.3)."""
    seat = s.seat
    eaten = hunger(s, seat, region)
    if eaten > s.stock[seat * 3 + region]:
        s.region = region
        s.ask(seat, STARVING)
    else:
        food.eat(s, seat, region, eaten)


def starve(s: TwelveHeroes, kind: i64) -> None:
    """Discard a hero without Food (H-2.3)."""
    seat = s.seat
    region = s.region
    if s.events is not None:
        s.tell("hero-starved", "H-2.3", {"seat": seat, "hero": hero(kind), "place": PLACE_NAMES[region]})
    if s.heroes.on(kind, DISCARDED):
        s.then(FEED, region)
        cards.discard_hero(s, seat, region, kind)
    else:
        cards.discard_hero(s, seat, region, kind)
        feed(s, region)


def income(s: TwelveHeroes) -> None:
    """Give two Food and a card, then use the income abilities of heroes in Regions (H-2.5)."""
    for region in range(REGIONS - 1, -1, -1):
        set_off_all(s, s.seat, region, INCOME)
    food.take(s, s.seat, 2, "H-2.5")
    cards.draw_card(s, s.seat)
