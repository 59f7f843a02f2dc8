"""Which options a new match may ask for."""

from typing import ClassVar

import pytest

from tablee.core.asking import ask, settle
from tablee.core.options import build
from tablee.core.refusal import Refused
from tests.toy.game import ToyGame
from tests.toy.later import GAME as LATER
from tests.toy.options import ToyOptions


class Options(ToyOptions, frozen=True):
    """With two at the table ties cancel, whatever is chosen."""

    reasons: ClassVar[tuple[str, ...]] = ("crowd",)

    def idle(self, seats: int) -> dict[str, str]:
        return {"ties": "crowd"} if seats == 2 else {}


class Game(ToyGame):
    options = Options
    presets = {"short": Options(ties="first")}


GAME = Game()


def test_an_option_that_would_change_nothing_is_refused_with_the_reason() -> None:
    with pytest.raises(Refused) as refused:
        ask(GAME, {"ties": "first"}, 2)
    assert (refused.value.code, refused.value.params) == ("option-idle", {"option": "ties", "idle": "crowd"})


def test_an_option_that_is_of_use_is_taken() -> None:
    assert ask(GAME, {"ties": "first"}, 3).ties == "first"


def test_an_idle_option_may_be_named_with_its_default() -> None:
    assert ask(GAME, {"ties": "cancel"}, 2) == Options()


def test_an_idle_option_of_a_preset_has_its_default() -> None:
    assert settle(GAME, GAME.presets["short"], (), (2,)).ties == "cancel"
    assert settle(GAME, GAME.presets["short"], (), (3,)).ties == "first"


def test_where_the_seats_are_not_known_an_option_must_be_idle_with_all() -> None:
    chosen = build(Options, {"ties": "first"})
    assert settle(GAME, chosen, {"ties"}, (2, 3)).ties == "first"
    with pytest.raises(Refused, match="option-idle"):
        settle(GAME, chosen, {"ties"}, (2,))


def test_options_of_earlier_rules_cannot_be_asked_for() -> None:
    with pytest.raises(Refused) as refused:
        ask(LATER, {"dim": True}, 2)
    assert (refused.value.code, refused.value.params) == ("option-past", {"option": "dim"})


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(Refused, match="too-many-lanterns"):
        ask(GAME, {"hand": 4}, 3)
