"""What a game is to everything around it: one object per folder under `games/`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from tablee.core.action import Action, ActionTable
from tablee.core.attributes_text import read_attributes, write_attributes
from tablee.core.beats import Beat, Tell, beats_of
from tablee.core.bot import Bot
from tablee.core.event import Event
from tablee.core.example import Example
from tablee.core.features import features
from tablee.core.lesson import Lesson
from tablee.core.observation import Layout, Part, scaled
from tablee.core.options import Options
from tablee.core.position import Fields
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.core.rules import FIRST, Before, Names, Rules, rules_at
from tablee.core.say import Say
from tablee.core.score import Score
from tablee.core.state import State

Viewer = int | None
"""A seat, or None for a spectator."""


class View(msgspec.Struct, frozen=True):
    """The base of every game's view: all that one viewer may know, and nothing else."""


class GameInfo(NamedTuple):
    """What the shelf says of a game: `simultaneous` where seats choose at once, `open` where everybody sees everything.

    A match of any seats and options ends within `longest` decisions; `Game.longest` says it for some options.

    `rules_version` is the newest, by which new tables are played.
    """

    id: str
    rules_version: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    longest: int
    simultaneous: bool = False
    open: bool = False


Opt = TypeVar("Opt", bound=Options)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[Opt, S, V]):
    """The rules of a game and what follows from them. It holds no position: `new` and `imagine` make those."""

    info: ClassVar[GameInfo]
    options: type[Opt]
    views: type[V]
    forecasts: type[msgspec.Struct] | None = None
    """What `forecast` returns, where a game has one."""
    actions: ActionTable
    presets: Mapping[str, Opt]
    bots: Mapping[str, Bot]
    """From the weakest to the strongest, worded by `bot-<name>`; the last is the default opponent."""
    former_bots: Mapping[str, str] = {}
    """What levels are called now that had another name, or were merged into another: tables and records keep the old."""
    changes: Mapping[int, Before] = {}
    """By a version of the rules: what was so before it. `rules` takes the changes back, the newest first."""
    newest: Names = {}
    """By option: names that stand for the newest of something, such as a set of cards, and for which one."""
    nouns: Mapping[str, tuple[str, ...]]
    """The texts that parameters can hold, by the first word of the parameter's name: `card` has `card-knight` …"""
    piece: type[msgspec.Struct] | None = None
    """What `pieces` tells of each piece, where there is anything to tell."""
    examples: tuple[Example, ...] = ()
    """Positions that the page of rules shows, each beside the first rule that it names."""
    lesson: Lesson | None = None
    """The guided first game, where there is one."""
    observation_version: ClassVar[int] = 1
    """Changes with the meaning of any number of `parts`."""
    telling: Mapping[str, Tell] = {}
    """How events are told, by their tags; a tag that is not here is a beat of its own of the usual length."""

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

    def board(self, view: V, say: Say, width: int, height: int) -> str:
        """The view as a board for a screen: so many columns and, where that is possible, no more than so many lines.

        Everything that is needed to decide is in it, the viewer's own hand at the bottom. Override it to draw and not to tell.
        """
        return self.draw(view, say, width)

    def step(self, view: V, event: Event) -> V:
        """The view with what an event states written into it: what a board shows while a turn is being told.

        Nothing is computed here. Where the telling ends, the true view is shown.
        """
        return view

    def consider(self, view: V, action: Action, say: Say) -> str:
        """What an offered action would bring, by the forecast of the view; nothing where that is not known."""
        return ""

    def awaits_text(self, view: V) -> bool:
        """Whether the viewer may write a text instead of choosing one by one, such as a whole deck."""
        return False

    def read_text(self, view: V, text: str) -> Sequence[Action]:
        """The choices that such a text stands for, one after the other. Raises `Refused` with all that is wrong in it."""
        return ()

    def topics(self, options: Opt, say: Say) -> Mapping[str, str]:
        """What people look up while they play: names of cards, tiles and the like, and what there is to know."""
        return {}

    def parts(self, view: V) -> Sequence[Part]:
        """The view as whole numbers with names, for learners: always as many for the same options and seats.

        Every field of the view is in it. Where seats are told apart, the viewer's own comes first; a game whose actions name
        seats says by `State.relative` what those mean to the viewer, so that equal numbers leave equal choices. The game's
        `State.observe_into` writes the same numbers. A game without parts is told by `features`.
        """
        return ()

    def layout(self, options: Opt, seats: int) -> Layout:
        """Which number of an observation means what."""
        return Layout(self.observation_version, self.parts(self.view(self.new(options, seats), 0)))

    def encode(self, view: V) -> list[float]:
        """The view as numbers for learners: `parts`, from 0 to 1."""
        parts = self.parts(view)
        return scaled(parts) if parts else features(view)

    def write_fields(self, options: Opt, seats: int, state: S) -> dict[str, str]:
        """What lies on the table, for the text of a position. Override it for a shorter and clearer one."""
        return write_attributes(state, self.new(options, seats))

    def read_fields(self, options: Opt, seats: int, fields: Fields) -> S:
        """The position of which `write_fields` has written; refuse what no position can be."""
        state = self.new(options, seats)
        read_attributes(fields, state)
        return state

    def forecast(self, view: V) -> msgspec.Struct | None:
        """What follows from a view by the rules and would help to decide: odds of dice, what a phase will bring.

        It takes the view alone, so it can tell nobody more than they know. It is made for every update: keep it cheap.
        """
        return None

    def score(self, view: V) -> Score | None:
        """How everybody stands by what this viewer sees, in the terms of the game; None where that is no number."""
        return None

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """Group what a viewer is told into beats. Every event is in exactly one; override it to tell some side by side."""
        return beats_of(events, self.telling)

    def known(self, state: S, viewer: Viewer) -> Hashable:
        """What the viewer may know, as a key: equal exactly where the views are. Override it where a view is slow."""
        return msgspec.msgpack.encode(self.view(state, viewer), order="deterministic")

    def recalled(self, state: S, viewer: Viewer) -> Hashable:
        """What a viewer would know who forgets nothing, as a key. Override it where a rule hides what all have seen."""
        return self.known(state, viewer)

    def begun_by_first_seat(self, options: Opt) -> Opt:
        """The same options with seat 1 to begin, for a series, where the seats change after every game.

        Override it where an option says who begins.
        """
        return options

    def lapse(self, state: S, seat: int) -> int | None:
        """What an awaited seat does whose time runs out, where a rule of the game says so."""
        return None

    def evaluate(self, state: S) -> list[float]:
        """Each seat's estimated share of the win, for bots that look only so far."""
        seats = self.seats_of(state)
        return [1.0 / seats] * seats

    def seats_of(self, state: S) -> int:
        """How many seats this position is played by: those of the game, or the position's `seats` where that varies."""
        low, high = self.info.seats
        if low == high:
            return low
        seats: int = state.seats  # type: ignore[attr-defined]  # most positions have it
        return seats

    def lexicon(self, options: Opt, language: str) -> Mapping[str, str]:
        """Words that come with the options and not from the locales, such as names on cards that players bring."""
        return {}

    def pieces(self, options: Opt, say: Say) -> Sequence[msgspec.Struct]:
        """What people look up about the things they play with, such as the cards of a set: a `piece` each."""
        return ()

    def explain(self, options: Opt, action: Action, say: Say) -> str:
        """What the thing does that an action is about, such as a card played; nothing where the action says it all."""
        return ""

    def rules(self, version: int | None = None) -> Rules[Opt]:
        """What options mean by a version of the rules; by the newest, unless told. Refused where nobody knows it."""
        ours = self.info.rules_version
        wanted = ours if version is None else version
        if not FIRST <= wanted <= ours:
            raise Refused("rules-version", version=wanted, ours=ours)
        return rules_at(wanted, ours, self.options(), self.newest, self.changes)

    def level(self, bot: str) -> str:
        """What a level of bots is called now; refused where there is none of this name."""
        name = self.former_bots.get(bot, bot)
        if name not in self.bots:
            raise Refused("no-such-bot", value=bot, choices=list(self.bots))
        return name

    def check(self, options: Opt, seats: int) -> None:
        """Refuse a match that cannot be set up."""
        low, high = self.info.seats
        if not low <= seats <= high:
            raise Refused("seats", seats_wanted=seats, low=low, high=high)
        options.check(seats)

    def check_asked(self, options: Opt) -> None:
        """Refuse options that nobody can ask for any more, though matches with them are there and go on."""

    def longest(self, options: Opt, seats: int) -> int:
        """So many decisions at most has a match by these options. Override it where options make matches shorter."""
        return self.info.longest

    def __reduce__(self) -> tuple[Callable[[str], Game[Any, Any, Any]], tuple[str]]:
        """A game is the `GAME` of its module: another process finds it there and gets no copy."""
        module = type(self).__module__
        if getattr(import_module(module), "GAME", None) is not self:
            raise TypeError(f"{module} has another game as its GAME, or none")
        return _game_of, (module,)


def _game_of(module: str) -> Game[Any, Any, Any]:
    game: Game[Any, Any, Any] = import_module(module).GAME
    return game
