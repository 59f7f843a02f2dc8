"""The HTTP API as a whole: headers, its OpenAPI description, and no secrets in logs."""

from __future__ import annotations

import logging

import httpx
import msgspec
import pytest

from tablee.wire.client import Hello
from tests.server.running import Running
from tests.server.setups import SOLO
from tests.server.taps import guests, tapped

UNKNOWN = ("no-such-table", "no-such-game", "no-such-language")


async def test_every_answer_carries_the_headers_that_keep_browsers_careful(http: httpx.AsyncClient) -> None:
    for path in ("/api/health", "/api/tables/NOSUCH", "/api/nowhere", "/"):
        headers = (await http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "default-src 'self'" in headers["content-security-policy"]
        own = f"{http.base_url.host}:{http.base_url.port}"
        assert f"connect-src 'self' ws://{own} wss://{own};" in headers["content-security-policy"]
        assert "server" not in headers


@pytest.mark.parametrize("host", ["evil; script-src *", "a b", "x" * 300])
async def test_a_strange_host_does_not_get_into_the_policy(http: httpx.AsyncClient, host: str) -> None:
    policy = (await http.get("/api/health", headers={"Host": host})).headers["content-security-policy"]
    assert "connect-src 'self';" in policy


async def test_the_description_tells_of_every_request(http: httpx.AsyncClient) -> None:
    described = (await http.get("/api/openapi.json")).json()
    assert described["openapi"].startswith("3.1")
    operations = {
        (method, path) for path, methods in described["paths"].items() for method in methods if method != "parameters"
    }
    assert len(operations) >= 13
    for method, path in operations:
        answer = await http.request(method.upper(), path.replace("{code}", "NOSUCH"))
        assert answer.status_code not in (404, 405) or answer.json()["code"] in UNKNOWN


async def test_no_secret_is_logged(server: Running, http: httpx.AsyncClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    (ann,) = await guests(http, "Ann")
    code = await ann.open(SOLO, sit=False, start=True)
    async with tapped(server.url, code, None) as tap:
        hello = msgspec.json.encode(Hello(ann.token)).decode()
        await tap.socket.send([hello[:20], hello[20:]])
        await tap.say("nonsense")
        await tap.updated(lambda each: each["table"]["status"] == "finished")
        seed = tap.update["table"]["seed"]
    theirs = "\n".join(
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith(("websockets", "httpcore", "httpx"))
    )
    assert ann.token not in theirs
    assert seed not in theirs
