"""What a game is to everything around it: one object per folder under `games/`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from tablee.core.action import Action, ActionTable
from tablee.core.bot import Bot
from tablee.core.example import Example
from tablee.core.lesson import Lesson
from tablee.core.options import Options
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.say import Say
from tablee.core.state import State

Viewer = int | None
"""A seat, or None for a spectator."""


class View(msgspec.Struct, frozen=True):
    """The base of every game's view: all that one viewer may know, and nothing else."""


class GameInfo(NamedTuple):
    """What the shelf says of a game. A match of any seats and options ends within `longest` decisions."""

    id: str
    rules_version: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    longest: int


Opt = TypeVar("Opt", bound=Options)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[Opt, S, V]):
    """The rules of a game and what follows from them. It holds no position: `new` and `imagine` make those."""

    info: ClassVar[GameInfo]
    options: type[Opt]
    views: type[V]
    actions: ActionTable
    presets: Mapping[str, Opt]
    bots: Mapping[str, Bot]
    """From the weakest to the strongest, worded by `bot-<name>`; the last is the default opponent."""
    nouns: Mapping[str, tuple[str, ...]]
    """The texts that parameters can hold, by the first word of the parameter's name: `card` has `card-knight` …"""
    piece: type[msgspec.Struct] | None = None
    """What `pieces` tells of each piece, where there is anything to tell."""
    examples: tuple[Example, ...] = ()
    """Positions that the page of rules shows, each beside the first rule that it names."""
    lesson: Lesson | None = None
    """The guided first game, where there is one."""

    @abstractmethod
    def new(self, options: Opt, seats: int) -> S:
        """The position before anything has happened."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """Everything that the viewer may know of this position."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A full position that fits the view, as likely as it is by all that the view tells."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: int) -> Refused:
        """Why an awaited seat may not take this action: the rule that forbids it."""

    @abstractmethod
    def draw(self, view: V, say: Say, width: int) -> str:
        """The view as text for a terminal of this width, in Rich's console markup."""

    @abstractmethod
    def encode(self, view: V) -> list[float]:
        """The view as numbers for learners: always as many for the same options and seats."""

    def known(self, state: S, viewer: Viewer) -> Hashable:
        """What the viewer may know, as a key: equal exactly where the views are. Override it where a view is slow."""
        return msgspec.msgpack.encode(self.view(state, viewer), order="deterministic")

    def lapse(self, state: S, seat: int) -> int | None:
        """What an awaited seat does whose time runs out, where a rule of the game says so."""
        return None

    def evaluate(self, state: S) -> list[float]:
        """Each seat's estimated share of the win, for bots that look only so far."""
        seats = self.seats_of(state)
        return [1.0 / seats] * seats

    @abstractmethod
    def seats_of(self, state: S) -> int:
        """How many seats this position is played by."""

    def lexicon(self, options: Opt, language: str) -> Mapping[str, str]:
        """Words that come with the options and not from the locales, such as names on cards that players bring."""
        return {}

    def pieces(self, options: Opt, say: Say) -> Sequence[msgspec.Struct]:
        """What people look up about the things they play with, such as the cards of a set: a `piece` each."""
        return ()

    def explain(self, options: Opt, action: Action, say: Say) -> str:
        """What the thing does that an action is about, such as a card played; nothing where the action says it all."""
        return ""

    def check(self, options: Opt, seats: int) -> None:
        """Refuse a match that cannot be set up."""
        low, high = self.info.seats
        if not low <= seats <= high:
            raise Refused("seats", seats_wanted=seats, low=low, high=high)
        options.check(seats)

    def __reduce__(self) -> tuple[Callable[[str], Game[Any, Any, Any]], tuple[str]]:
        """A game is the `GAME` of its module: another process finds it there and gets no copy."""
        module = type(self).__module__
        if getattr(import_module(module), "GAME", None) is not self:
            raise TypeError(f"{module} has another game as its GAME, or none")
        return _game_of, (module,)


def _game_of(module: str) -> Game[Any, Any, Any]:
    game: Game[Any, Any, Any] = import_module(module).GAME
    return game
