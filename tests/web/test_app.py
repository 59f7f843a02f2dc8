"""The page as an app: small, installable, usable offline, in any language at any time."""

from __future__ import annotations

import gzip
import urllib.request
from collections.abc import Callable

import pytest

from tests.web.arranging import guest, open_table
from tests.web.conftest import MOVED_ON, Visitor

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
MOST_SCRIPT = 250_000
MOST_FONTS = 120_000


def fetched(url: str) -> bytes:
    """The file at an address, fetched at once, because a page that is left keeps no responses."""
    with urllib.request.urlopen(url, timeout=30) as answer:
        return bytes(answer.read())


@pytest.mark.parametrize("game", ["killer", "king_of_12", "claim", "twelve_heroes"])
def test_the_shelf_and_a_board_are_light(visitors: Come, address: str, game: str) -> None:
    newcomer = visitors(service_workers="block", locale="ru-RU")
    seen: set[str] = set()
    newcomer.page.on("response", lambda response: seen.add(response.url))
    token = guest(address, "Ann")
    newcomer.become(token)
    newcomer.goto("/")
    newcomer.page.locator("article .cover").first.wait_for()
    assert newcomer.page.locator("article .cover-art").first.evaluate("each => each.clientHeight") > 50
    newcomer.goto(f"/t/{open_table(address, token, game, bots=1)}")
    newcomer.page.wait_for_selector(".stage .board-room > *")
    newcomer.page.wait_for_load_state("networkidle")
    scripts = [gzip.compress(fetched(url)) for url in seen if url.endswith(".js")]
    fonts = [fetched(url) for url in seen if url.endswith(".woff2")]
    assert len(scripts) > 3
    assert sum(map(len, scripts)) <= MOST_SCRIPT
    assert len(fonts) >= 4, "two families, each in Latin and Cyrillic"
    assert sum(map(len, fonts)) <= MOST_FONTS
    newcomer.complaints.clear()  # the console reports that the service worker is blocked


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
    assert not [each for each in addresses if each.startswith("/api") and not each.startswith("/api/words")]
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
    player.page.wait_for_selector("[data-hand] [data-action]")
    cards = player.page.locator("[data-hand] button").count()
    player.open_settings()
    player.page.get_by_label("Language").select_option("fr")
    player.page.get_by_label("Langue").select_option("ru")
    player.page.get_by_role("button", name="Закрыть").click()
    player.page.get_by_role("button", name="Меню").wait_for()
    assert player.page.locator("[data-hand] button").count() == cards
    player.page.reload()
    player.page.get_by_role("button", name="Меню").wait_for()


def test_a_move_can_be_asked_about_before_it_is_made(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    player.context.add_init_script(
        "localStorage.setItem('tablee.settings', JSON.stringify({ confirm: true, pace: 'none' }))"
    )
    player.goto(f"/t/{open_table(address, token, 'king_of_12', bots=1)}")
    player.page.locator(".stage [data-action]").first.click()
    player.press("Cancel")
    decision = player.decision()
    player.page.locator(".stage [data-action]").first.click()
    assert player.decision() == decision
    player.press("Yes, do it")
    player.page.wait_for_function(MOVED_ON, arg=decision)


def test_a_replay_is_shared_by_its_address(visitors: Come, address: str) -> None:
    player, friend = visitors(), visitors()
    token = guest(address, "Ann")
    player.become(token)
    code = open_table(address, token, "killer", bots=1)
    player.goto(f"/t/{code}")
    player.leave()
    player.page.wait_for_selector("section.end")
    friend.goto(f"/replay/{code}#3.1")
    friend.page.get_by_label("Step 3 of").wait_for()
    assert friend.page.get_by_label("Seen by").input_value() == "0"


def test_a_replay_does_not_tell_who_is_away_by_now(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    code = open_table(address, token, "killer", bots=1, options={"life": 6})
    player.goto(f"/t/{code}")
    player.play_to_the_end()
    player.goto("/")  # the seat is left
    player.goto(f"/replay/{code}#1.1")
    player.page.get_by_label("Step 1 of").wait_for()
    player.page.wait_for_selector("[data-seat]")
    assert player.page.locator("[data-seat] .away").count() == 0


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_menu_of_a_table_fits_a_laptop(visitors: Come, address: str, language: str) -> None:
    player = visitors(locale=language, viewport={"width": 1366, "height": 768})
    token = guest(address, "Ann")
    player.become(token)
    player.goto(f"/t/{open_table(address, token, 'twelve_heroes', bots=1)}")
    player.page.wait_for_selector(".stage[data-asked]")
    player.page.keyboard.press("m")
    menu = player.page.locator("dialog[open]")
    menu.locator("summary").wait_for()
    assert menu.locator(".rows > *").count() >= 8
    assert menu.evaluate("each => each.scrollHeight - each.clientHeight") <= 0
