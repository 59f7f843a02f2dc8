"""Two players of Lanterns."""

from tablee.core.bot import Offer
from tablee.core.rng import Rng
from tests.toy.views import ToyView


class RandomBot:
    def choose(self, view: ToyView, offer: Offer, rng: Rng) -> int:
        return rng.pick(list(offer.legal))


class HighBot:
    """Shows its highest lantern and takes another whenever it may."""

    def choose(self, view: ToyView, offer: Offer, rng: Rng) -> int:
        return offer.legal[-1] if offer.prompt == "show" else offer.legal[0]
