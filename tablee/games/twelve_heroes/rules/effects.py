"""Effects of abilities that need no more choices: Food, cards, actions and cubes."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.twelve_heroes.rules import cards, food
from tablee.games.twelve_heroes.rules.actions import hero
from tablee.games.twelve_heroes.rules.pending import BRINGING, DISCARDING, STRIPPING
from tablee.games.twelve_heroes.rules.pieces import (
    ADD_CUBE,
    AT_CAMP,
    BRING_FOOD,
    BURN_FOOD,
    CAMP,
    DECK,
    DRAW,
    EXTRA_ACTION,
    FOOD,
    GAIN_FOOD,
    MAKE_DISCARD,
    MAX_GIVEN,
    NONE,
    PLACE_NAMES,
    REMOVE_CUBE,
    SHOW_HAND,
    SLOTS,
    STEAL_FOOD,
    Ability,
)
from tablee.games.twelve_heroes.rules.piles import add
from tablee.games.twelve_heroes.rules.strength import times
from tablee.games.twelve_heroes.rules.tasks import DISCARD_CARD, DRAW_CARD, STRIP_CARD, current_ability, take_ability

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def announce(s: TwelveHeroes) -> None:
    """Tell whose ability causes the next events."""
    if s.events is not None:
        s.tell("ability-used", "H-0.3", {"seat": s.owner, "hero": hero(s.source), "place": PLACE_NAMES[s.region]})


def idle(s: TwelveHeroes) -> None:
    """Tell that an ability has no effect."""
    if s.events is not None:
        s.tell("ability-idle", "H-0.3", {"seat": s.owner, "hero": hero(s.source)})


def at_once(s: TwelveHeroes, ability: Ability) -> None:
    """Apply an effect that leaves nothing to choose."""
    effect = ability.effect
    if effect == GAIN_FOOD:
        gain(s, CAMP if ability.to == AT_CAMP else s.region)
    elif effect == BRING_FOOD:
        bring(s, s.region)
    elif effect in (STEAL_FOOD, BURN_FOOD):
        plunder(s, ability)
    elif effect == EXTRA_ACTION:
        give_actions(s, total(s))
    elif effect in (ADD_CUBE, REMOVE_CUBE):
        for _ in range(times(s, ability, s.owner, s.region)):
            change_cube(s, effect)
    elif effect == SHOW_HAND:
        cards.show_hand(s, 1 - s.owner)
    else:
        change_hands(s, effect)


def total(s: TwelveHeroes) -> int:
    """Return the ability's amount, multiplied by what it counts, and at most all Food of the game."""
    ability = s.heroes.abilities[s.ability]
    return min(ability.amount * times(s, ability, s.owner, s.region), FOOD)


def change_hands(s: TwelveHeroes, effect: i64) -> None:
    """Move cards into a hand or out of one, one after the other."""
    for _ in range(min(total(s), DECK)):
        if effect == DRAW:
            s.then(DRAW_CARD, s.owner)
        elif effect == MAKE_DISCARD:
            s.then(DISCARD_CARD, 1 - s.owner)
        else:
            s.then(STRIP_CARD, current_ability(s))


def gain(s: TwelveHeroes, where: i64) -> None:
    """Take Food from the reserve."""
    amount = total(s)
    if where == CAMP:
        food.take(s, s.owner, amount, "H-0.3")
    else:
        food.place(s, s.owner, where, amount, "H-0.3")


def bring(s: TwelveHeroes, region: i64) -> None:
    """Ask how much Food to bring from the camp, if the owner has a hero there to eat it."""
    s.region = region
    s.max_food = min(total(s), s.food[s.owner])
    if s.at[s.owner * 3 + region] != 0:
        s.ask(s.owner, BRINGING)


def plunder(s: TwelveHeroes, ability: Ability) -> None:
    """Steal the opponent's Food, or move it to the reserve."""
    seat = s.owner
    start = CAMP if ability.where == AT_CAMP else s.region
    amount = min(total(s), food.amount_at(s, 1 - seat, start))
    if ability.effect == BURN_FOOD:
        food.lose(s, 1 - seat, start, amount, "H-0.3")
        return
    end = CAMP if ability.to == AT_CAMP else s.region
    if end == CAMP or s.at[seat * 3 + end] != 0:
        food.steal(s, seat, start, end, amount)


def give_actions(s: TwelveHeroes, amount: i64) -> None:
    """Give more actions in this turn, at most three from abilities (H-3.7). In the opponent's turn, do nothing."""
    given: int = min(amount, MAX_GIVEN - s.given) if s.owner == s.seat else 0
    if s.events is not None:
        s.tell("actions-gained", "H-3.7", {"seat": s.owner, "count": given})
    s.given += given
    s.actions += given


def change_cube(s: TwelveHeroes, effect: i64) -> None:
    """Place an own cube on a free slot, or remove one of the opponent's. A tile is only won at Control."""
    if s.tile[s.region] == NONE:
        return
    seat = s.owner if effect == ADD_CUBE else 1 - s.owner
    place = seat * 3 + s.region
    if effect == ADD_CUBE and s.cubes[place] < SLOTS[s.tile_kind(s.region)]:
        if s.events is not None:
            s.tell("cube-added", "H-0.3", {"seat": seat, "place": PLACE_NAMES[s.region]})
        add(s.cubes, place, 1)
    elif effect == REMOVE_CUBE and s.cubes[place] > 0:
        if s.events is not None:
            s.tell("cube-removed", "H-0.3", {"seat": seat, "place": PLACE_NAMES[s.region]})
        add(s.cubes, place, -1)


def brought(s: TwelveHeroes, amount: i64) -> None:
    """Bring Food from the camp."""
    food.carry(s, s.owner, CAMP, s.region, amount, "H-0.3")


def ask_discard(s: TwelveHeroes, seat: i64) -> None:
    """Ask a seat to discard a card of its choice, if it has one."""
    if s.hand[seat] != 0:
        s.ask(seat, DISCARDING)


def ask_strip(s: TwelveHeroes, argument: i64) -> None:
    """Show the opponent's hand, and ask the ability's owner for the card to discard."""
    take_ability(s, argument)
    other = 1 - s.owner
    if s.hand[other] == 0:
        return
    if s.shown[other] != s.hand[other]:
        cards.show_hand(s, other)
    limit = s.heroes.abilities[s.ability].max_cost
    if any(s.heroes.cost[kind] <= limit for kind in s.kinds_in(other, s.hand[other])):
        s.ask(s.owner, STRIPPING)


def discarded(s: TwelveHeroes, seat: i64, kind: i64, rule: str) -> None:
    """Discard a card from a hand."""
    if s.events is not None:
        s.tell("card-discarded", rule, {"seat": seat, "hero": hero(kind)})
    cards.drop(s, seat, kind)
