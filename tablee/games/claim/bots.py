"""Players of Claim, five of them: each looks at something more than the one before."""

from __future__ import annotations

from tablee.core.bits import size
from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.claim.instinct import (
    answer,
    instinct,
    play_by_instinct,
    recruit_lead,
    strongest,
    support_answer,
)
from tablee.games.claim.pieces import NONE, VALUE, kind_of
from tablee.games.claim.player import Player
from tablee.games.claim.recruiting import recruit, recruited
from tablee.games.claim.rules import Claim
from tablee.games.claim.solver import best_card
from tablee.games.claim.views import ClaimView, imagine
from tablee.games.claim.votes import NOBODY, vote

# Less than a second's work, whichever way the rules run.
DEALS = 100 if COMPILED else 12
TRIALS = 200 if COMPILED else 8
NODES = 600_000 if COMPILED else 4_000

LAST_TRICKS = 8
HIGH = 5
"""From here on a card's number is high."""


def estimate(state: Claim) -> list[float]:
    """Each seat's share of the win, guessed from the votes as they stand."""
    share = 0.5
    for faction in range(5):
        seat = vote(faction, state.players[0].score, state.players[1].score)
        if seat != NOBODY:
            share += 0.08 if seat == 0 else -0.08
    return [share, 1.0 - share]


class Novice:
    """Looks at its own cards and the one led: wins what it can as cheaply as it can, and leads its highest."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        return kind_of(_won_cheaply(imagine(view, rng)))


class Eager:
    """Looks at the prize as well, and plays high for high ones only; leaves Dwarves to others. It counts nothing."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        state = imagine(view, rng)
        if state.phase == 2:
            return kind_of(_won_cheaply(state) if state.led == NONE else support_answer(_mover(state).hand, state.led))
        want = VALUE[state.prize] >= HIGH
        hand = _mover(state).hand
        return kind_of(recruit_lead(hand, want) if state.led == NONE else answer(hand, state.led, want))


class Steady:
    """Knows what followers are worth and what is still to come, and weighs each trick by it; later it goes by instinct."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        state = imagine(view, rng)
        return kind_of(recruit(state) if state.phase == 1 else instinct(state))


class Shrewd:
    """Tries each card in many deals that fit what it knows, played on by instinct; it works out the last tricks."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        state = imagine(view, rng)
        near = view.phase == 2 and size(_mover(state).hand) <= LAST_TRICKS
        best = best_card(state, NODES) if near else None
        return try_out(view, offer, rng) if best is None else best


class Sage:
    """Weighs followers as the solver taught it, tries each card for them in many deals; the second phase it plays exactly."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        if view.phase == 1:
            return self._recruit(view, offer, rng)
        best = best_card(imagine(view, rng), NODES)
        return try_out(view, offer, rng) if best is None else best

    def _recruit(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        """The card after which the outlook is best; the worse half is not tried any longer, time and again."""
        left = dict.fromkeys(offer.legal, 0.0)
        while len(left) > 1:
            for _ in range(TRIALS):
                deal, seed = imagine(view, rng), rng.next()
                for action in left:
                    left[action] += recruited(deal, action, offer.seat, seed)
            best = sorted(left, key=lambda action: -left[action])
            left = {action: left[action] for action in best[: (len(best) + 1) // 2]}
        return next(iter(left))


def try_out(view: ClaimView, offer: Offer, rng: Rng) -> int:
    """The card that does best when everybody then goes mostly by instinct."""
    shares = dict.fromkeys(offer.legal, 0.0)
    for _ in range(DEALS):
        deal = imagine(view, rng)
        for action in offer.legal:
            state = deal.copy()
            state.apply([action])
            play_by_instinct(state, rng)
            shares[action] += state.result().shares()[offer.seat]
    return max(offer.legal, key=lambda action: shares[action])


def _mover(state: Claim) -> Player:
    return state.players[state.leader if state.led == NONE else 1 - state.leader]


def _won_cheaply(state: Claim) -> int:
    hand = _mover(state).hand
    return strongest(hand) if state.led == NONE else answer(hand, state.led, want=True)


BOTS: dict[str, Bot] = {
    "novice": Novice(),
    "eager": Eager(),
    "steady": Steady(),
    "shrewd": Shrewd(),
    "sage": Sage(),
}
