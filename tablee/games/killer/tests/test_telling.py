"""Which events of Killer are always shown in full, and which can be brief if much is waiting."""

from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.games.killer import GAME


def brief(*tags: str) -> list[int | None]:
    return [beat.brief for beat in GAME.beats([Event(tag, "D-1", {}) for tag in tags])]


READABLE = 600


def test_a_hurried_turn_begins_with_its_score_and_a_hurried_attack_with_its_damage() -> None:
    turn = ("turn-begun", "dice-rolled", "dice-kept", "dice-rolled", "dice-kept", "scored", "life-lost")
    attack = ("attack-aimed", "strike-rolled", "strike-rolled", "life-lost")
    assert brief(*turn) == [0, 0, 700, 800]
    assert brief(*attack) == [0, 0, 0, 800]


@pytest.mark.parametrize("tag", GAME.telling)
def test_what_is_shown_at_all_is_shown_long_enough_to_be_read(tag: str) -> None:
    (beat,) = GAME.beats([Event(tag, "D-1", {})])
    assert beat.brief is None or beat.brief == 0 or beat.brief >= READABLE


@pytest.mark.parametrize("tag", ["eliminated", "became-ghost", "revived", "limit-near", "won", "limit-won"])
def test_what_matters_to_everybody_is_shown_in_full(tag: str) -> None:
    assert brief(tag) == [None]


@pytest.mark.parametrize("tag", ["eliminated", "became-ghost"])
def test_the_blow_that_ends_a_life_is_shown_in_full(tag: str) -> None:
    assert brief("life-lost", tag) == [None]
    assert brief("life-lost") == [800]
