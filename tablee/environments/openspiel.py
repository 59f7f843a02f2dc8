"""Our games as OpenSpiel games: chance card by card, and information states with what a seat has heard, in order.

Importing this module registers `tablee_GAME` for every game. It needs `pip install tablee[openspiel]`.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import msgspec
import pyspiel

from tablee.core.bits import bit, members
from tablee.core.chance import Chance, Dice, Draw
from tablee.core.decision import Decide, Over
from tablee.core.state import State
from tablee.environments.openspiel_observer import Observer
from tablee.environments.setting import Setting
from tablee.environments.turns import won
from tablee.library.errors import TableeError
from tablee.registry import all_games, game_ids

MAX_OUTCOMES = 62
"""The largest number of chance outcomes: a die's face, or the number of a drawn thing (`core.bits`)."""


class SpielGame(pyspiel.Game):
    """A game with its options: `players`, `preset` and `options`, such as `life=9;dice=4`.

    `bounded` says whether the rules guarantee `max_game_length()`. If not, it is an estimate that hardly any play
    exceeds.
    """

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = dict(pair.split("=", 1) for pair in str(given.get("options", "")).split(";") if "=" in pair)
        self.setting = Setting(self.name, given.get("players"), given.get("preset") or None, options)
        self.bounded = self.setting.core.bounded(self.setting.options, self.setting.seats)
        super().__init__(game_type(self.name), self._info(), given)

    def _info(self) -> Any:
        core, seats = self.setting.core, self.setting.seats
        at_once = seats if core.info.simultaneous else 1
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=core.longest(self.setting.options, seats) * at_once,
        )

    def new_initial_state(self, *_: Any) -> SpielState:
        """Return the position before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer of what a player knows, as numbers and as text."""
        return Observer(self.setting, iig_obs_type, params)


class SpielState(pyspiel.State):
    """A position. Seats that choose at once do so one after the other, without seeing the others' choices."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.position: State = game.setting.start.copy()
        self.choices: list[int] = []
        """The choices made while other seats have still to choose."""
        self.drawn: list[int] = []
        """The drawn part of the awaited outcome."""
        self.heard: list[list[str]] = [[] for _ in range(game.setting.seats)]

    def current_player(self) -> int:
        """Return the seat that is asked, chance, or the terminal player."""
        waits = self.position.awaits()
        if isinstance(waits, Decide):
            return waits.seats[len(self.choices)]
        return int(pyspiel.PlayerId.CHANCE if isinstance(waits, Chance) else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return isinstance(self.position.awaits(), Over)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the next die or draw, with their probabilities."""
        waits = self.position.awaits()
        if isinstance(waits, Dice):
            possible = list(range(1, waits.sides + 1))
        elif isinstance(waits, Draw):
            taken = sum(bit(number) for number in self.drawn)
            possible = members(waits.pool & ~taken)
        else:
            raise TableeError("no dice or cards come now", "deal-not-awaited")
        return [(number, 1.0 / len(possible)) for number in possible]

    def _apply_action(self, action: int) -> None:
        waits = self.position.awaits()
        if isinstance(waits, Decide):
            self._choose(waits, action)
        else:
            self._happen(waits, action)

    def _choose(self, waits: Decide, action: int) -> None:
        seat = waits.seats[len(self.choices)]
        self.heard[seat].append(f"> {self.setting.core.actions.text(action)}")
        self.choices.append(action)
        if len(self.choices) == len(waits.seats):
            chosen, self.choices = self.choices, []
            self._listen(lambda: self.position.apply(chosen))

    def _happen(self, waits: Any, number: int) -> None:
        self.drawn.append(number)
        wanted = waits.dice if isinstance(waits, Dice) else waits.draws
        if len(self.drawn) == wanted:
            given, self.drawn = sorted(self.drawn) if isinstance(waits, Dice) else self.drawn, []
            self._listen(lambda: self.position.resolve(given))

    def _listen(self, step: Any) -> None:
        """Apply a step, and note what each seat may hear of it."""
        self.position.events = []
        step()
        told, self.position.events = self.position.events, None
        for seat, heard in enumerate(self.heard):
            heard += [f"{event.tag} {json.dumps(event.params)}" for event in told if event.visible(seat)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.setting.core.actions.text(action)
        waits = self.position.awaits()
        return f"{waits.stream} {action}" if isinstance(waits, Chance) else f"chance {action}"

    def returns(self) -> list[float]:
        """Return 1 for a single winner, and a total of -1 for the others."""
        waits = self.position.awaits()
        if not isinstance(waits, Over):
            return [0.0] * self.setting.seats
        return won(waits.ranks)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a player has heard and done since the beginning, one line each."""
        seat = self._player(player)
        asked = self.current_player() == seat
        waits = self.position.awaits()
        prompt = [f"? {waits.prompt}"] if asked and isinstance(waits, Decide) else []
        return "\n".join([f"seat {seat}", *self.heard[seat], *prompt])

    def observation_string(self, player: int | None = None) -> str:
        """Return the player's view as JSON."""
        view = self.setting.core.view(self.position, self._player(player))
        return msgspec.json.encode(view).decode()

    def to_dict(self) -> dict[str, Any]:
        """Return the whole position: its text, the player to move, and the choices and draws of the next step."""
        text = self.setting.position_text(self.position)
        return {"position": text, "player": self.current_player(), "chosen": self.choices, "drawn": self.drawn}

    def to_json(self) -> str:
        return json.dumps(self.to_dict())

    def action_to_dict(self, action: int) -> dict[str, Any]:
        """Return an action as a verb with its parameters."""
        chosen = self.setting.core.actions[action]
        return {"verb": chosen.verb, **chosen.params}

    def _player(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.setting.seats:
            raise TableeError(f"a player is a number from 0 to {self.setting.seats - 1}, not {seat}", "not-a-number")
        return seat

    def __str__(self) -> str:
        """Return the position's line of text, with the choices and draws of the next step so far."""
        more = f" chosen={self.choices}" if self.choices else f" drawn={self.drawn}" if self.drawn else ""
        return self.setting.position_text(self.position) + more


def game_type(name: str) -> Any:
    """Return OpenSpiel's description of a game."""
    core = all_games()[name]
    low, high = core.info.seats
    return pyspiel.GameType(
        short_name=f"tablee_{name}",
        long_name=f"Tablée: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": low, "preset": "", "options": ""},
    )


def spiel_game(name: str, **params: Any) -> Any:
    """Return the game as OpenSpiel loads it.

    >>> from tablee import environments, shelf
    >>> game = environments.spiel_game(shelf()[0])
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True
    """
    if name not in game_ids():
        raise TableeError(f"no game {name!r}; choose from {', '.join(game_ids())}", "no-such-game")
    return pyspiel.load_game(f"tablee_{name}", params)


for _name in game_ids():
    # A class for each game, not a function: OpenSpiel keeps it until after Python's end, which only a class survives.
    pyspiel.register_game(game_type(_name), type(f"Spiel_{_name}", (SpielGame,), {"name": _name}))
