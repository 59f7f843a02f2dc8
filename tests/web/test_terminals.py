"""Two terminals and a browser at one table of a real server; one of them is killed and comes back."""

from __future__ import annotations

import json
import os
import re
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.tmux import Terminal, needs_tmux, terminals
from tests.web.conftest import Visitor

THOROUGH = os.environ.get("TABLEE_LAWS") == "thorough"
pytestmark = [
    pytest.mark.slow,
    needs_tmux,
    pytest.mark.skipif(not THOROUGH, reason="three real players at once: only in make test-all"),
]
SIZE = (80, 24)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Callable[[str], Terminal]]:
    with terminals(tmp_path) as opened:
        yield opened


def device_code(visitor: Visitor) -> str:
    """The one-time code that the visitor's settings would show."""
    token = visitor.page.evaluate("() => localStorage.getItem('tablee.token')")
    url = f"{visitor.address}/api/me/device-codes"
    request = urllib.request.Request(
        url, b"{}", {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.load(answer)["code"])


def test_two_terminals_and_a_browser_share_a_table_and_a_killed_one_comes_back(
    visitors: Callable[..., Visitor], window: Callable[[str], Terminal], address: str, tmp_path: Path
) -> None:
    ann, bob = window("ann"), window("bob")
    here = ["--server", address, "--lang", "en", "--pace", "none"]
    ann.start(SIZE, tmp_path / "ann", "host", "king_of_12", "--seats", "3", "--name", "Ann", *here)
    code = re.search(r"table ([A-Z0-9]{6})", ann.wait_for("King of 12: table", "1. Ann (host)"))
    assert code is not None
    bob.start(SIZE, tmp_path / "bob", "join", code[1], "--name", "Bob", *here)
    ann.wait_for("2. Bob")
    zoe = visitors()
    zoe.goto(f"/t/{code[1]}")
    zoe.page.get_by_label("Your name").fill("Zoé")
    zoe.press("Sit here")
    ann.wait_for("3. Zoé")
    ann.press("Enter")
    for each in (ann, bob):
        each.wait_for("Round 1, turn 1", "Which character do you play?", "Your hand")
    zoe.page.wait_for_selector("[data-hand] [data-action]")

    hand = bob.screen
    bob.kill()
    again = window("bob-again")
    again.start(SIZE, tmp_path / "bob", "join", code[1], *here)
    again.wait_for("Which character do you play?", *re.findall(r"Play \w+", hand))

    ann.press("1")
    again.press("1")
    zoe.page.locator("[data-hand] [data-action]").first.click()
    for each in (ann, again):
        each.wait_for("turn 2", "Which character do you play?")

    ann.press("c")
    ann.wait_for("Say something")
    ann.press("Good evening", "Enter")
    again.wait_for("Ann: Good evening")

    moved = window("zoe")
    moved.start(SIZE, tmp_path / "zoe", "join", code[1], "--device", device_code(zoe), *here)
    moved.wait_for("turn 2", "Which character do you play?", "Zoé")
    moved.press("1")
    zoe.page.wait_for_function("() => !document.querySelector('.stage[data-asked]')")
