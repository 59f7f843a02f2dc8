"""Two terminals and a browser at one table: one is killed and returns, and a seat changes devices twice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.tmux import Terminal, needs_tmux, terminals
from tests.web.conftest import Visitor

pytestmark = [
    pytest.mark.slow,
    needs_tmux,
]
SIZE = (80, 24)
CODE = re.compile(r"([A-Z0-9-]{6,}) – type this code")


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Callable[[str], Terminal]]:
    with terminals(tmp_path) as opened:
        yield opened


def code_of_browser(visitor: Visitor) -> str:
    """The one-time code that the settings of a table show."""
    visitor.open_settings()
    visitor.press("Show a code")
    return visitor.page.locator("output.code").inner_text()


def code_of_terminal(terminal: Terminal) -> str:
    """The one-time code that the menu of a table shows."""
    terminal.press("m")
    menu = terminal.wait_for("What would you like?", "Go on in a browser")
    item = re.search(r"(\d) Go on in a browser", menu)
    assert item is not None
    terminal.press(item[1])
    shown = terminal.wait(lambda screen: CODE.search(screen) is not None, "a code")
    terminal.press("Escape")
    found = CODE.search(shown)
    assert found is not None
    return found[1]


def redeem(visitor: Visitor, code: str) -> None:
    """Use a code in a browser that was never here before."""
    visitor.goto("/")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Code from the other device").fill(code)
    visitor.press("Use it")
    visitor.wait_for("Done: this device now has your name and your games.")


def play_first(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("[data-hand] [data-action]")
    visitor.page.locator("[data-hand] [data-action]").first.click()


def test_two_terminals_and_a_browser_share_a_table_where_one_is_killed_and_a_seat_moves_there_and_back(
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
    play_first(zoe)
    for each in (ann, again):
        each.wait_for("turn 2", "Which character do you play?")

    ann.press("c")
    ann.wait_for("Say something")
    ann.press("Good evening", "Enter")
    again.wait_for("Ann: Good evening")

    moved = window("zoe")
    moved.start(SIZE, tmp_path / "zoe", "join", code[1], "--device", code_of_browser(zoe), *here)
    moved.wait_for("turn 2", "Which character do you play?", "Zoé")
    moved.press("1")
    zoe.page.wait_for_function("() => !document.querySelector('.stage[data-asked]')")
    for each in (ann, again):
        each.press("1")
    for each in (ann, again, moved):
        each.wait_for("turn 3", "Which character do you play?")

    back = visitors()
    redeem(back, code_of_terminal(moved))
    zoe.close()
    moved.kill()
    back.goto(f"/t/{code[1]}")
    play_first(back)
    for each in (ann, again):
        each.press("1")
    for each in (ann, again):
        each.wait_for("turn 4", "Which character do you play?")
    back.page.wait_for_selector("[data-hand] [data-action]")
