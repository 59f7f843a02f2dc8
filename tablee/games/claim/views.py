"""Who knows what (C-6.1): what a viewer with a perfect memory can tell, and full positions that fit it."""

from __future__ import annotations

from math import comb
from typing import Literal, get_args

import msgspec

from tablee.core.bits import bit, mask_of, size
from tablee.core.game import View
from tablee.core.rng import Rng
from tablee.games.claim.pieces import ALL, FACTIONS, NAME, NONE, OF
from tablee.games.claim.rules import Claim
from tablee.games.claim.votes import NOBODY

Stage = Literal["leader", "deal", "lead", "follow", "draw", "over"]
STAGES: tuple[Stage, ...] = get_args(Stage)


class Side(msgspec.Struct, frozen=True):
    """What a viewer knows of one seat's cards."""

    hand: tuple[str, ...]
    hand_unseen: int
    followers: tuple[str, ...]
    followers_unseen: int
    secret: tuple[str, ...]
    """Of the known cards in hand or among the followers, those that were drawn unseen by the other."""
    score: tuple[str, ...]
    voids: tuple[str, ...]
    """Factions of which the hand has shown to hold none."""


class Trick(msgspec.Struct, frozen=True):
    """A trick that is over."""

    led: str
    second: str
    winner: int


class ClaimView(View, frozen=True):
    """Everything a viewer may know. `card_count` says whether the table shows what needs a memory to know."""

    viewer: int | None
    card_count: bool
    stage: Stage
    phase: int
    leader: int | None
    led: str | None
    prize: str | None
    deck: int
    """How many cards are left to draw."""
    sides: tuple[Side, Side]
    discards: tuple[str, ...]
    unseen: tuple[str, ...]
    """The card count: all the cards of which the viewer does not know where they are."""
    votes: tuple[int | None, ...]
    """Who would win each faction's vote now, in the order of the factions."""
    last: Trick | None


def imagine(seen: ClaimView, rng: Rng) -> Claim:
    """A full position that fits the view, each one that does as likely as any other."""
    state = Claim(NOBODY if seen.leader is None else seen.leader, seen.card_count)
    state.stage = STAGES.index(seen.stage)
    state.phase = seen.phase
    cards = Named()
    if seen.last is not None:
        # The last trick's cards lie in a pile: their numbers are looked up, not taken.
        state.last_led = NUMBER[seen.last.led]
        state.last_second = NUMBER[seen.last.second]
    state.led = cards.one(seen.led)
    state.prize = cards.one(seen.prize)
    state.discards = cards.all(seen.discards)
    for seat, side in enumerate(seen.sides):
        _put_known(state, seat, side, cards)
    _put_unseen(state, seen.sides, cards.left, rng)
    return state


NUMBER = {name: card for card, name in reversed(list(enumerate(NAME)))}
"""The first card of each name."""


class Named:
    """The 52 cards, given out by name; a Goblin of value 0 is any that is left."""

    def __init__(self) -> None:
        self.left = int(ALL)

    def one(self, name: str | None) -> int:
        if name is None:
            return NONE
        card = NUMBER[name]
        while not self.left & bit(card):
            card += 1
        self.left ^= bit(card)
        return card

    def all(self, wanted: tuple[str, ...]) -> int:
        return mask_of([self.one(name) for name in wanted])


def _put_known(state: Claim, seat: int, side: Side, cards: Named) -> None:
    """What is secret is a part of the hand or of the followers."""
    secret = cards.all(side.secret)
    open_cards = list(side.hand if state.phase == 2 else side.followers)
    for name in side.secret:
        open_cards.remove(name)
    recruits = secret | cards.all(tuple(open_cards))
    state.players[seat].secret = secret
    state.players[seat].score = cards.all(side.score)
    state.players[seat].voids = sum(OF[FACTIONS.index(faction)] for faction in side.voids)
    if state.phase == 2:
        state.players[seat].hand = recruits
    else:
        state.players[seat].hand = cards.all(side.hand)
        state.players[seat].followers = recruits


def _put_unseen(state: Claim, sides: tuple[Side, Side], unseen: int, rng: Rng) -> None:
    """The hands first, for only they are bound by anything; then the secret followers; the deck is the rest."""
    wanted = (sides[0].hand_unseen, sides[1].hand_unseen)
    hands = deal_hands(unseen, wanted, (state.players[0].voids, state.players[1].voids), rng)
    rest = unseen & ~(hands[0] | hands[1])
    for seat, side in enumerate(sides):
        state.players[seat].hand |= hands[seat]
        drawn = rng.subset(rest, side.followers_unseen)
        rest ^= drawn
        state.players[seat].followers |= drawn
        state.players[seat].secret |= drawn if state.phase == 1 else hands[seat]
    state.deck = rest


def deal_hands(unseen: int, wanted: tuple[int, int], voids: tuple[int, int], rng: Rng) -> tuple[int, int]:
    """Two disjoint hands of so many unseen cards, neither with a card of its voids; each such pair as likely."""
    both = unseen & ~(voids[0] | voids[1])
    first_only = unseen & voids[1] & ~voids[0]
    second_only = unseen & voids[0] & ~voids[1]
    # How many of the cards that fit both hands go to the first: by the number of pairs of hands with so many.
    pairs = [
        comb(size(both), shared)
        * comb(size(first_only), wanted[0] - shared)
        * comb(size(both) - shared + size(second_only), wanted[1])
        for shared in range(min(wanted[0], size(both)) + 1)
    ]
    shared = rng.weighted([float(count) for count in pairs])
    first = rng.subset(both, shared) | rng.subset(first_only, wanted[0] - shared)
    second = rng.subset((both | second_only) & ~first, wanted[1])
    return first, second
