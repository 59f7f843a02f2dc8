"""Adapters for OpenSpiel's search bots: our positions in their interface, and their bots in ours.

Their IS-MCTS supports neither simultaneous choices nor chance with too many outcomes to list. So seats that choose
together do so in turn, unseen by each other and with the searcher first, and chance is sampled. Their MCTS sees the
whole position, so it plays only games without secrets, with every outcome of chance listed. Both use our compiled
random playouts.
"""

import time
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

from tablee.core.bot import Offer
from tablee.core.chance import Chance
from tablee.core.decision import Decide, Over
from tablee.core.game import Game
from tablee.core.rng import Rng
from tablee.core.state import State

AnyGame = Game[Any, Any, Any]
EXPLORATION = 1.4
FIRST_GUESS = 2000.0
MIN_SIMULATIONS = 10
KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
)
DRESSED = SimpleNamespace(get_type=lambda: KIND, max_utility=lambda: 1.0)


class Dressed:
    """Our position in the interface that their bots expect."""

    def __init__(self, game: AnyGame, state: State, seat: int, rng: Rng, *, listed: bool) -> None:
        self.game, self.state, self.seat, self.rng, self.listed = game, state, seat, rng, listed
        self.chosen: dict[int, int] = {}
        self.waits = state.awaits() if listed else state.settle(rng)

    def clone(self) -> "Dressed":
        other = Dressed(self.game, self.state.copy(), self.seat, self.rng, listed=self.listed)
        other.chosen = dict(self.chosen)
        return other

    def get_game(self) -> SimpleNamespace:
        return DRESSED

    def is_terminal(self) -> bool:
        return isinstance(self.waits, Over)

    def is_chance_node(self) -> bool:
        return isinstance(self.waits, Chance)

    def current_player(self) -> int:
        if not isinstance(self.waits, Decide):
            return int(pyspiel.PlayerId.CHANCE if self.is_chance_node() else pyspiel.PlayerId.TERMINAL)
        left = [seat for seat in self.waits.seats if seat not in self.chosen]
        return self.seat if self.seat in left else left[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(self.state.legal(self.current_player() if player is None else player))

    def information_state_string(self) -> object:
        return self.game.known(self.state, self.current_player())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert isinstance(self.waits, Chance)
        return [(number, chance) for number, (_, chance) in enumerate(self.waits.outcomes())]

    def apply_action(self, action: int) -> None:
        if isinstance(self.waits, Chance):
            self.state.resolve(list(self.waits.outcomes())[action][0])
        else:
            assert isinstance(self.waits, Decide)
            self.chosen[self.current_player()] = int(action)
            if len(self.chosen) < len(self.waits.seats):
                return
            self.state.apply([self.chosen[seat] for seat in self.waits.seats])
            self.chosen = {}
        self.waits = self.state.awaits() if self.listed else self.state.settle(self.rng)

    def returns(self) -> list[float]:
        assert isinstance(self.waits, Over)
        return [2.0 * share - 1.0 for share in self.waits.shares()]


class Playouts:
    """Random games by our own loop."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, dressed: Dressed) -> Any:
        state = dressed.state.copy()
        if dressed.chosen and isinstance(dressed.waits, Decide):
            seats, chosen = dressed.waits.seats, dressed.chosen
            state.apply([chosen[each] if each in chosen else self.rng.pick(state.legal(each)) for each in seats])
        state.playout(self.rng)
        over = state.awaits()
        assert isinstance(over, Over)
        return np.array([2.0 * share - 1.0 for share in over.shares()])

    def prior(self, dressed: Dressed) -> list[tuple[int, float]]:
        if dressed.is_chance_node():
            return dressed.chance_outcomes()
        legal = dressed.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class SpielBot:
    """One of their bots as one of ours.

    It keeps to `seconds` per move by the simulations that its earlier moves managed.
    """

    def __init__(self, game: AnyGame, name: str, seconds: float) -> None:
        self.game, self.name, self.seconds = game, name, seconds
        self.rate = FIRST_GUESS

    def choose(self, view: Any, offer: Offer, rng: Rng) -> int:
        if len(offer.legal) == 1:
            return offer.legal[0]
        begun = time.process_time()
        simulations = max(int(self.rate * self.seconds), MIN_SIMULATIONS)
        action = self._ask(view, offer.seat, simulations, rng)
        spent = time.process_time() - begun
        self.rate += (simulations / spent - self.rate) / 4.0
        return action

    def _ask(self, view: Any, seat: int, simulations: int, rng: Rng) -> int:
        luck = np.random.RandomState(rng.below(2**31))
        listed = self.name == "mcts"
        root = Dressed(self.game, self.game.imagine(view, rng), seat, rng, listed=listed)
        if listed:
            bot = MCTSBot(DRESSED, EXPLORATION, simulations, Playouts(rng), random_state=luck)
        else:
            bot = ISMCTSBot(
                DRESSED,
                Playouts(rng),
                EXPLORATION,
                simulations,
                random_state=luck,
                allow_inconsistent_action_sets=False,
            )
            bot.set_resampler(lambda *_: Dressed(self.game, self.game.imagine(view, rng), seat, rng, listed=False))
        return int(bot.step(root))
