"""The admin port: health, readiness and metrics for operators, and their commands."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from ipaddress import ip_address
from typing import TYPE_CHECKING

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tablee.core.refusal import Refused
from tablee.server.admin_commands import decode_command
from tablee.server.metrics import registry_of
from tablee.server.responses import problem
from tablee.storage.store import Unavailable

if TYPE_CHECKING:
    import socket

    from tablee.server.app import Server
    from tablee.tables.table import Table

PROBE_SECONDS = 5.0
MIN_FREE = 64 * 1024 * 1024
"""The least free disk space, in bytes. With less, the next writes may fail."""

OPERATOR = "x-tablee-operator"
"""A header that `tablee admin` sends. Web pages cannot send it, so they cannot send commands from the browser."""

PROBE = "readiness"
"""The name that probes use to lease a table that does not exist, and to ask the workers."""


class NotReady(Exception):
    """A part of the server does not work. The message says what is wrong."""


async def store_writes(server: Server) -> None:
    """Check that the store can write: lease a table that does not exist, and release it."""
    await server.store.lease(PROBE, PROBE, server.manager.now(), 0.001)
    await server.store.release(PROBE, PROBE)


async def workers_answer(server: Server) -> None:
    """Check that each kind of worker answers. A busy one does, because it is stopped if a job takes too long."""
    await asyncio.gather(*(workers.run(PROBE, _answer) for workers in server.workers() if not workers.busy))


def _answer() -> bytes:
    return b"here"


async def relay_hears_itself(server: Server) -> None:
    """Check that a message of this process to itself returns through Redis."""
    if server.relay is not None and not await server.relay.echo():
        raise NotReady("Redis does not deliver messages")


async def disk_has_room(server: Server) -> None:
    """Check that there is free disk space beside the database, if that is a file."""
    folder = server.settings.data_folder()
    if folder is not None and shutil.disk_usage(folder).free < MIN_FREE:
        raise NotReady(f"less than {MIN_FREE // 1024 // 1024} MiB are free")


async def takes_tables(server: Server) -> None:
    """Check that the process is not shutting down."""
    if server.manager.closing:
        raise NotReady("shutting down")


CHECKS: dict[str, Callable[[Server], Awaitable[None]]] = {
    "store": store_writes,
    "workers": workers_answer,
    "relay": relay_hears_itself,
    "disk": disk_has_room,
    "tables": takes_tables,
}


async def readiness(server: Server) -> dict[str, str]:
    """Return "ok" or an error message for each part."""
    found = await asyncio.gather(*(_probe(check, server) for check in CHECKS.values()))
    return dict(zip(CHECKS, found, strict=True))


async def _probe(check: Callable[[Server], Awaitable[None]], server: Server) -> str:
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await check(server)
    except TimeoutError:
        return f"no answer within {PROBE_SECONDS:g} s"
    except (NotReady, Unavailable, OSError) as error:
        return str(error) or type(error).__name__
    except Exception as error:  # noqa: BLE001 (whatever it is, the operator should read it and not a 500)
        return f"{type(error).__name__}: {error}"
    return "ok"


def admin_app(server: Server) -> Starlette:
    """Return the application of the admin port."""
    registry = registry_of(server)

    async def healthz(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_request: Request) -> Response:
        parts = await readiness(server)
        return JSONResponse(parts, 200 if set(parts.values()) == {"ok"} else 503)

    async def metrics(_request: Request) -> Response:
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    async def order(request: Request) -> Response:
        try:
            check_operator(request)
            await server.admin_commands.give(decode_command(await request.body()))
        except Refused as refused:
            return problem(refused)
        return Response(status_code=204)

    async def show(request: Request) -> Response:
        try:
            check_operator(request)
            table, online = await server.manager.look(request.path_params["code"])
        except Refused as refused:
            return problem(refused)
        held = any(each.table.code == table.code for each in server.manager.tables.values())
        return JSONResponse(_shown(table, online if held else None))

    return Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/metrics", metrics),
            Route("/orders", order, methods=["POST"]),
            Route("/tables/{code}", show),
        ]
    )


def check_operator(request: Request) -> None:
    """Refuse requests from other machines, and requests without the operator's header, which browsers do not send."""
    here = request.client is not None and ip_address(request.client.host).is_loopback
    if not here or OPERATOR not in request.headers:
        raise Refused("only-here")


def _shown(table: Table, online: set[str] | None) -> dict[str, object]:
    """Return a table's public facts for an operator, without secrets of its game.

    Only the process that holds the table knows who is there. The others do not guess.
    """
    here = [None if online is None else seat.user in online for seat in table.seats]
    seats = [
        {"name": seat.name, "user": seat.user, "bot": seat.bot, "here": there}
        for seat, there in zip(table.seats, here, strict=True)
    ]
    facts = {"code": table.code, "game": table.setup.game, "status": table.status, "host": table.host}
    return {**facts, "held": online is not None, "seats": seats}


class QuietServer(uvicorn.Server):
    """A second server in one process, which leaves signals to the first."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def serving_admin(server: Server, listening: socket.socket | None) -> AsyncIterator[None]:
    """Serve the admin port, if there is one, while the server runs."""
    async with serving(admin_app(server), listening):
        yield


@contextlib.asynccontextmanager
async def serving(app: Starlette, listening: socket.socket | None) -> AsyncIterator[None]:
    """Serve an application on this socket, if there is one."""
    if listening is None:
        yield
        return
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="off",
        server_header=False,
        proxy_headers=False,  # trust the real address, not a header
    )
    admin = QuietServer(config)
    running = asyncio.create_task(admin.serve(sockets=[listening]))
    try:
        yield
    finally:
        admin.should_exit = True
        await running
