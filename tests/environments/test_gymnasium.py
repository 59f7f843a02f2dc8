"""Gymnasium's own checker, and one seat against bots."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tablee import TableeError, environments
from tablee.registry import find_game
from tests.environments.cases import Wanted, every_case


@every_case
def test_gymnasiums_checker_passes(wanted: Wanted) -> None:
    """The checker makes the environment again for each way to render, so it must come from Gymnasium's registry."""
    name = f"tablee.environments.registration:tablee/{wanted.game}-v{find_game(wanted.game).observation_version}"
    env = gymnasium.make(name, seat=wanted.seats - 1, **wanted.settings).unwrapped
    assert isinstance(env, environments.SeatEnv)
    with warnings.catch_warnings():
        if not env.setting.layout.slices:  # the numbers of a game without parts have no limits
            warnings.filterwarnings("ignore", ".*infinity", UserWarning)
        check_env(env)


@every_case
def test_a_match_against_bots_ends_with_the_seats_share(wanted: Wanted) -> None:
    env = environments.SeatEnv(wanted.game, **wanted.settings)
    observation, _ = env.reset(seed=5)
    over, reward = False, 0.0
    rng = np.random.default_rng(5)
    while not over:
        observation, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert -1.0 <= reward <= 1.0
    with pytest.raises(TableeError):
        env.step(0)


def test_a_bot_of_ones_own_is_asked_with_what_it_knows() -> None:
    asked: list[int] = []

    class First:
        def choose(self, view: object, offer: object, rng: object) -> int:
            asked.append(offer.seat)  # type: ignore[attr-defined]
            return int(offer.legal[0])  # type: ignore[attr-defined]

    env = environments.SeatEnv("killer", bots=[First()], seat=1, seats=3)
    observation, _ = env.reset(seed=1)
    for _ in range(20):
        observation, _, over, _, _ = env.step(int(observation["action_mask"].argmax()))
        if over:
            observation, _ = env.reset()
    assert set(asked) == {0, 2}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = environments.SeatEnv("claim")
    observation, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


def test_too_many_bots_or_an_unknown_one_are_refused() -> None:
    for bots in (["random", "random"], ["nobody"], []):
        with pytest.raises(TableeError):
            environments.SeatEnv("claim", bots=bots)
