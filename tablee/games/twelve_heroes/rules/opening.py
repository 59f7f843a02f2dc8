"""The start of a match (H-1): decks if they are made now, tiles, hands, the first player, the mulligan."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit
from tablee.core.event import all_but, only
from tablee.games.twelve_heroes.rules import cards, draft, own_decks
from tablee.games.twelve_heroes.rules.actions import DONE, UNDER, hero
from tablee.games.twelve_heroes.rules.pieces import DECK
from tablee.games.twelve_heroes.rules.tasks import DRAW_FIRST, LAY_TILES, OFFER_MULLIGAN, OPENING, TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.twelve_heroes.rules.state import TwelveHeroes


def plan_opening(s: TwelveHeroes) -> None:
    """Plan the draft if there is one, tiles, hands and the first player (H-1)."""
    s.then(DRAW_FIRST)
    s.then(OPENING, 1)
    s.then(OPENING, 0)
    s.then(LAY_TILES)
    if s.setup.draft:
        draft.begin_draft(s)
    elif s.setup.own:
        own_decks.begin_enlisting(s)
    else:
        s.deck = [bit(DECK) - 1, bit(DECK) - 1]


def first_drawn(s: TwelveHeroes, seat: i64) -> None:
    """Let the drawn player begin. That player may change cards first, then the other (H-1.3)."""
    s.seat = seat
    if s.events is not None:
        s.tell("first-drawn", "H-1.3", {"seat": seat})
    s.then(TURN)
    s.then(OFFER_MULLIGAN, 1 - seat)
    s.then(OFFER_MULLIGAN, seat)


def mulligan(s: TwelveHeroes, action: i64) -> None:
    """Put cards under the deck one by one, then draw as many (H-1.3)."""
    seat = s.asked
    if action != DONE:
        if s.events is not None:
            s.tell("card-under", "H-1.3", {"seat": seat, "hero": hero(action - UNDER)}, only(seat))
            s.tell("card-under-unseen", "H-1.3", {"seat": seat}, all_but(seat))
        s.under[seat].append(s.in_hand(seat, action - UNDER))
        cards.from_hand(s, seat, action - UNDER)
        s.then(OFFER_MULLIGAN, seat)
        return
    count = len(s.under[seat])
    if s.events is not None:
        s.tell("mulligan-taken", "H-1.3", {"seat": seat, "count": count})
    if count > 0:
        cards.draw_from_deck(s, seat, count)
