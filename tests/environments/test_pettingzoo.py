"""PettingZoo's own tests, and what an agent may and may not learn."""

from __future__ import annotations

import contextlib
import io
import pickle
import warnings
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tablee import TableeError, environments
from tests.environments.cases import Wanted, every_case

ADVICE = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "The class of observation spaces",
    "Action mask numpy array is all zeros",
)
"""What PettingZoo says of every environment with masks, its own too. An agent that is not asked has a mask of zeros."""


@contextlib.contextmanager
def their_advice() -> Iterator[None]:
    """Ignore the warnings that PettingZoo gives for its own environments too; any other is an error."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        for words in ADVICE:
            warnings.filterwarnings("ignore", words)
        yield


@every_case
def test_the_suite_for_agents_in_turn_passes(wanted: Wanted) -> None:
    with their_advice():
        api_test(environments.aec_env(wanted.game, **wanted.settings), num_cycles=200)


@every_case
def test_the_suite_for_agents_at_once_passes(wanted: Wanted) -> None:
    with their_advice():
        parallel_api_test(environments.parallel_env(wanted.game, **wanted.settings), num_cycles=200)


@every_case
def test_the_suites_for_seeds_pass(wanted: Wanted) -> None:
    with their_advice():
        seed_test(lambda: environments.RawEnv(wanted.game, **wanted.settings), num_cycles=50)
        parallel_seed_test(lambda: environments.parallel_env(wanted.game, **wanted.settings), num_cycles=50)


@every_case
def test_the_suite_for_rendering_passes(wanted: Wanted) -> None:
    with their_advice():
        render_test(lambda render_mode: environments.RawEnv(wanted.game, render_mode=render_mode, **wanted.settings))


@every_case
def test_a_match_is_worth_nothing_in_sum(wanted: Wanted) -> None:
    env = environments.RawEnv(wanted.game, **wanted.settings)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    while not any(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    assert max(env.rewards.values()) >= 0.0


def test_seats_that_choose_at_once_do_not_see_each_others_choices() -> None:
    env = environments.RawEnv("king_of_12", seats=3)
    env.reset(seed=1)
    for _ in range(2):
        before = env.observe("seat_2")
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
        assert np.array_equal(env.observe("seat_2")["observation"], before["observation"])


def test_an_illegal_action_says_which_rule_forbids_it() -> None:
    env = environments.RawEnv("claim")
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(TableeError) as error:
        env.step(forbidden)
    assert error.value.rule == "C-2.2"


def test_agents_at_once_lose_by_an_illegal_action_unless_it_is_to_be_an_error() -> None:
    env = environments.parallel_env("claim")
    observations, _ = env.reset(seed=1)
    asked = next(agent for agent, seen in observations.items() if seen["action_mask"].any())
    wrong = dict.fromkeys(env.agents, int(np.flatnonzero(observations[asked]["action_mask"] == 0)[0]))
    _, rewards, terminated, _, _ = env.step(wrong)
    assert rewards[asked] == -1.0
    assert all(terminated.values())
    strict = environments.parallel_env("claim", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(TableeError):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"render_mode": "gif"}, "human"),
        ({"seats": 9}, "from 2 to 2"),
        ({"preset": "moon"}, "friendly"),
        ({"colour": "red"}, "leader"),
    ],
)
def test_what_cannot_be_is_said_with_what_can(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(TableeError) as error:
        environments.RawEnv("claim", **settings)
    assert says in str(error.value)


@pytest.mark.parametrize("action", [-1, 48, "play knight-3", None, 1.5e300])
def test_what_is_no_action_is_refused(action: object) -> None:
    env = environments.RawEnv("claim")
    env.reset(seed=1)
    with pytest.raises(TableeError) as error:
        env.step(action)
    assert "from 0 to 47" in str(error.value)


@pytest.mark.parametrize("copy", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_goes_on_as_the_original_does(copy: Callable[[Any], Any]) -> None:
    env = environments.RawEnv("claim")
    env.reset(seed=1)
    env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    other = copy(env)
    for played in (env, other):
        while not any(played.terminations.values()):
            played.step(played.observe(played.agent_selection)["action_mask"].argmax())
    assert env.rewards == other.rewards
    assert env.turns.state == other.turns.state
