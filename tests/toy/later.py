"""Lanterns with version 2 of its rules: other defaults, a newer set of lamps, and a renamed level."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tablee.core.game import GameInfo
from tablee.core.rules import Before
from tests.toy.bots import HighBot, RandomBot
from tests.toy.game import ToyGame
from tests.toy.options import ToyOptions
from tests.toy.views import ToyView


class LaterOptions(ToyOptions, frozen=True):
    """`lamps` has no effect; `dim` is only for earlier games."""

    past: ClassVar[frozenset[str]] = frozenset({"dim"})
    hand: Annotated[int, Meta(ge=2, le=4)] = 3
    ties: Literal["cancel", "first"] = "first"
    lamps: str = "oil-2"
    dim: bool = False


class LaterView(ToyView, frozen=True, kw_only=True):
    options: LaterOptions


class LaterToy(ToyGame):
    info = GameInfo("toy", rules_version=2, seats=(2, 3), minutes=(1, 2), longest=7, simultaneous=True)
    options = LaterOptions
    views = LaterView  # type: ignore[assignment]  # its options are later ones
    presets = {"first": LaterOptions(), "short": LaterOptions(hand=2)}
    bots = {"random": RandomBot(), "bright": HighBot()}
    former_bots = {"high": "bright"}
    newest = {"lamps": {"oil": "oil-2"}}
    changes = {
        2: Before(
            defaults={"hand": 2, "ties": "cancel", "dim": True, "lamps": "oil-1"}, names={"lamps": {"oil": "oil-1"}}
        )
    }


GAME = LaterToy()
