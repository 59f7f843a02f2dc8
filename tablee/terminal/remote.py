"""A table on a server, with the same links as a table in this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from http.client import HTTPException
from typing import TypeVar
from urllib.parse import urlsplit

from tablee.client import Player, ask_hint, become_guest, device_code, download_record, is_known, look_at, redeem
from tablee.core.refusal import Refused
from tablee.registry import find_game
from tablee.terminal.link import ConnectionChange, Hear
from tablee.terminal.memory import remember_guest, remembered_guest
from tablee.terminal.table_client import TableClient
from tablee.wire.client import Command, SeatBot, Sit, new_id
from tablee.wire.coach import NamedHint
from tablee.wire.server import Bye

T = TypeVar("T")


def address_of(text: str, server: str) -> tuple[str, str]:
    """Return the server and the code of a table, from its link (`http://server/t/CODE`) or its code alone."""
    if "://" not in text:
        return server.rstrip("/"), text.upper()
    parts = urlsplit(text)
    code = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not code:
        raise Refused("no-such-table", value=text[:60])
    return f"{parts.scheme}://{parts.netloc}", code.upper()


async def token_of(server: str, name: str, device: str | None = None) -> str:
    """Return a guest token: for the code of another device, the remembered one, or that of a new guest."""
    if device is not None:
        token = await redeem(server, device)
        remember_guest(server, token)
        return token
    known = remembered_guest(server)
    if known is not None and await is_known(server, known):
        return known
    token = await become_guest(server, name)
    remember_guest(server, token)
    return token


async def table_at(server: str, code: str, token: str, *, watch: bool = False) -> TableClient:
    """Return the table with this code as this guest sees it. Its game may not have begun."""
    info = await look_at(server, code)
    link = RemoteLink(server, code, token)
    return TableClient(find_game(info.game), [link], address=f"{server}/t/{code}", watch=watch)


async def take_a_seat(table: TableClient) -> None:
    """Take the first free seat, unless the person already has one or only watches."""
    info = table.info
    free = [index for index, seat in enumerate(info.seats) if not seat.taken]
    if table.watch or table.people or info.status != "open":
        return
    for index in free:
        try:
            await table.send(Sit(new_id(), index))
        except Refused as refused:
            if refused.code == "seat-kept":  # it is reserved for a player of the series
                continue
            if refused.code != "seat-taken":  # somebody was faster: the next update shows what is left
                raise
        return


def bots_for_free_seats(table: TableClient) -> list[SeatBot]:
    """Return the commands that give every free seat to a bot of middle strength."""
    level = list(table.game.bots)[len(table.game.bots) // 2]
    return [SeatBot(new_id(), index, level) for index, seat in enumerate(table.info.seats) if not seat.taken]


async def reached(server: str, request: Awaitable[T]) -> T:
    """Wait for a request to a server. Raise Refused if the server cannot be reached."""
    try:
        return await request
    except (OSError, HTTPException) as error:
        raise Refused("no-server", server=server, detail=_reason(error)) from error


def _reason(error: Exception) -> str:
    """Return why a connection failed, without the names of the library that tried it."""
    cause = getattr(error, "reason", error)
    return cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)


class RemoteLink:
    """A link over the network that reconnects by itself."""

    def __init__(self, server: str, code: str, token: str) -> None:
        self.server = server
        self.token = token
        self._code = code
        self._player = Player(server, code, token)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        """Connect and wait for the first update."""
        self._player.hear = hear
        self._player.notice_connection = lambda there: hear(ConnectionChange(there))
        await self._player.__aenter__()
        updates = self._player.updates()
        hear(await anext(updates))
        self._listening = asyncio.create_task(self._listen(hear))

    async def _listen(self, hear: Hear) -> None:
        try:
            async for update in self._player.updates():
                hear(update)
        except Refused as refused:
            hear(Bye(refused.code, retry=False))

    async def send(self, command: Command) -> None:
        """Send a command and repeat it until it is done."""
        await self._player.send(command)

    async def ask_hint(self) -> NamedHint:
        """Ask the server's coach."""
        return await reached(self.server, ask_hint(self.server, self._code, self.token))

    async def record(self) -> str:
        """Download the record from the server."""
        return await reached(self.server, download_record(self.server, self._code))

    async def device_code(self) -> str:
        """Return a one-time code that continues this seat on another device."""
        return (await reached(self.server, device_code(self.server, self.token))).code

    async def next_table(self, code: str, *, watch: bool = False) -> TableClient:
        """Return the table of the rematch. Whoever watched takes no seat there."""
        return await reached(self.server, table_at(self.server, code, self.token, watch=watch))

    async def close(self) -> None:
        """Disconnect. The seat stays reserved."""
        if self._listening is not None:
            self._listening.cancel()
        await self._player.__aexit__()
