"""OpenSpiel's own tests, and what its players observe."""

from __future__ import annotations

import random
import re
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

from tablee import TableeError, environments
from tablee.registry import find_game
from tests.environments.cases import Wanted, every_case


def spiel(wanted: Wanted) -> Any:
    return environments.spiel_game(wanted.game, players=wanted.seats, preset=wanted.preset)


def advance(state: Any, rng: random.Random, decisions: int) -> None:
    """Play at random until a player has been asked this many times."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1


@every_case
def test_the_suite_passes_with_and_without_serialisation(wanted: Wanted) -> None:
    game = spiel(wanted)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_case
def test_the_maximum_length_is_the_games_own(wanted: Wanted) -> None:
    game, core = spiel(wanted), find_game(wanted.game)
    options = core.presets[wanted.preset]
    at_once = wanted.seats if core.info.simultaneous else 1
    assert game.max_game_length() == core.longest(options, wanted.seats) * at_once
    assert game.bounded == core.bounded(options, wanted.seats)


@every_case
def test_a_playthrough_can_be_played_again(wanted: Wanted) -> None:
    told = generate_playthrough.playthrough(str(spiel(wanted)), None, seed=1)
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", told, re.MULTILINE)]
    assert actions
    assert generate_playthrough.playthrough(str(spiel(wanted)), actions) == told


@every_case
def test_equal_information_states_leave_equal_choices(wanted: Wanted) -> None:
    """Deal the other seats' cards again by the same choices: equal histories must give equal offers."""
    game = spiel(wanted)
    known: dict[str, list[int]] = {}
    for seed in range(6):
        state, rng = game.new_initial_state(), random.Random(seed % 3)
        for _ in range(12):
            advance(state, rng, 1)
            if not state.is_terminal():
                heard = state.information_state_string()
                assert known.setdefault(heard, state.legal_actions()) == state.legal_actions()


def test_chance_comes_card_by_card() -> None:
    state = environments.spiel_game("claim", options="leader=seat-1").new_initial_state()
    for left in range(52, 52 - 27, -1):
        assert len(state.chance_outcomes()) == left
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.current_player() == 0


def test_what_another_seat_draws_is_not_heard() -> None:
    game = environments.spiel_game("claim", options="leader=seat-1")
    states = [game.new_initial_state() for _ in range(2)]
    for state, second in zip(states, (range(13, 26), range(26, 39)), strict=True):
        for card in (*range(13), *second, 51):
            state.apply_action(card)
    one, other = states
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_tensor(0) == other.observation_tensor(0)


def test_a_secret_choice_is_heard_by_who_made_it_alone() -> None:
    state = environments.spiel_game("king_of_12", players=3).new_initial_state()
    advance(state, random.Random(1), 0)
    before = [state.information_state_string(seat) for seat in range(3)]
    state.apply_action(state.legal_actions()[0])
    after = [state.information_state_string(seat) for seat in range(3)]
    assert after[0] != before[0]
    assert after[1].replace("\n? play", "") == before[1].replace("\n? play", "")
    assert after[2] == before[2]


def test_states_and_actions_are_structures_too() -> None:
    state = environments.spiel_game("claim").new_initial_state()
    advance(state, random.Random(1), 0)
    assert state.to_dict()["position"].startswith("claim rules=1")
    assert state.action_to_dict(state.legal_actions()[0])["verb"] == "play"


def test_an_unknown_game_or_player_is_an_error() -> None:
    with pytest.raises(TableeError, match="claim"):
        environments.spiel_game("chess")
    with pytest.raises(TableeError, match="from 0 to 1"):
        environments.spiel_game("claim").new_initial_state().observation_string(7)
