"""A real server on a free loopback port, in a thread of this process, so that tests can look inside."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tablee.hosting.bots import BotsHere, Thinker
from tablee.server.app import Server, build
from tablee.server.direct import DirectProtocol
from tablee.server.serve import configuration, listen
from tablee.server.settings import Settings

FREE = {
    "messages_per_second": 10_000.0,
    "requests_per_second": 10_000.0,
    "sockets_per_second": 10_000.0,
    "max_per_address": 10_000,
    "max_tables_per_address": 10_000,
    "bot_pace": 0.0,
}


Protocol = type[WebSocketsSansIOProtocol]


class Running:
    """A server that runs until it is stopped."""

    def __init__(
        self, folder: Path, bots: Thinker | None, protocol: Protocol = DirectProtocol, **settings: Any
    ) -> None:
        wanted = Settings(**{"database": f"sqlite:///{folder / 'tables.sqlite3'}", **FREE, **settings})
        self._listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        admin = listen("127.0.0.1", 0)
        self.admin_url = f"http://127.0.0.1:{admin.getsockname()[1]}"
        self.app = build(wanted, bots or BotsHere(), admin=admin)
        config = configuration(self.app, wanted)
        config.ws = protocol
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)

    def _run(self) -> None:
        asyncio.run(self._server.serve(sockets=[self._listening]))

    @property
    def inside(self) -> Server:
        """The running server object."""
        server: Server = self.app.state.server
        return server

    def keep_little(self) -> None:
        """Make the system buffer little of what is sent to new clients."""
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)

    @property
    def connections(self) -> int:
        """How many connections are open."""
        return len(self._server.server_state.connections)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server did not stop"
        self._listening.close()


@contextmanager
def running(folder: Path, bots: Thinker | None = None, **settings: Any) -> Iterator[Running]:
    server = Running(folder, bots, **settings)
    try:
        yield server
    finally:
        server.stop()
