"""What a player asks first: who am I here, what was that, why can I not, and how do I get home."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tablee.registry import game_ids
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
PLACES_IN_A_SECOND = """async card => {
    const seen = new Set()
    for (const begun = performance.now(); performance.now() - begun < 1000;)
        seen.add(await new Promise(done => requestAnimationFrame(() => done(card.getBoundingClientRect().y))))
    return [...seen]
}"""
Come = Callable[..., Visitor]
PHONE = {"width": 390, "height": 844}
BROKEN = """() => [...document.querySelectorAll('.hand .name')].filter(name =>
    name.getClientRects().length > 1 || name.scrollWidth > name.closest('button').clientWidth).map(name => name.textContent)"""


CUT = """part => [part, part.closest('li')].map(each => each.getBoundingClientRect()).reduce((inner, outer) =>
    part.scrollWidth > part.clientWidth + 1 || inner.left < outer.left + 3 || inner.right > outer.right - 3)"""


def seated(come: Come, address: str, game: str, bots: int = 1, name: str = "Ann", **options: object) -> Page:
    """Somebody at a table of this game, against bots."""
    token = guest(address, name)
    visitor = come(**options)
    visitor.become(token)
    visitor.goto(f"/t/{open_table(address, token, game, bots=bots)}")
    visitor.page.wait_for_selector("details.offer")
    return visitor.page


@pytest.mark.parametrize("game", game_ids())
def test_ones_own_seat_is_marked_on_every_board(visitors: Come, address: str, game: str) -> None:
    page = seated(visitors, address, game)
    expect(page.locator(".play").get_by_text("Ann (you)").first).to_be_visible()


@pytest.mark.parametrize(("locale", "names"), [("en-US", "Boris, Chloé, Dana"), ("ru-RU", "Борис, Хлоя, Дана")])
def test_bots_of_one_level_have_names_of_their_own_and_their_level_beside(
    visitors: Come, address: str, locale: str, names: str
) -> None:
    page = seated(visitors, address, "killer", bots=3, locale=locale)
    seats = page.locator(".board li .name")
    for place, name in enumerate(names.split(", "), start=1):
        expect(seats.nth(place)).to_contain_text(name)
        expect(seats.nth(place).locator("small")).to_be_visible()
    expect(seats.nth(0).locator("small")).to_have_count(0)


@pytest.mark.parametrize("game", ["claim", "king_of_12"])
def test_a_card_rises_under_the_pointer_and_stays_there_even_at_its_lower_edge(
    visitors: Come, address: str, game: str
) -> None:
    page = seated(visitors, address, game)
    card = page.locator(".hand .rises").first
    card.evaluate("card => card.scrollIntoView({ block: 'center' })")
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    page.wait_for_timeout(600)
    assert card.evaluate(PLACES_IN_A_SECOND) == [box["y"] - 6]


def test_one_plays_the_middle_level_until_another_is_picked_which_is_remembered(visitors: Come) -> None:
    player = visitors()
    player.goto("/")
    box = player.page.locator("article", has_text="Claim")
    level = box.get_by_label("Level of the bots")
    expect(level).to_have_value("steady")
    level.select_option("eager")
    box.get_by_role("button", name="Play now").click()
    player.page.wait_for_url("**/t/*")
    expect(player.page.locator(".board small", has_text="Sergeant").first).to_be_visible()
    player.goto("/new/claim")
    player.page.get_by_label("Bots", exact=True).fill("1")
    expect(player.page.get_by_label("Level of the bots")).to_have_value("eager")


@pytest.mark.parametrize(("locale", "mark"), [("en-US", "(you)"), ("fr-FR", "(toi)"), ("ru-RU", "(ты)")])
def test_among_eight_on_a_phone_a_long_name_is_shortened_but_not_the_mark_of_ones_own_seat(
    visitors: Come, address: str, locale: str, mark: str
) -> None:
    size = {"width": 360, "height": 740}
    page = seated(visitors, address, "killer", 7, "Maximilienne-Adélaïde W.", viewport=size, locale=locale)
    mine = page.locator(".board li.me")
    expect(mine.locator(".own")).to_have_text(mark)
    assert not mine.locator(".own").evaluate(CUT)
    assert not mine.locator(".arrow").evaluate(CUT)
    assert mine.locator(".called").evaluate(CUT)


def test_french_goes_with_the_name_on_the_page_too(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "twelve_heroes", locale="fr-FR")
    expect(page.get_by_role("region", name="Campement d’Ann")).to_be_visible()
    expect(page.get_by_role("region", name="Campement de Boris")).to_be_visible()


def test_the_host_types_a_name_and_changes_it_in_the_room(visitors: Come) -> None:
    host = visitors()
    host.goto("/new/killer")
    host.page.get_by_label("Your name").fill("Zoe")
    host.press("Open the table")
    host.wait_for("Zoe (you)")
    host.page.get_by_label("Your name").fill("Zoé")
    host.page.get_by_role("button", name="Change").click()
    host.wait_for("Zoé (you)")


def test_a_name_typed_on_the_shelf_is_the_players_and_can_be_changed_in_the_game(visitors: Come) -> None:
    player = visitors()
    player.goto("/")
    player.page.get_by_label("Your name").fill("Zoe")
    player.press("Play now")
    player.wait_for("Zoe (you)")
    player.page.get_by_role("button", name="Menu").click()
    player.page.locator("dialog summary").click()
    player.page.get_by_label("Your name").fill("Zazie")
    player.page.get_by_role("button", name="Change").click()
    player.page.get_by_role("button", name="Close").click()
    player.wait_for("Zazie (you)")


def test_on_a_phone_too_one_sees_what_everybody_played_and_which_turn_is_now(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "king_of_12", bots=3, viewport=PHONE)
    expect(page.get_by_role("heading", name="Now turn 1: choose a card")).to_be_visible()
    page.locator(".handcard").first.click()
    expect(page.locator(".group .spent")).to_have_count(4)
    expect(page.locator(".group .spent").first).to_be_visible()


def test_on_a_phone_the_latest_news_stand_above_the_board(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "killer", viewport=PHONE)
    expect(page.locator("aside .since")).to_have_count(0)  # nothing is since a move that was not made
    page.locator(".die").first.click()
    page.locator(".acts .primary").first.click()
    expect(page.locator(".news")).to_contain_text("Ann sets aside")
    expect(page.locator("aside .since")).to_be_attached()


def test_no_faction_of_claim_is_broken_on_a_phone(visitors: Come, address: str) -> None:
    page = seated(visitors, address, "claim", viewport=PHONE)
    assert page.locator(".hand .name").count() == 13
    assert page.evaluate(BROKEN) == []


def with_a_hero_too_dear(come: Come, address: str) -> Page:
    """A game of Twelve Heroes that begins with somebody in hand whom the camp cannot pay."""
    for _ in range(6):
        page = seated(come, address, "twelve_heroes")
        page.get_by_role("button", name="Keep this hand").click()
        page.locator(".board .actions").wait_for()
        if page.locator(".lacks").count():
            return page
    raise AssertionError("everybody was cheap, six times")


def test_a_hero_too_dear_says_so_and_by_which_rule(visitors: Come, address: str) -> None:
    page = with_a_hero_too_dear(visitors, address)
    dear = page.locator("button[data-thing]:has(.lacks)").first
    expect(dear).to_contain_text("Food short")
    dear.click()
    expect(page.locator(".dear")).to_contain_text("(H-3.2)")
    expect(page.get_by_role("button", name="Put back")).to_have_count(0)
    page.get_by_role("region", name="What you can do").get_by_role("button", name="Close").click()
    expect(page.locator(".dear")).to_have_count(0)


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
