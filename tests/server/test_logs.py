"""Logs: JSON with request and table, and an optional access log."""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path

import httpx
import pytest

from tablee.server import logs
from tablee.storage.store import Unavailable
from tests.server.running import Running, running
from tests.server.setups import DUEL
from tests.server.taps import guests


def record(message: str, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("tablee.x", logging.WARNING, "", 0, message, arguments, None)


def test_a_line_of_json_says_which_request_and_which_table() -> None:
    token = logs.request_id.set("abc")
    line = json.loads(logs.JsonFormatter().format(record("table %s: not stored (%s)", "t1", "Unavailable")))
    logs.request_id.reset(token)
    assert line.pop("time").endswith("+00:00")
    assert line.pop("process") == os.getpid()
    message = "table t1: not stored (Unavailable)"
    assert line == {"level": "warning", "logger": "tablee.x", "message": message, "request": "abc", "table": "t1"}
    plain = json.loads(logs.JsonFormatter().format(record("nothing special")))
    assert "table" not in plain
    assert "error" not in plain


@pytest.mark.parametrize("letter", ["\n", "\r", "\x1b", "\u2028", "\x85"])
def test_a_client_cannot_write_lines_of_its_own_to_the_log(letter: str) -> None:
    line = logs.TextFormatter().format(record("GET %s", f"/a{letter}ERROR forged"))
    assert line.endswith(f"WARNING tablee.x: GET /a{letter.encode('unicode_escape').decode()}ERROR forged")
    assert len(line.splitlines()) == 1
    assert len(logs.JsonFormatter().format(record("GET %s", f"/a{letter}ERROR forged")).split("\n")) == 1


async def test_the_log_says_why_a_request_was_not_stored(
    server: Running, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (ann,) = await guests(http, "Ann")

    async def fail(*_args: object, **_named: object) -> None:
        raise Unavailable("no room on the disk")

    monkeypatch.setattr(server.inside.manager.store, "append", fail)
    told = await ann.ask("POST", "/api/tables", {"setup": DUEL, "sit": True})
    assert told.status_code == 503
    assert "no room on the disk" in caplog.text


async def test_a_request_keeps_the_id_that_a_proxy_gave_it(http: httpx.AsyncClient) -> None:
    given = await http.get("/api/health", headers={"X-Request-Id": "from-the-proxy.1"})
    assert given.headers["x-request-id"] == "from-the-proxy.1"
    for strange in ("a b", "x" * 65, "{}"):
        assert (await http.get("/api/health", headers={"X-Request-Id": strange})).headers["x-request-id"] != strange


async def test_answered_requests_are_logged_without_their_queries(
    http: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "tablee.access"):
        await http.get("/api/puzzles?date=secret")
    (line,) = [json.loads(logs.JsonFormatter().format(each)) for each in caplog.records if each.name == "tablee.access"]
    assert (line["method"], line["path"], line["status"], line["address"]) == ("GET", "/api/puzzles", 422, "127.0.0.1")
    assert "secret" not in json.dumps(line)


async def test_only_trusted_proxies_are_believed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for trusted, seen in (("127.0.0.0/8", "192.0.2.7"), ("10.0.0.0/8", "127.0.0.1")):
        caplog.clear()
        with running(tmp_path, proxy=True, trusted_proxies=trusted) as server, caplog.at_level(logging.INFO):
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
                await http.get("/api/health", headers={"X-Forwarded-For": "192.0.2.7"})
            (line,) = [each for each in caplog.records if each.name == "tablee.access"]
            assert vars(line)["fields"]["address"] == seen
