"""Commands around a match: sit down, stand up, start, pause, ask and answer."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.refusal import Refused
from tablee.tables import series, undoing
from tablee.tables.entries import (
    Answered,
    Asked,
    BotSeated,
    Closed,
    Drawn,
    EntropyAdded,
    Paused,
    PlayerBack,
    Resumed,
    SeatFreed,
    SeatsSwapped,
    SeatTaken,
    What,
    Withdrawn,
)
from tablee.tables.lookalikes import looks_like
from tablee.tables.people import unique
from tablee.tables.seats import Seat
from tablee.tables.table import Table
from tablee.wire.client import AddEntropy, Answer, FreeSeat, SeatBot, Sit, Swap

GRACE = 30.0
"""Seconds that a player must be away before the host may give their seat to a bot."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """The people around a table, for the commands that ask about others. Here: nobody."""

    def is_here(self, _user: str) -> bool:
        """Whether this user is connected."""
        return False

    def away_since(self, _user: str) -> float:
        """Return since when an absent user has been away."""
        return float("-inf")

    def called(self, _name: str) -> str | None:
        """Return the user who sits here or spoke under this name."""
        return None


NOBODY: Final = Company()


@mypyc_attr(acyclic=True)
class By:
    """The sender of a command, with its time, id and lag, and the others around the table."""

    def __init__(
        self,
        user: str,
        name: str,
        at: float,
        message: str,
        lag: float = 0.0,
        company: Company = NOBODY,
    ) -> None:
        self.user = user
        self.name = name
        self.at = at
        self.message = message
        self.lag = lag
        self.company = company


def _do(table: Table, what: What, by: By) -> None:
    table.do(what, by.at, by.user, by.message)


def own_seat(table: Table, by: By) -> int:
    """Return the user's seat. Refuse spectators."""
    seat = table.seat_of(by.user)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _host_only(table: Table, by: By) -> None:
    """Refuse anybody but the host. While the host is away, any seated player may act as host."""
    stands_in = not by.company.is_here(table.host) and table.seat_of(by.user) is not None
    if by.user != table.host and not stands_in:
        raise Refused("host-only")


def _before_start(table: Table) -> None:
    if table.status != "open":
        raise Refused("started-already")


def while_playing(table: Table) -> None:
    if table.status != "playing":
        raise Refused("not-playing")


