"""The page as an app: light, installable, there without a network, in the language one likes at any time."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
MOST = 200_000


@pytest.mark.parametrize("game", ["killer", "king_of_12", "claim", "twelve_heroes"])
def test_the_shelf_and_a_board_are_light(visitors: Come, address: str, game: str) -> None:
    newcomer = visitors(service_workers="block")
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    newcomer.page.on("response", weigh)
    token = guest(address, "Ann")
    newcomer.become(token)
    newcomer.goto("/")
    newcomer.page.locator("article .cover").first.wait_for()
    newcomer.goto(f"/t/{open_table(address, token, game, bots=1)}")
    newcomer.page.wait_for_selector(".columns .play > *")
    newcomer.page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) < MOST
    newcomer.complaints.clear()  # the console reports that the worker, which would load everything again, is kept away


def test_scripts_are_sent_compressed(visitors: Come) -> None:
    newcomer = visitors()
    with newcomer.page.expect_response(lambda response: response.url.endswith(".js")) as caught:
        newcomer.goto("/")
    assert caught.value.headers["content-encoding"] == "gzip"


def test_the_installed_app_opens_without_a_network_and_says_so(visitors: Come) -> None:
    traveller = visitors()
    traveller.goto("/")
    traveller.page.locator("article .cover").first.wait_for()
    kept = "async () => (await (await caches.open('tablee-page-1')).keys()).filter(each => each.url.endsWith('.js')).length > 3"
    traveller.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    for _ in range(100):
        if traveller.page.evaluate(kept):
            break
        traveller.page.wait_for_timeout(100)
    addresses = traveller.page.evaluate(
        "async () => (await (await caches.open('tablee-page-1')).keys()).map(each => new URL(each.url).pathname)"
    )
    assert not [each for each in addresses if each.startswith("/api")]
    traveller.context.set_offline(True)
    traveller.page.reload()
    traveller.wait_for("The server cannot be reached.")
    traveller.complaints.clear()  # a browser without a network says so on its console


def test_it_can_be_installed(visitors: Come) -> None:
    owner = visitors()
    owner.goto("/")
    manifest = owner.page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert manifest["display"] == "standalone"
    assert {"name", "start_url", "icons"} <= set(manifest)
    assert owner.page.evaluate("async () => (await navigator.serviceWorker.ready).scope").endswith("/")


def test_another_language_does_not_lose_the_game(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    player.goto(f"/t/{open_table(address, token, 'claim', bots=1)}")
    player.page.wait_for_selector(".hand button.lit")
    cards = player.page.locator(".hand button").count()
    player.press("Settings")
    player.page.get_by_label("Language").select_option("fr")
    player.page.get_by_label("Langue").select_option("ru")
    player.page.get_by_role("button", name="Закрыть").click()
    player.wait_for("Что произошло")
    assert player.page.locator(".hand button").count() == cards
    player.page.reload()
    player.wait_for("Что произошло")


def test_a_move_can_be_asked_about_before_it_is_made(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    player.context.add_init_script("localStorage.setItem('tablee.settings', JSON.stringify({ confirm: true }))")
    player.goto(f"/t/{open_table(address, token, 'king_of_12', bots=1)}")
    player.page.locator(".hand button.lit").first.click()
    player.press("Cancel")
    assert player.page.locator(".hand button.lit").count() == 7
    player.page.locator(".hand button.lit").first.click()
    player.press("Yes, do it")
    player.page.wait_for_function("() => document.querySelectorAll('.hand button').length === 6")


def test_a_replay_is_shared_by_its_address(visitors: Come, address: str) -> None:
    player, friend = visitors(), visitors()
    token = guest(address, "Ann")
    player.become(token)
    code = open_table(address, token, "killer", bots=1)
    player.goto(f"/t/{code}")
    player.page.get_by_role("button", name="Menu").click()
    player.press("Leave")
    player.page.wait_for_selector("section.end")
    friend.goto(f"/replay/{code}#3.1")
    friend.wait_for("Step 3 of")
    assert friend.page.get_by_label("Seen by").input_value() == "0"


def test_a_replay_does_not_tell_who_is_away_by_now(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    code = open_table(address, token, "killer", bots=1, options={"life": 6})
    player.goto(f"/t/{code}")
    player.play_to_the_end()
    player.goto("/")  # the seat is left
    player.goto(f"/replay/{code}#3.1")
    player.wait_for("Step 3 of")
    player.page.wait_for_selector(".board li")
    assert player.page.locator(".board .away").count() == 0
