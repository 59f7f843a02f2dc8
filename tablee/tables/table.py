"""A table: who sits where, the match between them, the clocks, and how all of it follows from what happened."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from tablee.core import luck
from tablee.core.log import Committed, Retracted, Rewound
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.options import convert
from tablee.core.record import write_entry
from tablee.core.record_reader import read_entry
from tablee.registry import find_game
from tablee.tables.clocks import Clocks
from tablee.tables.entries import (
    Answered,
    Asked,
    BotSeated,
    Closed,
    EntropyAdded,
    Forfeited,
    Paused,
    Played,
    PlayerBack,
    RematchOpened,
    Resumed,
    SeatFreed,
    SeatsSwapped,
    SeatTaken,
    Started,
    TableEntry,
    TableOpened,
    What,
    Woken,
)
from tablee.wire.server import Question, Status
from tablee.wire.setup import ForBot, TableSetup

Seating = SeatTaken | SeatFreed | SeatsSwapped | BotSeated | PlayerBack | EntropyAdded
REMEMBERED = 200
"""So many of the last messages are known again when they are sent twice."""


class Seat:
    """A place at the table: a person's, a bot's, or a person's that a bot keeps warm."""

    def __init__(self, bot: str = "") -> None:
        self.user = ""
        self.name = ""
        self.bot = bot
        self.entropy = ""
        self.forfeited = False

    @property
    def taken(self) -> bool:
        """Whether nobody else may sit down here."""
        return bool(self.user or self.bot)


