"""A Gymnasium vector environment: one seat of many matches, with bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from tablee.core.bot import Bot
from tablee.core.rng import Rng
from tablee.environments.aec import MAX_SEED
from tablee.environments.batch import Batch, IllegalAction
from tablee.environments.seating import bot_choice, seated_bots
from tablee.environments.setting import Observation, Setting
from tablee.environments.turns import NOBODY, Turns
from tablee.environments.vectors import MAX_MATCHES, numbers, shared
from tablee.library.errors import TableeError, whole
from tablee.library.game import Game
from tablee.library.runs import AnyBot
from tablee.search.random import RandomBot

Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class BotBatch(Batch):
    """Matches in which bots of any kind play the other seats."""

    def __init__(self, setting: Setting, bots: Sequence[Bot], *settings: Any) -> None:
        self.setting = setting
        self.bots = bots
        self.minds = Rng(f"{settings[5]}/minds")
        super().__init__(*settings)

    def others(self, match: Turns) -> None:
        while match.seat not in (self.only, NOBODY):
            seat = int(match.seat)
            match.play(bot_choice(self.setting.core, match.state, seat, self.bots[seat], self.minds))


class SeatVectorEnv(VectorEnv[Observation, Any, Any]):
    """One seat of many matches, like `SeatEnv`. Against `random`, everything runs in compiled code.

    A finished match restarts with the next step, whatever its action there (`AutoresetMode.NEXT_STEP`). An illegal
    action raises an error: use the masks.

    >>> from tablee import environments, shelf
    >>> envs = environments.SeatVectorEnv(shelf()[0], 8)
    >>> observations, infos = envs.reset(seed=1)
    >>> observations, rewards, terminated, truncated, infos = envs.step(observations["action_mask"].argmax(axis=1))
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        name: str | Game,
        num_envs: SupportsIndex,
        *,
        bots: Sequence[AnyBot] = ("random",),
        seat: SupportsIndex = 0,
        seats: SupportsIndex | None = None,
        preset: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.setting = Setting(name, seats, preset, options)
        self.seat = whole(seat, "a seat", 0, self.setting.seats - 1)
        self.bots = seated_bots(self.setting.core, bots, self.setting.seats, self.seat)
        self.num_envs = whole(num_envs, "matches", 1, MAX_MATCHES)
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches. The same seed gives the same matches."""
        super().reset(seed=seed)
        settings = (
            *(self.setting.start, self.setting.seats, self.num_envs, self.setting.layout.words, self.setting.actions),
            *(str(self.np_random.integers(MAX_SEED)), self.seat, False),
        )
        compiled = all(isinstance(bot, RandomBot) for bot in self.bots)
        self._batch = Batch(*settings) if compiled else BotBatch(self.setting, self.bots, *settings)
        return self._observation(), {}

    def step(self, actions: ArrayLike) -> Stepped:
        """Take the seat's choice in each match."""
        try:
            self._batch.step(numbers(actions, self.num_envs))
        except IllegalAction as wrong:
            raise TableeError(f"{wrong}; its mask shows the legal actions", "illegal-action") from None
        count, seats = self.num_envs, self.setting.seats
        rewards = shared(self._batch.rewards, np.float64, (count, seats))[:, self.seat].copy()
        ended = shared(self._batch.ended, np.bool_, (count,)).copy()
        return self._observation(), rewards, ended, np.zeros(count, np.bool_), {}

    def _observation(self) -> Observation:
        masks = shared(self._batch.masks, np.int8, (self.num_envs, self.setting.actions)).copy()
        return {"observation": self._numbers(), "action_mask": masks}

    def _numbers(self) -> NDArray[np.float32]:
        setting = self.setting
        if setting.layout.slices:
            whole_numbers = shared(self._batch.observations, np.uint8, (self.num_envs, setting.size))
            scaled: NDArray[np.float32] = whole_numbers * setting.scale
            return scaled
        return np.stack([setting.numbers(match.state, self.seat) for match in self._batch.matches])
