"""The first minutes: one click to play, a friendly name, a custom game, an invitation."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tablee.registry import game_ids
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.test_screens import faults, violations

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
SIZES = ((360, 640), (844, 390), (1366, 768))
CUT = "links => links.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
"""The links whose text does not fit into them."""
TWO_WORDS = re.compile(r"^\S+[ -]\S+$")


def size(width: int, height: int) -> dict[str, int]:
    return {"width": width, "height": height}


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "ru-RU"])
def test_a_play_button_is_on_the_first_screen_at_every_size(visitors: Come, address: str, locale: str) -> None:
    """Also for somebody with running games, which stand above the boxes."""
    token = guest(address, "Ann")
    for game in game_ids():
        open_table(address, token, game, bots=1)
    player = visitors(locale=locale)
    player.become(token)
    player.goto("/")
    player.page.locator(".running a").first.wait_for()
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        expect(player.page.locator("article .doors .primary").first).to_be_in_viewport(ratio=1)
        assert faults(player.page) == []
        assert player.page.locator(".running a").evaluate_all(CUT) == []


def test_a_game_with_friends_is_one_click_away_on_a_laptop_and_two_taps_on_a_phone(visitors: Come) -> None:
    player = visitors(viewport=size(1366, 768))
    player.goto("/")
    player.page.locator("article[data-game=king_of_12] .ways a").click()
    player.page.wait_for_url("**/new/king_of_12")
    player.page.set_viewport_size({"width": 360, "height": 640})
    player.goto("/")
    player.page.locator("article[data-game=king_of_12] .more").click()
    player.page.locator("dialog[open]").get_by_role("link", name="With friends").click()
    player.page.wait_for_url("**/new/king_of_12")


@pytest.mark.parametrize("game", game_ids())
def test_what_a_board_needs_comes_while_its_table_is_being_opened(visitors: Come, game: str) -> None:
    """Otherwise a slow network shows an empty screen for one more round trip."""
    player = visitors()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.page.on("websocket", lambda socket: asked.append(socket.url))
    player.goto("/")
    player.page.locator(f"article[data-game={game}] .primary").click()
    player.page.locator(".stage .board-room > *").wait_for()
    opened = next(at for at, url in enumerate(asked) if url.endswith("/socket"))
    assert [url for url in asked[opened:] if url.endswith((".js", ".css", "/lexicon")) or "/api/words" in url] == []


def test_a_newcomer_has_a_friendly_name_in_their_language_before_and_after_they_play(visitors: Come) -> None:
    names = set()
    for locale, title in {"en-US": "Take a box", "fr-FR": "Prends une boîte", "ru-RU": "Сними коробку"}.items():
        player = visitors(locale=locale)
        player.goto("/")
        player.wait_for(title)
        called = player.page.locator("header .name")
        expect(called).to_have_text(TWO_WORDS)
        name = called.inner_text()
        player.page.locator("article[data-game=killer] .primary").click()
        player.page.wait_for_url("**/t/*")
        expect(player.page.locator("[data-seat='0']")).to_contain_text(name)
        names.add(name)
    assert len(names) == 3


def test_finished_games_say_who_won_and_running_ones_stand_first(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    code = open_table(address, token, "killer", bots=1)
    player.goto(f"/t/{code}")
    player.page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        player.page.get_by_role("button", name="Resign").click()
    player.page.wait_for_selector("section.end")
    open_table(address, token, "claim", bots=1)
    player.goto("/")
    expect(player.page.locator(".running a")).to_have_count(1)
    expect(player.page.get_by_role("region", name="Finished games")).to_contain_text("Boris won")


def test_one_place_opens_any_game_against_bots(visitors: Come) -> None:
    player = visitors(viewport=size(360, 640))
    player.goto("/new/claim?bots")
    expect(player.page.get_by_text("This game is for two.")).to_be_visible()
    player.goto("/new/killer?bots")
    expect(player.page.get_by_text("This game is for 2 to 8 players.")).to_be_visible()
    for _ in range(2):
        player.page.get_by_role("button", name="One more").click()
    player.page.get_by_text("Easy").click()
    player.page.get_by_label("Set-up").select_option("duel")
    player.page.get_by_label("Clock").select_option("bank-5")
    player.page.get_by_role("button", name="Play now").click()
    player.page.wait_for_selector(".stage [data-seat]")
    expect(player.page.locator("[data-seat]")).to_have_count(4)


def test_friends_and_bots_share_a_table_within_its_bounds(visitors: Come) -> None:
    host = visitors(viewport=size(360, 640))
    host.goto("/new/killer")
    host.page.get_by_text("Friends and bots").click()
    players = host.page.get_by_label("Players in all")
    players.fill("99")
    players.press("Tab")
    expect(players).to_have_value("8")
    host.page.get_by_label("How many of them are bots").fill("5")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.locator(".room li")).to_have_count(8)
    expect(host.page.locator(".room li.free")).to_have_count(2)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_invitation_is_on_top_and_joining_is_one_tap(visitors: Come, address: str, theme: str) -> None:
    host, friend = (visitors(viewport=size(360, 640), color_scheme=theme) for _ in range(2))
    token = guest(address, "Ann")
    host.become(token)
    code = open_table(address, token, "claim", people=2)
    host.goto(f"/t/{code}")
    expect(host.page.get_by_role("img", name="The link as a QR code")).to_be_in_viewport(ratio=1)
    expect(host.page.get_by_text(code, exact=True)).to_be_in_viewport(ratio=1)
    friend.goto(f"/t/{code}")
    expect(friend.page.get_by_role("button", name="Join the table")).to_be_in_viewport(ratio=1)
    for each in (host, friend):
        assert faults(each.page) == []
        assert violations(each.page) == []
    friend.page.get_by_role("button", name="Join the table").click()
    host.press("Start the game")
    friend.page.wait_for_selector("[data-hand] button")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_box_and_the_settings_are_open_to_everybody(visitors: Come, theme: str) -> None:
    player = visitors(viewport=size(360, 640), color_scheme=theme)
    player.goto("/")
    player.page.get_by_role("button", name="About Claim").click()
    player.page.locator("[data-box=claim]").wait_for()
    assert violations(player.page) == []
    assert faults(player.page) == []
    player.page.get_by_role("button", name="Close").click()
    player.page.get_by_role("button", name="You are called").click()
    before = player.page.get_by_label("Your name").input_value()
    player.page.get_by_role("button", name="Suggest another name").click()
    expect(player.page.get_by_label("Your name")).not_to_have_value(before)
    assert violations(player.page) == []
