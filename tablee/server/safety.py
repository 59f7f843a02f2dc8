"""What surrounds every request: limits per address and the headers that keep browsers careful."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.core.refusal import Refused
from tablee.server.api import problem
from tablee.server.limits import PerAddress

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (
        b"content-security-policy",
        (
            b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
            b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
        ),
    ),
]


class Safety:
    """Refuses an address that asks too much, and adds the headers to what is answered."""

    def __init__(self, app: ASGIApp, limit: PerAddress, patience: float) -> None:
        self._app = app
        self._limit = limit
        self._patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        client = scope.get("client")
        if scope["path"].startswith("/api/") and not self._limit.take(client[0] if client else "?"):
            await problem(Refused("too-fast"))(scope, receive, send_safely)
            return
        started = False

        async def send_once(message: Message) -> None:
            nonlocal started
            started = True
            await send_safely(message)

        try:
            async with asyncio.timeout(self._patience):
                await self._app(scope, receive, send_once)
        except TimeoutError:
            if not started:
                await problem(Refused("try-again"))(scope, receive, send_safely)
