"""Players of King of 12, five of them: each looks at something more than the one before."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.bits import bit
from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots.estimate import estimate
from tablee.games.king_of_12.bots.sovereign import Sovereign
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.effects import value_of
from tablee.games.king_of_12.rules.pieces import BURY, CHARACTERS, LARGEST_GROUP, PARASITE
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.views.imagine import imagine
from tablee.games.king_of_12.views.view import KingView
from tablee.search.budget import Budget
from tablee.search.mcts import Mcts
from tablee.search.tree import Plan

SOVEREIGN_ITERATIONS = 2400 if COMPILED else 800
"""Iterations of the strongest, where nothing can be solved."""
ROLLOUT_CHOICES = 6
"""How many choices are made at random before the estimate is asked."""

STRONGEST_CHARACTERS = (
    "automaton",
    "collector",
    "alchemist",
    "golem",
    "faun",
    "knight",
    "gambler",
    "lady",
    "sorcerer",
    "reverser",
)
"""The characters that win most, the best first; the others are the first to go under the die."""

TURN_PROMPTS = ("play", "bury")
NO_ACTION = -1
MAX_GUESSES = 4
"""How often a courtier puts itself in the place of another, and how many turns it then imagines."""


def finish_turn(state: King, rng: Rng) -> None:
    """Let chance and whim decide until cards are played or buried again."""
    waits = state.settle(rng)
    while isinstance(waits, Decide) and waits.prompt not in TURN_PROMPTS:
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)


def tempting_card(state: King, seat: int, rng: Rng) -> int:
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


Guess = Callable[[King, int, Rng], int]
"""What somebody may play."""


def any_card(state: King, seat: int, rng: Rng) -> int:
    return rng.pick(state.legal(seat))


class Herald:
    """Looks at all the dice and what the turn brings, but takes the others to play anything."""

    def __init__(self, samples: int) -> None:
        self.samples = samples

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if offer.prompt == "bury":
            return max(offer.legal, key=_dullness)
        guess = self.guess(view) if offer.prompt == "play" else any_card
        totals = dict.fromkeys(offer.legal, 0.0)
        for _ in range(self.samples):
            _try_all(totals, imagine(view, rng), offer.seat, guess, rng)
        return _best(totals)

    def guess(self, view: KingView) -> Guess:
        """How to guess what the others play."""
        return any_card


class Courtier(Herald):
    """Guesses what the others are tempted to play or have thought of, and takes what then looks best after the turn."""

    def guess(self, view: KingView) -> Guess:
        return OpponentGuesses().card if len(view.places) <= LARGEST_GROUP else tempting_card


class OpponentGuesses:
    """What others may have in mind: every other time what tempts them, else what a herald would play in their place."""

    def __init__(self) -> None:
        self._guesses: dict[int, list[int]] = {}

    def card(self, state: King, seat: int, rng: Rng) -> int:
        if rng.below(2) == 1:
            return tempting_card(state, seat, rng)
        guesses = self._guesses.setdefault(seat, [])
        if len(guesses) == MAX_GUESSES:
            return rng.pick(guesses)
        totals = dict.fromkeys(state.legal(seat), 0.0)
        for _ in range(MAX_GUESSES):
            _try_all(totals, state, seat, any_card, rng)
        guesses.append(_best(totals))
        return guesses[-1]


def _try_all(totals: dict[int, float], state: King, seat: int, guess: Guess, rng: Rng) -> None:
    """Add what each action leads to, the others choosing as guessed and luck being the same for all."""
    waits = state.awaits()
    seats = waits.seats if isinstance(waits, Decide) else ()
    choices = {other: guess(state, other, rng) if other != seat else NO_ACTION for other in seats}
    luck = rng.next()
    for action in totals:
        choices[seat] = action
        totals[action] += _try(state.copy(), choices, seat, Rng(luck))


def _try(state: King, choices: dict[int, int], seat: int, rng: Rng) -> float:
    """A seat's estimated share when all choose so and the turn goes on as it may."""
    state.apply([choices[each] for each in sorted(choices)])
    finish_turn(state, rng)
    return estimate(state)[seat]


def _best(totals: dict[int, float]) -> int:
    return max(totals, key=lambda action: totals[action])


def _dullness(action: int) -> int:
    card = CHARACTERS[action - BURY]
    return STRONGEST_CHARACTERS.index(card) if card in STRONGEST_CHARACTERS else len(STRONGEST_CHARACTERS)


class Strategist:
    """Searches what all may do in the turns to come, with what each may know, and mixes so as not to be read.

    In a tournament, where sixteen choose at once, it looks to the end of the turn only.
    """

    def __init__(self, game: Game[KingOptions, King, KingView], iterations: int = 800) -> None:
        self._match = Mcts(game, Budget(iterations), Plan(rollout=ROLLOUT_CHOICES))
        self._tournament = Mcts(game, Budget(max(iterations // 4, 1)), Plan(rollout=ROLLOUT_CHOICES))

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
        "courtier": Courtier(24),
        "strategist": Strategist(game),
        "sovereign": Sovereign(Strategist(game, SOVEREIGN_ITERATIONS)),
    }
