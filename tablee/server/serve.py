"""Start the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import time
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from tablee.core.refusal import Refused
from tablee.server import logs
from tablee.server.admin import serving
from tablee.server.app import build
from tablee.server.direct import DirectProtocol
from tablee.server.limits import ConnectionLimit, PerAddress
from tablee.server.settings import Settings
from tablee.server.sharing import bound, end_with_supervisor
from tablee.server.supervisor import Supervisor
from tablee.server.supervisor_admin import supervisor_app
from tablee.server.timeouts import CONNECTIONS, CONNECTIONS_AT_ONCE, bounded
from tablee.storage.bus import Bus, Unreachable, open_bus
from tablee.storage.store import CannotOpen, Store, Unavailable, default_url, open_store

log = logging.getLogger(__name__)
BACKLOG = 2048
SPARE_FILES = 100
"""Open files beside the connections: the database, workers, logs."""


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop. Call `ready` with the address once it is known."""
    logs.set_up(settings)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_supervise(settings, ready) if settings.processes > 1 else _serve(settings, ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (there is none for Windows)

    return uvloop.new_event_loop


async def _supervise(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve in several processes. This one supervises them, and serves the admin port for all."""
    await _check(settings)
    supervisor = Supervisor(settings)
    admin = listen(settings.admin_host, settings.admin_port) if settings.admin_port else None
    async with serving(supervisor_app(supervisor), admin):
        await supervisor.run(ready)


async def _serve(settings: Settings, ready: Callable[[str], None]) -> None:
    allow_open_files(settings)
    store, bus = await _open(settings)
    shared = settings.share_port
    listening = listen(settings.host, settings.port, shared=shared)
    admin = listen(settings.admin_host, settings.admin_port, shared=shared) if settings.admin_port else None
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    ready(f"http://{host}:{listening.getsockname()[1]}")
    app = build(settings, store=store, bus=bus, admin=admin)
    ending = asyncio.create_task(end_with_supervisor())
    await DrainingServer(configuration(app, settings)).serve(sockets=[listening])
    ending.cancel()


class DrainingServer(uvicorn.Server):
    """A server that first closes its port and hands its tables over when it is told to stop."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        app = self.config.app
        assert isinstance(app, Starlette)
        await app.state.server.drain()
        await super().shutdown(sockets)


def configuration(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration."""
    return uvicorn.Config(
        app,
        log_level=settings.log_level,
        log_config=None,
        access_log=False,
        http=bounded(settings.request_timeout, requests_at_once(settings), connections_a_second(settings)),
        ws=DirectProtocol,
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        proxy_headers=settings.proxy,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def requests_at_once(settings: Settings) -> ConnectionLimit:
    """Limit the open connections that are no sockets. Behind a proxy, all have one address."""
    of_one = settings.max_connections if settings.proxy else settings.max_per_address
    return ConnectionLimit(settings.max_connections, of_one)


def connections_a_second(settings: Settings) -> PerAddress | None:
    """Limit how often an address may connect. Behind a proxy there is no limit: all have one address."""
    if settings.proxy:
        return None
    rate = settings.requests_per_second
    return PerAddress(CONNECTIONS * rate, CONNECTIONS_AT_ONCE * rate, time.monotonic)


def allow_open_files(settings: Settings) -> None:
    """Raise the number of files that this process may open. Warn if the system allows too few for the connections."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 (there is none for Windows)

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.max_connections + SPARE_FILES
    if allowed == resource.RLIM_INFINITY:
        return
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if allowed < wanted:
        with contextlib.suppress(OSError, ValueError):  # a system may have a lower limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            allowed = wanted
    if allowed < settings.max_connections + SPARE_FILES:
        log.warning(
            "the system allows %d open files, fewer than the %d connections of --max-connections need; "
            "raise it (ulimit -n %d) or lower --max-connections",
            *(allowed, settings.max_connections, settings.max_connections + SPARE_FILES),
        )


async def _check(settings: Settings) -> None:
    """Check the store and Redis before any process starts, and migrate the store."""
    store, bus = await _open(settings)
    await store.close()
    if bus is not None:
        await bus.close()


async def _open(settings: Settings) -> tuple[Store, Bus | None]:
    try:
        store = await open_store(settings.database or default_url())
        return store, await open_bus(settings.redis, settings.redis_prefix) if settings.redis else None
    except (CannotOpen, Unavailable, Unreachable) as error:
        raise Refused("cannot-open", text=str(error)) from error


def listen(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Return a listening socket."""
    listening = bound(host, port, shared=shared)
    listening.listen(BACKLOG)
    return listening
