"""Sets up tables over HTTP, so that a test can start where it needs to."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

SETUP = {
    "options": {},
    "public": False,
    "clock": {"type": "none"},
    "timeout": "bot",
    "spectators": True,
    "show_ready": False,
    "language": "en",
}


def ask(address: str, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """One request to the API, and its answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def guest(address: str, name: str) -> str:
    """The token of a new guest."""
    return str(ask(address, "POST", "/api/guests", {"name": name, "language": "en"})["token"])


def weakest(address: str, game: str) -> str:
    """The quickest bot of a game."""
    return str(next(each for each in ask(address, "GET", "/api/games") if each["id"] == game)["bots"][0])


def open_table(address: str, host: str, game: str, people: int = 1, bots: int = 0, **options: Any) -> str:
    """The code of a new table. The game starts at once if nobody else is awaited."""
    seats = [{"type": "person"}] * people + [{"type": "bot", "level": weakest(address, game)}] * bots
    wanted = {"setup": {**SETUP, "game": game, "seats": seats, **options}, "sit": True, "start": people == 1}
    return str(ask(address, "POST", "/api/tables", wanted, host)["code"])
