"""Operators' commands, given to any process: close a table, ban an address, revoke tokens, announce a restart."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
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
"""The phrase that tells a table that a player asked for a hint. Clients cannot send it."""


# The field that names a command is called "order" on the bus and at the admin port; older processes read it.
class CloseTable(msgspec.Struct, frozen=True, tag="close", tag_field="order"):
    """Close a table without a result."""

    code: str


class Ban(msgspec.Struct, frozen=True, tag="ban", tag_field="order"):
    """Ban an address for a number of hours."""

    address: str
    hours: float = 24.0


class Unban(msgspec.Struct, frozen=True, tag="unban", tag_field="order"):
    """Lift the ban of an address."""

    address: str


class Revoke(msgspec.Struct, frozen=True, tag="revoke", tag_field="order"):
    """Revoke all tokens of a guest. `show` tells the guest's id."""

    user: str


class Announce(msgspec.Struct, frozen=True, tag="announce", tag_field="order"):
    """Tell everybody at a table that the server restarts in `minutes` minutes."""

    minutes: int


class Revoked(msgspec.Struct, frozen=True, tag="revoked", tag_field="order"):
    """A guest revoked all their tokens."""

    user: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="order"):
    """A player asked the coach in a game among people, and the table is told."""

    code: str
    seat: int


AdminCommand = CloseTable | Ban | Unban | Revoke | Announce | Revoked | Hinted
_decoder: msgspec.json.Decoder[AdminCommand] = msgspec.json.Decoder(AdminCommand)


def decode_command(data: bytes) -> AdminCommand:
    """Decode a command. Refuse a malformed one."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise Refused("malformed", detail=str(error)) from error


def _valid(address: str) -> str:
    """Return the key of an address. Refuse what is none: such a ban would keep nobody out."""
    try:
        return one_of(str(ip_address(address)))
    except ValueError:
        raise Refused("no-such-address", value=address[:40]) from None


class AdminCommands:
    """Carries out commands in this process, and passes them on to the others."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.banned: set[str] = set()

    async def give(self, command: AdminCommand) -> None:
        """Take an operator's command: write to the store once, then let every process do its part."""
        store, now = self._server.store, self._server.manager.now()
        match command:
            case Ban(address, hours):
                await store.ban(_valid(address), now + hours * HOUR)
            case Unban(address):
                await store.ban(_valid(address), 0.0)
            case Revoke(user):
                if not await store.revoke_tokens(user):
                    raise Refused("no-such-guest", value=user[:40])
            case CloseTable(code):
                await self._take_up(code)
            case Announce() | Revoked() | Hinted():
                pass
        await self.obey(command)
        await self._pass_on(command)

    async def _pass_on(self, command: AdminCommand) -> None:
        """Pass a command on to the other processes. On failure refuse an operator's command, but not a game's notice."""
        if self._server.relay is None:
            return
        try:
            await self._server.relay.broadcasts.tell_orders(msgspec.json.encode(command))
        except Unreachable as error:
            log.warning("could not pass a command on to the other processes: %s", error)
            if not isinstance(command, Revoked | Hinted):
                raise Refused("not-passed-on") from error

    async def obey(self, command: AdminCommand) -> None:
        """Do this process's part of a command."""
        match command:
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
        for session in [each for each in self._server.manager.tables.values() if each.table.code == code]:
            session.say(Said(session.table.seats[seat].name, seat, None, HINT), even_if_muted=True)

    async def reload(self) -> None:
        """Reload the banned addresses, and disconnect them."""
        self.banned = set(await self._server.store.banned(self._server.manager.now()))
        if self.banned:
            self._send_away(lambda each: each.address in self.banned, "banned")

    def _send_away(self, concerned: Callable[[Connection], bool], code: str) -> None:
        for connection in [each for each in self._server.sockets.open if concerned(each)]:
            connection.dismiss(Bye(code, retry=False))

    async def _take_up(self, code: str) -> None:
        """Make sure that some process has the table. Refuse an unknown code."""
        try:
            await self._server.manager.find(code)
        except Elsewhere:
            return

    async def _close(self, code: str) -> None:
        for session in [each for each in self._server.manager.tables.values() if each.table.code == code.upper()]:
            await self._end(session)

    async def _end(self, session: Session) -> None:
        now = self._server.manager.now

        def close(table: Table) -> None:
            if table.status in ("open", "playing"):
                table.do(Closed("operator"), now())

        await wait_for_answer(partial(self._server.manager.executor.change, session, close))
