"""A game from a second distribution, installed by pip, is played in the browser with its own messages."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.plugins.distribution import GAME, install_beside
from tests.web.conftest import Visitor, free_port, serve

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the distribution installed."""
    folder, port = tmp_path_factory.mktemp("plugin"), free_port()
    started = serve(folder, port, **install_beside(folder))
    yield f"http://127.0.0.1:{port}"
    started.send_signal(signal.SIGTERM)
    started.wait(20)


@pytest.fixture
def stranger(chromium: Browser, elsewhere: str) -> Iterator[Visitor]:
    somebody = Visitor(chromium, elsewhere, viewport={"width": 1024, "height": 800})
    yield somebody
    somebody.close()
    assert somebody.complaints == []


def test_it_is_played_on_the_generic_board_in_its_own_words(stranger: Visitor) -> None:
    stranger.goto("/")
    box = stranger.page.locator(f'article[data-game="{GAME}"]')
    box.get_by_role("heading", name="Dice Race").wait_for()
    box.get_by_role("button", name="Play now").click()
    stranger.page.wait_for_url("**/t/*")
    stranger.wait_for("Which card do you show?")
    stranger.play_to_the_end()
    stranger.page.locator("section.end summary").click()
    stranger.page.get_by_role("button", name="Verify the luck").click()
    stranger.wait_for("Verified: every die and every card")


def test_its_rules_are_shown(stranger: Visitor) -> None:
    stranger.goto(f"/rules/{GAME}")
    stranger.wait_for("Dice Race · Rules")
    stranger.page.locator("#DR-1\\.1").wait_for()
