"""The common parts of the small games in these tests: no options, two seats, nothing to draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

from tablee.core.action import Action, ActionTable
from tablee.core.bot import Bot
from tablee.core.game import Game, GameInfo, View
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.core.say import Say
from tablee.core.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class NoOptions(Options, frozen=True):
    """Nothing to choose."""


class SmallGame(Game[NoOptions, S, V], Generic[S, V]):
    info: ClassVar[GameInfo] = GameInfo("small", 1, (2, 2), (1, 1), 10)
    options = NoOptions
    presets: Mapping[str, NoOptions] = {}
    bots: Mapping[str, Bot] = {}
    nouns: Mapping[str, tuple[str, ...]] = {}

    def refusal(self, state: S, seat: int, action: int) -> Refused:
        return Refused("not-now")

    def draw(self, view: V, say: Say, width: int) -> str:
        return ""

    def encode(self, view: V) -> list[float]:
        return []

    def seats_of(self, state: S) -> int:
        return 2


def table_of(*verbs: str) -> ActionTable:
    return ActionTable([Action(verb, {}) for verb in verbs])


def by_lottery(face: int, odds: int) -> tuple[int, int]:
    """Ranks where seat 0 wins on a die's lowest `odds` faces: how a payoff becomes a share of one win."""
    return (1, 2) if face <= odds else (2, 1)
