"""Lanterns is played as its rules say."""

import pytest

from tablee.core.bits import mask_of, size
from tablee.core.decision import Decide, Over
from tablee.core.refusal import Refused
from tests.toy.game import GAME
from tests.toy.options import ToyOptions
from tests.toy.pieces import NAMES, PASS, TAKE
from tests.toy.rules import SHOW, ToyState


def dealt(*hands: str, options: ToyOptions | None = None) -> ToyState:
    """A position after the deal: `dealt("red-6 blue-1", "blue-5 red-1")`."""
    state = GAME.new(options or ToyOptions(), len(hands))
    for hand in hands:
        state.resolve([NAMES.index(name) for name in hand.split()])
    return state


def show(state: ToyState, *names: str) -> None:
    state.apply([NAMES.index(name) for name in names])


def asked(state: ToyState) -> tuple[tuple[int, ...], str]:
    waits = state.awaits()
    assert isinstance(waits, Decide)
    return waits.seats, waits.prompt


def test_everybody_is_dealt_as_many_lanterns() -> None:  # T-1.1
    state = dealt("red-6 blue-1", "blue-5 red-1", "red-2 blue-2")
    assert [size(hand) for hand in state.hands] == [2, 2, 2]
    assert asked(state) == ((0, 1, 2), "show")


def test_who_has_one_lantern_left_is_not_asked() -> None:  # T-1.2
    state = dealt("red-6 blue-1", "blue-5 red-1")
    show(state, "red-6", "blue-5")
    state.resolve([4])
    state.apply([TAKE])
    state.resolve([NAMES.index("red-4")])
    assert asked(state) == ((0,), "show")
    show(state, "red-4")
    assert state.shown == [NAMES.index(name) for name in ("red-6", "blue-5", "red-4", "red-1")]


@pytest.mark.parametrize(
    ("shown", "ties", "points"),
    [
        (("red-6", "blue-5", "red-2"), "cancel", [3, 0, 0]),
        (("red-6", "blue-6", "red-2"), "cancel", [0, 0, 0]),
        (("red-6", "blue-6", "red-2"), "first", [3, 0, 0]),
    ],
)
def test_t_e1_the_highest_wins(shown: tuple[str, ...], ties: str, points: list[int]) -> None:  # T-1.3
    options = ToyOptions(hand=3, lucky=False, ties="cancel" if ties == "cancel" else "first")
    spare = zip(shown, NAMES[3:6], NAMES[6:9], strict=True)
    state = dealt(*map(" ".join, spare), options=options)
    show(state, *shown)
    assert state.points == points


def test_the_winner_gains_what_the_die_shows() -> None:  # T-1.4
    state = dealt("red-6 blue-1", "blue-5 red-1")
    show(state, "red-6", "blue-5")
    state.resolve([4])
    assert state.points == [4, 0]


def test_the_winner_may_take_another() -> None:  # T-1.5
    state = dealt("red-6 blue-1", "blue-5 red-1")
    show(state, "red-6", "blue-5")
    state.resolve([4])
    assert asked(state) == ((0,), "spoils")
    state.apply([TAKE])
    state.resolve([NAMES.index("blue-6")])
    assert state.hands[0] == mask_of([NAMES.index("blue-1"), NAMES.index("blue-6")])


def test_the_most_points_win() -> None:  # T-1.6
    state = dealt("red-6 blue-1", "blue-5 red-2")
    show(state, "red-6", "blue-5")
    state.resolve([4])
    state.apply([PASS])
    state.resolve([5])
    over = state.awaits()
    assert isinstance(over, Over)
    assert (state.points, over.ranks) == ([4, 5], (2, 1))


def test_no_more_than_nine_lanterns_are_dealt() -> None:  # T-1.7
    with pytest.raises(Refused, match="too-many-lanterns"):
        GAME.check(ToyOptions(hand=3), 4)
    GAME.check(ToyOptions(hand=3), 3)


def test_refusals_name_the_rule() -> None:
    state = dealt("red-6 blue-1", "blue-5 red-1")
    assert GAME.refusal(state, 0, 0).code == "not-in-hand"
    assert GAME.refusal(state, 0, TAKE).code == "show-first"
    assert state.phase == SHOW
    show(state, "red-6", "blue-5")
    state.resolve([4])
    assert GAME.refusal(state, 0, 0).code == "take-or-pass"
