"""What an operator orders, in whichever process: close a table, ban an address, revoke a guest's tokens, announce a restart."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tablee.core.refusal import Refused
from tablee.hosting.executor import wait_for_answer
from tablee.hosting.leases import Elsewhere
from tablee.server.limits import one_of
from tablee.storage.bus import Unreachable
from tablee.tables.entries import Closed
from tablee.tables.table import Table
from tablee.wire import codec
from tablee.wire.server import Bye, Notice, Said

if TYPE_CHECKING:
    from tablee.hosting.session import Session
    from tablee.server.app import Server
    from tablee.server.connection import Connection

log = logging.getLogger(__name__)
HOUR = 3600.0
HINT = "asked-the-coach"
"""The phrase by which a table hears that a player has asked for a hint; nobody can say it."""


class CloseTable(msgspec.Struct, frozen=True, tag="close", tag_field="order"):
    """End a table without a result."""

    code: str


class Ban(msgspec.Struct, frozen=True, tag="ban", tag_field="order"):
    """Let nobody in from an address, for so many hours."""

    address: str
    hours: float = 24.0


class Unban(msgspec.Struct, frozen=True, tag="unban", tag_field="order"):
    """Let an address in again."""

    address: str


class Revoke(msgspec.Struct, frozen=True, tag="revoke", tag_field="order"):
    """Make all tokens of a guest worthless; `show` tells the guest's id."""

    user: str


class Announce(msgspec.Struct, frozen=True, tag="announce", tag_field="order"):
    """Tell everybody at a table that the server restarts in so many minutes."""

    minutes: int


class Revoked(msgspec.Struct, frozen=True, tag="revoked", tag_field="order"):
    """A guest has made all their tokens worthless."""

    user: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="order"):
    """A player among people has asked the coach, which all at the table may know."""

    code: str
    seat: int


Order = CloseTable | Ban | Unban | Revoke | Announce | Revoked | Hinted
_decoder: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)


def decode_order(data: bytes) -> Order:
    """An order as it comes in."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise Refused("malformed", detail=str(error)) from error


class Orders:
    """Carries orders out here, and passes them on to the other processes."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.banned: set[str] = set()

    async def give(self, order: Order) -> None:
        """An operator's order: what is stored is stored once, then every process does its part."""
        store, now = self._server.store, self._server.hall.now()
        match order:
            case Ban(address, hours):
                await store.ban(one_of(address), now + hours * HOUR)
            case Unban(address):
                await store.ban(one_of(address), 0.0)
            case Revoke(user):
                if not await store.revoke_tokens(user):
                    raise Refused("no-such-guest", value=user[:40])
            case CloseTable(code):
                await self._take_up(code)
            case Announce() | Revoked() | Hinted():
                pass
        await self.obey(order)
        await self._pass_on(order)

    async def _pass_on(self, order: Order) -> None:
        """Tell the other processes. An operator must know that they could not be told; what a game tells may be missed."""
        if self._server.relay is None:
            return
        try:
            await self._server.relay.broadcasts.tell_orders(msgspec.json.encode(order))
        except Unreachable as error:
            log.warning("an order was not passed on to the other processes: %s", error)
            if not isinstance(order, Revoked | Hinted):
                raise Refused("not-passed-on") from error

    async def obey(self, order: Order) -> None:
        """This process' part."""
        match order:
            case CloseTable(code):
                await self._close(code)
            case Ban() | Unban():
                await self.reload()
            case Revoke(user) | Revoked(user):
                self._send_away(lambda each: each.user == user, "who-are-you")
            case Hinted(code, seat):
                self._show_hint(code, seat)
            case Announce(minutes):
                for connection in tuple(self._server.sockets.open):
                    connection.send(codec.encode(Notice(minutes)))

    def _show_hint(self, code: str, seat: int) -> None:
        for session in [each for each in self._server.hall.tables.values() if each.table.code == code]:
            session.say(Said(session.table.seats[seat].name, seat, None, HINT), even_if_muted=True)

    async def reload(self) -> None:
        """Read which addresses are banned; those who are here are sent away."""
        self.banned = set(await self._server.store.banned(self._server.hall.now()))
        if self.banned:
            self._send_away(lambda each: each.address in self.banned, "banned")

    def _send_away(self, concerned: Callable[[Connection], bool], code: str) -> None:
        for connection in [each for each in self._server.sockets.open if concerned(each)]:
            connection.dismiss(Bye(code, retry=False))

    async def _take_up(self, code: str) -> None:
        """Have the table in some process; refused if there is none of this code."""
        try:
            await self._server.hall.find(code)
        except Elsewhere:
            return

    async def _close(self, code: str) -> None:
        for session in [each for each in self._server.hall.tables.values() if each.table.code == code.upper()]:
            await self._end(session)

    async def _end(self, session: Session) -> None:
        now = self._server.hall.now

        def close(table: Table) -> None:
            if table.status in ("open", "playing"):
                table.do(Closed("operator"), now())

        await wait_for_answer(partial(self._server.hall.executor.change, session, close))
