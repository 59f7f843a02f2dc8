"""Bots so simple that their results are known."""

from tablee.core.bot import Offer
from tablee.core.game import View
from tablee.core.rng import Rng


class Always:
    """Takes the same action every time."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, view: View, offer: Offer, rng: Rng) -> int:
        return self.action
