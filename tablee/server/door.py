"""What somebody at a table says, handed to the table; every message is answered."""
# compiled by mypyc

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from tablee.core.refusal import Refused
from tablee.tables.hall import Hall
from tablee.tables.live import Listener, Live
from tablee.tables.names import unique
from tablee.wire import codec
from tablee.wire.client import Chat, ClientMessage, Hello, Mute, Pong, Quick
from tablee.wire.server import Done, Said

MOST_MUTED = 100
BEFORE = (Pong, Hello)
TALK = (Chat, Quick, Mute)


class Visitor(Listener, Protocol):
    """Somebody at a table who may speak."""

    name: str


def take(hall: Hall, live: Live, visitor: Visitor, message: ClientMessage, done: Callable[[], None]) -> None:
    """Carry out what a visitor asks for, and say that it is done or why not; `done` is called after that."""
    if isinstance(message, BEFORE):
        visitor.send(codec.encode(codec.refusal(Refused("hello-once"), None)))
        done()
        return
    id_ = message.id

    def answer(refused: Refused | None) -> None:
        visitor.send(codec.encode(Done(id_) if refused is None else codec.refusal(refused, id_)))
        done()

    if isinstance(message, TALK):
        answer(_talk(hall, live, visitor, message))
    else:
        hall.ask(live, message, visitor.user, visitor.name, visitor.lag, answer)


async def receive(hall: Hall, live: Live, visitor: Visitor, message: ClientMessage) -> None:
    """As `take`, for those who wait."""
    done = asyncio.Event()
    take(hall, live, visitor, message, done.set)
    await done.wait()


def _talk(hall: Hall, live: Live, visitor: Visitor, message: Chat | Quick | Mute) -> Refused | None:
    try:
        if isinstance(message, Mute):
            _mute(visitor, message)
        else:
            said = _said(live, visitor, message)
            if live.talk.is_new(visitor.user, message.id, hall.now()):
                live.say(said)
    except Refused as refused:
        return refused
    return None


def _said(live: Live, visitor: Visitor, message: Chat | Quick) -> Said:
    seats = live.table.seats
    place = live.table.seat_of(visitor.user)
    name = seats[place].name if place is not None else unique(visitor.name, [seat.name for seat in seats])
    if isinstance(message, Quick):
        return Said(name, place, None, message.phrase)
    return Said(name, place, _clean_text(message.text), None)


def _clean_text(text: str) -> str:
    visible = "".join(each if each.isprintable() else " " for each in text)
    tidy = " ".join(visible.split())
    if not tidy:
        raise Refused("nothing-said")
    return tidy


def _mute(visitor: Visitor, message: Mute) -> None:
    if not message.mute:
        visitor.muted.discard(message.author)
    elif len(visitor.muted) < MOST_MUTED:
        visitor.muted.add(message.author)
