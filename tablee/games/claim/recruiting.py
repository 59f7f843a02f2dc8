"""The first phase as a struggle for followers: what they are worth is fitted to the solver, so nobody plays the second phase out.

What a trick is about is the prize against what the loser draws, on average, and the Undead on the table. What a card costs is
what it could still do in later tricks: it is gone either way.
"""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, size
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim.leaf_values import LEADS, POWER, SCORED
from tablee.games.claim.pieces import (
    CARDS,
    DOPPELGANGER,
    FACE,
    FACTION,
    KNIGHT,
    NONE,
    UNDEADS,
    VALUE,
    distinct,
    kind_of,
    may_follow,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.games.claim.rules import Claim


def _price(card: int) -> int:
    """What it costs to play a card while recruiting, in hundredths of a logit."""
    extra = 25 if FACTION[card] == DOPPELGANGER else 10 if FACTION[card] == KNIGHT else 0
    return 5 * VALUE[card] + extra


PRICE: Final[list[int]] = [_price(card) for card in range(CARDS)]


def power(cards: i64) -> i64:
    """What these followers are worth together."""
    total: i64 = 0
    while cards != 0:
        total += POWER[lowest(cards)]
        cards &= cards - 1
    return total


def outlook(state: Claim, seat: i64) -> float:
    """A seat's chance of winning at the beginning of the second phase."""
    me, you = state.players[seat], state.players[1 - seat]
    lead: i64 = power(me.hand) - power(you.hand) + SCORED * (size(me.score) - size(you.score))
    lead += LEADS if state.leader == seat else -LEADS
    return 1.0 / (1.0 + exp(-float(lead) / 100.0))


def stake(state: Claim, unseen: i64) -> i64:
    """How much better it is to win the prize than to lose it."""
    return 2 * (POWER[state.prize] - power(unseen) // max(size(unseen), 1))


def recruit(state: Claim) -> i64:
    """The card for the seat to move that its own price and the trick's stake suggest."""
    seat: i64 = state.leader if state.led == NONE else 1 - state.leader
    me, you = state.players[seat], state.players[1 - seat]
    unseen: i64 = state.deck | you.hand | you.secret
    about: i64 = stake(state, unseen)
    if state.led == NONE:
        return best_lead(me.hand, unseen, size(you.hand), about)
    return best_answer(me.hand, state.led, about)


def best_answer(hand: i64, led: i64, about: i64) -> i64:
    """The second card: what is won or lost by it, less its price."""
    left: i64 = distinct(may_follow(hand, led))
    if bit(led) & UNDEADS:
        about += 2 * SCORED
    best: i64 = lowest(left)
    top: i64 = -100000
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        at_stake: i64 = about + 2 * SCORED if bit(card) & UNDEADS else about
        score: i64 = (at_stake if bit(card) & FACE[led].beaten_by else -at_stake) - 2 * PRICE[card]
        if score > top:
            best = card
            top = score
    return best


def best_lead(hand: i64, unseen: i64, cards: i64, about: i64) -> i64:
    """The first card: as if each of the other's cards that beats it were as likely there as anywhere unseen."""
    left: i64 = distinct(hand)
    many: i64 = max(size(unseen), 1)
    best: i64 = lowest(left)
    top: i64 = -100000
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        at_stake: i64 = about + 2 * SCORED if bit(card) & UNDEADS else about
        beaten: i64 = min(size(unseen & FACE[card].beaten_by) * cards * 100 // many, 100)
        score: i64 = at_stake * (100 - 2 * beaten) // 100 - 2 * PRICE[card]
        if score > top:
            best = card
            top = score
    return best


def recruited(deal: Claim, action: int, seat: int, seed: int) -> float:
    """The seat's outlook if it takes this action in this deal and both then recruit as they see fit."""
    state = deal.copy()
    state.apply([action])
    rng = Rng(seed)
    while isinstance(state.settle(rng), Decide) and state.phase == 1:
        if rng.below(8) == 0:
            state.apply([kind_of(rng.member(distinct(state.playable())))])
        else:
            state.apply([kind_of(recruit(state))])
    return outlook(state, seat)
