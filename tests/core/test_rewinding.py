"""Rewind: in any order, the match is as it was when the decision was first asked."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from tablee.core.event import Event
from tablee.core.luck import Luck
from tablee.core.match import KEEP_EVERY, Match
from tablee.core.state import State
from tablee.registry import all_games, find_game


class Asked(NamedTuple):
    """The state of a match when a decision was first asked."""

    state: State
    story: list[Event]
    awaited: tuple[int, ...]
    choices: tuple[int, ...]


def played(name: str, decisions: int) -> tuple[Match, list[Asked]]:
    game = find_game(name)
    match = Match(game, game.options(), game.info.seats[0], Luck(bytes(32)))
    asked: list[Asked] = []
    luck = random.Random(name)
    while match.awaited and match.decision < decisions:
        choices = tuple(luck.choice(match.state.legal(seat)) for seat in match.awaited)
        asked.append(Asked(match.state.copy(), match.story[:], match.awaited, choices))
        choose(match, choices)
    return match, asked


def choose(match: Match, choices: tuple[int, ...]) -> None:
    decision = match.decision
    for seat, action in zip(match.awaited, choices, strict=True):
        match.submit(seat, decision, action)


def check(match: Match, asked: Asked) -> None:
    assert match.state == asked.state
    assert match.story == asked.story
    assert match.awaited == asked.awaited


@pytest.mark.parametrize("name", all_games())
def test_going_back_step_by_step_finds_every_position_again(name: str) -> None:
    match, asked = played(name, 3 * KEEP_EVERY)
    for decision in range(len(asked) - 1, -1, -1):
        assert match.position_at(decision) == asked[decision].state
        match.rewind(decision)
        check(match, asked[decision])
        assert match.decision == decision


@pytest.mark.parametrize("name", all_games())
def test_after_going_back_the_same_choices_meet_the_same_luck(name: str) -> None:
    match, asked = played(name, 3 * KEEP_EVERY)
    end = match.state.copy()
    for start in (len(asked) // 2, len(asked) // 3, 0):
        match.rewind(start)
        for decision in range(start, len(asked)):
            check(match, asked[decision])
            choose(match, asked[decision].choices)
    assert match.state == end
    assert Match.replay(match.game, match.options, match.seats, match.log).state == end


def test_what_one_seat_chose_is_known() -> None:
    match, asked = played("claim", 10)
    assert [(match.only_choice(each),) for each in range(len(asked))] == [each.choices for each in asked]
