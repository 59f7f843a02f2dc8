"""A player's first questions: who am I, what was that, why can I not, and how do I get home?"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablee.registry import game_ids
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
RISEN = "([card, y]) => document.querySelector(`[data-card='${card}']`).getBoundingClientRect().y === y"
PLACES_IN_A_SECOND = """async card => {
    const seen = new Set()
    for (const begun = performance.now(); performance.now() - begun < 1000;)
        seen.add(await new Promise(done => requestAnimationFrame(() => done(card.getBoundingClientRect().y))))
    return [...seen]
}"""
Come = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
SETTING = "name => JSON.parse(localStorage.getItem('tablee.settings'))[name]"
BROKEN = """() => [...document.querySelectorAll('[data-hand] .name')].filter(name =>
    name.getClientRects().length > 1 || name.scrollWidth > name.closest('button').clientWidth).map(name => name.textContent)"""


CUT = """part => [part, part.closest('li')].map(each => each.getBoundingClientRect()).reduce((inner, outer) =>
    part.scrollWidth > part.clientWidth + 1 || inner.left < outer.left + 3 || inner.right > outer.right - 3)"""


def seated(
    come: Come,
    address: str,
    game: str,
    bots: int = 1,
    name: str = "Ann",
    rules: dict[str, str] | None = None,
    **options: object,
) -> Page:
    """A player at a table of this game, against bots."""
    token = guest(address, name)
    visitor = come(**options)
    visitor.become(token)
    visitor.goto(f"/t/{open_table(address, token, game, bots=bots, options=rules or {})}")
    visitor.page.wait_for_selector(".stage[data-asked]")
    return visitor.page


@pytest.mark.parametrize("game", game_ids())
def test_ones_own_seat_is_marked_on_every_board(visitors: Come, address: str, game: str) -> None:
    page = seated(visitors, address, game)
    expect(page.locator(".stage").get_by_text("Ann (you)").first).to_be_visible()


@pytest.mark.parametrize(("locale", "names"), [("en-US", "Boris, Chloé, Dana"), ("ru-RU", "Борис, Хлоя, Дана")])
def test_bots_of_one_level_have_names_of_their_own_and_their_level_beside(
    visitors: Come, address: str, locale: str, names: str
) -> None:
    page = seated(visitors, address, "killer", bots=3, locale=locale)
    for place, name in enumerate(names.split(", "), start=1):
        seat = page.locator(f"[data-seat='{place}'] .name")
        expect(seat).to_contain_text(name)
        expect(seat.locator("small")).to_be_visible()
    expect(page.locator("[data-seat='0'] .name")).to_be_visible()
    expect(page.locator("[data-seat='0'] .name small")).to_have_count(0)


@pytest.mark.parametrize(("game", "options"), [("claim", {"leader": "seat-1"}), ("king_of_12", {})])
def test_a_card_rises_under_the_pointer_and_stays_there_even_at_its_lower_edge(
    visitors: Come, address: str, game: str, options: dict[str, str]
) -> None:
    page = seated(visitors, address, game, rules=options)  # the leader may play any card
    card = page.locator("[data-hand] button[data-action]").nth(1)  # the first has the focus, which raises it
    at_rest(page)
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    page.wait_for_function(RISEN, arg=[card.get_attribute("data-card"), box["y"] - 6])
    assert card.evaluate(PLACES_IN_A_SECOND) == [box["y"] - 6]


def test_one_plays_the_middle_level_until_another_is_picked_which_is_remembered(visitors: Come) -> None:
    player = visitors()
    player.goto("/")
    player.page.get_by_role("button", name="About Claim").click()
    levels = player.page.get_by_role("group", name="Level of the bots")
    expect(levels.get_by_label("Medium")).to_be_checked()
    levels.get_by_text("Casual").click()
    player.page.locator("[data-box=claim]").get_by_role("button", name="Play now").click()
    player.page.wait_for_url("**/t/*")
    expect(player.page.locator(".board small", has_text="Sergeant").first).to_be_visible()
    player.goto("/new/claim?bots")
    expect(levels.get_by_label("Casual")).to_be_checked()


@pytest.mark.parametrize(("locale", "mark"), [("en-US", "(you)"), ("fr-FR", "(toi)"), ("ru-RU", "(ты)")])
def test_among_eight_on_a_phone_a_long_name_is_shortened_but_not_the_mark_of_ones_own_seat(
    visitors: Come, address: str, locale: str, mark: str
) -> None:
    """In portrait, the own seat is as wide as the phone and the name has room; in landscape it is narrow."""
    size = {"width": 360, "height": 740}
    page = seated(visitors, address, "killer", 7, "Maximilienne-Adélaïde W.", viewport=size, locale=locale)
    mine = page.locator("[data-seat].mine")
    expect(mine.locator(".own")).to_have_text(mark)
    assert not mine.locator(".own").evaluate(CUT)
    assert not mine.locator(".called").evaluate(CUT)
    page.set_viewport_size({"width": 740, "height": 360})
    assert mine.locator(".called").evaluate(CUT)
    assert not mine.locator(".own").evaluate(CUT)
    assert not mine.locator(".life").first.evaluate(CUT)


def test_french_goes_with_the_name_on_the_page_too(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "twelve_heroes", locale="fr-FR")
    expect(page.get_by_role("region", name="Ton campement")).to_be_visible()
    expect(page.get_by_role("region", name="Campement de Boris")).to_be_visible()
    watcher = visitors(locale="fr-FR")
    watcher.goto(page.url.removeprefix(watcher.address))
    expect(watcher.page.get_by_role("region", name="Campement d’Ann")).to_be_visible()


def test_the_host_changes_the_friendly_name_in_the_room(visitors: Come) -> None:
    host = visitors()
    host.goto("/new/killer")
    host.press("Open the table")
    host.wait_for("(you)")
    host.page.get_by_role("button", name="Rename").click()
    host.page.get_by_label("Your name").fill("Zoé")
    host.page.get_by_role("button", name="Change", exact=True).click()
    host.wait_for("Zoé (you)")


def test_a_name_typed_on_the_shelf_is_the_players_and_can_be_changed_in_the_game(visitors: Come) -> None:
    player = visitors()
    player.goto("/")
    player.page.get_by_role("button", name="You are called").click()
    player.page.get_by_label("Your name").fill("Zoe")
    player.page.get_by_role("button", name="Change", exact=True).click()
    player.page.get_by_role("button", name="Close").click()
    expect(player.page.get_by_role("button", name="You are called Zoe")).to_be_visible()
    player.press("Play now")
    player.wait_for("Zoe (you)")
    player.page.get_by_role("button", name="Menu").click()
    player.page.locator("dialog summary").click()
    player.page.get_by_label("Your name").fill("Zazie")
    player.page.get_by_role("button", name="Change").click()
    player.page.get_by_role("button", name="Close").click()
    player.wait_for("Zazie (you)")


def test_sounds_are_muted_by_one_tap_and_have_a_volume(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "killer", viewport=PHONE)
    page.get_by_role("button", name="Turn the sounds off").click()
    page.get_by_role("button", name="Turn the sounds on").wait_for()
    assert page.evaluate(SETTING, "sound") is False
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog summary").click()
    page.get_by_label("Volume").fill("0.25")
    assert page.evaluate(SETTING, "volume") == 0.25


def test_against_bots_the_menu_offers_no_chat(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "claim")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Rules")).to_be_visible()
    expect(page.get_by_role("button", name="Turn the chat off")).to_have_count(0)


def test_on_a_phone_too_one_sees_what_everybody_played_and_which_turn_is_now(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "king_of_12", bots=3, viewport=PHONE)
    expect(page.get_by_role("heading", name="Round 1, turn 1")).to_be_visible()
    page.locator("[data-action='play golem']").click(position={"x": 8, "y": 40})
    expect(page.locator("[data-seat] .hand .spent")).to_have_count(3)
    expect(page.locator("[data-seat] .hand .spent").first).to_be_visible()


def test_on_a_phone_the_story_is_one_tap_away_and_marks_what_is_new(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "killer", viewport=PHONE)
    page.keyboard.press("l")
    page.locator(".offer ul button").first.click()
    page.wait_for_selector(".stage[data-asked]")
    page.get_by_role("button", name="Story", exact=True).click()
    expect(page.locator(".story .since")).to_be_attached()
    expect(page.locator(".story li.new").first).to_contain_text("You set aside")


def test_no_faction_of_claim_is_broken_on_a_phone(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "claim", viewport=PHONE)
    assert page.locator("[data-hand] .name").count() == 13
    assert page.evaluate(BROKEN) == []


def with_a_hero_too_dear(come: Come, address: str) -> Page:
    """A game of Twelve Heroes that begins with a hero in hand that the camp cannot afford."""
    for _ in range(6):
        page = seated(come, address, "twelve_heroes")
        page.locator("[data-action=done]").click()
        page.locator(".stage[data-asked] [data-action=supply]").wait_for()
        if page.locator("[data-hand] button:has(.dear)").count():
            return page
    raise AssertionError("everybody was cheap, six times")


def test_a_hero_too_dear_says_so_and_by_which_rule(visitors: Come, address: str) -> None:
    page = with_a_hero_too_dear(visitors, address)
    page.locator("[data-hand] button:has(.dear)").first.click(position={"x": 12, "y": 40})
    said = page.locator("[data-dock] [role=group]")
    expect(said).to_contain_text("(H-3.2)")
    expect(said.locator("[data-action]")).to_have_count(0)
    said.get_by_role("button", name="Put back").click()
    expect(said).to_have_count(0)


def test_an_address_where_nothing_is_leads_home(visitors: Come) -> None:
    lost = visitors()
    answer = lost.page.goto(f"{lost.address}/nonsense")
    assert answer is not None
    assert answer.status == 404
    expect(lost.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    lost.page.locator("main").get_by_role("link", name="The shelf").click()
    lost.page.wait_for_selector("article .cover")
    assert all("404" in each for each in lost.complaints)
    lost.complaints.clear()  # the console reports the status
