"""The entry to a game: its facts, matches, positions and analyses."""

from __future__ import annotations

from pathlib import Path
from typing import Any, SupportsIndex, TypeVar

from tablee.coach.analysis import analyse
from tablee.coach.hints import EXACT
from tablee.core import game as core
from tablee.core.asking import settle
from tablee.core.options import Options, offered
from tablee.core.record import Record
from tablee.core.record_reader import read
from tablee.library.advice import Advice
from tablee.library.analysis import MatchAnalysis
from tablee.library.docstrings import document_loaded
from tablee.library.errors import TableeError, library_errors, whole
from tablee.library.match import Match
from tablee.library.position import Position
from tablee.registry import find_game, game_ids
from tablee.search.budget import Budget
from tablee.words import Words

Placed = TypeVar("Placed", Position, Match, Position | Match)


def game(name: str) -> Game:
    """Return the game with this id. Hyphens, spaces and capitals do not matter.

    Examples:
        >>> import tablee
        >>> tablee.game(tablee.shelf()[0])
        <Game ...: ..., ... seats, presets ..., bots ...>
    """
    with library_errors():
        return Game(find_game("_".join(str(name).casefold().replace("-", " ").replace("_", " ").split())))


def shelf() -> list[str]:
    """Return the ids of all installed games.

    Examples:
        >>> import tablee
        >>> [tablee.game(name).id for name in tablee.shelf()] == tablee.shelf()
        True
    """
    return game_ids()


