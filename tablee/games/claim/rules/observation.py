"""Observations for learning programs, written straight from the card sets. `views.encoding` explains the numbers."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.bits import lowest, size
from tablee.core.packing import one_hot, pack, spread
from tablee.games.claim.rules.pieces import NONE, OF, ZEROS, kind_of
from tablee.games.claim.rules.votes import NOBODY, vote

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from tablee.games.claim.rules.player import Player
    from tablee.games.claim.rules.state import Claim


def observe(state: Claim, words: vec[i64], at: i64, seat: i64) -> None:
    """Write what a seat knows. In the first phase it does not know the opponent's hand and secret draws (C-6.1)."""
    far = state.players[1 - seat]
    hidden: i64 = 0
    if state.phase == 1:
        hidden = far.hand | far.secret
    at = put_side(words, at, state.players[seat], 0)
    at = put_side(words, at, far, hidden)
    at = put_kinds(words, at, state.discards)
    at = put_kinds(words, at, hidden | state.deck)
    at = put_card(words, at, state.prize)
    at = put_card(words, at, state.led)
    at = put_card(words, at, state.last_led)
    at = put_card(words, at, state.last_second)
    words[at] = one_hot(state.stage)
    words[at + 1] = moment(state, seat)
    put_votes(state, words, at + 2, seat)


def put_side(words: vec[i64], at: i64, player: Player, hidden: i64) -> i64:
    """Write a player's cards that are not hidden, and the number of hidden ones."""
    at = put_kinds(words, at, player.hand & ~hidden)
    at = put_kinds(words, at, player.followers & ~hidden)
    at = put_kinds(words, at, player.secret & ~hidden)
    at = put_kinds(words, at, player.score)
    words[at] = 0
    if player.voids != 0:
        words[at] = voids_of(player.voids)
    words[at + 1] = pack(size(player.hand & hidden), size(player.followers & hidden))
    return at + 2


def put_kinds(words: vec[i64], at: i64, cards: i64) -> i64:
    """Write the number of cards of each kind. The first kind is the Goblin of value 0, which exists five times."""
    if cards == 0:
        return put_nothing(words, at)
    others: i64 = (cards >> 5) * 2
    words[at] = spread(others & 0xFF) + size(cards & ZEROS)
    words[at + 1] = spread((others >> 8) & 0xFF)
    words[at + 2] = spread((others >> 16) & 0xFF)
    words[at + 3] = spread((others >> 24) & 0xFF)
    words[at + 4] = spread((others >> 32) & 0xFF)
    words[at + 5] = spread((others >> 40) & 0xFF)
    return at + 6


def put_nothing(words: vec[i64], at: i64) -> i64:
    """Write that there is no card of any kind."""
    words[at] = 0
    words[at + 1] = 0
    words[at + 2] = 0
    words[at + 3] = 0
    words[at + 4] = 0
    words[at + 5] = 0
    return at + 6


def put_card(words: vec[i64], at: i64, card: i64) -> i64:
    """Write one card, or none."""
    if card != NONE:
        kind = kind_of(card)
        put_nothing(words, at)
        words[at + (kind >> 3)] = one_hot(kind & 7)
        return at + 6
    return put_nothing(words, at)


def voids_of(cards: i64) -> i64:
    """Return the factions of these cards, as a packed word."""
    found: i64 = 0
    for faction in range(5):
        if cards & OF[faction]:
            found |= one_hot(faction)
    return found


def moment(state: Claim, seat: i64) -> i64:
    """Return the last trick's winner, the phase, the leader and the size of the deck, packed into a word."""
    leader = state.leader
    mine: i64 = 1 if leader == seat else 0
    yours: i64 = 0 if leader == NOBODY else 1 - mine
    played: i64 = 0 if state.last_led == NONE else 1
    second: i64 = 1 if state.phase == 2 else 0
    return pack(mine * played, yours * played, second, mine, yours, size(state.deck))


def put_votes(state: Claim, words: vec[i64], at: i64, seat: i64) -> None:
    """Write the factions whose votes the seat would win now, and those that the opponent would win."""
    first: i64 = state.players[0].score
    second: i64 = state.players[1].score
    scored: i64 = first | second
    mine: i64 = 0
    yours: i64 = 0
    if scored != 0:
        for faction in range(5):
            if scored & OF[faction] == 0:  # in the first phase, all but the Undead
                continue
            winner = vote(faction, first, second)
            if winner == seat:
                mine |= one_hot(faction)
            elif winner != NOBODY:
                yours |= one_hot(faction)
    words[at] = mine
    words[at + 1] = yours


def put_mask(mask: vec[u8], at: i64, actions: i64, allowed: u8) -> None:
    """Write the same number for each action of a set."""
    while actions != 0:
        mask[at + lowest(actions)] = allowed
        actions &= actions - 1
