"""Every field of every view is seen to reach the numbers for learners."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.game import Viewer
from tablee.testing.case import AnyGame
from tablee.testing.view_fields import law_every_field_of_a_view_changes_the_numbers, view_fields
from tests import toy
from tests.laws.planted.encodings import Tightlipped
from tests.laws.rare import rare_cases
from tests.laws.shelf import games
from tests.toy.game import ToyGame
from tests.toy.rules import ToyState
from tests.toy.views import ToyView, view


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_every_field_of_a_view_changes_the_numbers(game: AnyGame) -> None:
    law_every_field_of_a_view_changes_the_numbers(game, rare_cases(game))


class Inner(msgspec.Struct, frozen=True):
    cards: tuple[int, ...]


class Nested(ToyView, frozen=True, kw_only=True):
    one: Inner | None = None
    two: tuple[Inner, Inner]
    many: tuple[Inner, ...] = ()


class NestedGame(ToyGame):
    views: type[ToyView] = Nested


def test_the_fields_within_fields_are_found_and_the_options_are_not() -> None:
    found = set(view_fields(NestedGame())) - set(view_fields(toy.GAME))
    assert found == {"view.one.cards", "view.two[].cards", "view.many[].cards"}
    assert not {"view.options", "view.viewer"} & set(view_fields(toy.GAME))


def test_a_field_that_is_not_encoded_is_found() -> None:
    with pytest.raises(AssertionError, match=r"view\.points is not encoded"):
        law_every_field_of_a_view_changes_the_numbers(Tightlipped())


class SizedView(ToyView, frozen=True, kw_only=True):
    largest_hand: int


class Sized(ToyGame):
    """Shows an option by another name."""

    views: type[ToyView] = SizedView

    def view(self, state: ToyState, viewer: Viewer) -> SizedView:
        seen = view(state, viewer)
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return SizedView(**fields, largest_hand=state.options.hand)


def test_what_only_the_options_determine_need_not_change() -> None:
    law_every_field_of_a_view_changes_the_numbers(Sized())


class StillView(ToyView, frozen=True, kw_only=True):
    weather: str = "fair"


class Still(ToyGame):
    """Has a new field that no play changes."""

    views: type[ToyView] = StillView

    def view(self, state: ToyState, viewer: Viewer) -> StillView:
        seen = view(state, viewer)
        return StillView(**{name: getattr(seen, name) for name in seen.__struct_fields__})


def test_a_field_that_never_changes_is_found() -> None:
    with pytest.raises(AssertionError, match=r"no play changed \['view\.weather'\]"):
        law_every_field_of_a_view_changes_the_numbers(Still())
