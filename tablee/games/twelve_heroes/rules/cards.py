"""Move cards: draw, recruit, send to Regions, return to camp or hand, discard."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, members, size
from tablee.core.chance import Draw
from tablee.core.event import all_but, only
from tablee.games.twelve_heroes.rules import food
from tablee.games.twelve_heroes.rules.actions import hero
from tablee.games.twelve_heroes.rules.memory import remember
from tablee.games.twelve_heroes.rules.pending import CARDS
from tablee.games.twelve_heroes.rules.pieces import AT_CAMP, CAMP, DISCARDED, NONE, PLACE_NAMES
from tablee.games.twelve_heroes.rules.piles import put, remove
from tablee.games.twelve_heroes.rules.tasks import set_off

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes

STREAMS: Final = ("deck/1", "deck/2")


def draw_from_deck(s: TwelveHeroes, seat: i64, count: int) -> None:
    """Await cards from the unseen part of a deck."""
    s.asked = seat
    s.await_draw(Draw(STREAMS[seat], s.deck[seat], count), CARDS)


def draw_card(s: TwelveHeroes, seat: i64) -> None:
    """Draw a card from the deck, then from under it. An empty deck is remade from the discard pile (H-2.5)."""
    if s.deck[seat] == 0 and s.under[seat]:
        drawn(s, seat, bit(s.under[seat].pop(0)))
        return
    if s.deck[seat] == 0:
        reshuffle(s, seat)
    if s.deck[seat] != 0:
        draw_from_deck(s, seat, 1)
    elif s.events is not None:
        s.tell("nothing-to-draw", "H-2.5", {"seat": seat, "heroes": shown_names(s, seat)})


def reshuffle(s: TwelveHeroes, seat: i64) -> None:
    """Make the discard pile the deck (H-2.5). If the deck's cards are known, the hand is now known too (H-1.5)."""
    if not s.setup.secret:
        s.shown[seat] = s.hand[seat]
    if s.events is not None and s.discards[seat] != 0:
        heroes = shown_names(s, seat)
        s.tell("deck-reshuffled", "H-2.5", {"seat": seat, "count": size(s.discards[seat]), "heroes": heroes})
    s.deck[seat] = s.discards[seat]
    s.discards[seat] = 0


def shown_names(s: TwelveHeroes, seat: i64) -> list[str]:
    """Return the part of a hand that everybody knows, as names in events."""
    return [hero(kind) for kind in s.kinds_in(seat, s.shown[seat])]


def drawn(s: TwelveHeroes, seat: i64, taken: i64) -> None:
    """Add a set of cards to a hand. Only their owner sees which."""
    remove(s.deck, seat, taken)
    put(s.hand, seat, taken)
    remember(s, seat)
    if s.events is not None:
        heroes = [hero(kind) for kind in s.kinds_in(seat, taken)]
        s.tell("cards-drawn", "H-2.5", {"seat": seat, "heroes": heroes}, only(seat))
        s.tell("cards-drawn-unseen", "H-2.5", {"seat": seat, "count": size(taken)}, all_but(seat))


def from_hand(s: TwelveHeroes, seat: i64, kind: i64) -> i64:
    """Take a card of this kind out of a hand."""
    card: i64 = bit(s.in_hand(seat, kind))
    remove(s.hand, seat, card)
    remove(s.shown, seat, card)
    return card


def drop(s: TwelveHeroes, seat: i64, kind: i64) -> None:
    """Move a card from a hand to the discard pile."""
    put(s.discards, seat, from_hand(s, seat, kind))
    remember(s, seat)


def recruited(s: TwelveHeroes, seat: i64, kind: i64) -> None:
    """Move a card from a hand to the camp (H-3.2)."""
    put(s.camp, seat, from_hand(s, seat, kind))
    remember(s, seat)


