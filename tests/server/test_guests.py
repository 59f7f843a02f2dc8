"""The HTTP API of guests: their names, tokens and devices."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tablee.client import new_id
from tablee.wire.client import Sit
from tests.server.running import Running
from tests.server.setups import DUEL
from tests.server.taps import guests, tapped


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