class Table:
    """All that is true of a table. Commands change it and leave what happened in `fresh`, to be stored before it is told.

    `version` moves with everything that all may notice, and not with secret commits; `epoch` with every rewind.
    """

    def __init__(self, opened: TableEntry, what: TableOpened) -> None:
        self.code = what.code
        self.setup: TableSetup = what.setup
        self.host = what.host
        self.seed = bytes.fromhex(what.seed)
        self.game = find_game(what.setup.game)
        self.options = convert(self.game.options, what.setup.options)
        self.seats = [Seat(each.level) if isinstance(each, ForBot) else Seat() for each in what.setup.seats]
        self.game.check(self.options, len(self.seats))
        self.match: Match | None = None
        self.clocks = Clocks(what.setup.clock, len(self.seats))
        self.paused = False
        self.closed = False
        self.question: Question | None = None
        self.rematch: str | None = None
        self.version = 0
        self.epoch = 0
        self.length = 0
        self.touched = opened.at
        self.done: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.fresh: list[TableEntry] = []
        self._note(opened)

    @classmethod
    def open(cls, what: TableOpened, at: float) -> Table:
        """A new table."""
        entry = TableEntry(at, what, what.host)
        table = cls(entry, what)
        table.fresh.append(entry)
        return table

    @classmethod
    def rebuild(cls, entries: Iterable[TableEntry]) -> Table:
        """The table that these entries tell of."""
        stored = iter(entries)
        first = next(stored)
        if not isinstance(first.what, TableOpened):
            raise ValueError("a table's entries begin with its opening")
        table = cls(first, first.what)
        for entry in stored:
            table._enter(entry.what)
            table._happened(entry)
        if table.match is not None:
            table.match.play_on(table.luck())
        return table

    @property
    def status(self) -> Status:
        """Where the table stands in its life."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "finished" if self.ranks is not None else "playing"

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """How the match ended, if it did; who forfeited comes last."""
        if self.match is None:
            return None
        result = self.match.result
        if result is not None:
            return _forfeits_last(result.ranks, [seat.forfeited for seat in self.seats])
        alone = [place for place, seat in enumerate(self.seats) if not seat.forfeited]
        if len(self.seats) > 1 and len(alone) == 1:
            return tuple(1 if place == alone[0] else 2 for place in range(len(self.seats)))
        return None

    def seat_of(self, user: str) -> int | None:
        """Where a user sits."""
        return next((place for place, seat in enumerate(self.seats) if user and seat.user == user), None)

    def people(self) -> list[int]:
        """The seats that a person plays for now."""
        return [place for place, seat in enumerate(self.seats) if seat.user and not seat.bot]

    def asked(self) -> tuple[int, ...]:
        """The seats that have still to choose, while the game is on."""
        if self.match is None or self.status != "playing":
            return ()
        return self.match.missing

    def luck(self) -> Luck:
        """The luck of this table: its seed and what the seats added."""
        return Luck(self.seed, self.entropy)

    @property
    def entropy(self) -> tuple[str, ...]:
        """What the seats mixed into the luck, if any of them did."""
        texts = tuple(seat.entropy for seat in self.seats)
        return texts if any(texts) else ()

    def commitment(self) -> str:
        """What binds the table to its seed."""
        return luck.commitment(self.seed)

    def known(self, user: str, message: str) -> bool:
        """Whether this very message has been carried out already."""
        return (user, message) in self.done

    def do(self, what: What, at: float, user: str = "", message: str = "", spent: float = 0.0) -> None:
        """Let something happen. For `Started` and `Played` the match has already moved."""
        entry = TableEntry(at, what, user, message, spent)
        self._happened(entry)
        self.fresh.append(entry)

    def begin(self, at: float, user: str, message: str) -> None:
        """The match begins."""
        self.match = Match(self.game, self.options, len(self.seats), self.luck())
        self.do(Started(self.lines_since(0)), at, user, message)

    def lines_since(self, length: int) -> tuple[str, ...]:
        """What the match's log has gained, in the notation of the record."""
        assert self.match is not None
        return tuple(write_entry(entry, self.game) for entry in self.match.log[length:])

    def _enter(self, what: What) -> None:
        """Let the match follow a stored entry."""
        if isinstance(what, Started):
            self.match = Match(self.game, self.options, len(self.seats), None)
        if isinstance(what, Started | Played) and self.match is not None:
            for line in what.lines:
                self.match.enter(read_entry(line, self.game))

    def _happened(self, entry: TableEntry) -> None:
        match entry.what:
            case SeatTaken() | SeatFreed() | SeatsSwapped() | BotSeated() | PlayerBack() | EntropyAdded():
                self._seated(entry.what, entry.at)
            case Started():
                self._run_clocks(entry.at)
            case Played(seat):
                self._played(seat, entry)
            case Paused() | Resumed() | Woken():
                self._clocked(entry)
            case Asked() | Answered():
                self._questioned(entry.what)
            case Forfeited(seat):
                self.seats[seat].forfeited = True
                self.clocks.stop(entry.at)
                self._run_clocks(entry.at)
            case Closed():
                self.closed = True
                self.clocks.stop(entry.at)
            case RematchOpened(code):
                self.rematch = code
            case TableOpened():
                raise ValueError("a table is opened once")
        self._note(entry)

    def _seated(self, what: Seating, at: float) -> None:
        match what:
            case SeatTaken(place, user, name):
                self.seats[place].user, self.seats[place].name = user, name
            case SeatFreed(place):
                self.seats[place] = Seat()
            case SeatsSwapped(place, other):
                self.seats[place], self.seats[other] = self.seats[other], self.seats[place]
            case EntropyAdded(place, text):
                self.seats[place].entropy = text
            case BotSeated(place, level):
                self.seats[place].bot = level
                self._reseated(at)
            case PlayerBack(place):
                self.seats[place].bot = ""
                self._reseated(at)
        self._find_host()

    def _reseated(self, at: float) -> None:
        """A seat changed hands in the middle of a game."""
        if self.match is not None:
            self.clocks.take(at)
            self._run_clocks(at, fresh=False)

    def _find_host(self) -> None:
        """The host is at the table; when they leave, the first person there is the host."""
        here = [seat.user for seat in self.seats if seat.user]
        if here and self.host not in here and self.match is None:
            self.host = here[0]

    def _played(self, seat: int, entry: TableEntry) -> None:
        self.clocks.chose(seat, entry.spent)
        if not self._pending():
            self.question = None
            self.epoch += isinstance(self.match.log[-1], Rewound) if self.match else 0
            self.clocks.take(entry.at)
            self._run_clocks(entry.at)

    def _pending(self) -> bool:
        """Whether the last thing that the match heard was a choice that waits for others, or one taken back."""
        if self.match is None or self.match.result is not None:
            return False
        last = self.match.log[-1]
        return isinstance(last, Committed | Retracted) and last.decision == self.match.decision

    def _clocked(self, entry: TableEntry) -> None:
        match entry.what:
            case Paused():
                self.paused = True
                self.clocks.stop(entry.at)
            case Resumed():
                self.paused = False
                self._run_clocks(entry.at, fresh=False)
            case _:
                self._run_clocks(entry.at, fresh=False)

    def _run_clocks(self, at: float, *, fresh: bool = True) -> None:
        """Start the clocks of the people who are asked."""
        asked = [] if self.paused else [place for place in self.asked() if not self.seats[place].bot]
        left = list(self.clocks.left)
        self.clocks.run(asked, at)
        if not fresh:
            self.clocks.left = left

    def _questioned(self, what: Asked | Answered) -> None:
        match what:
            case Asked(about, seat):
                waiting = tuple(place for place in self.people() if place != seat)
                self.question = Question(about, seat, waiting)
            case Answered(seat, agree):
                assert self.question is not None
                waiting = tuple(place for place in self.question.waiting if place != seat)
                self.question = Question(self.question.about, self.question.seat, waiting) if agree else None

    def _note(self, entry: TableEntry) -> None:
        self.length += 1
        self.touched = entry.at
        hidden = isinstance(entry.what, Played) and self._pending() and not self.setup.show_ready
        if not hidden:
            self.version += 1
        if entry.message:
            self.done[entry.user, entry.message] = None
            while len(self.done) > REMEMBERED:
                self.done.popitem(last=False)


def _forfeits_last(ranks: tuple[int, ...], forfeited: list[bool]) -> tuple[int, ...]:
    """The ranks with those who forfeited behind all the others."""
    order = sorted(range(len(ranks)), key=lambda seat: (forfeited[seat], ranks[seat]))
    moved = list(ranks)
    for place, seat in enumerate(order):
        before = order[place - 1]
        same = place > 0 and (forfeited[seat], ranks[seat]) == (forfeited[before], ranks[before])
        moved[seat] = moved[before] if same else place + 1
    return tuple(moved)
