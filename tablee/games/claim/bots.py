"""Players of Claim, from one on a whim to one who forgets nothing."""

from __future__ import annotations

from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.rng import Rng
from tablee.games.claim.instinct import instinct, play_by_instinct
from tablee.games.claim.pieces import kind_of
from tablee.games.claim.rules import Claim
from tablee.games.claim.solver import best_card
from tablee.games.claim.views import ClaimView, imagine
from tablee.games.claim.votes import NOBODY, vote

# About a second's work, whichever way the rules run.
DEALS = 300 if COMPILED else 12
NODES = 1_000_000 if COMPILED else 4_000


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
        return kind_of(instinct(imagine(view, rng)))


class Steady:
    """Goes by instinct: takes good prizes cheaply, and knows who holds what."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        return kind_of(instinct(imagine(view, rng)))


class Shrewd:
    """Tries each card in many deals that fit what it knows; in the second phase it knows all, and looks to the end."""

    def choose(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        best = best_card(imagine(view, rng), NODES) if view.phase == 2 else None
        return self._try_out(view, offer, rng) if best is None else best

    def _try_out(self, view: ClaimView, offer: Offer, rng: Rng) -> int:
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


BOTS: dict[str, Bot] = {"novice": Novice(), "steady": Steady(), "shrewd": Shrewd()}
