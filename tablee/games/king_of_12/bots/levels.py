"""The five bots of King of 12. Each considers more than the one before."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.bits import bit
from tablee.core.bot import Bot, Offer
from tablee.core.compiled import COMPILED
from tablee.core.decision import Decide
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.games.king_of_12.bots.estimate import estimate
from tablee.games.king_of_12.bots.guesses import tempting_card
from tablee.games.king_of_12.bots.opponent_model import OpponentModelPlayer
from tablee.games.king_of_12.bots.sovereign import Sovereign
from tablee.games.king_of_12.options import KingOptions
from tablee.games.king_of_12.rules.effects import value_of
from tablee.games.king_of_12.rules.pieces import BURY, CHARACTERS, LARGEST_GROUP
from tablee.games.king_of_12.rules.state import King
from tablee.games.king_of_12.views.imagine import imagine
from tablee.games.king_of_12.views.view import KingView
from tablee.search.budget import Budget
from tablee.search.mcts import Mcts
from tablee.search.tree import Plan

SOVEREIGN_ITERATIONS = 2400 if COMPILED else 800
"""The search iterations of the strongest bot between two, when nothing can be solved."""
ROLLOUT_CHOICES = 6
"""The number of random choices in a rollout before it is estimated."""

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
"""The characters that win most, the best first. All others are buried before them."""

TURN_PROMPTS = ("play", "bury")
NO_ACTION = -1
MAX_GUESSES = 4
"""How often a courtier guesses a player's card from that player's seat, and how many turns it imagines for each guess.
"""


def finish_turn(state: King, rng: Rng) -> None:
    """Let chance and random choices decide until cards are played or buried again."""
    waits = state.settle(rng)
    while isinstance(waits, Decide) and waits.prompt not in TURN_PROMPTS:
        state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])
        waits = state.settle(rng)


class Page:
    """Looks only at its own die, and plays the card that gives it the highest value."""

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        if offer.prompt != "play":
            return rng.pick(list(offer.legal))
        die = imagine(view, rng).everybody[offer.seat].die
        values = [value_of(bit(card), die) for card in offer.legal]
        return rng.pick([card for card, value in zip(offer.legal, values, strict=True) if value == max(values)])


Guess = Callable[[King, int, Rng], int]
"""A function that guesses a seat's card."""


def any_card(state: King, seat: int, rng: Rng) -> int:
    return rng.pick(state.legal(seat))


class Herald:
    """Looks at all dice and the results of the turn, but assumes that the others play at random."""

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
        """Return the function that guesses the others' cards."""
        return any_card


class Courtier(Herald):
    """Guesses the others' cards from what tempts them and what they may have planned.

    Plays the best answer for this turn.
    """

    def guess(self, view: KingView) -> Guess:
        return OpponentGuesses().card if len(view.places) <= LARGEST_GROUP else tempting_card


class OpponentGuesses:
    """Guesses the others' cards: half of the time a tempting card, else the card a herald would play in their place."""

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
    """Add the result of each action to the totals. The others choose as guessed, with the same luck for all actions."""
    waits = state.awaits()
    seats = waits.seats if isinstance(waits, Decide) else ()
    choices = {other: guess(state, other, rng) if other != seat else NO_ACTION for other in seats}
    luck = rng.next()
    for action in totals:
        choices[seat] = action
        totals[action] += _try(state.copy(), choices, seat, Rng(luck))


def _try(state: King, choices: dict[int, int], seat: int, rng: Rng) -> float:
    """Return a seat's estimated share after these choices and a random rest of the turn."""
    state.apply([choices[each] for each in sorted(choices)])
    finish_turn(state, rng)
    return estimate(state)[seat]


def _best(totals: dict[int, float]) -> int:
    return max(totals, key=lambda action: totals[action])


def _dullness(action: int) -> int:
    card = CHARACTERS[action - BURY]
    return STRONGEST_CHARACTERS.index(card) if card in STRONGEST_CHARACTERS else len(STRONGEST_CHARACTERS)


class Strategist:
    """Between two, searches the coming turns, and mixes its play so that it cannot be predicted.

    Among more, it values every combination of cards in its group and answers a model of the others.
    """

    def __init__(self, game: Game[KingOptions, King, KingView], iterations: int = 800) -> None:
        self._search = Mcts(game, Budget(iterations), Plan(rollout=ROLLOUT_CHOICES))
        self._among_several = OpponentModelPlayer()

    def choose(self, view: KingView, offer: Offer, rng: Rng) -> int:
        player: Bot = self._search if len(view.places) == 2 else self._among_several
        return player.choose(view, offer, rng)

    def mixture(self, view: KingView, offer: Offer, rng: Rng) -> list[float]:
        """Return the chance of each offered action after a search with this generator."""
        return [line.weight for line in self._search.analyse(view, offer, rng)]


def bots(game: Game[KingOptions, King, KingView]) -> dict[str, Bot]:
    """Return the bots, from the weakest to the strongest."""
    return {
        "page": Page(),
        "herald": Herald(12),
        "courtier": Courtier(24),
        "strategist": Strategist(game),
        "sovereign": Sovereign(Strategist(game, SOVEREIGN_ITERATIONS)),
    }
