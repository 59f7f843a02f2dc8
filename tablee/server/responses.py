"""HTTP responses: values and refusals as JSON."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.core.refusal import Refused
from tablee.server.throttled_log import warn_throttled
from tablee.storage.store import Unavailable
from tablee.wire.codec import plain_params
from tablee.wire.http import Problem

log = logging.getLogger(__name__)
T = TypeVar("T")
STATUS = {
    "who-are-you": 401,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-language": 404,
    "no-lesson": 404,
    "no-puzzles": 404,
    "still-playing": 409,
    "no-spectators": 403,
    "banned": 403,
    "foreign-origin": 403,
    "only-here": 403,
    "no-such-guest": 404,
    "too-fast": 429,
    "too-large": 413,
    "address-too-long": 414,
    "busy": 429,
    "too-many-tables": 429,
    "try-again": 503,
    "too-many-connections": 503,
    "not-passed-on": 503,
    "too-complex": 413,
}


def json_response(value: Any, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def encoded_response(encoded: bytes) -> Response:
    """Return JSON that a worker has already encoded."""
    return Response(encoded, media_type="application/json")


def text_response(request: Request, text: str, kind: str) -> Response:
    """Return a text that rarely changes, or 304 if the browser has it already."""
    body = text.encode()
    headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"', "Cache-Control": "no-cache"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(body, headers=headers, media_type=f"text/{kind}; charset=utf-8")


class RefusalResponse(Response):
    """A refusal as JSON, with the matching status."""

    def __init__(self, refused: Refused) -> None:
        told = Problem(refused.code, refused.rule, plain_params(refused.params))
        super().__init__(msgspec.json.encode(told), STATUS.get(refused.code, 422), media_type="application/json")
        self.code = refused.code


def problem(refused: Refused) -> RefusalResponse:
    """Return a refusal as JSON, with the matching status."""
    return RefusalResponse(refused)


def answering(handler: Callable[[T, Request], Awaitable[Response]]) -> Callable[[T, Request], Awaitable[Response]]:
    """Wrap a handler so that it answers refusals instead of raising them."""

    async def handle(self: T, request: Request) -> Response:
        try:
            return await handler(self, request)
        except Refused as refused:
            if refused.code == "try-again" and refused.__cause__ is not None:
                warn_throttled(log, f"not stored: {refused.__cause__}", "the store")
            return problem(refused)
        except Unavailable as error:
            warn_throttled(log, f"not reachable: {error}", "the store")
            return problem(Refused("try-again"))

    return handle
