"""A table: its seats, its match and its clocks, all of which follow from the entries of its log."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.core.lesson import Tutor
from tablee.core.log import CHOICES, Retracted, Rewound
from tablee.core.luck import Luck, commitment
from tablee.core.match import Deal, Match
from tablee.core.position import read_start
from tablee.core.record import write_entry
from tablee.core.record_reader import read_entry
from tablee.registry import find_game
from tablee.tables.clocks import Clocks
from tablee.tables.entries import (
    Answered,
    Asked,
    BotSeated,
    Closed,
    Drawn,
    Forfeited,
    Paused,
    Played,
    PlayerBack,
    RematchOpened,
    Resumed,
    Started,
    TableEntry,
    TableOpened,
    Ticked,
    What,
    Withdrawn,
    Woken,
)
from tablee.tables.people import RecentIds, remember
from tablee.tables.seats import GameEnd, Seat, SeatChange, Seats, question_after, question_without
from tablee.wire.server import Ending, Question, Status
from tablee.wire.setup import ForBot, TableSetup

luck_of: Callable[[bytes, Sequence[str]], Deal] = Luck  # a variable: tests cannot replace a compiled class


class Table:
    """The state of a table. Commands change it and add entries to `fresh`, which are stored before anybody is told.

    `version` grows with every change that all may notice, so not with secret commits. `layout` grows with the same
    changes except choices. `epoch` grows with every rewind.
    """

    def __init__(self, opened: TableEntry, what: TableOpened) -> None:
        self.code = what.code
        self.setup: TableSetup = what.setup
        self.seed = bytes.fromhex(what.seed)
        self.commitment = commitment(self.seed)
        self.game = find_game(what.setup.game)
        self.rules = what.rules
        self.options = self.game.rules(what.rules).convert(what.setup.options)
        self.seats = [Seat(each.level) if isinstance(each, ForBot) else Seat() for each in what.setup.seats]
        self._seating = Seats(self.seats, what.host)
        self.restrictions = self._seating.restrictions
        self.game.check(self.options, len(self.seats))
        self.first = read_start(self.game, self.options, len(self.seats), what.start)
        self.match: Match | None = None
        self.tutor = Tutor(self.game.lesson) if what.lesson and self.game.lesson else None
        self.status: Status = "open"
        self.decision = 0
        self.awaited: tuple[int, ...] = ()
        self.clocks = Clocks(what.setup.clock, len(self.seats))
        self.paused = False
        self.ending: Ending | None = None
        self.question: Question | None = None
        self.rematch: str | None = None
        self.game_number = what.game
        self.won_before = what.wins or (0,) * len(self.seats)
        self.kept_for = what.players
        self.version = self.layout = self.epoch = self.length = self.told_before = 0
        self.touched = self.noticed = opened.at
        self.fresh: list[TableEntry] = []
        self._turn: tuple[int, ...] = ()
        self._done: dict[str, RecentIds] = {}
        self._note(opened)

    @classmethod
    def open(cls, what: TableOpened, at: float) -> Table:
        """Open a new table."""
        entry = TableEntry(at, what, what.host)
        table = cls(entry, what)
        table.fresh.append(entry)
        return table

    def follow(self, entry: TableEntry) -> None:
        """Apply an entry that is stored already."""
        what = entry.what
        if isinstance(what, Started):
            self.match = Match(self.game, self.options, len(self.seats), None, self.first)
        if isinstance(what, Started | Played) and self.match is not None:
            self.told_before = len(self.match.story)
            for line in what.lines:
                self.match.enter(read_entry(line, self.game))
        self._happened(entry)

    def _look(self) -> None:
        """Read the status, decision and awaited seats from the match."""
        self.status = self._state()
        if self.match is not None:
            self.decision = self.match.decision
            self.awaited = self.match.awaited if self.status == "playing" else ()
            if self.tutor is not None:
                self.tutor.look(self.match)

    def _state(self) -> Status:
        if self.ending in ("agreed", "abandoned", "operator"):
            return "closed"
        if self.match is None:
            return "open"
        return "finished" if self.ranks is not None else "playing"

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The final ranks, or None before the end. Seats that forfeited rank last."""
        if self.match is None:
            return None
        result = self.match.result
        return self._seating.ranks(result.ranks if result is not None else None)

    @property
    def host(self) -> str:
        """The user who may start, pause and give seats to bots."""
        return self._seating.host

    def seat_of(self, user: str) -> int | None:
        """Return the user's seat, or None."""
        return self._seating.place_of(user)

    def people(self) -> list[int]:
        """Return the seats that a person plays now."""
        return [place for place, seat in enumerate(self.seats) if seat.user and not seat.bot]

    @property
    def hints(self) -> bool:
        """Whether players may ask the coach: always against bots; among people, as the table is set up."""
        wanted = self.setup.hints
        return len(self.people()) <= 1 or (wanted if wanted is not None else not self.clocks.on)

    def asked(self) -> tuple[int, ...]:
        """Return the seats that have yet to choose."""
        if self.match is None or not self.awaited:
            return ()
        commits = self.match.commits
        return tuple([seat for seat in self.awaited if seat not in commits]) if commits else self.awaited

    def luck(self) -> Deal:
        """Return the table's source of luck: its seed and the texts that the seats added."""
        return luck_of(self.seed, self.entropy)

    @property
    def entropy(self) -> tuple[str, ...]:
        """The texts that the seats added to the seed; empty if no seat did."""
        return tuple(seat.entropy for seat in self.seats) if any(seat.entropy for seat in self.seats) else ()

    def known(self, user: str, message: str) -> bool:
        """Whether this very message was carried out already."""
        known = self._done.get(user)
        return known is not None and known.has(message)

    def do(self, what: What, at: float, user: str = "", message: str = "", spent: float = 0.0) -> None:
        """Apply something new and add its entry to `fresh`. For `Started` and `Played` the match has already moved."""
        entry = TableEntry(at, what, user, message, spent)
        self._happened(entry)
        self.fresh.append(entry)

    def begin(self, at: float, user: str, message: str) -> None:
        """Begin the match."""
        self.match = Match(self.game, self.options, len(self.seats), self.luck(), self.first)
        self.do(Started(self.lines_since(0)), at, user, message)

    def commit(self, place: int, decision: int, action: int) -> tuple[str, ...]:
        """Make a seat's choice and return the lines it adds to the log. `do` must follow."""
        assert self.match is not None
        length, told = len(self.match.log), len(self.match.story)
        self.match.submit(place, decision, action)
        self.told_before = told
        return self.lines_since(length)

    def lines_since(self, length: int) -> tuple[str, ...]:
        """Return the log of the match from this length on, in the notation of records."""
        assert self.match is not None
        return tuple([write_entry(entry, self.game) for entry in self.match.log[length:]])

    def _happened(self, entry: TableEntry) -> None:
        match entry.what:
            case Played(seat):
                self._look()
                self._played(seat, entry)
            case Started():
                self._look()
                self._ask(entry.at)
            case Paused() | Resumed() | Woken() | Ticked():
                self._clocked(entry)
            case Asked() | Answered() | Withdrawn():
                self.question = question_after(self.question, entry.what, self.people())
            case Forfeited() | Drawn() | Closed() as end:
                self._ended(end, entry)
            case RematchOpened(code):
                self.rematch = code
            case TableOpened():
                raise ValueError("a table is opened once")
            case seating:
                self._seated(seating, entry)
        self._note(entry)

    def _seated(self, what: SeatChange, entry: TableEntry) -> None:
        self._seating.change(what, entry.user)
        if isinstance(what, BotSeated):
            self.clocks.leave(what.seat, entry.at)
            self.question = question_without(self.question, what.seat)
        elif isinstance(what, PlayerBack):
            self.clocks.back(what.seat)
            if what.seat in self.asked() and not self.paused:
                self.clocks.again(what.seat, entry.at)

    def _played(self, seat: int, entry: TableEntry) -> None:
        assert self.match is not None
        last = self.match.log[-1]
        if isinstance(last, Retracted):
            self.clocks.again(seat, entry.at)
        elif isinstance(last, Rewound):
            self._rewound(seat, last.decision, entry.at)
        else:
            self.clocks.chose(seat, entry.spent)
            if not self._pending():
                self._next_decision(entry.at, [each for each in self._turn if not self.seats[each].bot])

    def _rewound(self, seat: int, decision: int, at: float) -> None:
        """Undo a choice. Unless the others agreed, a clock per move gives no new time until the game has moved on."""
        self.epoch += 1
        if self.question is None:
            self.clocks.take_back(seat, at, decision + 1)
        else:
            self.clocks.agreed_undo()
        self._next_decision(at, ())
        self.clocks.unreward(seat)

    def _next_decision(self, at: float, rewarded: Sequence[int]) -> None:
        self.question = None
        self.clocks.stop(at)
        self.clocks.settle(rewarded)
        self._ask(at)

    def _pending(self) -> bool:
        """Whether the match last logged a choice that waits for others, or a choice taken back."""
        if self.match is None or self.status != "playing":
            return False
        last = self.match.log[-1]
        return isinstance(last, CHOICES) and last.decision == self.decision

    def _clocked(self, entry: TableEntry) -> None:
        if isinstance(entry.what, Paused | Resumed):
            self.paused = isinstance(entry.what, Paused)
            if self.question is not None and self.question.about == "pause":
                self.question = None
        if isinstance(entry.what, Paused | Ticked):
            self.clocks.stop(entry.at)
        if not self.paused:
            self.clocks.go(self._people_asked(), entry.at)

    def _ask(self, at: float) -> None:
        """Begin a decision: start the clocks of the awaited people."""
        self._turn = self._people_asked()
        self.clocks.ask(self._turn, at, self.decision)

    def _people_asked(self) -> tuple[int, ...]:
        return tuple([place for place in self.asked() if not self.seats[place].bot])

    def _ended(self, what: GameEnd, entry: TableEntry) -> None:
        self.ending = self._seating.end(what)
        if isinstance(what, Forfeited):
            self.clocks.leave(what.seat, entry.at)
        self._look()
        if self.status != "playing":
            self.question = None
            self.clocks.stop(entry.at)

    def _note(self, entry: TableEntry) -> None:
        self.length += 1
        self.touched = entry.at
        if not self._hidden(entry.what):
            self.version += 1
            self.noticed = entry.at
            self.layout += not isinstance(entry.what, Played) or self.status != "playing"
        if entry.message:
            remember(self._done, entry.user, entry.message)

    def _hidden(self, what: What) -> bool:
        """Whether nobody may notice this: a secret commit, or a server that loaded or stored the table."""
        if isinstance(what, Played):
            return not self.setup.show_ready and self._pending()
        return isinstance(what, Woken | Ticked)
