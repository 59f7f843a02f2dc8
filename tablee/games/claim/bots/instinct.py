"""Simple heuristics: play as a player with some experience would, without search. They work on card sets alone."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, lowest, size
from tablee.core.decision import Decide
from tablee.games.claim.rules.pieces import (
    BEATEN_BY,
    CARDS,
    DOPPELGANGER,
    DWARF,
    DWARVES,
    FACTION,
    GOBLIN,
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

    from tablee.core.rng import Rng
    from tablee.games.claim.rules.state import Claim


def _worth(card: int) -> int:
    """Return how welcome a follower is, from 0 to about 30.

    High cards win tricks. Low Dwarves lose them, which scores.
    """
    value = VALUE[card]
    if FACTION[card] == DWARF:
        return 14 + abs(2 * value - 9)
    bonus = 8 if FACTION[card] == KNIGHT else 6 if FACTION[card] == DOPPELGANGER else 0
    return 2 * value + bonus + (4 if FACTION[card] == GOBLIN and value == 9 else 0)


WORTH: Final[list[int]] = [_worth(card) for card in range(CARDS)]


def mean_worth(cards: i64) -> i64:
    """Return the average worth of a card drawn from these."""
    if cards == 0:
        return 0
    total: i64 = 0
    rest: i64 = cards
    while rest != 0:
        total += WORTH[lowest(rest)]
        rest &= rest - 1
    return total // size(cards)


def cheapest(cards: i64) -> i64:
    """Return the card that costs least to give up while recruiting: low, and neither a Knight nor a Doppelgänger."""
    best: i64 = lowest(cards)
    rest: i64 = cards & (cards - 1)
    while rest != 0:
        card: i64 = lowest(rest)
        if WORTH[card] < WORTH[best]:
            best = card
        rest &= rest - 1
    return best


def strongest(cards: i64) -> i64:
    """Return the card with the highest value, the first one on a tie."""
    best: i64 = lowest(cards)
    rest: i64 = cards & (cards - 1)
    while rest != 0:
        card: i64 = lowest(rest)
        if VALUE[card] > VALUE[best]:
            best = card
        rest &= rest - 1
    return best


def answer(hand: i64, led: i64, want: bool) -> i64:
    """Choose the second card of a trick: win cheaply if the trick is wanted and can be won, else lose cheaply."""
    playable: i64 = may_follow(hand, led)
    winning: i64 = playable & BEATEN_BY[led]
    losing: i64 = playable & ~BEATEN_BY[led]
    chosen: i64 = winning if want else losing
    return cheapest(chosen if chosen != 0 else playable)


def recruit_lead(hand: i64, want: bool) -> i64:
    """Choose a lead, for a wanted or an unwanted prize. Keep Undead for tricks that will be won."""
    safe: i64 = hand & ~UNDEADS
    if want:
        return strongest(hand)
    return cheapest(safe if safe != 0 else hand)


def wants(prize: i64, unseen: i64, played: i64) -> bool:
    """Return whether the prize is better than the card that the loser draws.

    An Undead on the table raises the prize's worth.
    """
    bonus: i64 = 6 if played & UNDEADS else 0
    return WORTH[prize] + bonus >= mean_worth(unseen)


def support_answer(hand: i64, led: i64) -> i64:
    """Choose the second card in the second phase: lose to a Dwarf if possible, else win."""
    return answer(hand, led, bit(led) & DWARVES == 0)


def support_lead(hand: i64, other: i64) -> i64:
    """Choose a lead: a card that no answer beats if there is one, then a low Dwarf, else the cheapest card."""
    rest: i64 = hand & ~DWARVES
    while rest != 0:
        card: i64 = lowest(rest)
        if may_follow(other, card) & BEATEN_BY[card] == 0:
            return card
        rest &= rest - 1
    dwarves: i64 = hand & DWARVES
    return lowest(dwarves) if dwarves != 0 else cheapest(hand)


def instinct(state: Claim) -> i64:
    """Return the card that the heuristics suggest for the seat to move.

    Of the opponent's cards it uses only which ones are unseen.
    """
    seat: i64 = state.mover()
    me, you = state.players[seat], state.players[1 - seat]
    if state.phase == 2:
        return support_lead(me.hand, you.hand) if state.led == NONE else support_answer(me.hand, state.led)
    unseen: i64 = state.deck | you.hand | you.secret
    if state.led == NONE:
        return recruit_lead(me.hand, wants(state.prize, unseen, 0))
    return answer(me.hand, state.led, wants(state.prize, unseen, bit(state.led)))


def play_by_instinct(state: Claim, rng: Rng) -> None:
    """Play to the end by the heuristics, with one card in four at random."""
    while isinstance(state.settle(rng), Decide):
        if rng.below(4) == 0:
            state.apply([kind_of(rng.member(distinct(state.playable())))])
        else:
            state.apply([kind_of(instinct(state))])
