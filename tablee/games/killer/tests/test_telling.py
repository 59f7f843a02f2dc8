"""Which events of Killer are always shown in full, and which can be brief if much is waiting."""

from __future__ import annotations

import pytest

from tablee.core.event import Event
from tablee.games.killer import GAME


def brief(*tags: str) -> list[int | None]:
    return [beat.brief for beat in GAME.beats([Event(tag, "D-1", {}) for tag in tags])]


def test_the_dice_of_others_need_not_be_seen_but_the_beginning_of_their_turn_and_their_score_do() -> None:
    assert brief("dice-kept", "dice-rolled", "dice-kept") == [0, 0]
    began, scored = brief("turn-begun", "dice-rolled", "scored", "attack-won")
    assert began
    assert scored


@pytest.mark.parametrize("tag", ["eliminated", "became-ghost", "revived", "limit-near", "won", "limit-won"])
def test_what_matters_to_everybody_is_shown_in_full(tag: str) -> None:
    assert brief(tag) == [None]


@pytest.mark.parametrize("tag", ["eliminated", "became-ghost"])
def test_the_blow_that_ends_a_life_is_shown_in_full(tag: str) -> None:
    assert brief("life-lost", tag) == [None]
    assert brief("life-lost") == [500]
