"""Players of Claim, five of them: each looks at something more than the one before."""

from __future__ import annotations

from tablee.core.bits import size
from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.claim.bots.instinct import (
    answer,
    instinct,
    play_by_instinct,
    recruit_lead,
    strongest,
    support_answer,
)
from tablee.games.claim.bots.recruiting import outlook_after, recruiting_card
from tablee.games.claim.rules.pieces import NONE, VALUE, kind_of
from tablee.games.claim.rules.player import Player
from tablee.games.claim.rules.state import Claim
from tablee.games.claim.rules.votes import NOBODY, vote
from tablee.games.claim.solver.solve import best_card
from tablee.games.claim.views.imagine import imagine
from tablee.games.claim.views.view import ClaimView

# Less than a second's work, whichever way the rules run.
TRIAL_DEALS = 100 if COMPILED else 12
RECRUITING_DEALS = 200 if COMPILED else 8
MAX_NODES = 600_000 if COMPILED else 4_000

SOLVED_TRICKS = 8
"""Shrewd solves so many tricks before the end."""
HIGH_VALUE = 5
"""Eager takes prizes of this value and more for high."""


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
        want = VALUE[state.prize] >= HIGH_VALUE
        hand = _mover(state).hand
        return kind_of(recruit_lead(hand, want) if state.led == NONE else answer(hand, state.led, want))


class Steady:
    """Knows what followers are worth and what is still to come, and weighs each trick by it; later it goes by instinct."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        state = imagine(view, rng)
        return kind_of(recruiting_card(state) if state.phase == 1 else instinct(state))


class Shrewd:
    """Tries each card in many deals that fit what it knows, played on by instinct; it works out the last tricks."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        state = imagine(view, rng)
        near = view.phase == 2 and size(_mover(state).hand) <= SOLVED_TRICKS
        best = best_card(state, MAX_NODES) if near else None
        return try_out(view, offer, rng) if best is None else best


class Sage:
    """Weighs followers as the solver taught it, tries each card for them in many deals; the second phase it plays exactly."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        if view.phase == 1:
            return self._recruit(view, offer, rng)
        best = best_card(imagine(view, rng), MAX_NODES)
        return try_out(view, offer, rng) if best is None else best

    def _recruit(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        """The card after which the outlook is best; the worse half is not tried any longer, time and again."""
        left = dict.fromkeys(offer.legal, 0.0)
        while len(left) > 1:
            for _ in range(RECRUITING_DEALS):
                deal, seed = imagine(view, rng), rng.next()
                for action in left:
                    left[action] += outlook_after(deal, action, offer.seat, seed)
            best = sorted(left, key=lambda action: -left[action])
            left = {action: left[action] for action in best[: (len(best) + 1) // 2]}
        return next(iter(left))


def try_out(view: ClaimView, offer: Offer, rng: Rng) -> int:
    """The card that does best when everybody then goes mostly by instinct."""
    shares = dict.fromkeys(offer.legal, 0.0)
    for _ in range(TRIAL_DEALS):
        deal = imagine(view, rng)
        for action in offer.legal:
            state = deal.copy()
            state.apply([action])
            play_by_instinct(state, rng)
            shares[action] += state.result().shares()[offer.seat]
    return max(offer.legal, key=lambda action: shares[action])


def _mover(state: Claim) -> Player:
    return state.players[state.mover()]


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
