"""Defects against law 11: options that are declared as idle and are not."""

from __future__ import annotations

from typing import ClassVar

from tests.toy.game import ToyGame
from tests.toy.options import ToyOptions


class CarelessOptions(ToyOptions, frozen=True):
    """Claims that luck changes nothing."""

    reasons: ClassVar[tuple[str, ...]] = ("luck",)

    def idle(self, seats: int) -> dict[str, str]:
        return {"lucky": "luck"}


class CarelessGame(ToyGame):
    options = CarelessOptions
    presets = {name: CarelessOptions(hand=each.hand) for name, each in ToyGame.presets.items()}


class UnexplainedOptions(CarelessOptions, frozen=True):
    reasons: ClassVar[tuple[str, ...]] = ()


class UnexplainedGame(ToyGame):
    options = UnexplainedOptions
    presets = {name: UnexplainedOptions(hand=each.hand) for name, each in ToyGame.presets.items()}
