"""Random choices from the beginning of a trick to the end, on sets alone: what a search does a million times."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest
from tablee.games.claim.pieces import BEATEN_BY, DWARVES, UNDEADS, card_of, kinds, may_follow

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng
    from tablee.games.claim.rules import Claim


def pick(cards: i64, rng: Rng) -> i64:
    """One of the cards, each kind as likely."""
    return card_of(rng.member(kinds(cards)), cards)


def rush(state: Claim, rng: Rng) -> i64:
    """Play to the end without telling anybody; how many choices there were."""
    played: i64 = 0
    if state.phase == 1:
        played = rush_recruiting(state, rng)
    return played + rush_support(state, rng)


def rush_recruiting(state: Claim, rng: Rng) -> i64:
    """The first phase. `mine` and `yours` are the leader's and the other's; who wins becomes the leader."""
    leader: i64 = state.leader
    mine: i64 = state.hands[leader]
    yours: i64 = state.hands[1 - leader]
    my_followers: i64 = state.followers[leader]
    your_followers: i64 = state.followers[1 - leader]
    my_score: i64 = state.scores[leader]
    your_score: i64 = state.scores[1 - leader]
    discards: i64 = state.discards
    deck: i64 = state.deck
    prize: i64 = bit(state.prize)
    played: i64 = 0
    while True:
        more: bool = mine & (mine - 1) != 0
        led: i64 = pick(mine, rng) if more else lowest(mine)
        second: i64 = pick(may_follow(yours, led), rng) if more else lowest(yours)
        mine ^= bit(led)
        yours ^= bit(second)
        if bit(second) & BEATEN_BY[led]:
            leader = 1 - leader
            mine, yours = yours, mine
            my_followers, your_followers = your_followers, my_followers
            my_score, your_score = your_score, my_score
        both: i64 = bit(led) | bit(second)
        my_score |= both & UNDEADS
        discards |= both & ~UNDEADS
        my_followers |= prize
        if not more:
            break
        played += 2
        drawn: i64 = bit(rng.member(deck))
        prize = bit(rng.member(deck ^ drawn))
        deck ^= drawn | prize
        your_followers |= drawn
    your_followers |= deck
    state.phase = 2
    state.leader = leader
    state.deck = 0
    state.discards = discards
    state.followers[0] = 0
    state.followers[1] = 0
    state.hands[leader] = my_followers
    state.hands[1 - leader] = your_followers
    state.scores[leader] = my_score
    state.scores[1 - leader] = your_score
    return played


def rush_support(state: Claim, rng: Rng) -> i64:
    """The second phase, and the end."""
    leader: i64 = state.leader
    mine: i64 = state.hands[leader]
    yours: i64 = state.hands[1 - leader]
    my_score: i64 = state.scores[leader]
    your_score: i64 = state.scores[1 - leader]
    played: i64 = 0
    while True:
        more: bool = mine & (mine - 1) != 0
        led: i64 = pick(mine, rng) if more else lowest(mine)
        second: i64 = pick(may_follow(yours, led), rng) if more else lowest(yours)
        mine ^= bit(led)
        yours ^= bit(second)
        if bit(second) & BEATEN_BY[led]:
            leader = 1 - leader
            mine, yours = yours, mine
            my_score, your_score = your_score, my_score
        both: i64 = bit(led) | bit(second)
        my_score |= both & ~DWARVES
        your_score |= both & DWARVES
        if not more:
            break
        played += 2
    state.conclude(leader, led, second)
    state.scores[leader] = my_score
    state.scores[1 - leader] = your_score
    return played
