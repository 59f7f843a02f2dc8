"""Middleware for every request: rate limits for each address, and security headers."""

from __future__ import annotations

import asyncio
import logging
import re
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.core.refusal import Refused
from tablee.server import logs
from tablee.server.counting import count_refusal
from tablee.server.limits import PerAddress, one_of
from tablee.server.responses import problem
from tablee.server.throttled_log import warn_throttled
from tablee.server.turns import Turns

log = logging.getLogger(__name__)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
WAIT = 0.5
"""Seconds before a refusal for too many requests is sent, so that a flood of requests is no flood of refusals."""

LONGEST_PATH = 1024
"""Characters. Looking for a file takes time by the square of the number of folders in its path."""

HOST = re.compile(rb"[A-Za-z0-9.\-\[\]:]{1,255}")
POLICY = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'%s; "
    b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)

MANUAL_POLICY = (
    b"default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
"""The policy for the documentation, whose theme has inline scripts. It shows nothing written by players."""


def policy(scope: Scope) -> tuple[bytes, bytes]:
    """Return the content security policy. It names this host for sockets: not all browsers count them as 'self'."""
    if scope["path"].startswith("/docs/"):
        return b"content-security-policy", MANUAL_POLICY
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    sockets = b" ws://%s wss://%s" % (host, host) if HOST.fullmatch(host) else b""
    return b"content-security-policy", POLICY % sockets


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def _given_id(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"x-request-id"), "")


class GuardMiddleware:
    """Refuses addresses with too many requests, and adds the headers to all responses."""

    def __init__(self, app: ASGIApp, limit: PerAddress, pages: PerAddress, timeout: float) -> None:
        self._app = app
        self._limit = limit
        self._pages = pages
        self._timeout = timeout
        self._turns = Turns()

    def _is_banned(self, scope: Scope) -> bool:
        client, server = scope.get("client"), getattr(scope["app"].state, "server", None)
        return client is not None and server is not None and server.refuses(one_of(client[0]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "lifespan":
            await self._turns.take()
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        id_, began, status = logs.new_request_id(_given_id(scope)), time.monotonic(), 0
        logs.request_id.set(id_)

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = [*HEADERS, policy(scope), (b"x-request-id", id_.encode())]
                message["headers"] = [*message.get("headers", []), *own]
            await send(message)

        try:
            await self._let_through(scope, receive, send_safely)
        finally:
            logs.log_access(scope["method"], scope["path"], status, time.monotonic() - began, _address(scope))

    def _refusal(self, scope: Scope) -> Refused | None:
        """Return why a request is not passed on, if so."""
        limit = self._limit if scope["path"].startswith("/api/") else self._pages
        if not limit.take(_address(scope)):
            return Refused("too-fast")
        if self._is_banned(scope):
            return Refused("banned")
        return Refused("address-too-long", high=LONGEST_PATH) if len(scope["path"]) > LONGEST_PATH else None

    async def _refuse(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        count_refusal(scope["app"], refused.code)
        if refused.code == "too-fast":
            warn_throttled(log, "sends too many requests; refused some", one_of(_address(scope)))
            await asyncio.sleep(WAIT)
            await self._turns.take()  # those refused together wake up together
        await problem(refused)(scope, receive, send)

    async def _let_through(self, scope: Scope, receive: Receive, send_safely: Send) -> None:
        refused = self._refusal(scope)
        if refused is not None:
            await self._refuse(refused, scope, receive, send_safely)
            return
        started = False

        async def send_once(message: Message) -> None:
            nonlocal started
            started = True
            await send_safely(message)

        try:
            async with asyncio.timeout(self._timeout):
                await self._app(scope, receive, send_once)
        except TimeoutError:
            if not started:
                await self._refuse(Refused("try-again"), scope, receive, send_safely)
