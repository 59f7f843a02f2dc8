"""Random choices to the end on sets alone: what a search does a million times.

A random number is wide enough to serve twice: its whole part, scaled, is one choice, and what is left of it the next.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, size
from tablee.core.rng import M1
from tablee.games.claim.pieces import ALL, DWARVES, FACE, UNDEADS, distinct, may_follow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng
    from tablee.games.claim.rules import Claim


def take(cards: i64, n: i64) -> i64:
    """The card with `n` lower ones in the set, as a set."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return cards & -cards


def take_of_many(cards: i64, n: i64) -> i64:
    """`take`, quicker for many cards."""
    low: i64 = cards & 0x3FFFFFF
    below: i64 = size(low)
    return take(low, n) if n < below else take(cards ^ low, n - below)


def two_of(cards: i64, count: i64, number: i64) -> tuple[i64, i64]:
    """Two different cards of so many, one after the other, each pair as likely; as sets."""
    wide: i64 = number * count
    first: i64 = take_of_many(cards, wide // M1)
    return first, take_of_many(cards ^ first, wide % M1 * (count - 1) // M1)


def trick_of(mine: i64, yours: i64, number: i64) -> tuple[i64, i64]:
    """A card to lead, and an answer to it as a set; each kind that may be played as likely."""
    leads: i64 = distinct(mine)
    wide: i64 = number * size(leads)
    led: i64 = lowest(take(leads, wide // M1))
    answers: i64 = distinct(may_follow(yours, led))
    return led, take(answers, wide % M1 * size(answers) // M1)


def rush_deal(state: Claim, rng: Rng) -> None:
    """C-1.1: deal one card to each, thirteen times, and turn up the first prize."""
    deck: i64 = ALL
    first_hand: i64 = 0
    second_hand: i64 = 0
    count: i64 = 52
    while count > 26:
        first, second = two_of(deck, count, rng.next())
        first_hand |= first
        second_hand |= second
        deck ^= first | second
        count -= 2
    state.players[0].hand = first_hand
    state.players[1].hand = second_hand
    state.deck = deck
    state.turn_prize(lowest(take_of_many(deck, rng.below(26))))


def rush_recruiting(state: Claim, rng: Rng) -> i64:
    """The first phase. `mine` and `yours` are the leader's and the other's; who wins becomes the leader."""
    leader: i64 = state.leader
    mine: i64 = state.players[leader].hand
    yours: i64 = state.players[1 - leader].hand
    my_followers: i64 = state.players[leader].followers
    your_followers: i64 = state.players[1 - leader].followers
    my_score: i64 = state.players[leader].score
    your_score: i64 = state.players[1 - leader].score
    discards: i64 = state.discards
    deck: i64 = state.deck
    count: i64 = size(deck)
    prize: i64 = bit(state.prize)
    played: i64 = 0
    while True:
        more: bool = mine & (mine - 1) != 0
        led, second = trick_of(mine, yours, rng.next()) if more else (lowest(mine), yours)
        mine ^= bit(led)
        yours ^= second
        if second & FACE[led].beaten_by:
            leader = 1 - leader
            mine, yours = yours, mine
            my_followers, your_followers = your_followers, my_followers
            my_score, your_score = your_score, my_score
        both: i64 = bit(led) | second
        my_score |= both & UNDEADS
        discards |= both & ~UNDEADS
        my_followers |= prize
        if not more:
            break
        played += 2
        drawn, prize = two_of(deck, count, rng.next())
        your_followers |= drawn
        deck ^= drawn | prize
        count -= 2
    state.recruited(leader, my_followers, your_followers | deck, discards)
    state.players[leader].score = my_score
    state.players[1 - leader].score = your_score
    return played


def rush_support(state: Claim, rng: Rng) -> i64:
    """The second phase, and the end."""
    leader: i64 = state.leader
    mine: i64 = state.players[leader].hand
    yours: i64 = state.players[1 - leader].hand
    my_score: i64 = state.players[leader].score
    your_score: i64 = state.players[1 - leader].score
    played: i64 = 0
    while True:
        more: bool = mine & (mine - 1) != 0
        led, second = trick_of(mine, yours, rng.next()) if more else (lowest(mine), yours)
        mine ^= bit(led)
        yours ^= second
        if second & FACE[led].beaten_by:
            leader = 1 - leader
            mine, yours = yours, mine
            my_score, your_score = your_score, my_score
        both: i64 = bit(led) | second
        my_score |= both & ~DWARVES
        your_score |= both & DWARVES
        if not more:
            break
        played += 2
    state.supported(leader, led, lowest(second))
    state.players[leader].score = my_score
    state.players[1 - leader].score = your_score
    return played