def _place(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", low=1, high=len(table.seats))
    return seat


def sit(table: Table, command: Sit, by: By) -> None:
    """Take a free seat, move to another before the start, or return to one's own."""
    place = _place(table, command.seat)
    mine = table.seat_of(by.user)
    if mine == place:
        _take_back(table, place, by)
        _rename(table, place, by)
        return
    _before_start(table)
    if table.seats[place].taken:
        raise Refused("seat-taken")
    series.check_kept(table, place, by.user)
    _check_alike(table, by)
    _do(table, SeatTaken(place, by.user, _free_name(table, by)), by)


def _check_alike(table: Table, by: By) -> None:
    """Refuse a name that looks like another player's. An equal name is allowed, and gets a number."""
    other = looks_like(by.name, _others(table, by))
    if other is not None:
        raise Refused("name-alike", name=other)


def _free_name(table: Table, by: By) -> str:
    return unique(by.name, _others(table, by))


def _others(table: Table, by: By) -> list[str]:
    return [seat.name for seat in table.seats if seat.name and seat.user != by.user]


def _rename(table: Table, place: int, by: By) -> None:
    """Rename a player who sits down again under another name, as long as that confuses nobody."""
    unconfused = table.status == "open" or (table.status == "playing" and table.people() == [place])
    if not unconfused or looks_like(by.name, _others(table, by)) is not None:
        return
    if table.seats[place].name != (name := _free_name(table, by)):
        table.do(SeatTaken(place, by.user, name), by.at, by.user)


def _take_back(table: Table, place: int, by: By) -> None:
    seat = table.seats[place]
    if table.status != "playing":
        return
    if seat.forfeited:
        raise Refused("forfeited")
    if seat.bot:
        _do(table, PlayerBack(place), by)


def leave(table: Table, by: By) -> None:
    """Stand up. During a game a bot takes over the seat."""
    place = own_seat(table, by)
    if table.status == "open":
        _do(table, SeatFreed(place), by)
    elif table.status == "playing" and not table.seats[place].bot:
        _do(table, BotSeated(place, stand_in(table)), by)
        settle_question(table, by)


def stand_in(table: Table) -> str:
    """Return the level of the bot that takes over from absent players: the table's choice, or else the strongest."""
    stated = table.setup.stand_in
    return table.game.level(stated) if stated is not None else list(table.game.bots)[-1]


def swap(table: Table, command: Swap, by: By) -> None:
    """Swap two seats. Only the host may do this."""
    _host_only(table, by)
    _before_start(table)
    if table.kept_for:
        raise Refused("seat-kept")
    _do(table, SeatsSwapped(_place(table, command.seat), _place(table, command.other)), by)


def seat_bot(table: Table, command: SeatBot, by: By) -> None:
    """Give a seat to a bot: an empty one or, during a game, one whose player has been away for a while.

    Only the host may do this. During a game the bot has the table's level, not the level in the command.
    """
    _host_only(table, by)
    place = _place(table, command.seat)
    level = table.game.level(command.level)
    seat = table.seats[place]
    if table.status == "open":
        if seat.user:
            raise Refused("seat-taken")
        series.check_kept(table, place, "")
    else:
        while_playing(table)
        _check_gone(seat, by)
        level = stand_in(table)
    _do(table, BotSeated(place, level), by)
    settle_question(table, by)


def _check_gone(seat: Seat, by: By) -> None:
    if seat.bot:
        return
    if by.company.is_here(seat.user):
        raise Refused("player-present")
    rest = GRACE - (by.at - by.company.away_since(seat.user))
    if rest > 0:
        raise Refused("grace", count=int(rest) + 1)


def free_seat(table: Table, command: FreeSeat, by: By) -> None:
    """Free a seat before the start. Only the host may do this."""
    _host_only(table, by)
    _before_start(table)
    _do(table, SeatFreed(_place(table, command.seat)), by)


def add_entropy(table: Table, command: AddEntropy, by: By) -> None:
    """Add a player's text to the random seed."""
    _before_start(table)
    _do(table, EntropyAdded(own_seat(table, by), command.text), by)


def start(table: Table, by: By) -> None:
    """Start the game once all seats are taken. Only the host may do this."""
    _host_only(table, by)
    _before_start(table)
    empty = [place for place, seat in enumerate(table.seats) if not seat.taken]
    if empty:
        raise Refused("seats-empty", count=len(empty))
    table.begin(by.at, by.user, by.message)


def pause(table: Table, by: By) -> None:
    """Pause the game. Only the host may do this. With a clock, the others must agree: a pause is time to think."""
    _host_only(table, by)
    while_playing(table)
    if table.paused:
        raise Refused("paused-already")
    place = table.seat_of(by.user)
    others = [each for each in table.people() if each != place]
    if not table.clocks.on or not others:
        _do(table, Paused(), by)
    else:
        no_question(table)
        _do(table, Asked("pause", own_seat(table, by)), by)


def resume(table: Table, by: By) -> None:
    """Resume the game. The host and the awaited players may."""
    if table.seat_of(by.user) not in table.asked():
        _host_only(table, by)
    while_playing(table)
    if not table.paused:
        raise Refused("not-paused")
    _do(table, Resumed(), by)


def no_question(table: Table) -> None:
    """Refuse a second question while one is open."""
    if table.question is not None:
        raise Refused("question-open")


def answer(table: Table, command: Answer, by: By) -> None:
    """Answer the open question, and act on it once all agree. The seat that asked withdraws it by declining."""
    place = own_seat(table, by)
    question = table.question
    if question is not None and place == question.seat and not command.agree:
        _do(table, Withdrawn(), by)
        return
    if question is None or place not in question.waiting:
        raise Refused("no-question")
    _do(table, Answered(place, command.agree), by)
    settle_question(table, by)


def settle_question(table: Table, by: By) -> None:
    """Do what the open question asks, once it waits for nobody."""
    question = table.question
    if question is None or question.waiting or table.status != "playing":
        return
    if question.about == "end":
        table.do(Closed("agreed"), by.at, by.user)
    elif question.about == "draw":
        table.do(Drawn(), by.at, by.user)
    elif question.about == "pause":
        table.do(Paused(), by.at, by.user)
    else:
        undoing.undo(table, question.seat, by.at, by.user)
