"""The five bots of Claim. Each considers more than the one before."""

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

# Less than a second's work, with compiled or plain rules.
TRIAL_DEALS = 100 if COMPILED else 12
RECRUITING_DEALS = 200 if COMPILED else 8
MAX_NODES = 600_000 if COMPILED else 4_000

SOLVED_TRICKS = 8
"""Shrewd solves the game this many tricks before the end."""
HIGH_VALUE = 5
"""Eager counts a prize of at least this value as high."""


def estimate(state: Claim) -> list[float]:
    """Return each seat's share of the win, estimated from the current votes."""
    share = 0.5
    for faction in range(5):
        seat = vote(faction, state.players[0].score, state.players[1].score)
        if seat != NOBODY:
            share += 0.08 if seat == 0 else -0.08
    return [share, 1.0 - share]


class Novice:
    """Looks at its own cards and the card led. Wins as cheaply as it can, and leads its highest card."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        return kind_of(_won_cheaply(imagine(view, rng)))


class Eager:
    """Looks at the prize too. Plays high only for high prizes and leaves Dwarves to the opponent. Counts no cards."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        state = imagine(view, rng)
        if state.phase == 2:
            return kind_of(_won_cheaply(state) if state.led == NONE else support_answer(_mover(state).hand, state.led))
        want = VALUE[state.prize] >= HIGH_VALUE
        hand = _mover(state).hand
        return kind_of(recruit_lead(hand, want) if state.led == NONE else answer(hand, state.led, want))


class Steady:
    """Knows the worth of followers and the unseen cards, and weighs each trick by them.

    Later it plays by heuristics.
    """

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        state = imagine(view, rng)
        return kind_of(recruiting_card(state) if state.phase == 1 else instinct(state))


class Shrewd:
    """Tries each card in many deals that fit what it knows, with playouts by heuristics. Solves the last tricks."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        state = imagine(view, rng)
        near = view.phase == 2 and size(_mover(state).hand) <= SOLVED_TRICKS
        best = best_card(state, MAX_NODES) if near else None
        return try_out(view, offer, rng) if best is None else best


class Sage:
    """Recruits by values fitted to the solver, trying each card in many deals. Plays the second phase exactly."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        if view.phase == 1:
            return self._recruit(view, offer, rng)
        best = best_card(imagine(view, rng), MAX_NODES)
        return try_out(view, offer, rng) if best is None else best

    def _recruit(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        """Return the card with the best outlook. Drop the worse half of the candidates in each round."""
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
    """Return the card that does best in playouts, where both seats play mostly by heuristics."""
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
