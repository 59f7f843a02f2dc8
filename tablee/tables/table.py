"""A table: who sits where, the match between them, the clocks, and how all of it follows from what happened."""
# compiled by mypyc

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from tablee.core import luck
from tablee.core.lesson import Tutor
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
    Ticked,
    What,
    Withdrawn,
    Woken,
)
from tablee.wire.server import Question, Status
from tablee.wire.setup import ForBot, TableSetup

Seating = SeatTaken | SeatFreed | SeatsSwapped | BotSeated | PlayerBack | EntropyAdded
CHOICES = (Committed, Retracted)
REMEMBERED = 50
"""So many of the last messages of each user are known again when they are sent twice."""


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

    `version` moves with everything that all may notice, and not with secret commits; `layout` with all of that but
    choices; `epoch` with every rewind.
    """

    def __init__(self, opened: TableEntry, what: TableOpened) -> None:
        self.code = what.code
        self.setup: TableSetup = what.setup
        self.host = what.host
        self.seed = bytes.fromhex(what.seed)
        self.commitment = luck.commitment(self.seed)
        self.game = find_game(what.setup.game)
        self.options = convert(self.game.options, what.setup.options)
        self.seats = [Seat(each.level) if isinstance(each, ForBot) else Seat() for each in what.setup.seats]
        self.game.check(self.options, len(self.seats))
        self.match: Match | None = None
        self.tutor = Tutor(self.game.lesson) if what.lesson and self.game.lesson else None
        self.status: Status = "open"
        self.decision = 0
        self.awaited: tuple[int, ...] = ()
        self.clocks = Clocks(what.setup.clock, len(self.seats))
        self.paused = False
        self.closed = False
        self.question: Question | None = None
        self.rematch: str | None = None
        self.version = 0
        self.layout = 0
        self.epoch = 0
        self.length = 0
        self.told_before = 0
        self.touched = opened.at
        self.noticed = opened.at
        self.fresh: list[TableEntry] = []
        self._places: dict[str, int] = {}
        self._turn: tuple[int, ...] = ()
        self._undone = (-1, -1)
        self._done: dict[str, OrderedDict[str, None]] = {}
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

    def _look(self) -> None:
        """See where the match stands now, once for all who ask."""
        self.status = self._state()
        if self.match is not None:
            self.decision = self.match.decision
            self.awaited = self.match.awaited if self.status == "playing" else ()
            if self.tutor is not None:
                self.tutor.look(self.match)

    def _state(self) -> Status:
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
        return self._places.get(user)

    def people(self) -> list[int]:
        """The seats that a person plays for now."""
        return [place for place, seat in enumerate(self.seats) if seat.user and not seat.bot]

    def asked(self) -> tuple[int, ...]:
        """The seats that have still to choose, while the game is on."""
        if self.match is None or not self.awaited:
            return ()
        commits = self.match.commits
        return tuple([seat for seat in self.awaited if seat not in commits]) if commits else self.awaited

    def luck(self) -> Luck:
        """The luck of this table: its seed and what the seats added."""
        return Luck(self.seed, self.entropy)

    @property
    def entropy(self) -> tuple[str, ...]:
        """What the seats mixed into the luck, if any of them did."""
        texts = tuple(seat.entropy for seat in self.seats)
        return texts if any(texts) else ()

    def known(self, user: str, message: str) -> bool:
        """Whether this very message has been carried out already."""
        return message in self._done.get(user, ())

    def do(self, what: What, at: float, user: str = "", message: str = "", spent: float = 0.0) -> None:
        """Let something happen. For `Started` and `Played` the match has already moved."""
        entry = TableEntry(at, what, user, message, spent)
        self._happened(entry)
        self.fresh.append(entry)

    def begin(self, at: float, user: str, message: str) -> None:
        """The match begins."""
        self.match = Match(self.game, self.options, len(self.seats), self.luck())
        self.do(Started(self.lines_since(0)), at, user, message)

    def commit(self, place: int, decision: int, action: int) -> tuple[str, ...]:
        """Let a seat choose; what that adds to the log. `do` must follow."""
        assert self.match is not None
        length, told = len(self.match.log), len(self.match.story)
        self.match.submit(place, decision, action)
        self.told_before = told
        return self.lines_since(length)

    def lines_since(self, length: int) -> tuple[str, ...]:
        """What the match's log has gained, in the notation of the record."""
        assert self.match is not None
        return tuple([write_entry(entry, self.game) for entry in self.match.log[length:]])

    def _enter(self, what: What) -> None:
        """Let the match follow a stored entry."""
        if isinstance(what, Started):
            self.match = Match(self.game, self.options, len(self.seats), None)
        if isinstance(what, Started | Played) and self.match is not None:
            self.told_before = len(self.match.story)
            for line in what.lines:
                self.match.enter(read_entry(line, self.game))

    def _happened(self, entry: TableEntry) -> None:
        match entry.what:
            case Played(seat):
                self._look()
                self._played(seat, entry)
            case SeatTaken() | SeatFreed() | SeatsSwapped() | BotSeated() | PlayerBack() | EntropyAdded():
                self._seated(entry.what, entry)
            case Started():
                self._look()
                self._ask(entry.at)
            case Paused() | Resumed() | Woken() | Ticked():
                self._clocked(entry)
            case Asked() | Answered() | Withdrawn():
                self._questioned(entry.what)
            case Forfeited() | Closed():
                self._ended(entry)
            case RematchOpened(code):
                self.rematch = code
            case TableOpened():
                raise ValueError("a table is opened once")
        self._note(entry)

    def _seated(self, what: Seating, entry: TableEntry) -> None:
        match what:
            case SeatTaken(place, user, name):
                self._move(user, place)
                self.seats[place].user, self.seats[place].name = user, name
            case SeatFreed(place):
                gone, self.seats[place] = self.seats[place].user, Seat()
                self._hand_over(gone)
            case SeatsSwapped(place, other):
                self.seats[place], self.seats[other] = self.seats[other], self.seats[place]
            case EntropyAdded(place, text):
                self.seats[place].entropy = text
            case BotSeated(place, level):
                self._seat_bot(place, level, entry)
            case PlayerBack(place):
                self._take_back(place, entry.at)
        self._places = {seat.user: place for place, seat in enumerate(self.seats) if seat.user}

    def _move(self, user: str, place: int) -> None:
        """Whoever sits elsewhere gets up there, and takes along what they mixed into the luck."""
        before = self.seat_of(user)
        if before is not None and before != place:
            self.seats[place].entropy = self.seats[before].entropy
            self.seats[before] = Seat()

    def _seat_bot(self, place: int, level: str, entry: TableEntry) -> None:
        self.seats[place].bot = level
        self.clocks.leave(place, entry.at)
        if entry.user and entry.user == self.seats[place].user:
            self._hand_over(entry.user)
        if self.question is not None:
            waiting = tuple(each for each in self.question.waiting if each != place)
            asker = self.question.seat
            self.question = None if asker == place else Question(self.question.about, asker, waiting)

    def _take_back(self, place: int, at: float) -> None:
        self.seats[place].bot = ""
        self.clocks.back(place)
        if place in self.asked() and not self.paused:
            self.clocks.again(place, at)

    def _hand_over(self, gone: str) -> None:
        """A host who stands up makes the first person at the table the host."""
        here = [seat.user for seat in self.seats if seat.user and seat.user != gone and not seat.bot]
        if gone == self.host and here:
            self.host = here[0]

    def _played(self, seat: int, entry: TableEntry) -> None:
        assert self.match is not None
        last = self.match.log[-1]
        if isinstance(last, Retracted):
            self.clocks.again(seat, entry.at)
            return
        if isinstance(last, Rewound):
            self._rewound(seat, last.decision, entry.at)
            return
        self.clocks.chose(seat, entry.spent)
        if not self._pending():
            self._next_decision(entry.at, [each for each in self._turn if not self.seats[each].bot])

    def _rewound(self, seat: int, decision: int, at: float) -> None:
        """A choice was taken back. Who asked nobody gets no new time per move before the game has gone on beyond it."""
        self.epoch += 1
        if self.question is None:
            self._undone = (seat, max(self._undone[1], decision + 1))
            self.clocks.take_back(seat, at)
        else:
            self._undone = (-1, -1)
        self._next_decision(at, ())
        self.clocks.unreward(seat)

    def _next_decision(self, at: float, rewarded: Sequence[int]) -> None:
        self.question = None
        self.clocks.stop(at)
        self.clocks.settle(rewarded)
        self._ask(at)

    def _pending(self) -> bool:
        """Whether the last thing that the match heard was a choice that waits for others, or one taken back."""
        if self.match is None or self.status != "playing":
            return False
        last = self.match.log[-1]
        return isinstance(last, CHOICES) and last.decision == self.decision

    def _clocked(self, entry: TableEntry) -> None:
        if isinstance(entry.what, Paused | Resumed):
            self.paused = isinstance(entry.what, Paused)
        if isinstance(entry.what, Paused | Ticked):
            self.clocks.stop(entry.at)
        if not self.paused:
            self.clocks.go(self._people_asked(), entry.at)

    def _ask(self, at: float) -> None:
        """A decision begins: the clocks of the people who are asked run."""
        self._turn = self._people_asked()
        seat, until = self._undone
        self.clocks.ask(self._turn, at, seat if self.decision <= until else -1)

    def _people_asked(self) -> tuple[int, ...]:
        return tuple([place for place in self.asked() if not self.seats[place].bot])

    def _questioned(self, what: Asked | Answered | Withdrawn) -> None:
        match what:
            case Asked(about, seat):
                waiting = tuple(place for place in self.people() if place != seat)
                self.question = Question(about, seat, waiting)
            case Answered(seat, agree):
                assert self.question is not None
                waiting = tuple(place for place in self.question.waiting if place != seat)
                self.question = Question(self.question.about, self.question.seat, waiting) if agree else None
            case Withdrawn():
                self.question = None

    def _ended(self, entry: TableEntry) -> None:
        if isinstance(entry.what, Forfeited):
            self.seats[entry.what.seat].forfeited = True
            self.clocks.leave(entry.what.seat, entry.at)
        else:
            self.closed = True
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
            known = self._done.setdefault(entry.user, OrderedDict())
            known[entry.message] = None
            if len(known) > REMEMBERED:
                known.popitem(last=False)

    def _hidden(self, what: What) -> bool:
        """Whether nobody may notice: order and time of secret commits, and that a server woke or wrote."""
        if isinstance(what, Played):
            return not self.setup.show_ready and self._pending()
        return isinstance(what, Woken | Ticked)


def _forfeits_last(ranks: tuple[int, ...], forfeited: list[bool]) -> tuple[int, ...]:
    """The ranks with those who forfeited behind all the others."""
    order = sorted(range(len(ranks)), key=lambda seat: (forfeited[seat], ranks[seat]))
    moved = list(ranks)
    for place, seat in enumerate(order):
        before = order[place - 1]
        same = place > 0 and (forfeited[seat], ranks[seat]) == (forfeited[before], ranks[before])
        moved[seat] = moved[before] if same else place + 1
    return tuple(moved)
