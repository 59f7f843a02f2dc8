"""Many matches at once give the same results as one by one, and are safe with any input."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee import TableeError, environments
from tablee.core.game import Game
from tablee.core.observation import joined
from tablee.core.rng import Rng
from tablee.environments.turns import Turns
from tests import toy
from tests.environments.cases import Wanted, every_case

STEPS = 300


def numbers_of(game: Game[Any, Any, Any], match: Turns) -> list[float]:
    """What the asked seat sees. A game without parts is encoded by its features, in single precision."""
    view = game.view(match.state, match.seat)
    return [float(number) for number in joined(game.parts(view))] or np.array(game.encode(view), np.float32).tolist()


@every_case
def test_a_batch_is_the_same_as_its_matches_one_by_one(wanted: Wanted) -> None:
    many = tablee.vector(wanted.game, 3, seed="law", **wanted.settings)
    setting = many.setting
    alone = [Turns(setting.start, Rng(f"law/{number}")).restart() for number in range(3)]
    for _ in range(STEPS):
        for number, match in enumerate(alone):
            assert many.seats[number] == match.seat
            assert many.observations[number].tolist() == numbers_of(setting.core, match)
            assert np.array_equal(many.masks[number], setting.observe(match, match.seat)["action_mask"])
        chosen = many.sample()
        many.step(chosen)
        for number, match in enumerate(alone):
            match.play(match.state.absolute(int(chosen[number]), match.seat))
            assert many.ended[number] == (match.seat < 0)
            assert many.rewards[number].tolist() == (match.returns() if match.seat < 0 else [0.0] * wanted.seats)
            if match.seat < 0:
                match.restart()


def test_a_match_does_not_depend_on_how_many_there_are() -> None:
    few, many = tablee.vector("killer", 2, seed=5), tablee.vector("killer", 9, seed=5)
    for _ in range(50):
        assert np.array_equal(few.observations, many.observations[:2])
        chosen = many.sample()
        few.step(chosen[:2])
        many.step(chosen)


def test_reset_begins_anew_and_features_reach_from_0_to_1() -> None:
    matches = tablee.vector("claim", 4, seed=1)
    first = matches.observations.copy()
    matches.step(matches.sample())
    assert not np.array_equal(matches.observations, first)
    matches.reset(1)
    assert np.array_equal(matches.observations, first)
    assert 0.0 <= matches.features().min() <= matches.features().max() == 1.0


def test_the_arrays_cannot_be_written_to_and_outlive_their_batch() -> None:
    matches = tablee.vector("claim", 2)
    kept = matches.observations
    with pytest.raises(ValueError, match="read-only"):
        kept[0, 0] = 1
    del matches
    assert kept.sum() > 0


def test_an_illegal_choice_moves_no_match_and_names_its_rule() -> None:
    matches = tablee.vector("claim", 3, seed=1)
    chosen, before = matches.sample(), matches.observations.copy()
    chosen[2] = np.flatnonzero(~matches.masks[2])[0]
    with pytest.raises(TableeError, match=r"^match 2: .*") as error:
        matches.step(chosen)
    assert error.value.rule == "C-2.2"
    assert np.array_equal(matches.observations, before)


@pytest.mark.parametrize("number", [-(2**63), -1, 48, 2**63, 2**64 - 1])
def test_a_number_that_is_no_action_is_refused_however_great(number: int) -> None:
    matches = tablee.vector("claim", 2, seed=1)
    with pytest.raises(TableeError, match="match 0: an action is from 0 to 47, not "):
        matches.step(np.array([number] * 2))


ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=5),
        st.binary(max_size=5),
        st.complex_numbers(),
    ),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=2), inner, max_size=2),
    max_leaves=10,
)
NUMBERS = st.lists(st.integers(-(2**70), 2**70) | st.integers(-2, 50), min_size=3, max_size=3)
FUZZED = [tablee.vector(name, 3, seed=2) for name in tablee.shelf()]


@given(st.sampled_from(FUZZED), ANYTHING | NUMBERS | NUMBERS.map(lambda given: np.array(given, dtype=object)))
def test_whatever_is_handed_in_a_step_happens_or_a_clear_error_is_raised(matches: Any, actions: Any) -> None:
    with suppress(TableeError):
        matches.step(actions)


@given(ANYTHING, ANYTHING, ANYTHING)
def test_whatever_is_asked_for_there_is_a_vector_or_a_clear_error(name: Any, count: Any, seats: Any) -> None:
    tried = ((name, 1, None), ("claim", count if not isinstance(count, int) else count % 5, seats))
    for game, many, wanted in tried:
        with suppress(TableeError):
            tablee.vector(game, many, seats=wanted, seed=0)


@every_case
def test_one_seat_of_many_matches_is_a_vector_environment(wanted: Wanted) -> None:
    envs = environments.SeatVectorEnv(wanted.game, 4, seat=wanted.seats - 1, **wanted.settings)
    observations, _ = envs.reset(seed=3)
    again, _ = environments.SeatVectorEnv(wanted.game, 4, seat=wanted.seats - 1, **wanted.settings).reset(seed=3)
    assert np.array_equal(observations["observation"], again["observation"])
    ended = np.zeros(4, bool)
    for _ in range(STEPS):
        assert envs.observation_space.contains(observations)
        assert (observations["action_mask"].any(axis=1) == ~ended).all()
        observations, rewards, ended, truncated, _ = envs.step(observations["action_mask"].argmax(axis=1))
        assert ((rewards == 0.0) | ended).all()
        assert not truncated.any()


def test_bots_can_play_the_other_seats_of_many_matches() -> None:
    envs = environments.SeatVectorEnv("killer", 2, bots=["hasty"], seats=3)
    observations, _ = envs.reset(seed=1)
    for _ in range(30):
        observations, _, _, _, _ = envs.step(observations["action_mask"].argmax(axis=1))
    assert observations["action_mask"].shape == (2, envs.setting.actions)


def test_an_illegal_choice_of_a_vector_environment_is_an_error() -> None:
    envs = environments.SeatVectorEnv("claim", 2)
    observations, _ = envs.reset(seed=1)
    with pytest.raises(TableeError, match="not legal"):
        envs.step((1 - observations["action_mask"]).argmax(axis=1))


def test_gymnasium_finds_every_game_by_its_name() -> None:
    for name in tablee.shelf():
        version = tablee.game(name).core.observation_version
        env = gymnasium.make(f"tablee.environments.registration:tablee/{name}-v{version}")
        assert env.reset(seed=1)[0]["action_mask"].any()
        envs = gymnasium.make_vec(f"tablee/{name}-v{version}", num_envs=2, vectorization_mode="vector_entry_point")
        assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_a_game_in_plain_python_without_parts_can_be_stepped_too() -> None:
    """Games of other packages need neither be compiled nor say what their numbers mean."""
    toy_game = tablee.Game(toy.GAME)
    many = tablee.vector(toy_game, 3, seed=1)
    assert many.masks.any(axis=1).all()
    for _ in range(40):
        many.step(many.sample())
    assert many.observations.shape == many.features().shape == (3, many.setting.size)
    envs = environments.SeatVectorEnv(toy_game, 2)
    observations, _ = envs.reset(seed=1)
    observations, _, _, _, _ = envs.step(observations["action_mask"].argmax(axis=1))
    assert observations["observation"].shape == (2, envs.setting.size)
