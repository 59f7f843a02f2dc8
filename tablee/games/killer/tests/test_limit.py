"""Every match ends: the limit of turns, and attacks that go on (D-4.6)."""

from __future__ import annotations

import pytest

from tablee.core.decision import Decide, Over
from tablee.core.rng import Rng
from tablee.games.killer import GAME
from tablee.games.killer.options import KillerOptions
from tablee.games.killer.rules.phases import GAMBLE, KEEP
from tablee.games.killer.rules.pieces import PRESS, TARGET
from tablee.games.killer.rules.state import Killer
from tablee.games.killer.rules.turn_order import end_turn
from tablee.games.killer.rules.variants import Variants
from tablee.games.killer.solver.hits import mean_hits
from tablee.games.killer.solver.turn import SolvedTurn
from tablee.games.killer.tests.scripted import play, scoring, table, tags
from tablee.games.killer.views.view import view


def _last_turn(*lives: int, **options: int) -> Killer:
    state = table(*lives, **options)
    state.turns_left = 1
    return state


def _ranks(state: Killer) -> tuple[int, ...]:
    over = state.awaits()
    assert isinstance(over, Over)
    return over.ranks


def test_the_most_lives_win_at_the_limit() -> None:
    state = _last_turn(20, 30, 9)
    told = play(state, *scoring(13))
    assert _ranks(state) == (2, 1, 3)
    assert tags(told)[-1] == "limit-won"
    assert told[-1].params == {"seat": 1, "life": 30}


def test_equal_lives_share_the_win_at_the_limit() -> None:
    state = _last_turn(31, 30, 9)
    told = play(state, *scoring(13))
    assert _ranks(state) == (1, 1, 3)
    assert tags(told)[-1] == "limit-shared"
    assert told[-1].params == {"seats": [0, 1], "life": 30}


def test_the_fallen_come_after_the_living_at_the_limit() -> None:
    state = _last_turn(20, 30, 0, 0)
    state.fallen = [3, 2]
    play(state, *scoring(13))
    assert _ranks(state) == (2, 1, 3, 4)


def test_turns_are_counted_down_to_the_limit() -> None:
    state = table(30, 30, limit=20)
    assert view(state).turns_left == 40
    play(state, *scoring(13))
    assert view(state).turns_left == 39


def test_everybody_is_told_when_ten_turns_each_are_left() -> None:
    state = table(30, 30, limit=20)
    state.turns_left = 21
    assert "limit-near" in tags(play(state, *scoring(13)))
    assert "limit-near" not in tags(play(state, *scoring(13)))


def test_the_turns_left_are_told_for_all_together() -> None:
    """D-4.6: the living take the turns of the eliminated too, so nobody can be told their own number."""
    state = table(30, 0, 30, limit=20)
    state.turns_left = 31
    near = [event for event in play(state, *scoring(13)) if event.tag == "limit-near"]
    assert [event.params for event in near] == [{"turns": 30}]


def test_nobody_is_asked_to_gamble_when_the_target_has_nothing_left() -> None:
    """D-2.7: two hits of 2 leave somebody of twelve lives, and nobody of four."""
    state = table(30, 12, 30, dice=2, full_house="gamble")
    play(state, *scoring(2, 2), "attack 1", "2 2")
    assert state.phase == GAMBLE
    state = table(30, 4, 30, dice=2, full_house="gamble")
    play(state, *scoring(2, 2), "attack 1", "2 2")
    assert state.fallen == [1]


def test_an_attack_does_not_go_on_when_the_target_has_nothing_left() -> None:
    """D-2.6."""
    state = table(30, 4, 30, dice=2, full_house="again")
    told = play(state, *scoring(2, 2), "attack 1", "2 2")
    assert state.fallen == [1]
    assert "strike-goes-on" not in tags(told)


@pytest.mark.parametrize("version", [1, 2])
def test_games_of_earlier_rules_have_no_limit(version: int) -> None:
    options = GAME.rules(version).build({"full_house": "gamble", "dice": "2"})
    state = GAME.new(options, 2)
    assert view(state).turns_left == 0
    state = table(30, 4, 30, dice=2, full_house="gamble", unlimited=True)
    play(state, *scoring(2, 2), "attack 1", "2 2")
    assert state.phase == GAMBLE


def test_without_a_limit_no_turn_is_counted() -> None:
    state = table(30, 30, unlimited=True)
    begun = state.seat
    end_turn(state)
    assert (state.seat, state.turns_left) == (1 - begun, 0)


def _peaceful(variants: Variants) -> list[float]:
    """Return the mean change of all lives by each score: for players who want to play for ever."""
    changes = []
    for score in range(6 * variants.dice + 1):
        mark = 3.5 if score in variants.options.mark_scores() else 0.0
        changes.append(mark - float(variants.loss(score)) - mean_hits(variants) * float(variants.attack(score)))
    return changes


def _lives_only(state: Killer, turn: SolvedTurn, rng: Rng) -> int:
    """Choose as players who never want to end: look for marks, and risk every attack."""
    if state.phase == KEEP:
        return turn.best(state.rolled, state.left, state.total)
    legal = state.legal(state.seat)
    return PRESS if PRESS in legal else rng.pick([action for action in legal if action >= TARGET])


@pytest.mark.compiled_only
@pytest.mark.parametrize("full_house", ["stop", "gamble"])
def test_players_who_only_heal_come_to_an_end(full_house: str) -> None:
    """Four dice shrink under best play, but two who help each other gain half a life a turn (D-4.5)."""
    options = KillerOptions(dice=4, limit=100, full_house=full_house)  # type: ignore[arg-type]
    turn = SolvedTurn(4, _peaceful(Variants(options)))
    state, rng, decisions = GAME.new(options, 2), Rng(5), 0
    waits = state.settle(rng)
    while isinstance(waits, Decide):
        state.apply([_lives_only(state, turn, rng)])
        decisions += 1
        waits = state.settle(rng)
    assert isinstance(waits, Over)
    assert sum(state.lives) > 60, "more lives than at the beginning"
    assert state.turns_left == 0
    assert decisions <= GAME.longest(options, 2)


def test_the_length_is_certain_with_a_limit_of_turns_alone() -> None:
    """D-4.6: versions 1 and 2 of the rules have no limit."""
    assert all(GAME.bounded(options, 2) for options in GAME.presets.values())
    assert not GAME.bounded(GAME.rules(2).build({}), 2)


def test_the_longest_match_of_any_options_is_within_the_games_own() -> None:
    options = KillerOptions(dice=8, life=99, out="below-zero", limit=500, full_house="gamble", eliminated="revival")
    assert GAME.longest(options, 8) <= GAME.info.longest
