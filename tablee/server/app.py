"""Assemble the server."""

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
from tablee.hosting import maintenance
from tablee.hosting.bots import BotProcesses, Thinker
from tablee.hosting.leases import Lease
from tablee.hosting.manager import DAY, TableManager
from tablee.hosting.workers import Workers
from tablee.registry import all_games
from tablee.server import pages
from tablee.server.admin import serving_admin
from tablee.server.admin_commands import AdminCommands, decode_command
from tablee.server.api import Api
from tablee.server.clock import SteadyClock
from tablee.server.counting import count_refusal
from tablee.server.guests import Guests
from tablee.server.limits import PerAddress
from tablee.server.metrics import LoopLag
from tablee.server.middleware import GuardMiddleware
from tablee.server.openapi import OPERATIONS, describe
from tablee.server.relay import Relay
from tablee.server.responses import RefusalResponse, json_response, problem
from tablee.server.settings import Settings
from tablee.server.sockets import Sockets
from tablee.storage.bus import Bus
from tablee.storage.store import Store, Unavailable, default_url, open_store

log = logging.getLogger(__name__)
RECOVER, SWEEP, FOLLOW, TIDY = 0.5, 20.0, 60.0, 3600.0
PAGE_RATE_FACTOR = 10.0
"""The rate limit for pages and files, as a multiple of that for requests: a page loads many files."""
PACKED = ("games", "lexicon")
"""The JSON responses that the first screens wait for. They are small, so compressing them never holds up the loop."""

ARRIVAL = 3.0
"""The seconds that bots wait at most with the first move of a match for players whose page is still loading."""


