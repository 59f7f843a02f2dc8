"""Play the first phase for followers.

Their values are fitted to the solver, so no playout of the second phase is needed. The stake of a trick is the prize,
minus the average card that the loser draws, plus the Undead on the table. The price of a card is what it could still do
in later tricks: after this trick it is gone, won or lost.
"""
# compiled by mypyc

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, size
from tablee.core.decision import Decide
from tablee.core.rng import Rng
from tablee.games.claim.bots.leaf_values import FOLLOWER_VALUE, LEADER_VALUE, SCORED_UNDEAD_VALUE
from tablee.games.claim.rules.pieces import (
    BEATEN_BY,
    CARDS,
    DOPPELGANGER,
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

    from tablee.games.claim.rules.state import Claim


def _price(card: int) -> int:
    """Return the cost of playing a card while recruiting, in hundredths of a logit."""
    extra = 25 if FACTION[card] == DOPPELGANGER else 10 if FACTION[card] == KNIGHT else 0
    return 5 * VALUE[card] + extra


BELOW_ANY_SCORE: Final = -100000
PRICE: Final[list[int]] = [_price(card) for card in range(CARDS)]


def total_value(cards: i64) -> i64:
    """Return the total value of these followers."""
    total: i64 = 0
    while cards != 0:
        total += FOLLOWER_VALUE[lowest(cards)]
        cards &= cards - 1
    return total


def outlook(state: Claim, seat: i64) -> float:
    """Return a seat's chance of winning at the start of the second phase."""
    me, you = state.players[seat], state.players[1 - seat]
    lead: i64 = total_value(me.hand) - total_value(you.hand) + SCORED_UNDEAD_VALUE * (size(me.score) - size(you.score))
    lead += LEADER_VALUE if state.leader == seat else -LEADER_VALUE
    return 1.0 / (1.0 + exp(-float(lead) / 100.0))


def stake_of(state: Claim, unseen: i64) -> i64:
    """Return how much better it is to win the prize than to lose it."""
    return 2 * (FOLLOWER_VALUE[state.prize] - total_value(unseen) // max(size(unseen), 1))


def recruiting_card(state: Claim) -> i64:
    """Return the card for the seat to move that best balances the trick's stake and the card's price."""
    seat: i64 = state.mover()
    me, you = state.players[seat], state.players[1 - seat]
    unseen: i64 = state.deck | you.hand | you.secret
    stake: i64 = stake_of(state, unseen)
    if state.led == NONE:
        return best_lead(me.hand, unseen, size(you.hand), stake)
    return best_answer(me.hand, state.led, stake)


def best_answer(hand: i64, led: i64, stake: i64) -> i64:
    """Return the best second card: the one with the highest gain minus price."""
    left: i64 = distinct(may_follow(hand, led))
    if bit(led) & UNDEADS:
        stake += 2 * SCORED_UNDEAD_VALUE
    best: i64 = lowest(left)
    best_score: i64 = BELOW_ANY_SCORE
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        at_stake: i64 = stake + 2 * SCORED_UNDEAD_VALUE if bit(card) & UNDEADS else stake
        score: i64 = (at_stake if bit(card) & BEATEN_BY[led] else -at_stake) - 2 * PRICE[card]
        if score > best_score:
            best = card
            best_score = score
    return best


def best_lead(hand: i64, unseen: i64, hand_size: i64, stake: i64) -> i64:
    """Return the best lead. Assume that each unseen card is equally likely to be in the opponent's hand."""
    left: i64 = distinct(hand)
    unseen_cards: i64 = max(size(unseen), 1)
    best: i64 = lowest(left)
    best_score: i64 = BELOW_ANY_SCORE
    while left != 0:
        card: i64 = lowest(left)
        left &= left - 1
        at_stake: i64 = stake + 2 * SCORED_UNDEAD_VALUE if bit(card) & UNDEADS else stake
        beaten: i64 = min(size(unseen & BEATEN_BY[card]) * hand_size * 100 // unseen_cards, 100)
        score: i64 = at_stake * (100 - 2 * beaten) // 100 - 2 * PRICE[card]
        if score > best_score:
            best = card
            best_score = score
    return best


def outlook_after(deal: Claim, action: int, seat: int, seed: int) -> float:
    """Return the seat's outlook after this action in this deal, when both then recruit by `recruiting_card`."""
    return outlook(end_of_recruiting(deal, action, seed), seat)


def end_of_recruiting(deal: Claim, action: int, seed: int) -> Claim:
    """Return the start of the second phase after this action.

    Both recruit by `recruiting_card`, with one card in eight at random.
    """
    state = deal.copy()
    state.apply([action])
    rng = Rng(seed)
    while isinstance(state.settle(rng), Decide) and state.phase == 1:
        if rng.below(8) == 0:
            state.apply([kind_of(rng.member(distinct(state.playable())))])
        else:
            state.apply([kind_of(recruiting_card(state))])
    return state