def arrive(s: TwelveHeroes, seat: i64, region: i64, card: i64) -> None:
    """Put a hero into a Region. The first one there takes the Popularity token (H-4.2)."""
    empty = s.at[region] == 0 and s.at[3 + region] == 0
    put(s.at, seat * 3 + region, card)
    if s.setup.popularity and empty and s.tile[region] != NONE:
        if s.events is not None:
            s.tell("popularity-taken", "H-4.2", {"seat": seat, "place": PLACE_NAMES[region]})
        s.popular[region] = seat


def leave(s: TwelveHeroes, seat: i64, region: i64, kind: i64) -> i64:
    """Take a hero of this kind out of a Region or the camp."""
    if region == CAMP:
        home: i64 = bit(s.find(seat, s.camp[seat], kind))
        remove(s.camp, seat, home)
        return home
    card: i64 = bit(s.find(seat, s.at[seat * 3 + region], kind))
    remove(s.at, seat * 3 + region, card)
    return card


def vacated(s: TwelveHeroes, seat: i64, region: i64) -> None:
    """Remove Food (H-2.4) and Popularity (H-4.2) from a Region without a hero."""
    if region == CAMP or s.at[seat * 3 + region] != 0:
        return
    food.lose(s, seat, region, s.stock[seat * 3 + region], "H-2.4")
    if s.popular[region] == seat:
        other = 1 - seat
        passes = s.at[other * 3 + region] != 0
        if s.events is not None and passes:
            s.tell("popularity-passed", "H-4.2", {"seat": other, "place": PLACE_NAMES[region]})
        elif s.events is not None:
            s.tell("popularity-returned", "H-4.2", {"place": PLACE_NAMES[region]})
        s.popular[region] = other if passes else NONE


def discard_hero(s: TwelveHeroes, seat: i64, region: i64, kind: i64) -> None:
    """Move a hero from a Region to the discard pile, which triggers its own abilities."""
    put(s.discards, seat, leave(s, seat, region, kind))
    vacated(s, seat, region)
    set_off(s, seat, kind, region, DISCARDED)


def send_back(s: TwelveHeroes, seat: i64, region: i64, kind: i64, to: i64) -> None:
    """Return a hero from a Region to the camp or the hand of its owner."""
    card = leave(s, seat, region, kind)
    if to == AT_CAMP:
        put(s.camp, seat, card)
    else:
        put(s.hand, seat, card)
        put(s.shown, seat, card)
    vacated(s, seat, region)


def show_hand(s: TwelveHeroes, seat: i64) -> None:
    """Show a seat's hand to everybody (H-0.3)."""
    if s.events is not None:
        heroes = [hero(kind) for kind in s.kinds_in(seat, s.hand[seat])]
        s.tell("hand-shown", "H-0.3", {"seat": seat, "heroes": heroes})
    s.shown[seat] = s.hand[seat]
    remember(s, seat)


def transfer(s: TwelveHeroes, seat: i64, start: i64, end: i64, kind: i64) -> None:
    """Move a hero from the camp or a Region to a Region, without Food."""
    arrive(s, seat, end, leave(s, seat, start, kind))
    vacated(s, seat, start)


def recover(s: TwelveHeroes, seat: i64, kind: i64, to: i64) -> None:
    """Return a card from the discard pile to the hand or the camp, in the open."""
    card: i64 = bit(s.find(seat, s.discards[seat], kind))
    remove(s.discards, seat, card)
    if to == AT_CAMP:
        put(s.camp, seat, card)
    else:
        put(s.hand, seat, card)
        put(s.shown, seat, card)


def owned(s: TwelveHeroes, seat: i64) -> list[int]:
    """Return all the cards of a seat, wherever they are. There are always twelve."""
    regions = [s.at[seat * 3 + region] for region in range(3)]
    places = [s.hand[seat], s.deck[seat], s.discards[seat], s.camp[seat], *regions]
    return sorted([card for place in places for card in members(place)] + s.under[seat])
