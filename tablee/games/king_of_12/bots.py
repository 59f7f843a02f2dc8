"""Players of King of 12, five of them: each looks at something more than the one before."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.games.king_of_12.effects import value_of
from tablee.games.king_of_12.estimate import estimate
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.pieces import BURY, CHARACTERS, LARGEST_GROUP, PARASITE
from tablee.games.king_of_12.rules import King
from tablee.games.king_of_12.sovereign import Sovereign
from tablee.games.king_of_12.views import KingView, imagine
from tablee.search.budget import Budget
from tablee.search.mcts import Mcts
from tablee.search.tree import Plan

DEEP = 2400 if COMPILED else 800
"""Iterations of the strongest, where nothing can be solved."""
AHEAD = 6
"""How many choices are made at random before the estimate is asked."""

KEPT = ("automaton", "collector", "alchemist", "golem", "faun", "knight", "gambler", "lady", "sorcerer", "reverser")
"""The characters that win most, the best first; the others are the first to go under the die."""

MIDDLING = ("play", "bury")


def finish_turn(state: King, rng: Rng) -> None:
    """Let chance and whim decide until cards are played or buried again."""
    waits = state.settle(rng)
    while isinstance(waits, Decide) and waits.prompt not in MIDDLING:
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)


def tempting(state: King, seat: int, rng: Rng) -> int:
    """A card that a player may like: of two that come to mind, the one that makes more of their die."""
    player = state.everybody[seat]
    one, two = (rng.pick(state.legal(seat)) for _ in range(2))
    return max(one, two, key=lambda card: -1 if bit(card) == PARASITE else value_of(bit(card), player.die))


class Page:
    """Looks at its own die alone, and takes what makes most of it."""

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if offer.prompt != "play":
            return rng.pick(list(offer.legal))
        die = imagine(view, rng).everybody[offer.seat].die
        values = [value_of(bit(card), die) for card in offer.legal]
        return rng.pick([card for card, value in zip(offer.legal, values, strict=True) if value == max(values)])


class Courtier:
    """Guesses what the others are tempted to play, and takes what then looks best after the turn."""

    def __init__(self, samples: int = 24) -> None:
        self.samples = samples

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "bury":
            return max(offer.legal, key=_dullness)
        totals = dict.fromkeys(offer.legal, 0.0)
        for _ in range(self.samples):
            state = imagine(view, rng)
            guess = self._guess(state, offer.prompt, rng)
            luck = rng.next()
            for action in offer.legal:
                guess[offer.seat] = action
                totals[action] += self._try(state.copy(), guess, offer.seat, Rng(luck))
        return max(offer.legal, key=lambda action: totals[action])

    def _guess(self, state: King, prompt: str, rng: Rng) -> dict[int, int]:
        waits = state.awaits()
        seats = waits.seats if isinstance(waits, Decide) else ()
        if prompt == "play":
            return {seat: self.guess_card(state, seat, rng) for seat in seats}
        return {seat: rng.pick(state.legal(seat)) for seat in seats}

    def guess_card(self, state: King, seat: int, rng: Rng) -> int:
        """What another may play."""
        return tempting(state, seat, rng)

    def _try(self, state: King, choices: dict[int, int], seat: int, rng: Rng) -> float:
        """My estimated share when all choose so and the turn goes on as it may."""
        state.apply([choices[each] for each in sorted(choices)])
        finish_turn(state, rng)
        return estimate(state)[seat]


class Herald(Courtier):
    """Looks at all the dice and what the turn brings, but takes the others to play anything."""

    def guess_card(self, state: King, seat: int, rng: Rng) -> int:
        return rng.pick(state.legal(seat))


def _dullness(action: int) -> int:
    card = CHARACTERS[action - BURY]
    return KEPT.index(card) if card in KEPT else len(KEPT)


class Strategist:
    """Searches what all may do in the turns to come, with what each may know, and mixes so as not to be read.

    In a tournament, where sixteen choose at once, it looks to the end of the turn only.
    """

    def __init__(self, game: Game[KingOptions, King, KingView], iterations: int = 800) -> None:
        self._match = Mcts(game, Budget(iterations), Plan(rollout=AHEAD))
        self._tournament = Mcts(game, Budget(max(iterations // 4, 1)), Plan(rollout=AHEAD))

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        return self._search(view).choose(view, offer, rng)

    def mixture(self, view: KingView, offer: Offer, rng: Rng) -> list[float]:
        """How likely it takes each offered action after a search with this generator."""
        return [line.weight for line in self._search(view).analyse(view, offer, rng)]

    def _search(self, view: KingView) -> Mcts:
        return self._match if len(view.places) <= LARGEST_GROUP else self._tournament


def bots(game: Game[KingOptions, King, KingView]) -> dict[str, Bot]:
    """From the weakest to the strongest."""
    return {
        "page": Page(),
        "herald": Herald(12),
        "courtier": Courtier(),
        "strategist": Strategist(game),
        "sovereign": Sovereign(Strategist(game, DEEP)),
    }
