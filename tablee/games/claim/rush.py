"""Random choices to the end on sets alone: what a search does a million times.

A random number is wide enough to serve twice: its whole part, scaled, is one choice, and what is left of it the next.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, nth, size
from tablee.core.rng import M1
from tablee.games.claim.pieces import ALL, DWARVES, FACE, UNDEADS, distinct, may_follow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng
    from tablee.games.claim.rules import Claim


def nth_of_many(cards: i64, n: i64) -> i64:
    """`nth`, quicker for many cards."""
    low: i64 = cards & 0x3FFFFFF
    below: i64 = size(low)
    return nth(low, n) if n < below else nth(cards ^ low, n - below)


def two_of(cards: i64, count: i64, number: i64) -> i64:
    """Two different cards of so many, each pair as likely; the first is counted in 64s."""
    wide: i64 = number * count
    first: i64 = nth_of_many(cards, wide // M1)
    second: i64 = nth_of_many(cards ^ bit(first), wide % M1 * (count - 1) // M1)
    return first * 64 + second


def trick_of(mine: i64, yours: i64, number: i64) -> i64:
    """A card to lead and an answer to it, each kind that may be played as likely; the first is counted in 64s."""
    leads: i64 = distinct(mine)
    wide: i64 = number * size(leads)
    led: i64 = nth(leads, wide // M1)
    answers: i64 = distinct(may_follow(yours, led))
    return led * 64 + nth(answers, wide % M1 * size(answers) // M1)


def rush_deal(state: Claim, rng: Rng) -> None:
    """C-1.1: deal one card to each, thirteen times, and turn up the first prize."""
    deck: i64 = ALL
    hands_first: i64 = 0
    hands_second: i64 = 0
    count: i64 = 52
    while count > 26:
        pair: i64 = two_of(deck, count, rng.next())
        hands_first |= bit(pair >> 6)
        hands_second |= bit(pair & 63)
        deck &= ~(hands_first | hands_second)
        count -= 2
    state.players[0].hand = hands_first
    state.players[1].hand = hands_second
    state.deck = deck
    state.turn_prize(nth_of_many(deck, rng.below(26)))


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
        trick: i64 = trick_of(mine, yours, rng.next()) if more else lowest(mine) * 64 + lowest(yours)
        led: i64 = trick >> 6
        second: i64 = bit(trick & 63)
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
        pair: i64 = two_of(deck, count, rng.next())
        prize = bit(pair & 63)
        your_followers |= bit(pair >> 6)
        deck ^= bit(pair >> 6) | prize
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
        trick: i64 = trick_of(mine, yours, rng.next()) if more else lowest(mine) * 64 + lowest(yours)
        led: i64 = trick >> 6
        second: i64 = bit(trick & 63)
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
    state.supported(leader, led, trick & 63)
    state.players[leader].score = my_score
    state.players[1 - leader].score = your_score
    return played
