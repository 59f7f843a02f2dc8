"""The HTTP API: guests, lobby, tables, records, limits, headers, and its OpenAPI description."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee.client import new_id
from tablee.core.record_reader import read
from tablee.core.refusal import Refused
from tablee.core.verify import verify
from tablee.registry import find_game, game_ids
from tablee.server import timeouts
from tablee.server.responses import problem
from tablee.wire.client import Hello, Sit, Start
from tests.server.running import Running, running
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped
from tests.tables.managers import until

UNKNOWN = ("no-such-table", "no-such-game", "no-such-language")
SOLO: dict[str, Any] = {"game": "killer", "seats": [{"type": "bot", "level": "steady"}] * 2, "options": {"life": 3}}


async def test_the_shelf_lists_every_game_with_what_a_form_needs(http: httpx.AsyncClient) -> None:
    shelf = (await http.get("/api/games")).json()
    assert [box["id"] for box in shelf] == game_ids()
    for box in shelf:
        assert {option["name"] for option in box["options"]} == set(next(iter(box["presets"].values())))
        assert box["bots"]


async def test_names_and_pieces_are_told_in_the_readers_language(http: httpx.AsyncClient) -> None:
    asked = {"options": {}, "language": "fr"}
    told = (await http.post("/api/games/twelve_heroes/lexicon", json=asked)).json()
    assert told["names"]["hero-1"] == "Golem"
    assert [piece["number"] for piece in told["pieces"]] == list(range(1, len(told["names"]) + 1))
    assert (await http.post("/api/games/killer/lexicon", json=asked)).json() == {"names": {}, "pieces": []}


async def test_a_lexicon_of_what_there_is_not_is_refused_with_the_reason(http: httpx.AsyncClient) -> None:
    unknown = await http.post("/api/games/bridge/lexicon", json={"options": {}})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-game")
    broken = await http.post("/api/games/twelve_heroes/lexicon", json={"options": {"heroes": "{}"}})
    assert (broken.status_code, broken.json()["code"]) == (422, "broken-set")


@pytest.mark.parametrize("game", game_ids())
async def test_examples_are_shown_to_everybody(http: httpx.AsyncClient, game: str) -> None:
    told = await http.get(f"/api/games/{game}/examples")
    assert told.status_code == 200
    assert [example["name"] for example in told.json()] == [example.name for example in find_game(game).examples]


async def test_a_guest_begins_a_lesson_with_one_request(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    opened = await ann.ask("POST", "/api/games/killer/lesson", {"language": "ru"})
    assert opened.status_code == 201
    table = (await http.get(f"/api/tables/{opened.json()['code']}")).json()
    assert (table["lesson"], table["language"], table["status"]) == (True, "ru", "playing")
    assert (await http.post("/api/games/killer/lesson", json={})).status_code == 401
    assert (await ann.ask("POST", "/api/games/bridge/lesson", {})).status_code == 404


async def test_a_guest_is_known_by_a_token_that_is_kept_nowhere_as_it_is(
    server: Running, http: httpx.AsyncClient, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (ann,) = await guests(http, "  Ann\u200b ")
    me = (await ann.ask("GET", "/api/me")).json()
    assert me == {"user": ann.user, "name": "Ann", "language": "en"}
    assert (await http.get("/api/me")).status_code == 401
    assert (await http.get("/api/me", headers={"Authorization": "Bearer x"})).json()["code"] == "who-are-you"
    assert (await ann.ask("PUT", "/api/me", {"name": "Anna", "language": "ru"})).json()["name"] == "Anna"
    folder = Path(server.inside.settings.database.removeprefix("sqlite:///")).parent
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    assert ann.token.encode() not in kept
    assert b"Anna" in kept


@pytest.mark.parametrize("name", ["", "  ", "...", "x" * 41])
async def test_a_name_that_is_none_is_refused(name: str, http: httpx.AsyncClient) -> None:
    assert (await http.post("/api/guests", json={"name": name})).status_code == 422


async def test_a_code_moves_a_guest_to_another_device_once(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = (await ann.ask("POST", "/api/me/device-codes")).json()["code"]
    spoken = f"{code[:4].lower()}-{code[4:].lower()}"
    moved = await http.post("/api/device-codes/redeem", json={"code": spoken})
    assert moved.status_code == 201
    assert moved.json()["user"] == ann.user
    assert moved.json()["token"] != ann.token
    header = {"Authorization": f"Bearer {moved.json()['token']}"}
    assert (await http.get("/api/me", headers=header)).json()["user"] == ann.user
    assert (await ann.ask("GET", "/api/me")).status_code == 200
    again = await http.post("/api/device-codes/redeem", json={"code": code})
    assert (again.status_code, again.json()["code"]) == (422, "bad-device-code")


async def test_both_devices_are_the_same_player(server: Running, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    table = await ann.open(DUEL)
    code = (await ann.ask("POST", "/api/me/device-codes")).json()["code"]
    token = (await http.post("/api/device-codes/redeem", json={"code": code})).json()["token"]
    async with tapped(server.url, table, ann.token) as one, tapped(server.url, table, token) as other:
        assert one.update["seat"] == other.update["seat"] == 0
        await other.do(Sit(new_id(), 1))
        assert (await one.updated(lambda each: each["seat"] == 1))["seat"] == 1


async def test_public_tables_are_in_the_lobby_and_others_only_among_ones_own(http: httpx.AsyncClient) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    shown, hidden = await ann.open(DUEL | {"public": True}), await ann.open(DUEL)
    listed = {table["code"]: table for table in (await http.get("/api/tables")).json()}
    assert shown in listed
    assert hidden not in listed
    assert (listed[shown]["free"], listed[shown]["players"]) == (1, ["Ann"])
    mine = [table["code"] for table in (await ann.ask("GET", "/api/me/tables")).json()]
    assert set(mine) == {shown, hidden}
    assert (await bob.ask("GET", "/api/me/tables")).json() == []
    assert (await http.get(f"/api/tables/{hidden.lower()}")).json()["status"] == "open"


async def test_my_tables_say_where_i_am_awaited(server: Running, http: httpx.AsyncClient) -> None:
    ann, bob = await guests(http, "Ann", "Bob")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, bob.token) as tap:
        await tap.do(Sit(new_id(), 1))
    async with tapped(server.url, code, ann.token) as tap:
        await tap.do(Start(new_id()))
        asked = tap.update["awaited"]
    listed = [(await guest.ask("GET", "/api/me/tables")).json()[0]["awaited"] for guest in (ann, bob)]
    assert listed == [0 in asked, 1 in asked]


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"game": "chess", "seats": [{"type": "person"}]}, "no-such-game"),
        ({"game": "claim", "seats": [{"type": "person"}] * 3}, "seats"),
        ({"game": "claim", "seats": [{"type": "person"}, {"type": "bot", "level": "genius"}]}, "no-such-bot"),
        ({"game": "killer", "seats": [{"type": "person"}] * 2, "options": {"dice": 100}}, "option-bounds"),
        ({"game": "killer", "seats": [{"type": "person"}] * 2, "options": {"no": 1}}, "option-unknown"),
        ({"game": "killer", "seats": [{"type": "bot", "level": "steady"}] * 2}, "no-seat-for-you"),
        ({"game": "killer", "seats": []}, "malformed"),
        ({"game": "killer", "seats": [{"type": "person"}] * 17}, "malformed"),
        (
            {"game": "killer", "seats": [{"type": "person"}] * 2, "clock": {"type": "per-move", "seconds": 0}},
            "malformed",
        ),
        ({"game": "killer", "seats": [{"type": "person"}] * 2, "wine": True}, "malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_reason(
    setup: dict[str, Any], code: str, http: httpx.AsyncClient
) -> None:
    (ann,) = await guests(http, "Ann")
    answer = await ann.ask("POST", "/api/tables", {"setup": setup})
    assert answer.json()["code"] == code
    assert answer.status_code in (404, 422)


async def test_the_record_of_a_finished_game_is_there_to_keep_and_to_check(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(SOLO, sit=False, start=True)
    for _ in range(500):
        if (await http.get(f"/api/tables/{code}")).json()["status"] == "finished":
            break
    record = await http.get(f"/api/tables/{code}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert verify(read(record.text, find_game)).good
    assert (await http.get(f"/api/tables/{code}/verify")).json()["good"]


async def test_the_record_of_a_game_that_goes_on_stays_closed(http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    for path in ("record", "verify"):
        answer = await http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")
    assert (await http.get("/api/tables/NOSUCH/record")).status_code == 404


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


@pytest.mark.parametrize("heroes", ['{"\\ud800": 1}', '{"version": %s}' % ("9" * 400), '"version = %s"' % ("9" * 400)])
async def test_half_a_character_and_a_huge_number_are_refused(http: httpx.AsyncClient, heroes: str) -> None:
    answer = await http.post("/api/games/twelve_heroes/lexicon", json={"options": {"heroes": heroes}})
    assert (answer.status_code, answer.json()["code"]) == (422, "broken-set")


def test_a_refusal_can_be_written_whatever_somebody_sent() -> None:
    refused = Refused("no-such-set", value="\ud800", count=2**70, choices=["\udfff", "a"], numbers=[1, 10**400])
    told = msgspec.json.decode(problem(refused).body)["params"]
    assert told == {"value": "?", "count": str(float(2**70)), "choices": ["?", "a"], "numbers": [1, "…"]}


async def test_a_guest_makes_all_old_tokens_worthless(http: httpx.AsyncClient, server: Running) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    async with tapped(server.url, code, ann.token) as tap:
        answer = await ann.ask("POST", "/api/me/new-token")
        assert (answer.status_code, answer.json()["user"]) == (201, ann.user)
        assert (await tap.heard(lambda each: each["type"] == "bye"))["code"] == "who-are-you"
    assert (await ann.ask("GET", "/api/me")).status_code == 401
    ann.token = answer.json()["token"]
    assert (await ann.ask("GET", "/api/me")).json()["name"] == "Ann"


async def test_an_address_that_is_too_long_is_refused(http: httpx.AsyncClient) -> None:
    for start in ("/assets/", "/api/", "/docs/"):
        long = await http.get(start + "a/" * 600)
        assert (long.status_code, long.json()["code"]) == (414, "address-too-long")


async def test_a_body_that_is_too_large_or_no_json_is_refused(http: httpx.AsyncClient) -> None:
    large = await http.post("/api/guests", content=b"x" * 70_000)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    for body in (b"", b"{", b"\xff\xfe", b'"text"', b'{"name": 7}', b"[" * 60_000):
        answer = await http.post("/api/guests", content=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


async def test_a_body_that_is_nested_too_deeply_is_refused(http: httpx.AsyncClient) -> None:
    deep = b'{"options":{"leader":' + b"[" * 20_000 + b"]" * 20_000 + b"}}"
    answer = await http.post("/api/games/claim/lexicon", content=deep)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize("seat", ["0", "3", "one", "1" * 5000, "\u0661"])
async def test_a_seat_that_there_is_not_is_refused(seat: str, http: httpx.AsyncClient) -> None:
    (ann,) = await guests(http, "Ann")
    code = await ann.open(DUEL)
    answer = await http.get(f"/api/tables/{code}/replay", params={"seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-such-seat")


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("DELETE", "/api/me", 405)])
async def test_a_request_that_there_is_not_says_where_all_are_listed(
    method: str, path: str, status: int, http: httpx.AsyncClient
) -> None:
    answer = await http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, "no-such-request")
    assert "allow" in answer.headers or status == 404


async def test_whoever_does_not_end_a_request_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "GRACE", 0.1)
    with running(tmp_path, request_timeout=0.2) as server:
        port = int(server.url.rsplit(":", 1)[1])
        for begun in (b"", b"GET /api/health HTTP/1.1\r\nHo", b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begun)
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(3):
                    await reader.read()
            writer.close()


@pytest.mark.parametrize("ending", ["close", "keep-alive"])
async def test_whoever_does_not_take_an_answer_in_is_cut_off(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "GRACE", 0.1)
    asked = f"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: {ending}\r\n\r\n".encode()
    with running(tmp_path, request_timeout=0.5) as server, socket.socket() as raw:
        server.keep_little()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.connect(("127.0.0.1", int(server.url.rsplit(":", 1)[1])))
        raw.sendall(asked)
        assert raw.recv(1)
        await until(lambda: not server.connections)


async def test_an_address_that_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.5) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            codes = [(await http.get("/api/health")).status_code for _ in range(12)]
            assert codes[:5] == [200] * 5
            assert 429 in codes


async def test_a_request_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    with running(tmp_path, request_timeout=0.2) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:

            async def slowly() -> Any:
                yield b'{"name":'
                await asyncio.sleep(3)
                yield b'"Ann"}'

            answer = await http.post("/api/guests", content=slowly())
            assert answer.status_code == 503


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
