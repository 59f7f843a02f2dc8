"""A bot that plays at random, every offered action equally likely."""

from __future__ import annotations

from tablee.core.bot import Offer
from tablee.core.game import View
from tablee.core.rng import Rng


class RandomBot:
    """Plays at random."""

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        return rng.pick(list(offer.legal))
