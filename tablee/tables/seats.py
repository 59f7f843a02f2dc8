"""The seats of a table: their owners, the host, the open question, and the final ranks."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Sequence

from tablee.tables.entries import (
    Answered,
    Asked,
    BotSeated,
    ChatSwitched,
    Closed,
    Drawn,
    EntropyAdded,
    Forfeited,
    Kicked,
    PlayerBack,
    SeatFreed,
    SeatsSwapped,
    SeatTaken,
    Silenced,
    Withdrawn,
)
from tablee.tables.restrictions import Restrictions
from tablee.wire.server import Ending, Question

SeatChange = (
    SeatTaken | SeatFreed | SeatsSwapped | BotSeated | PlayerBack | EntropyAdded | ChatSwitched | Silenced | Kicked
)
GameEnd = Forfeited | Drawn | Closed


class Seat:
    """A seat at the table. It belongs to a person or a bot, and a bot may play for an absent person."""

    def __init__(self, bot: str = "") -> None:
        self.user = ""
        self.name = ""
        self.bot = bot
        self.entropy = ""
        self.forfeited = False

    @property
    def taken(self) -> bool:
        """Whether the seat belongs to a person or a bot."""
        return bool(self.user or self.bot)


class Seats:
    """All seats, and the host, who may have none."""

    def __init__(self, seats: list[Seat], host: str) -> None:
        self.seats = seats
        self.host = host
        self.drawn = False
        self.restrictions = Restrictions()
        self._places: dict[str, int] = {}

    def place_of(self, user: str) -> int | None:
        """Return the user's seat, or None."""
        return self._places.get(user)

    def change(self, what: SeatChange, user: str) -> None:
        """Apply a change made by this user."""
        seats = self.seats
        match what:
            case SeatTaken(place, sitter, name):
                self._move(sitter, place)
                seats[place].user, seats[place].name = sitter, name
            case SeatFreed(place):
                gone, seats[place] = seats[place].user, Seat()
                self._hand_over(gone)
            case SeatsSwapped(place, other):
                seats[place], seats[other] = seats[other], seats[place]
            case EntropyAdded(place, text):
                seats[place].entropy = text
            case BotSeated(place, level):
                seats[place].bot = level
                if user and user == seats[place].user:
                    self._hand_over(user)
            case PlayerBack(place):
                seats[place].bot = ""
            case decision:
                self.restrictions.change(decision)
        self._places = {seat.user: place for place, seat in enumerate(seats) if seat.user}

    def _move(self, user: str, place: int) -> None:
        """Free the user's old seat, if any, and move their entropy to the new one."""
        before = self.place_of(user)
        if before is not None and before != place:
            self.seats[place].entropy = self.seats[before].entropy
            self.seats[before] = Seat()

    def _hand_over(self, gone: str) -> None:
        """Make the first other person the host if the host has left."""
        here = [seat.user for seat in self.seats if seat.user and seat.user != gone and not seat.bot]
        if gone == self.host and here:
            self.host = here[0]

    def end(self, what: GameEnd) -> Ending:
        """End a game by forfeit, by draw, or without a result. Return the kind of ending."""
        if isinstance(what, Forfeited):
            self.seats[what.seat].forfeited = True
            return what.why
        if isinstance(what, Closed):
            return what.why
        self.drawn = True
        return "draw"

    def ranks(self, played: tuple[int, ...] | None) -> tuple[int, ...] | None:
        """Return the final ranks, or None while the game goes on.

        `played` are the ranks by the rules, if they ended the match. Seats that forfeited rank last. If only one has
        not forfeited, it wins.
        """
        if played is not None:
            return _forfeits_last(played, [seat.forfeited for seat in self.seats])
        if self.drawn:
            return (1,) * len(self.seats)
        alone = [place for place, seat in enumerate(self.seats) if not seat.forfeited]
        if len(self.seats) > 1 and len(alone) == 1:
            return tuple([1 if place == alone[0] else 2 for place in range(len(self.seats))])
        return None


def _forfeits_last(ranks: tuple[int, ...], forfeited: list[bool]) -> tuple[int, ...]:
    """Return the ranks with those who forfeited behind all the others."""
    order = sorted(range(len(ranks)), key=lambda seat: (forfeited[seat], ranks[seat]))
    moved = list(ranks)
    for place, seat in enumerate(order):
        before = order[place - 1]
        same = place > 0 and (forfeited[seat], ranks[seat]) == (forfeited[before], ranks[before])
        moved[seat] = moved[before] if same else place + 1
    return tuple(moved)


def question_after(
    question: Question | None, what: Asked | Answered | Withdrawn, people: Sequence[int]
) -> Question | None:
    """Return the open question after this entry. A question waits for all people but the one who asks."""
    if isinstance(what, Asked):
        return Question(what.about, what.seat, tuple([place for place in people if place != what.seat]))
    if question is None or isinstance(what, Withdrawn) or not what.agree:
        return None
    return _waiting_less(question, what.seat)


def question_without(question: Question | None, place: int) -> Question | None:
    """Return the open question after a bot took this seat. Bots do not ask or answer, and a draw offer lapses."""
    if question is None or question.seat == place or question.about == "draw":
        return None
    return _waiting_less(question, place)


def _waiting_less(question: Question, place: int) -> Question:
    return Question(question.about, question.seat, tuple([each for each in question.waiting if each != place]))
