"""Starts the server."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from tablee.core.refusal import Refused
from tablee.server.app import build
from tablee.server.direct import DirectProtocol
from tablee.server.patience import patient
from tablee.server.settings import Settings
from tablee.storage.bus import Bus, Unreachable, open_bus
from tablee.storage.store import CannotOpen, Store, Unavailable, default_url, open_store

BACKLOG = 2048


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is told the address once it is known."""
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (there is none for Windows)

    return uvloop.new_event_loop


async def _serve(settings: Settings, ready: Callable[[str], None]) -> None:
    store, bus = await _open(settings)
    listening = listen(settings.host, settings.port)
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    ready(f"http://{host}:{listening.getsockname()[1]}")
    await uvicorn.Server(configuration(build(settings, store=store, bus=bus), settings)).serve(sockets=[listening])


def configuration(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,
        log_level=settings.log_level,
        log_config=None,
        access_log=False,
        http=patient(settings.request_timeout),
        ws=DirectProtocol,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        proxy_headers=settings.proxy,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


async def _open(settings: Settings) -> tuple[Store, Bus | None]:
    try:
        store = await open_store(settings.database or default_url())
        return store, await open_bus(settings.redis) if settings.redis else None
    except (CannotOpen, Unavailable, Unreachable) as error:
        raise Refused("cannot-open", text=str(error)) from error


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on. Its kind says TCP, or else asyncio would let small answers wait for one another."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise Refused("cannot-listen", host=host, number=port, text=error.strerror or str(error)) from error
    listening.listen(BACKLOG)
    return listening
