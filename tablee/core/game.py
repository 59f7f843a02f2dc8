"""The interface of a game: one object per folder under `games/`."""

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

_encoder = msgspec.json.Encoder()

Viewer = int | None
"""A seat, or None for a spectator."""


class View(msgspec.Struct, frozen=True):
    """The base of every game's view: all that one viewer may know, and nothing else."""


class GameInfo(NamedTuple):
    """Basic facts about a game.

    `simultaneous` means that seats choose at once, `open` that everybody sees everything. `longest` is the largest
    value of `Game.longest` for any seats and options. Rare options can make it huge, so ask `Game.longest` for yours,
    and `Game.bounded` whether the rules guarantee it. `rules_version` is the newest version, used for new tables.
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
    """The rules of a game and everything derived from them. It holds no position: `new` and `imagine` make those."""

    info: ClassVar[GameInfo]
    options: type[Opt]
    views: type[V]
    forecasts: type[msgspec.Struct] | None = None
    """The type that `forecast` returns, if the game has forecasts."""
    actions: ActionTable
    presets: Mapping[str, Opt]
    bots: Mapping[str, Bot]
    """Bots from the weakest to the strongest, named by the message `bot-<name>`. The last is the default opponent."""
    former_bots: Mapping[str, str] = {}
    """Former names of bot levels, each with its present name. Old tables and records still use them."""
    changes: Mapping[int, Before] = {}
    """For each version of the rules: the settings before that version. `rules` undoes the changes, newest first."""
    newest: Names = {}
    """For each option: names that stand for the newest of something, such as a set of cards, and their meaning."""
    nouns: Mapping[str, tuple[str, ...]]
    """The texts that parameters can hold, by the first word of the parameter's name: `card` has `card-knight` …"""
    piece: type[msgspec.Struct] | None = None
    """The type of the items that `pieces` returns, if the game has any."""
    examples: tuple[Example, ...] = ()
    """Positions that the rules page shows, each beside the first rule that it names."""
    lesson: Lesson | None = None
    """The guided first game, if there is one."""
    observation_version: ClassVar[int] = 1
    """The version of the observations. Raise it when the meaning of any number in `parts` changes."""
    telling: Mapping[str, Tell] = {}
    """How to show events, by tag. An event whose tag is missing here is its own beat of default length."""

    @abstractmethod
    def new(self, options: Opt, seats: int) -> S:
        """Return the position before anything has happened."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """Return everything that the viewer may know about this position."""

    def view_json(self, state: S, viewer: Viewer) -> bytes:
        """Return the view as JSON. Override it to write the same bytes faster, if tables spend much time here."""
        return _encoder.encode(self.view(state, viewer))

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """Return a random full position that fits the view, with the probability that follows from the view."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: int) -> Refused:
        """Return the refusal for an illegal action of an awaited seat: it names the rule that forbids the action."""

    @abstractmethod
    def draw(self, view: V, say: Say, width: int) -> str:
        """Return the view as text for a terminal of this width, in Rich's console markup."""

    def board(self, view: V, say: Say, width: int, height: int) -> str:
        """Return the view as a board of this many columns and, if possible, at most this many lines.

        It shows everything needed to decide, with the viewer's own hand at the bottom. The default is the text of
        `draw`; override it to draw a board.
        """
        return self.draw(view, say, width)

    def step(self, view: V, event: Event) -> V:
        """Return the view changed by what the event states. A board shows it while a turn is told.

        Compute nothing here. After the last event, the true view is shown.
        """
        return view

    def stopped(self, view: V) -> V:
        """Return the view for the board of a match that ended before its rules did, such as by a resignation.

        Nobody is to move in it. The rules do not know such an end, so the true view still names somebody.
        """
        return view

    def consider(self, view: V, action: Action, say: Say) -> str:
        """Describe what an offered action would bring, by the view's forecast. Empty if that is unknown."""
        return ""

    def wording(self, view: V, action: Action, say: Say) -> str:
        """Word an offered action by this position, such as by what a card says. Empty if its message is enough."""
        return ""

    def awaits_text(self, view: V) -> bool:
        """Return whether the viewer may write a text, such as a whole deck, instead of choosing one by one."""
        return False

    def read_text(self, view: V, text: str) -> Sequence[Action]:
        """Return the choices that such a text stands for, in order. Raise `Refused` with everything that is wrong in
        it.
        """
        return ()

    def topics(self, options: Opt, say: Say) -> Mapping[str, str]:
        """Return what players look up during play: names of cards, tiles and so on, each with its explanation."""
        return {}

    def parts(self, view: V) -> Sequence[Part]:
        """Return the view as named whole numbers, for learning programs.

        Include every field of the view. Return the same count of numbers for the same options and seats. If numbers
        belong to seats, begin with the viewer's own seat. If actions name seats, override `State.relative`, so that
        equal numbers mean equal choices. `State.observe_into` must write the same numbers. For a game without parts,
        `features` encodes the view.
        """
        return ()

    def layout(self, options: Opt, seats: int) -> Layout:
        """Return the layout of an observation: which number means what."""
        return Layout(self.observation_version, self.parts(self.view(self.new(options, seats), 0)))

    def encode(self, view: V) -> list[float]:
        """Return the view as numbers from 0 to 1 for learners: `parts`, or `features` for a game without parts."""
        parts = self.parts(view)
        return scaled(parts) if parts else features(view)

    def write_fields(self, options: Opt, seats: int, state: S) -> dict[str, str]:
        """Return the fields of the position's text. Override it for a shorter and clearer text."""
        return write_attributes(state, self.new(options, seats))

    def read_fields(self, options: Opt, seats: int, fields: Fields) -> S:
        """Return the position from the fields that `write_fields` wrote. Refuse impossible positions."""
        state = self.new(options, seats)
        read_attributes(fields, state)
        return state

    def forecast(self, view: V) -> msgspec.Struct | None:
        """Return what follows from a view by the rules and helps to decide, such as the odds of dice.

        It takes only the view, so it can reveal nothing hidden. It runs for every update: keep it cheap.
        """
        return None

    def score(self, view: V) -> Score | None:
        """Return the score as this viewer sees it, in the game's own terms, or None if there is no such number."""
        return None

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """Group a viewer's events into beats, each event in exactly one. Override it to show some side by side."""
        return beats_of(events, self.telling)

    def known(self, state: S, viewer: Viewer) -> Hashable:
        """Return a key for the viewer's knowledge: equal exactly when the views are equal. Override it if views are
        slow.
        """
        return msgspec.msgpack.encode(self.view(state, viewer), order="deterministic")

    def recalled(self, state: S, viewer: Viewer) -> Hashable:
        """Return a key for the knowledge of a viewer with perfect memory.

        Override it if a rule hides something that all have seen.
        """
        return self.known(state, viewer)

    def begun_by_first_seat(self, options: Opt) -> Opt:
        """Return the same options, but with seat 1 to begin. A series uses it, because its seats change after every
        game.

        Override it if an option decides who begins.
        """
        return options

    def lapse(self, state: S, seat: int) -> int | None:
        """Return the action of an awaited seat whose time runs out, if a rule of the game defines one."""
        return None

    def evaluate(self, state: S) -> list[float]:
        """Return each seat's estimated share of the win, for bots with a limited search depth."""
        seats = self.seats_of(state)
        return [1.0 / seats] * seats

    def seats_of(self, state: S) -> int:
        """Return the number of seats in this position. If it varies, the position's attribute `seats` has it."""
        low, high = self.info.seats
        return low if low == high else int(state.seats)  # type: ignore[attr-defined]  # most positions have it

    def lexicon(self, options: Opt, language: str) -> Mapping[str, str]:
        """Return words that come with the options and not from the locales, such as names on players' own cards."""
        return {}

    def pieces(self, options: Opt, say: Say) -> Sequence[msgspec.Struct]:
        """Return facts that players look up about the game's pieces, such as the cards of a set: one `piece` each."""
        return ()

    def explain(self, options: Opt, action: Action, say: Say) -> str:
        """Explain the thing that an action is about, such as a played card. Empty if it needs no explanation."""
        return ""

    def rules(self, version: int | None = None) -> Rules[Opt]:
        """Return the rules of a version, by default the newest. Refuse unknown versions."""
        ours = self.info.rules_version
        wanted = ours if version is None else version
        if not FIRST <= wanted <= ours:
            raise Refused("rules-version", version=wanted, ours=ours)
        return rules_at(wanted, ours, self.options(), self.newest, self.changes)

    def level(self, bot: str) -> str:
        """Return the present name of a bot level. Refuse unknown names."""
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
        """Refuse options that new matches may not use, although existing matches with them go on."""

    def longest(self, options: Opt, seats: int) -> int:
        """Return the most decisions in a match, or an estimate (see `bounded`). Override it if options matter."""
        return self.info.longest

    def bounded(self, options: Opt, seats: int) -> bool:
        """Return whether the rules end every match within `longest` decisions, whatever is chosen, dealt and rolled.

        Override it if the rules have no such limit. Then `longest` is an estimate, and nothing cuts a match off there.
        """
        return True

    def __reduce__(self) -> tuple[Callable[[str], Game[Any, Any, Any]], tuple[str]]:
        """Pickle a game as the `GAME` of its module, so that another process finds it there and gets no copy."""
        module = type(self).__module__
        if getattr(import_module(module), "GAME", None) is not self:
            raise TypeError(f"{module} must have this game as its GAME")
        return _game_of, (module,)


def _game_of(module: str) -> Game[Any, Any, Any]:
    game: Game[Any, Any, Any] = import_module(module).GAME
    return game
