"""A Gymnasium environment: one seat of a game, with bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import gymnasium
from gymnasium import spaces

from tablee.core.rng import Rng
from tablee.environments.aec import ILLEGAL_REWARD, MAX_SEED, checked_mode
from tablee.environments.parallel import checked_illegal
from tablee.environments.seating import bot_choice, seated_bots
from tablee.environments.setting import Observation, Setting
from tablee.environments.turns import NOBODY
from tablee.library.errors import TableeError, whole
from tablee.library.game import Game
from tablee.library.runs import AnyBot


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat against bots: a level of the game, `random`, `module:Class` or an object with `choose(view, offer,
    rng)`.

    The reward comes at the end: 1 for a single winner, and a total of -1 for the others. An illegal action ends the
    match with -1. With `illegal="raise"` it raises an error.

    >>> from tablee import environments, shelf
    >>> env = environments.SeatEnv(shelf()[0], bots=["random"])
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(observation["action_mask"].argmax())
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        name: str | Game,
        *,
        bots: Sequence[AnyBot] = ("random",),
        seat: SupportsIndex = 0,
        seats: SupportsIndex | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        illegal: str = "lose",
        **options: Any,
    ) -> None:
        self.setting = Setting(name, seats, preset, options)
        self.seat = whole(seat, "a seat", 0, self.setting.seats - 1)
        self.bots = seated_bots(self.setting.core, bots, self.setting.seats, self.seat)
        self.render_mode = checked_mode(render_mode, self.metadata)
        self.illegal = checked_illegal(illegal)
        self.observation_space: spaces.Space[Any] = self.setting.observation_space()
        self.action_space: spaces.Space[Any] = self.setting.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match. The same seed gives the same luck and the same bot choices."""
        super().reset(seed=seed)
        self.turns = self.setting.turns(int(self.np_random.integers(MAX_SEED)))
        self._minds = Rng(int(self.np_random.integers(MAX_SEED)))
        self._others()
        while self.turns.seat == NOBODY:  # the match ended before the seat was asked
            self.turns.restart()
            self._others()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the seat's choice. Let the bots play until the seat is asked again or the match is over."""
        if not hasattr(self, "turns") or self.turns.seat == NOBODY:
            raise TableeError("no match is running; call reset first", "not-awaited")
        chosen = self.setting.action(self.turns, action)
        if not self.turns.legal(chosen):
            return self._illegal(chosen)
        self.turns.play(chosen)
        self._others()
        over = self.turns.seat == NOBODY
        reward = self.turns.returns()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, {}

    def _illegal(self, chosen: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        why = self.setting.refusal(self.turns, chosen)
        if self.illegal == "raise":
            raise why
        return self._observation(), ILLEGAL_REWARD, True, False, {"illegal": str(why)}

    def _others(self) -> None:
        while self.turns.seat not in (self.seat, NOBODY):
            seat = int(self.turns.seat)
            self.turns.play(bot_choice(self.setting.core, self.turns.state, seat, self.bots[seat], self._minds))

    def _observation(self) -> Observation:
        return self.setting.observe(self.turns, self.seat)

    def render(self) -> str | None:
        """Print or return the table as the seat sees it."""
        if self.render_mode is None:
            return None
        drawn = self.setting.draw(self.turns, self.seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None
