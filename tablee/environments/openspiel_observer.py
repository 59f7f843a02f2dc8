"""An OpenSpiel observer: the named numbers of an observation, and the view as text."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from tablee.environments.setting import Setting
from tablee.library.errors import TableeError


class Observer:
    """Fills `tensor`, and `dict` with the same numbers by name. `player` says whose they are."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise TableeError(f"observers take no parameters, not {params!r}", "no-parameters")
        self.setting = setting
        self.recalls = kind is not None and kind.perfect_recall
        slices = setting.layout.slices or {"features": slice(0, setting.size)}
        self.tensor = np.zeros(setting.seats + setting.size, np.float32)
        self.dict = {"player": self.tensor[: setting.seats]}
        numbers = self.tensor[setting.seats :]
        self.dict |= {name: numbers[place] for name, place in slices.items()}

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player knows."""
        seats = self.setting.seats
        self.tensor[:seats] = 0
        self.tensor[player] = 1
        self.tensor[seats:] = self.setting.numbers(state.position, player)

    def string_from(self, state: Any, player: int) -> str:
        """Return what a player has heard, or the player's present view."""
        if self.recalls:
            heard: str = state.information_state_string(player)
            return heard
        return msgspec.json.encode(self.setting.core.view(state.position, player)).decode()
