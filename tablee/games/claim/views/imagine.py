"""Deal full positions that fit a view. A search deals thousands from one view, so the view is read only once."""
# compiled by mypyc

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, mask_of, size
from tablee.core.rng import Rng
from tablee.games.claim.rules.pieces import ALL, FACTIONS, NAME, NONE, OF
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY
from tablee.games.claim.views.view import STAGES, ClaimView, Side

if TYPE_CHECKING:
    from mypy_extensions import i64


def imagine(view: ClaimView, rng: Rng) -> Claim:
    """Return a full position that fits the view. All that fit are equally likely."""
    reading = _read[0] if _read and _read[0].view is view else Reading(view)
    _read[:] = [reading]
    return reading.deal(rng)


CARD_BY_NAME = {name: card for card, name in reversed(list(enumerate(NAME)))}
"""The first card of each name."""


class NamedCards:
    """The 52 cards, taken by name. Several Goblins have the value 0: take any of them that is left."""

    def __init__(self) -> None:
        self.left = int(ALL)

    def one(self, name: str | None) -> int:
        if name is None:
            return NONE
        card = CARD_BY_NAME[name]
        while not self.left & bit(card):
            card += 1
        self.left ^= bit(card)
        return card

    def all(self, wanted: tuple[str, ...]) -> int:
        return mask_of([self.one(name) for name in wanted])


def _put_known(state: Claim, seat: int, side: Side, cards: NamedCards) -> None:
    """Write a seat's known cards into the state. Secret cards are part of the hand or of the followers."""
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


class Hands:
    """Two hands to deal from unseen cards, with fixed sizes, and neither with a card of its voids."""

    def __init__(self, unseen: int, wanted: tuple[int, int], voids: tuple[int, int]) -> None:
        self.wanted = wanted
        self.both: i64 = unseen & ~(voids[0] | voids[1])
        self.first_only: i64 = unseen & voids[1] & ~voids[0]
        self.second_only: i64 = unseen & voids[0] & ~voids[1]
        # How many cards that fit both hands go to the first, weighted by the number of pairs of hands this allows.
        both, mine, yours = int(size(self.both)), int(size(self.first_only)), int(size(self.second_only))
        self.pairs = [
            float(comb(both, shared) * comb(mine, wanted[0] - shared) * comb(both - shared + yours, wanted[1]))
            for shared in range(min(wanted[0], both) + 1)
        ]

    def deal(self, rng: Rng) -> tuple[i64, i64]:
        """Deal two hands. Each pair of hands is equally likely."""
        shared: i64 = rng.weighted(self.pairs)
        first: i64 = rng.subset(self.both, shared) | rng.subset(self.first_only, self.wanted[0] - shared)
        return first, rng.subset((self.both | self.second_only) & ~first, self.wanted[1])


class Reading:
    """A view that has been read: the known part of the position, and how many unseen cards belong where."""

    def __init__(self, view: ClaimView) -> None:
        self.view = view
        self.state = known_position(view)
        self.drawn = (view.sides[0].followers_unseen, view.sides[1].followers_unseen)
        wanted = (view.sides[0].hand_unseen, view.sides[1].hand_unseen)
        voids = (self.state.players[0].voids, self.state.players[1].voids)
        self.hands = Hands(self.state.deck, wanted, voids)

    def deal(self, rng: Rng) -> Claim:
        """Deal the hands first, because only they have constraints, then the secret followers. The rest is the deck."""
        state = self.state.copy()
        first, second = self.hands.deal(rng)
        rest: i64 = state.deck & ~(first | second)
        for seat in range(2):
            player = state.players[seat]
            hand: i64 = first if seat == 0 else second
            drawn: i64 = rng.subset(rest, self.drawn[seat])
            rest ^= drawn
            player.hand |= hand
            player.followers |= drawn
            player.secret |= drawn if state.phase == 1 else hand
        state.deck = rest
        return state


_read: Final[list[Reading]] = []
"""The view that was read last."""


def known_position(view: ClaimView) -> Claim:
    """Return the known part of the position. All other cards are in the deck."""
    leader = NOBODY if view.leader is None else view.leader
    state = Claim(leader, view.card_count, view.without_majority == "draw")
    state.stage = STAGES.index(view.stage)
    state.phase = view.phase
    cards = NamedCards()
    if view.last is not None:
        # The last trick's cards lie in a pile already: look up their numbers without taking them.
        state.last_led = CARD_BY_NAME[view.last.led]
        state.last_second = CARD_BY_NAME[view.last.second]
    state.led = cards.one(view.led)
    state.prize = cards.one(view.prize)
    state.discards = cards.all(view.discards)
    for seat, side in enumerate(view.sides):
        _put_known(state, seat, side, cards)
    state.deck = cards.left
    return state
