"""A server and Debian's Chromium for the web tests."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.plugins.distribution import install_beside

expect.set_options(timeout=60_000)  # a busy machine is slow, not wrong
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NEW_QUESTION = """decision => document.querySelector('section.end')
    || document.querySelector('.stage[data-asked]') && document.querySelector('.stage').dataset.decision !== decision"""
MOVED_ON = """decision => document.querySelector('section.end')
    || document.querySelector('.stage') && !document.querySelector('.stage[data-asked]')
    || (document.querySelector('.stage')?.dataset.decision ?? decision) !== decision"""
ANYWAY = "dialog[open] [data-anyway]"
"""The answer to a question that is asked before a choice is sent."""
ATTEMPTS = 10
"""How often something is tried before it is given up."""
SETTINGS = """localStorage.getItem('tablee.settings')
    ?? localStorage.setItem('tablee.settings', JSON.stringify({{ pace: '{pace}', text: {text} }}))"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(folder: Path, port: int, tree: Path | None = None, /, **variables: str) -> subprocess.Popen[bytes]:
    """Start a server on this port with its data in this folder, optionally from another tree, and wait for it."""
    environment = os.environ | {
        "TABLEE_PORT": str(port),
        "TABLEE_DATABASE": f"sqlite:///{folder / 'web.sqlite3'}",
        "TABLEE_BOT_PACE": "0",
        "TABLEE_REQUESTS_PER_SECOND": "1000",
        "TABLEE_MESSAGES_PER_SECOND": "1000",
        "TABLEE_SOCKETS_PER_SECOND": "1000",
        **variables,
    }
    command = [sys.executable, "-m", "tablee", "serve"]
    started = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, cwd=tree)
    for _ in range(900):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=2)
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return started
    started.kill()
    raise RuntimeError("the server did not start")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick bots."""
    port = free_port()
    started = serve(tmp_path_factory.mktemp("web"), port)
    yield f"http://127.0.0.1:{port}"
    started.send_signal(signal.SIGTERM)
    started.wait(20)


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a game from a second distribution."""
    folder, port = tmp_path_factory.mktemp("plugin"), free_port()
    started = serve(folder, port, **install_beside(folder))
    yield f"http://127.0.0.1:{port}"
    started.send_signal(signal.SIGTERM)
    started.wait(20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real browser."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "these tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """A visitor with their own browser. Console messages are kept."""

    def __init__(self, browser: Browser, address: str, pace: str = "none", **options: Any) -> None:
        self.address = address
        text = options.pop("text", 1)
        self.context: BrowserContext = browser.new_context(**{"locale": "en-US", "reduced_motion": "reduce", **options})
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(SETTINGS.format(pace=pace, text=text))
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._console(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def goto(self, path: str) -> None:
        self.page.goto(self.address + path)

    def become(self, token: str) -> None:
        """Come as this guest from now on."""
        self.context.add_init_script(
            f"localStorage.getItem('tablee.token') ?? localStorage.setItem('tablee.token', '{token}')"
        )

    def press(self, name: str) -> None:
        """Click the button or the link with this name."""
        self.page.locator("button, a.button").filter(has_text=name).first.click()

    def wait_for(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for(timeout=30_000)

    def take_a_seat(self) -> None:
        """Take the first free seat, or the next if somebody was faster."""
        for _ in range(ATTEMPTS):
            self.press("Sit here")
            try:
                self.page.get_by_text("(you)").first.wait_for(timeout=5000)
            except PlaywrightTimeout:
                continue
            return
        raise AssertionError("every seat is taken")

    def decision(self) -> str | None:
        """The number of the decision that the table shows."""
        return self.page.locator(".stage").get_attribute("data-decision")

    def open_settings(self) -> None:
        """Open the settings in the menu of a table."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.locator("dialog summary").click()

    def leave(self) -> None:
        """Let a bot play on, and confirm it."""
        self.page.get_by_role("button", name="Menu").click()
        for _ in range(2):
            self.page.get_by_role("button", name="Leave: a bot plays for me").click()

    def play_to_the_end(self, choices: int = 600) -> None:
        """Take the first or a later offered choice, again and again, until the result appears."""
        for turn in range(choices):
            self.page.wait_for_selector("section.end, .stage[data-asked]", timeout=120_000)
            if self.page.locator("section.end").count():
                return
            self.take_a_choice(turn)
        raise AssertionError("the game did not end")

    def take_a_choice(self, turn: int) -> None:
        """Take a choice from the list, and wait until the table has moved on or waits for others."""
        many = ".offer ul button"
        self.choose_from_the_list(many, lambda: (turn * 7) % self.page.locator(many).count())

    def choose_from_the_list(self, choice: str, place: Callable[[], int] = lambda: 0) -> None:
        """Open the list of choices and take this one, or the one at this place."""
        page = self.page
        decision = self.decision()
        buttons = page.locator(choice)
        for _ in range(ATTEMPTS):
            page.keyboard.press("l")
            try:
                buttons.first.wait_for(timeout=3000)
                buttons.nth(place()).click(timeout=3000)
            except PlaywrightTimeout:  # the list was already open, or the table has moved on
                if page.evaluate(f"decision => Boolean(({MOVED_ON})(decision))", decision):
                    return None
            else:
                return self._go_on(decision)
        raise AssertionError("the list of choices does not open")

    def _go_on(self, decision: str | None) -> None:
        """Wait until the table has moved on. Confirm if it asks."""
        page = self.page
        page.wait_for_function(
            f"decision => document.querySelector('{ANYWAY}') || ({MOVED_ON})(decision)", arg=decision
        )
        if page.locator(ANYWAY).count():
            page.locator(ANYWAY).click()
        page.wait_for_function(MOVED_ON, arg=decision)

    def close(self) -> None:
        self.context.close()


@pytest.fixture
def visitors(chromium: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Any number of visitors with their own browsers. No console may complain."""
    came: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        where = options.pop("address", address)
        came.append(Visitor(chromium, where, **{"viewport": {"width": 1024, "height": 800}, **options}))
        return came[-1]

    yield come
    for each in came:
        each.close()
    assert [each.complaints for each in came if each.complaints] == []


@pytest.fixture
def visitor(chromium: Browser, address: str) -> Iterator[Visitor]:
    """A visitor on the shelf."""
    somebody = Visitor(chromium, address, viewport={"width": 1440, "height": 900})
    yield somebody
    somebody.close()
    assert somebody.complaints == []
