"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tablee.core.refusal import Refused
from tablee.server import pages
from tablee.server.api import Api, answer, problem
from tablee.server.guests import Guests
from tablee.server.limits import PerAddress
from tablee.server.openapi import OPERATIONS, describe
from tablee.server.relay import Relay
from tablee.server.safety import Safety
from tablee.server.settings import Settings
from tablee.server.sockets import Sockets
from tablee.storage.bus import Bus
from tablee.storage.store import Store, Unavailable, default_url, open_store
from tablee.tables import chores
from tablee.tables.bots import BotProcesses, Thinker
from tablee.tables.hall import DAY, Hall, Lease

log = logging.getLogger(__name__)
SWEEP, TIDY = 20.0, 3600.0


class Server:
    """Everything that runs while the server does."""

    def __init__(self, settings: Settings, store: Store, bots: Thinker, bus: Bus | None = None) -> None:
        self.settings = settings
        self.store = store
        lease = Lease(f"{socket.gethostname()}/{secrets.token_hex(6)}", settings.lease_seconds) if bus else None
        abandoned = settings.abandoned_after * DAY
        self.hall = Hall(store, bots, time.time, settings.bot_pace, lease, abandoned)
        self.guests = Guests(store, time.time)
        self.relay = Relay(bus, self.hall, lease.owner, lease.seconds) if bus and lease else None
        self.sockets = Sockets(self.hall, self.guests, settings, self.relay)
        self.api = Api(self.hall, self.guests, settings.max_body, lambda: len(self.sockets.open))

    async def sweep(self) -> None:
        """Forget what is idle, and remove what nobody wants any more."""
        await chores.sweep(self.hall, self.settings.idle_table)
        now = time.time()
        await self.store.purge(now - self.settings.keep_tables * DAY, now - self.settings.keep_guests * DAY)

    def chores(self) -> list[asyncio.Task[None]]:
        """What is done again and again beside all else."""
        works = [
            self.hall.wake(),
            self.sockets.beat(),
            _every(SWEEP, self.sweep),
            _every(TIDY, lambda: chores.close_abandoned(self.hall)),
        ]
        if self.relay is not None:
            seconds = self.settings.lease_seconds
            works += [
                self.relay.run(),
                _every(seconds / 4, lambda: chores.renew(self.hall)),
                _every(seconds / 2, self.hall.wake),
            ]
        return [asyncio.create_task(_logged(work)) for work in works]


async def _logged(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a chore ended")


async def _every(seconds: float, chore: Callable[[], Awaitable[object]]) -> None:
    """Do a chore for ever; one that fails is logged and tried again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Unavailable as error:
            log.warning("a chore waits for the store: %s", error)
        except Exception:
            log.exception("a chore failed")


def build(
    settings: Settings, bots: Thinker | None = None, *, store: Store | None = None, bus: Bus | None = None
) -> Starlette:
    """The application, ready to be served. A store or a bus that is given is closed with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = store or await open_store(settings.database or default_url())
        server = Server(settings, kept, bots or BotProcesses(settings.bot_workers), bus)
        app.state.server = server
        works = server.chores()
        _tune_collector()
        try:
            yield
        finally:
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)
            await server.hall.close()
            await kept.close()
            if bus is not None:
                await bus.close()

    limit = PerAddress(settings.requests_per_second, 10 * settings.requests_per_second, time.time)
    safety = Middleware(Safety, limit=limit, patience=settings.request_timeout)
    lost = {HTTPException: _lost}
    return Starlette(routes=_routes(), lifespan=lifespan, middleware=[safety], exception_handlers=lost)


def _routes() -> list[Route | WebSocketRoute | Mount]:
    """Requests find their handler by name, in the server that the lifespan made."""
    routes: list[Route | WebSocketRoute | Mount] = []
    for operation in OPERATIONS:
        routes.append(Route(operation.path, _to_api(operation.name), methods=[operation.method.upper()]))
    routes.append(Route("/api/openapi.json", _openapi))
    routes.append(WebSocketRoute("/api/tables/{code}/socket", _Socket()))
    return [*routes, *pages.routes()]


def _to_api(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        response: Response = await getattr(request.app.state.server.api, name)(request)
        return response

    return handle


async def _lost(request: Request, error: Exception) -> Response:
    """Nothing is asked for in this way: programs are told so as of any other refusal."""
    assert isinstance(error, HTTPException)
    if not request.url.path.startswith("/api/"):
        return PlainTextResponse(error.detail, error.status_code, error.headers)
    response = problem(Refused("no-such-request"))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _openapi(_request: Request) -> Response:
    return answer(describe())


class _Socket:
    """A bare ASGI application: nothing stands between it and the socket."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["app"].state.server.sockets.endpoint(scope, receive, send)


def _tune_collector() -> None:
    """What is there after the start stays; the collector need not look at it at every turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1000)
