"""Players of Claim."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.bot import Bot, Offer
from tablee.core.rng import Rng
from tablee.games.claim.instinct import answer, recruit_lead, support_answer, support_lead, wants
from tablee.games.claim.pieces import kind_of
from tablee.games.claim.rules import NONE, Claim
from tablee.games.claim.views import ClaimView, imagine
from tablee.games.claim.votes import NOBODY, vote


def estimate(state: Claim) -> list[float]:
    """Each seat's share of the win, guessed from the votes as they stand."""
    share = 0.5
    for faction in range(5):
        seat = vote(faction, state.players[0].score, state.players[1].score)
        if seat != NOBODY:
            share += 0.08 if seat == 0 else -0.08
    return [share, 1.0 - share]


class Novice:
    """Plays what comes to mind: now by instinct, now anything."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if rng.below(2):
            return rng.pick(list(offer.legal))
        return by_instinct(imagine(view, rng), offer.seat)


class Steady:
    """Goes by instinct: takes good prizes cheaply, and knows who holds what."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        return by_instinct(imagine(view, rng), offer.seat)


def by_instinct(state: Claim, seat: int) -> int:
    """The action that experience suggests. Of the other's cards it looks only at what the seat knows."""
    hand = state.players[seat].hand
    if state.phase == 2:
        other = state.players[1 - seat].hand
        return kind_of(support_lead(hand, other) if state.led == NONE else support_answer(hand, state.led))
    unseen = state.deck | state.players[1 - seat].hand | state.players[1 - seat].secret
    if state.led == NONE:
        return kind_of(recruit_lead(hand, wants(state.prize, unseen, 0)))
    return kind_of(answer(hand, state.led, wants(state.prize, unseen, bit(state.led))))


BOTS: dict[str, Bot] = {"novice": Novice(), "steady": Steady()}
