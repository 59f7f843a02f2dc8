"""Which command does what at a table."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.refusal import Refused
from tablee.tables import moves, seating
from tablee.tables.seating import By
from tablee.tables.table import Table
from tablee.wire.client import (
    AddEntropy,
    Answer,
    AskEnd,
    AskUndo,
    Command,
    FreeSeat,
    Leave,
    Pause,
    Resume,
    Retract,
    SeatBot,
    Sit,
    Start,
    Submit,
    Swap,
)

_WITH_DETAILS: dict[type[Command], Callable[[Table, Any, By], None]] = {
    Retract: moves.retract,
    Sit: seating.sit,
    Swap: seating.swap,
    SeatBot: seating.seat_bot,
    FreeSeat: seating.free_seat,
    AddEntropy: seating.add_entropy,
    Answer: seating.answer,
}

_PLAIN: dict[type[Command], Callable[[Table, By], None]] = {
    Leave: seating.leave,
    Start: seating.start,
    Pause: seating.pause,
    Resume: seating.resume,
    AskEnd: seating.ask_end,
    AskUndo: moves.ask_undo,
}


def carry_out(table: Table, command: Command, by: By) -> None:
    """Do what is asked, or refuse it."""
    if isinstance(command, Submit):  # which nearly all are
        moves.submit(table, command, by)
        return
    kind = type(command)
    if kind in _WITH_DETAILS:
        _WITH_DETAILS[kind](table, command, by)
    elif kind in _PLAIN:
        _PLAIN[kind](table, by)
    else:
        raise Refused("malformed", detail=kind.__name__)
