"""A game's strongest bot against one of OpenSpiel's, or against a player who looks one choice ahead.

`strength` starts it. Every deal is played from both seats with the same luck.
"""

import sys
import time
from statistics import fmean
from typing import Any

from bench.spiel_bots import SpielBot
from tablee.core.bot import Bot, Offer
from tablee.core.rng import Rng
from tablee.lab.arena import arena
from tablee.registry import find_game
from tablee.search.one_ply import OnePly

DEFAULT_ARGUMENTS = ("", "20", "0.3", "ismcts")


class Timed:
    """A bot that records how long its choices take."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent: list[float] = []

    def choose(self, view: Any, offer: Offer, rng: Rng) -> int:
        begun = time.process_time()
        action = self.bot.choose(view, offer, rng)
        if len(offer.legal) > 1:
            self.spent.append(time.process_time() - begun)
        return action


def contest(name: str, deals: int, seconds: float, rival: str) -> None:
    """Play, and print how often each won."""
    game = find_game(name)
    level = list(game.bots)[-1]
    ours = Timed(game.bots[level])
    theirs = Timed(OnePly(game) if rival == "one-ply" else SpielBot(game, rival, seconds))
    report = arena(game, game.options(), [(level, ours), (rival, theirs)], deals, "strength")
    share, (low, high) = report.standings[0].share
    print(f"{name}: {level} against {rival}, {report.deals} deals from both seats: ", end="")
    print(f"{100 * share:.1f} % ({100 * low:.1f} … {100 * high:.1f}) of the wins; seconds a move on average ", end="")
    print(f"{fmean(ours.spent):.3f} and {fmean(theirs.spent):.3f}", flush=True)


def main(arguments: list[str]) -> None:
    name, deals, seconds, rival = [*arguments, *DEFAULT_ARGUMENTS[len(arguments) :]]
    contest(name, int(deals), float(seconds), rival)


if __name__ == "__main__":
    main(sys.argv[1:])
