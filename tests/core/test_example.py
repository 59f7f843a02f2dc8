"""An example is played by the rules, and an illegal one is refused."""

from __future__ import annotations

import pytest

from tablee.core.example import BrokenScript, Example, Frame, frames
from tests.toy import GAME
from tests.toy.options import ToyOptions
from tests.toy.rules import ToyState


def dealt() -> ToyState:
    """Two seats with two lanterns each: the first has red-6 and blue-1, the second blue-5 and red-1."""
    state = ToyState(ToyOptions(), 2)
    state.resolve([10, 1])
    state.resolve([9, 0])
    return state


def shown(*script: str, seat: int | None = 0) -> list[Frame]:
    return list(frames(GAME, Example("one", ("T-1.2",), dealt, script, seat)))


def test_the_first_frame_is_the_position_with_what_the_viewer_may_do() -> None:
    (first,) = shown()
    assert first.view == GAME.view(dealt(), 0)
    assert first.awaited == (0, 1)
    assert first.offer is not None
    assert first.offer.legal == (1, 10)
    assert first.events == ()


def test_a_spectator_is_offered_nothing() -> None:
    assert shown(seat=None)[0].offer is None


def test_a_step_is_what_several_seats_choose_and_what_chance_gives_then() -> None:
    _, after = shown("show red-6 / show blue-5; deal 4")
    assert after.events
    assert all(event.visible(0) for event in after.events)
    assert after.awaited == (0,)


def test_where_nothing_is_chosen_nobody_is_awaited() -> None:
    _, after = shown("show red-6 / show blue-5")
    assert after.awaited == ()
    assert after.offer is None


@pytest.mark.parametrize(
    "script",
    ["show red-6", "show red-6 / show red-6", "show red-6 / fly", "deal 4", "show red-6 / show blue-5; deal 9"],
)
def test_what_the_rules_do_not_allow_is_refused(script: str) -> None:
    with pytest.raises(BrokenScript):
        shown(script)
