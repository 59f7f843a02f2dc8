"""Starts the server."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable

import uvicorn

from tablee.server.app import build
from tablee.server.settings import BadSetting, Settings


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is told the address once it is known."""
    listening = _listen(settings)
    port = listening.getsockname()[1]
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    ready(f"http://{host}:{port}")
    config = uvicorn.Config(
        build(settings),
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        proxy_headers=settings.proxy,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[listening])


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise BadSetting(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from error
    listening.listen(2048)
    return listening
