"""Bad input over sockets and HTTP breaks nothing, and everybody else plays on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tablee.client import new_id
from tablee.server.openapi import describe
from tablee.wire.client import Sit, Start
from tests.server.running import Running
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped

TYPES = [
    "hello",
    "submit",
    "retract",
    "sit",
    "leave",
    "swap",
    "seat-bot",
    "free-seat",
    "add-entropy",
    "start",
    "pause",
    "resume",
    "ask-undo",
    "ask-end",
    "resign",
    "offer-draw",
    "answer",
    "rematch",
    "chat",
    "quick",
    "mute",
    "switch-chat",
    "silence",
    "kick",
    "pong",
    "ping",
    "update",
    "done",
]
SCALARS = (
    some.none()
    | some.booleans()
    | some.integers(-(2**70), 2**70)
    | some.floats()
    | some.text(max_size=30)
    | some.sampled_from(["play knight-5", "0", "x" * 300, "\x00", "🂡" * 50])
)
VALUES = some.recursive(
    SCALARS, lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3)
)
FIELDS = (
    "id",
    "decision",
    "action",
    "seat",
    "other",
    "level",
    "text",
    "agree",
    "phrase",
    "token",
    "number",
    "author",
    "mute",
    "on",
    "silent",
)
MESSAGES = some.builds(
    lambda kind, fields: {"type": kind, **fields},
    some.sampled_from(TYPES),
    some.dictionaries(some.sampled_from(FIELDS), VALUES, max_size=6),
).map(lambda message: msgspec.json.encode(message).decode())
SENSIBLE = some.sampled_from(
    [
        '{"type":"leave","id":"a"}',
        '{"type":"sit","id":"b","seat":0}',
        '{"type":"start","id":"c"}',
        '{"type":"pause","id":"d"}',
        '{"type":"resume","id":"e"}',
        '{"type":"ask-end","id":"f"}',
        '{"type":"ask-undo","id":"g"}',
        '{"type":"submit","id":"h","decision":0,"action":"play knight-5"}',
    ]
)
FRAMES = some.one_of(some.text(max_size=60), some.binary(max_size=60), MESSAGES, MESSAGES, SENSIBLE)
QUICK = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(describe())


@pytest.fixture(scope="module")
def code_and_token(server: Running) -> tuple[str, str]:
    async def prepare() -> tuple[str, str]:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            (ann,) = await guests(http, "Ann")
            return await ann.open(DUEL), ann.token

    return asyncio.run(prepare())


@QUICK
@given(frames=some.lists(FRAMES, min_size=1, max_size=12))
def test_whatever_a_socket_says_is_answered_or_ends_it_and_harms_nobody(
    frames: list[Any], server: Running, code_and_token: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(_speak(server, *code_and_token, frames))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def _speak(server: Running, code: str, token: str, frames: list[Any]) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with connect(address, compression=None, max_size=2**24) as socket:
        await socket.send(f'{{"type":"hello","token":"{token}"}}')
        for frame in frames:
            try:
                await socket.send(frame)
            except ConnectionClosed:
                return
        await socket.send('{"type":"chat","id":"last word","text":""}')
        try:
            async with asyncio.timeout(20):
                while '"id":"last word"' not in str(await socket.recv()):
                    pass
        except ConnectionClosed:
            return


@QUICK
@given(frame=FRAMES)
def test_whatever_comes_instead_of_hello_is_sent_away(
    frame: Any, server: Running, code_and_token: tuple[str, str]
) -> None:
    async def knock() -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code_and_token[0]}/socket"
        async with connect(address, compression=None) as socket:
            await socket.send(frame)
            async with asyncio.timeout(20):
                heard = [str(each) async for each in _all(socket)]
            assert any('"bye"' in each for each in heard)
            assert not any('"update"' in each for each in heard)

    asyncio.run(knock())


async def _all(socket: Any) -> Any:
    try:
        async for frame in socket:
            yield frame
    except ConnectionClosed:
        return


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_no_request_breaks_the_server(
    case: schemathesis.Case[Any], server: Running, code_and_token: tuple[str, str]
) -> None:
    headers = {"Authorization": f"Bearer {code_and_token[1]}"} if case.operation.definition.raw.get("security") else {}
    response = case.call(base_url=server.url, headers=headers, timeout=120)
    case.validate_response(response, checks=CHECKS)


async def test_after_all_that_people_can_still_play(server: Running, http: httpx.AsyncClient) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, ann.token) as one, tapped(server.url, code, bob.token) as other:
        assert (await other.do(Sit(new_id(), 1)))["type"] == "done"
        assert (await one.do(Start(new_id())))["type"] == "done"
    await _nobody_left(server)
    assert server.inside.sockets._limit.count == 0


async def _nobody_left(server: Running) -> None:
    async with asyncio.timeout(10):
        while server.inside.sockets._limit.count:  # noqa: ASYNC110 (a thread sets no event of ours)
            await asyncio.sleep(0.01)
