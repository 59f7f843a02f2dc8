"""Random playouts on bit sets. A search runs millions of them.

They have the same probabilities as a play step by step, but need fewer random numbers. Each number serves a whole
trick: its scaled whole part chooses the lead, and its remainder the answer.
"""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import bit, lowest, size
from tablee.core.splitmix import WORD, below, counter_from, scrambled, stepped
from tablee.games.claim.rules.pieces import ALL, BEATEN_BY, DWARVES, NONE, UNDEADS, distinct, may_follow
from tablee.games.claim.rules.stages import DEAL, FOLLOW, LEAD, LEADER, OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.core.rng import Rng
    from tablee.games.claim.rules.state import Claim


def play_out(state: Claim, rng: Rng) -> int:
    """Play to the end at random. Return how many cards were chosen."""
    if state.stage == LEADER:
        state.choose_leader(rng.below(2))
    if state.stage == DEAL:
        deal_at_random(state, rng)
    played = 0
    if state.stage == FOLLOW:
        state.follow(rng.member(distinct(state.playable())))
        played = 1
    state.settle(rng)
    if state.phase == 1:
        played += play_out_recruiting(state, rng)
    if state.stage == LEAD:
        played += play_out_support(state, rng)
    return played


def nth_card(cards: i64, n: i64) -> i64:
    """Return the card with `n` lower ones in the set, as a set."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return cards & -cards


def nth_card_of_many(cards: i64, n: i64) -> i64:
    """Return the same as `nth_card`, faster for many cards."""
    low: i64 = cards & 0x3FFFFFF
    below: i64 = size(low)
    return nth_card(low, n) if n < below else nth_card(cards ^ low, n - below)


def random_part(cards: i64, wanted: i64, counter: i64) -> i64:
    """Return this many of the cards. Each part of this size is equally likely; about a half is fastest.

    A coin is tossed for each card. Then random cards change sides until their number is right.
    """
    coins: i64 = scrambled(counter) * 0x100000 ^ scrambled(stepped(counter))
    counter = stepped(stepped(counter))
    part: i64 = cards & coins
    found: i64 = size(part)
    rest: i64 = size(cards) - found
    while found < wanted:
        part |= nth_card_of_many(cards ^ part, below(counter, rest))
        counter = stepped(counter)
        found += 1
        rest -= 1
    while found > wanted:
        part ^= nth_card_of_many(part, below(counter, found))
        counter = stepped(counter)
        found -= 1
    return part


def random_trick(mine: i64, yours: i64, number: i64) -> tuple[i64, i64]:
    """Return a random lead and a random legal answer, the answer as a set. Each playable kind is equally likely."""
    leads: i64 = distinct(mine)
    scaled: i64 = number * size(leads)
    led: i64 = lowest(nth_card(leads, scaled >> 32))
    answers: i64 = distinct(may_follow(yours, led))
    return led, nth_card(answers, (scaled & WORD) * size(answers) >> 32)


def deal_at_random(state: Claim, rng: Rng) -> None:
    """Deal thirteen cards to each, and turn up the first prize (C-1.1)."""
    dealt: i64 = random_part(ALL, 26, counter_from(rng))
    first_hand: i64 = random_part(dealt, 13, counter_from(rng))
    state.players[0].hand = first_hand
    state.players[1].hand = dealt ^ first_hand
    state.deck = ALL ^ dealt
    state.turn_prize(lowest(nth_card_of_many(state.deck, rng.below(26))))


def play_out_recruiting(state: Claim, rng: Rng) -> i64:
    """Play the first phase at random. Return how many cards were chosen.

    `mine` and `yours` are the leader's and the other's cards. The winner of a trick becomes the leader. In each trick
    both get one follower, and random play does not look at followers. So the deck is divided only at the end: nothing
    but the prize on the table depends on who wins.
    """
    leader: i64 = state.leader
    mine: i64 = state.players[leader].hand
    yours: i64 = state.players[1 - leader].hand
    my_followers: i64 = state.players[leader].followers
    your_followers: i64 = state.players[1 - leader].followers
    my_score: i64 = state.players[leader].score
    your_score: i64 = state.players[1 - leader].score
    discards: i64 = state.discards
    prize: i64 = bit(state.prize)
    played: i64 = 0
    counter: i64 = counter_from(rng)
    while True:
        more: bool = mine & (mine - 1) != 0
        led, second = random_trick(mine, yours, scrambled(counter)) if more else (lowest(mine), yours)
        counter = stepped(counter)
        mine ^= bit(led)
        yours ^= second
        if second & BEATEN_BY[led]:
            leader = 1 - leader
            mine, yours = yours, mine
            my_followers, your_followers = your_followers, my_followers
            my_score, your_score = your_score, my_score
        both: i64 = bit(led) | second
        my_score |= both & UNDEADS
        discards |= both & ~UNDEADS
        my_followers |= prize
        prize = 0
        if not more:
            break
        played += 2
    more_for_you: i64 = size(my_followers) - size(your_followers)
    drawn: i64 = random_part(state.deck, (size(state.deck) - more_for_you) // 2, counter_from(rng))
    end_recruiting(state, leader, my_followers | drawn, your_followers | (state.deck ^ drawn), discards)
    state.players[leader].score = my_score
    state.players[1 - leader].score = your_score
    return played


def play_out_support(state: Claim, rng: Rng) -> i64:
    """Play the second phase at random to the end. Return how many cards were chosen."""
    leader: i64 = state.leader
    mine: i64 = state.players[leader].hand
    yours: i64 = state.players[1 - leader].hand
    my_score: i64 = state.players[leader].score
    your_score: i64 = state.players[1 - leader].score
    played: i64 = 0
    counter: i64 = counter_from(rng)
    while True:
        more: bool = mine & (mine - 1) != 0
        led, second = random_trick(mine, yours, scrambled(counter)) if more else (lowest(mine), yours)
        counter = stepped(counter)
        mine ^= bit(led)
        yours ^= second
        if second & BEATEN_BY[led]:
            leader = 1 - leader
            mine, yours = yours, mine
            my_score, your_score = your_score, my_score
        both: i64 = bit(led) | second
        my_score |= both & ~DWARVES
        your_score |= both & DWARVES
        if not more:
            break
        played += 2
    end_game(state, leader, led, lowest(second))
    state.players[leader].score = my_score
    state.players[1 - leader].score = your_score
    return played


def end_recruiting(state: Claim, leader: i64, followers: i64, others: i64, discards: i64) -> None:
    """Write the end of the first phase into the state. The last trick's winner leads."""
    state.phase = 2
    state.leader = leader
    state.prize = NONE
    state.deck = 0
    state.discards = discards
    state.players[leader].hand = followers
    state.players[1 - leader].hand = others


def end_game(state: Claim, leader: i64, led: i64, second: i64) -> None:
    """Write the end of the second phase into the state. These two cards were its last trick."""
    state.stage = OVER
    state.leader = leader
    state.last_led = led
    state.last_second = second
    for player in state.players:
        player.hand = 0
        player.followers = 0
        player.secret = 0
        player.voids = 0
