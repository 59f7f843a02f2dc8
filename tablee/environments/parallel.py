"""PettingZoo environments in which all agents act at once (Parallel)."""

from __future__ import annotations

from typing import Any, SupportsIndex

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from tablee.environments.aec import ILLEGAL_REWARD, MAX_SEED, checked_mode
from tablee.environments.setting import Observation, Setting
from tablee.environments.turns import NOBODY
from tablee.library.errors import TableeError
from tablee.library.game import Game

Told = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class SeatsEnv(ParallelEnv[str, Observation, int]):
    """Any game, with one step for each decision. Actions count only for agents whose mask has a 1.

    An illegal action ends the match, with -1 for the agent that took it. With `illegal="raise"` it raises an error.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        name: str | Game,
        *,
        seats: SupportsIndex | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        illegal: str = "lose",
        **options: Any,
    ) -> None:
        self.setting = Setting(name, seats, preset, options)
        self.metadata = {**type(self).metadata, "name": f"{self.setting.game.id}_v{self.setting.layout.version}"}
        self.render_mode = checked_mode(render_mode, self.metadata)
        self.illegal = checked_illegal(illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.setting.action_space() for agent in self.possible_agents}
        self._luck, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match. The same seed gives the same luck."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.turns = self.setting.turns(int(self._luck.integers(MAX_SEED)))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Told:
        """Take the choices of all agents that are asked."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        rewards = dict.fromkeys(self.agents, 0.0)
        for seat in self.turns.asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise TableeError(f"{agent} must choose, but has no action", "not-awaited")
            if not self._play(actions[agent]):
                rewards[agent] = ILLEGAL_REWARD
                return self._told(rewards, ended=True)
        if self.turns.seat == NOBODY:
            rewards = dict(zip(self.possible_agents, self.turns.returns(), strict=True))
        return self._told(rewards, ended=self.turns.seat == NOBODY)

    def _play(self, action: Any) -> bool:
        """Play the action if the asked seat may, and return whether it may."""
        chosen = self.setting.action(self.turns, action)
        if self.turns.legal(chosen):
            self.turns.play(chosen)
            return True
        if self.illegal == "raise":
            raise self.setting.refusal(self.turns, chosen)
        return False

    def _told(self, rewards: dict[str, float], *, ended: bool) -> Told:
        told = self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        terminated = dict.fromkeys(self.agents, ended)
        truncated = dict.fromkeys(self.agents, False)
        if ended:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told, rewards, terminated, truncated, infos

    def _observations(self) -> dict[str, Observation]:
        """Return what each agent knows. All agents that are asked now have a mask, although they choose one by one."""
        setting, turns = self.setting, self.turns
        return {
            agent: {
                "observation": setting.numbers(turns.state, seat),
                "action_mask": setting.mask_of(turns.state, seat, asked=seat in turns.asked),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def render(self) -> str | None:
        """Print or return the table as the first asked agent sees it."""
        if self.render_mode is None:
            return None
        drawn = self.setting.draw(self.turns)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def state(self) -> Any:
        """Raise an error: agents know different things, so no state is visible to all."""
        raise NotImplementedError


def parallel_env(name: str | Game, **settings: Any) -> SeatsEnv:
    """Return a `SeatsEnv`. The name follows PettingZoo's convention.

    >>> from tablee import environments, shelf
    >>> env = environments.parallel_env(shelf()[0])
    >>> observations, infos = env.reset(seed=1)
    >>> sorted(observations)
    ['seat_0', 'seat_1']
    """
    return SeatsEnv(name, **settings)


def checked_illegal(illegal: str) -> str:
    """Return the setting for illegal actions, or raise an error if it is unknown."""
    if illegal not in ("lose", "raise"):
        raise TableeError(f"illegal must be 'lose' or 'raise', not {illegal!r}", "no-such-choice")
    return illegal