class Server:
    """Everything that runs while the server does."""

    def __init__(
        self, settings: Settings, store: Store, bots: Thinker, now: Callable[[], float], bus: Bus | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.lag = LoopLag()
        self._now = now
        lease = Lease(f"{socket.gethostname()}/{secrets.token_hex(6)}", settings.lease_seconds) if bus else None
        abandoned = settings.abandoned_after * DAY
        self.manager = TableManager(store, bots, now, settings.bot_pace, lease, abandoned, ARRIVAL)
        self.guests = Guests(store, now)
        self.relay = Relay(bus, self.manager, lease.owner, lease.seconds) if bus and lease else None
        self.sockets = Sockets(self.manager, self.guests, settings, self.relay)
        self.admin_commands = AdminCommands(self)
        self.sockets.refuses = self.refuses
        if self.relay is not None:
            self.relay.broadcasts.obey = lambda order: self.admin_commands.obey(decode_command(order))
        self.api = Api(self.manager, self.guests, settings, lambda: len(self.sockets.open), self.admin_commands.give)

    def refuses(self, address: str) -> bool:
        """Whether an operator banned this address."""
        return address in self.admin_commands.banned

    def workers(self) -> list[Workers]:
        """Return all groups of worker processes."""
        bots = self.manager.bots
        own = [bots.moves, *bots.others.values()] if isinstance(bots, BotProcesses) else []
        return [*own, self.api.screening.workers]

    async def drain(self) -> None:
        """Hand all tables over to other processes before this one ends."""
        await self.manager.hand_over()
        if self.relay is not None:
            await self.relay.broadcasts.tell_freed()

    async def follow_clock(self) -> None:
        """Keep time with the database, whose clock all processes share."""
        if isinstance(self._now, SteadyClock):
            self._now.follow(await self.store.clock(), FOLLOW)

    async def sweep(self) -> None:
        """Drop idle tables, reload the bans, and delete old data."""
        await maintenance.sweep(self.manager, self.settings.idle_table)
        await self.admin_commands.reload()
        now = self.manager.now()
        await self.store.purge(now - self.settings.keep_tables * DAY, now - self.settings.keep_guests * DAY)

    def background_tasks(self) -> list[asyncio.Task[None]]:
        """Start the background tasks."""
        works = [
            _once(self.manager.wake),
            self.sockets.beat(),
            self.lag.measure(),
            _once(self.admin_commands.reload),
            _every(RECOVER, self.manager.recovery.take_up),
            _every(SWEEP, self.sweep),
            _every(TIDY, lambda: maintenance.close_abandoned(self.manager)),
        ]
        if self.relay is not None:
            seconds = self.settings.lease_seconds
            works += [
                self.relay.run(),
                _every(seconds / 4, lambda: maintenance.renew(self.manager)),
                _every(seconds / 2, self.manager.wake),
                _every(FOLLOW, self.follow_clock),
            ]
        return [asyncio.create_task(_logged(work)) for work in works]


async def _logged(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a background task failed")


async def _once(job: Callable[[], Awaitable[object]]) -> None:
    """Run a job. Retry while the store is unavailable."""
    while True:
        try:
            await job()
        except Unavailable as error:
            log.warning("the store is not available; a job will retry: %s", error)
            await asyncio.sleep(RECOVER)
        else:
            return


async def _every(seconds: float, job: Callable[[], Awaitable[object]]) -> None:
    """Repeat a job forever. Log failures and try again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await job()
        except Unavailable as error:
            log.warning("the store is not available; a job will retry: %s", error)
        except Exception:
            log.exception("a job failed")


def build(
    settings: Settings,
    bots: Thinker | None = None,
    *,
    store: Store | None = None,
    bus: Bus | None = None,
    admin: socket.socket | None = None,
) -> Starlette:
    """Build the application. It closes the given store and bus when it ends; `admin` is the socket for operators."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        all_games()  # loaded once, before the first request
        kept = store or await open_store(settings.database or default_url())
        now = SteadyClock(await kept.clock())
        server = Server(settings, kept, bots or BotProcesses(settings.bot_workers), now, bus)
        app.state.server = server
        works = server.background_tasks()
        _tune_collector()
        try:
            async with serving_admin(server, admin):
                yield
        finally:
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)
            await server.manager.close()
            server.api.screening.close()
            await kept.close()
            if bus is not None:
                await bus.close()

    limit = PerAddress(settings.requests_per_second, 10 * settings.requests_per_second, time.monotonic)
    pages_rate = PAGE_RATE_FACTOR * settings.requests_per_second
    pages_limit = PerAddress(pages_rate, 10 * pages_rate, time.monotonic)
    guard = Middleware(GuardMiddleware, limit=limit, pages=pages_limit, timeout=settings.request_timeout)
    lost = {HTTPException: _lost}
    return Starlette(routes=_routes(), lifespan=lifespan, middleware=[guard], exception_handlers=lost)


def _routes() -> list[Route | WebSocketRoute | Mount]:
    """Return the routes. Each request finds its handler by name, in the server that the lifespan made."""
    routes: list[Route | WebSocketRoute | Mount] = []
    for operation in OPERATIONS:
        packed = pages.PACKED if operation.result is str or operation.name in PACKED else None
        handle = _to_api(operation.name)
        routes.append(Route(operation.path, handle, methods=[operation.method.upper()], middleware=packed))
    routes.append(Route("/api/openapi.json", _openapi))
    routes.append(WebSocketRoute("/api/tables/{code}/socket", _Socket()))
    return [*routes, *pages.routes()]


def _to_api(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        response: Response = await getattr(request.app.state.server.api, f"handle_{name}")(request)
        if isinstance(response, RefusalResponse):
            count_refusal(request.app, response.code)
        return response

    return handle


async def _lost(request: Request, error: Exception) -> Response:
    """Answer a request for an unknown path or method. For the API the answer is a refusal."""
    assert isinstance(error, HTTPException)
    if not request.url.path.startswith("/api/"):
        return PlainTextResponse(error.detail, error.status_code, error.headers)
    response = problem(Refused("no-such-request"))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _openapi(_request: Request) -> Response:
    return json_response(describe())


class _Socket:
    """A bare ASGI application, so that no wrapper stands between it and the socket."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["app"].state.server.sockets.endpoint(scope, receive, send)


def _tune_collector() -> None:
    """Make the garbage collector skip the objects that exist after the start, and work in small pieces.

    Nobody is served meanwhile. After 50,000 new objects, which a flood of connections leaves in two seconds, one
    collection takes 30 ms. After 2,000 it takes 1.5 ms, and the second look after 20,000 takes 5 ms. The work is
    about the same in total.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 125)
