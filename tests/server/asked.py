"""Sends every request of the API with hostile texts in each of its places, to a server without a connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from tablee.hosting.bots import BotsHere
from tablee.server.app import build
from tablee.server.openapi import OPERATIONS, Operation
from tablee.server.settings import Settings
from tests.server.hostile import JSON, TOML, WORDS, Target
from tests.server.running import FREE

PLACES: dict[str, tuple[str, ...]] = {
    "lexicon": ('{"options":{"TEXT":1}}', '{"options":{"heroes":"TEXT"}}', '{"options":{},"language":"TEXT"}'),
    "form": ('{"options":{"TEXT":1},"seats":2}', '{"options":{"heroes":"TEXT"},"seats":2}'),
    "new_lesson": ('{"language":"TEXT"}',),
    "new_guest": ('{"name":"TEXT"}', '{"name":"Ann","language":"TEXT"}', '{"TEXT":"Ann"}'),
    "change_me": ('{"name":"TEXT"}',),
    "redeem": ('{"code":"TEXT"}',),
    "new_table": (
        '{"setup":{"game":"TEXT","seats":[]}}',
        '{"setup":{"game":"killer","seats":[TEXT]}}',
        '{"setup":{"game":"killer","seats":[{"type":"person"},{"type":"bot","level":"TEXT"}]}}',
        '{"setup":{"game":"killer","seats":[{"type":"person"},{"type":"person"}],"options":{"TEXT":1}}}',
        '{"setup":{"game":"twelve_heroes","seats":[{"type":"person"},{"type":"person"}],"options":{"heroes":"TEXT"}}}',
        '{"setup":{"game":"killer","seats":[{"type":"person"},{"type":"person"}],"clock":{"TEXT":1}}}',
    ),
    "replay_file": ('{"text":"TEXT","seat":null}', '{"text":"","seat":TEXT}'),
}
"""Where in its body each request takes a text."""

HEADERS = ("authorization", "host", "if-none-match", "x-request-id", "accept-encoding", "content-type", "cookie")
PATHS = ("/TEXT", "/assets/TEXT", "/api/TEXT", "/api/tables/TEXT/socket")
LARGEST_HEADER = 32_768


class Asked:
    """A server that does its workers' jobs itself, so that all work is measured."""

    def __init__(self, folder: Path) -> None:
        settings: dict[str, Any] = {**FREE, "request_timeout": 600.0}
        self.app: Starlette = build(Settings(database=f"sqlite:///{folder / 'a.sqlite3'}", **settings), BotsHere())
        self._runner = asyncio.Runner()
        self._lifespan = self.app.router.lifespan_context(self.app)
        self._runner.run(self._lifespan.__aenter__())
        self.app.state.server.api.screening.run = _do_here
        answered = self._runner.run(exchange(self.app, "post", "/api/guests", {}, b'{"name":"Mallory"}'))
        self.token: str = json.loads(answered[1])["token"]

    def ask(self, method: str, path: str, headers: dict[str, str], body: str) -> int:
        known = {"authorization": f"Bearer {self.token}", **headers}
        status, _ = self._runner.run(exchange(self.app, method, path, known, body.encode("utf-8", "surrogatepass")))
        assert 200 <= status != 500, f"{method} {path[:200]} {body[:200]}: {status}"
        return status

    def close(self) -> None:
        self._runner.run(self._lifespan.__aexit__(None, None, None))
        self._runner.close()


async def _do_here(_address: str, job: Callable[..., bytes], *arguments: object) -> bytes:
    return job(*arguments)


@contextmanager
def asked(folder: Path) -> Iterator[Asked]:
    server = Asked(folder)
    try:
        yield server
    finally:
        server.close()


def requests(server: Asked) -> Iterator[Target]:
    """Every place of every request that takes a text."""
    for operation in OPERATIONS:
        yield from _bodies(server, operation)
        yield from _paths(server, operation)
    for name in HEADERS:
        yield Target(f"header {name}", partial(_in_header, server, name), WORDS, LARGEST_HEADER)
    for path in PATHS:
        yield Target(f"path {path}", partial(_in_path, server, "get", path), WORDS, LARGEST_HEADER)


def _bodies(server: Asked, operation: Operation) -> Iterator[Target]:
    if operation.body is None:
        return
    escaped = tuple(json.dumps(each)[1:-1] for each in (*TOML, *WORDS))
    for place in ("TEXT", *PLACES[operation.name]):
        work = partial(_in_body, server, operation, place)
        yield Target(f"{operation.name} {place[:60]}", work, JSON if place == "TEXT" else (*JSON, *escaped))


def _paths(server: Asked, operation: Operation) -> Iterator[Target]:
    for name in ("{code}", "{language}", "{game}", "?date=", "?seat="):
        if name in operation.path or (name.startswith("?") and operation.method == "get"):
            path = operation.path.replace(name, "TEXT") if name in operation.path else f"{operation.path}{name}TEXT"
            usual = path.replace("{game}", "killer").replace("{language}", "en").replace("{code}", "ABCDEF")
            work = partial(_in_path, server, operation.method, usual)
            yield Target(f"{operation.name} {usual}", work, WORDS, LARGEST_HEADER)


def _in_header(server: Asked, name: str, text: str) -> int:
    return server.ask("get", "/api/words/en", {name: text}, "")


def _in_body(server: Asked, operation: Operation, place: str, text: str) -> int:
    path = operation.path.replace("{game}", "twelve_heroes")
    return server.ask(operation.method, path, {}, place.replace("TEXT", text))


def _in_path(server: Asked, method: str, path: str, text: str) -> int:
    return server.ask(method, path.replace("TEXT", text.replace("?", "").replace("#", "")), {}, "{}")


async def exchange(app: Any, method: str, path: str, headers: dict[str, str], body: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer."""
    before, _, query = path.partition("?")
    told: dict[str, Any] = {"status": 0, "body": b""}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told["status"] = message.get("status", told["status"])
        told["body"] += message.get("body", b"")

    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method.upper(),
        "scheme": "http",
        "path": before,
        "raw_path": before.encode("utf-8", "replace"),
        "root_path": "",
        "query_string": query.encode("utf-8", "replace"),
        "headers": [(name.encode(), value.encode("utf-8", "replace")) for name, value in headers.items()],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, receive, send)
    return told["status"], told["body"]
