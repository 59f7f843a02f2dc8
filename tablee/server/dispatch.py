"""Pass each message of a client to the code that carries it out. Every message is answered."""
# compiled by mypyc

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mypy_extensions import mypyc_attr

from tablee.core.refusal import Refused
from tablee.hosting.manager import TableManager
from tablee.hosting.session import Listener, Session
from tablee.tables.lookalikes import looks_like
from tablee.wire import codec
from tablee.wire.client import Chat, ClientMessage, Hello, Mute, Pong, Quick, Submit
from tablee.wire.server import Done, Said

MAX_MUTED = 100
BEFORE = (Pong, Hello)
TALK = (Chat, Quick, Mute)


class Visitor(Listener, Protocol):
    """A listener who may send messages."""

    name: str
    address: str


class Desk:
    """Takes the messages of one visitor at one table."""

    def __init__(self, manager: TableManager, session: Session, visitor: Visitor) -> None:
        self._manager = manager
        self._session = session
        self._visitor = visitor

    def take(self, message: ClientMessage, _frame: bytes | str, done: Callable[[], None]) -> None:
        """Carry out a message, as `dispatch` does."""
        dispatch(self._manager, self._session, self._visitor, message, done)


@mypyc_attr(acyclic=True)
class _Reply:
    """The answer to a message. A class, because a nested function would cost more with every choice."""

    def __init__(self, visitor: Visitor, id_: str, done: Callable[[], None]) -> None:
        self._visitor = visitor
        self._id = id_
        self._done = done

    def answered(self, refused: Refused | None) -> None:
        self._visitor.send(codec.encode(Done(self._id) if refused is None else codec.refusal(refused, self._id)))
        self._done()


def dispatch(
    manager: TableManager, session: Session, visitor: Visitor, message: ClientMessage, done: Callable[[], None]
) -> None:
    """Carry out a client's message and answer with done or a refusal. Then call `done`."""
    # A choice is by far the most common message, and the other tests are slow.
    if not isinstance(message, Submit) and isinstance(message, BEFORE):
        visitor.send(codec.encode(codec.refusal(Refused("hello-once"), None)))
        done()
        return
    reply = _Reply(visitor, message.id, done)
    if not isinstance(message, Submit) and isinstance(message, TALK):
        reply.answered(_talk(manager, session, visitor, message))
    else:
        manager.executor.execute(session, message, visitor.user, visitor.name, visitor.lag, reply.answered)


def _talk(manager: TableManager, session: Session, visitor: Visitor, message: Chat | Quick | Mute) -> Refused | None:
    try:
        if isinstance(message, Mute):
            _mute(visitor, message)
        else:
            session.table.restrictions.check_may_talk(visitor.user)
            said = _said(session, visitor, message)
            if session.talk.is_new(visitor.user, message.id, manager.now(), visitor.address):
                session.talk.remember(said.author, visitor.user)
                session.say(said, visitor.user)
    except Refused as refused:
        manager.measures.refused(refused.code)
        return refused
    return None


def _said(session: Session, visitor: Visitor, message: Chat | Quick) -> Said:
    place = session.table.seat_of(visitor.user)
    name = session.table.seats[place].name if place is not None else _name_without_seat(session, visitor)
    if isinstance(message, Quick):
        return Said(name, place, None, message.phrase)
    return Said(name, place, _clean_text(message.text), None)


def _name_without_seat(session: Session, visitor: Visitor) -> str:
    """Return the name of a spectator in the chat. Refuse one that looks like a player's."""
    players = [seat.name for seat in session.table.seats if seat.name]
    other = looks_like(visitor.name, players)
    if other is not None:
        raise Refused("name-alike", name=other)
    return session.talk.name_for(visitor.user, visitor.name, players)


def _clean_text(text: str) -> str:
    visible = "".join(each if each.isprintable() else " " for each in text)
    tidy = " ".join(visible.split())
    if not tidy:
        raise Refused("nothing-said")
    return tidy


def _mute(visitor: Visitor, message: Mute) -> None:
    if not message.mute:
        visitor.muted.discard(message.author)
    elif len(visitor.muted) < MAX_MUTED:
        visitor.muted.add(message.author)
