"""What somebody at a table says, handed to the table; every message is answered."""

from __future__ import annotations

from typing import Protocol

from tablee.core.refusal import Refused
from tablee.server.limits import Bucket
from tablee.tables.hall import Hall
from tablee.tables.live import Listener, Live
from tablee.tables.names import unique
from tablee.wire import codec
from tablee.wire.client import Chat, ClientMessage, Hello, Mute, Pong, Quick
from tablee.wire.server import Done, Said

MOST_MUTED = 100


class Visitor(Listener, Protocol):
    """Somebody at a table who may speak."""

    name: str
    chatter: Bucket


async def receive(hall: Hall, live: Live, visitor: Visitor, message: ClientMessage) -> None:
    """Carry out what a visitor asks for, and say that it is done or why not."""
    if isinstance(message, Pong | Hello):
        visitor.send(codec.encode(codec.refusal(Refused("hello-once"), None)))
        return
    try:
        if isinstance(message, Chat | Quick):
            live.say(_said(hall, live, visitor, message))
        elif isinstance(message, Mute):
            _mute(visitor, message)
        else:
            await hall.command(live, message, visitor.user, visitor.name, visitor.lag)
        visitor.send(codec.encode(Done(message.id)))
    except Refused as refused:
        visitor.send(codec.encode(codec.refusal(refused, message.id)))


def _said(hall: Hall, live: Live, visitor: Visitor, message: Chat | Quick) -> Said:
    if not visitor.chatter.take(hall.now()):
        raise Refused("too-fast")
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
