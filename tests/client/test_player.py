"""A player over the network whom the server does not want, or whom it cannot make itself understood to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tablee.client import Player, become_guest
from tablee.core.refusal import Refused
from tests.server.running import running


async def test_who_is_sent_away_for_good_is_told_so_whatever_they_do(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        token = await become_guest(server.url, "Ann")
        async with asyncio.timeout(20), Player(server.url, "NOSUCH", token) as player:
            with pytest.raises(Refused, match="no-such-table"):
                await anext(player.updates())
            with pytest.raises(Refused, match="no-such-table"):
                await player.sit(0)


async def test_a_server_that_speaks_another_language_is_given_up() -> None:
    async def babble(socket: ServerConnection) -> None:
        async for _ in socket:
            await socket.send('{"type":"greeting"}')

    async with asyncio.timeout(20), serve(babble, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with Player(f"http://127.0.0.1:{port}", "ABC234", "token") as player:
            with pytest.raises(Refused, match="malformed"):
                await anext(player.updates())