class Game:
    """A game: its rules, and everything derived from them. `core` is the object that the rest of the program uses.

    Examples:
        >>> import tablee
        >>> any_game = tablee.game(tablee.shelf()[0])
        >>> match = any_game.match(seed=7, preset=any_game.presets[0])
        >>> any_game.position(match.position.text) == match.position
        True
    """

    def __init__(self, rules: core.Game[Any, Any, Any]) -> None:
        self.core = rules
        document_loaded()

    @property
    def id(self) -> str:
        """The id of the game, such as in `shelf()`."""
        return self.core.info.id

    @property
    def info(self) -> core.GameInfo:
        """Basic facts: seats, minutes, `longest` (the largest `longest()` of any options), `simultaneous`, and `open`."""
        return self.core.info

    @property
    def bots(self) -> list[str]:
        """The levels of bots, from the weakest to the strongest."""
        return list(self.core.bots)

    @property
    def presets(self) -> list[str]:
        """The names of predefined sets of options."""
        return list(self.core.presets)

    @property
    def options(self) -> dict[str, bool | int | str]:
        """The options with their defaults. `match` takes any of them by name."""
        return {spec.name: spec.default for spec in offered(self.core.options)}

    @property
    def seats(self) -> range:
        """The possible numbers of seats."""
        low, high = self.core.info.seats
        return range(low, high + 1)

    def longest(self, *, seats: SupportsIndex | None = None, preset: str | None = None, **options: Any) -> int:
        """Return the maximum number of decisions in a match with these options.

        If `bounded` is false, it is an estimate that hardly any match exceeds.
        """
        count = self.seat_count(seats)
        return self.core.longest(self.build_options(preset, options, count), count)

    def bounded(self, *, seats: SupportsIndex | None = None, preset: str | None = None, **options: Any) -> bool:
        """Return whether the rules end every match with these options within `longest` decisions."""
        count = self.seat_count(seats)
        return self.core.bounded(self.build_options(preset, options, count), count)

    def match(
        self, *, seats: SupportsIndex | None = None, seed: object = None, preset: str | None = None, **options: Any
    ) -> Match:
        """Return a new match.

        The same seed gives the same luck. Without a seed, a random one is drawn and kept in `Match.seed`. `seats`
        defaults to the smallest number. Options are keyword arguments, on top of the preset.
        """
        count = self.seat_count(seats)
        return Match(self.core, self.build_options(preset, options, count), count, seed, None)

    def start(self, *, seats: SupportsIndex | None = None, preset: str | None = None, **options: Any) -> Position:
        """Return the position before anything has happened. The parameters are those of `match`."""
        count = self.seat_count(seats)
        chosen = self.build_options(preset, options, count)
        with library_errors(self.core):
            self.core.check(chosen, count)
        return Position(self.core, chosen, count, self.core.new(chosen, count))

    def position(self, text: str) -> Position:
        """Return the position from a line of text, as `Position.text` writes it, at any moment of a game."""
        return self._own(Position.read(text))

    def _own(self, placed: Placed) -> Placed:
        if placed.game_id != self.id:
            raise TableeError(f"this is not a position of {self.id}, but of {placed.game_id}", "other-game")
        return placed

    def _placed(self, given: Position | Match | str) -> Position | Match:
        """Return a position that is given as itself, as text or by a match."""
        if isinstance(given, str):
            return self.position(given)
        if not isinstance(given, Position | Match):
            raise TableeError(f"a position is its text, a Position or a Match, not {given!r}", "not-a-position")
        return self._own(given)

    def match_from(self, position: Position | Match | str, seed: object = None) -> Match:
        """Return a match that begins at a position. The position may be given as text, or by another match."""
        given = self._placed(position)
        placed = given.position if isinstance(given, Match) else given
        return Match(self.core, placed.options, placed.seats, seed, placed.state)

    def solve(self, position: Position | Match | str, seat: SupportsIndex | None = None) -> Advice:
        """Return the best choice, solved exactly.

        Raise an error if an exact solution is out of reach. `hint` always answers.
        """
        found = self._placed(position).hint(seat, samples=1)
        if found.method not in EXACT:
            raise TableeError(f"this position cannot be solved exactly; `hint` would be {found.method}", "not-solved")
        return found

    def analyse(self, record: str | Path | Match, samples: int = 200) -> MatchAnalysis:
        """Analyse a match seat by seat: chances, luck and skill.

        `record` is a record's text, a file or a match. If the match is not over, the analysis ends where it stands.
        """
        text = record.record() if isinstance(record, Match) else _text(record)
        with library_errors(self.core):
            told: Record = read(text, find_game)
            if told.game.info.id != self.id:
                raise TableeError(f"this is not a match of {self.id}, but of {told.game.info.id}", "other-game")
            found = analyse(told, None, Budget(whole(samples, "samples", 1, 10**9)))
        return MatchAnalysis(found.game, found.names, found.methods, found.samples, found.seats)

    def seat_count(self, seats: SupportsIndex | None) -> int:
        """Return the checked number of seats, by default the smallest."""
        low, high = self.core.info.seats
        return low if seats is None else whole(seats, f"seats of {self.id}", low, high)

    def build_options(self, preset: str | None, options: dict[str, Any], seats: int) -> Options:
        """Return the options from a preset and single settings. Refuse settings that have no effect."""
        if preset is not None and preset not in self.presets:
            raise TableeError(f"no preset {preset!r}; choose from {', '.join(self.presets)}", "no-such-preset")
        base = self.core.presets[preset] if preset is not None else None
        texts = {
            name: ("yes" if value else "no") if isinstance(value, bool) else str(value)
            for name, value in options.items()
        }
        with library_errors(self.core):
            chosen: Options = settle(self.core, self.core.rules().build(texts, base), options, (seats,))
            return chosen

    def __repr__(self) -> str:
        low, high = self.core.info.seats
        seats = f"{low} seats" if low == high else f"{low} to {high} seats"
        name = Words("en", self.core)("game-name")
        return f"<Game {self.id}: {name}, {seats}, presets {_and(self.presets)}, bots {_and(self.bots)}>"


def _and(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def _text(record: str | Path) -> str:
    """Return the record, or the content of the file it names."""
    if isinstance(record, str) and "\n" in record:
        return record
    try:
        return Path(record).read_text(encoding="utf-8")
    except (OSError, TypeError, ValueError) as error:
        raise TableeError(f"no record in {str(record)!r}: {error}", "no-record") from None
