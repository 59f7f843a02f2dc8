"""PettingZoo environments in which agents act one after the other (AEC)."""

from __future__ import annotations

from typing import Any, SupportsIndex

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablee.environments.setting import Observation, Setting
from tablee.environments.turns import NOBODY
from tablee.library.errors import TableeError
from tablee.library.game import Game

MAX_SEED = 2**62
ILLEGAL_REWARD = -1.0


class RawEnv(AECEnv[str, Observation, int]):
    """Any game for two or more agents, `seat_0`, `seat_1` and so on. An illegal action raises an error.

    Rewards come at the end: 1 for a single winner, and a total of -1 for the others. Where seats choose at once, each
    is asked in turn and does not see the others' choices.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str | Game,
        *,
        seats: SupportsIndex | None = None,
        preset: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.setting = Setting(name, seats, preset, options)
        self.metadata = {**type(self).metadata, "name": f"{self.setting.game.id}_v{self.setting.layout.version}"}
        self.render_mode = checked_mode(render_mode, self.metadata)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.setting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.setting.action_space() for agent in self.possible_agents}
        self._luck, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. The same seed gives the same luck."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.turns = self.setting.turns(int(self._luck.integers(MAX_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.turns.seat, 0)]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and its action mask. The mask is all 0 while the agent is not asked."""
        return self.setting.observe(self.turns, self._seat(agent))

    def step(self, action: Any) -> None:
        """Take the choice of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        turns = self.turns
        chosen = self.setting.action(turns, action)
        if not turns.legal(chosen):
            raise self.setting.refusal(turns, chosen)
        self._cumulative_rewards[agent] = 0.0
        turns.play(chosen)
        if turns.seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[turns.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.turns.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Print or return the table as the asked agent sees it."""
        if self.render_mode is None:
            return None
        drawn = self.setting.draw(self.turns)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def action_text(self, agent: str, action: int) -> str:
        """Return the game's text for an agent's action number."""
        seat = self._seat(agent)
        return self.setting.core.actions.text(int(self.turns.state.absolute(int(action), seat)))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise TableeError(f"no agent {agent!r}; choose from {', '.join(self.possible_agents)}", "no-such-agent")
        return self.possible_agents.index(agent)

    def __str__(self) -> str:
        return str(self.metadata["name"])


def aec_env(name: str | Game, **settings: Any) -> AECEnv[str, Observation, int]:
    """Return `RawEnv` wrapped as PettingZoo advises: an illegal action ends the match, with -1 for that agent.

    >>> from tablee import environments, shelf
    >>> env = environments.aec_env(shelf()[0])
    >>> env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
    """
    raw = RawEnv(name, **settings)
    safe = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))


def checked_mode(mode: str | None, metadata: dict[str, Any]) -> str | None:
    """Return the render mode, or raise an error if it is unknown."""
    if mode is not None and mode not in metadata["render_modes"]:
        raise TableeError(f"no render mode {mode!r}; choose from {', '.join(metadata['render_modes'])}", "no-such-mode")
    return mode
