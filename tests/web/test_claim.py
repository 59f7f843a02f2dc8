"""Claim's board: the visible hand, legal cards and reasons for the others, looking closer, dragging."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web import fitting
from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
LED = "dwarf-5"
PLACES = """() => [...document.querySelectorAll('[data-hand] button')].map(card => {
    const box = card.parentElement.getBoundingClientRect()
    return [card.dataset.card, Math.round(box.x), Math.round(box.y)].join()
})"""
SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 620), (1366, 768), (1440, 900), (1920, 1080)]
HIDDEN = """() => {
    const room = document.querySelector('.area').getBoundingClientRect()
    const inside = ({ left, top, right, bottom }) =>
        left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1
    const parts = [...document.querySelectorAll('[data-hand] button, [data-seat], .votes button, .slot')]
    const covered = [...document.querySelectorAll('[data-hand] button')].filter(card => {
        const { left, top } = card.getBoundingClientRect()
        return !card.contains(document.elementFromPoint(left + 14, top + 30))
    })
    return [...parts.filter(part => !inside(part.getBoundingClientRect())), ...covered].map(part => part.outerHTML.slice(0, 80))
}"""

SEEN_THROUGH = """() => {
    const held = [...document.querySelectorAll('[data-held]')]
    return held.flatMap((card, place) => [...card.querySelectorAll('*')].filter(part => {
        const { left, top, width, height } = part.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const covers = ({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom
        const covered = held.slice(place + 1).some(other => covers(other.getBoundingClientRect()))
        return covered && part.contains(document.elementFromPoint(x, y))
    }).map(part => part.outerHTML.slice(0, 80)))
}"""
"""Parts of cards that are seen although a later card lies there."""
BANDS = """() => ['.rival', '.factions', '.middle', '.me', '.note', '.stakes'].flatMap(part => {
    const found = document.querySelector('.board ' + part)
    const { x, y, width, height } = found?.getBoundingClientRect() ?? {}
    return found ? [[part, [x, y, width, height].map(Math.round).join()]] : []
})"""
VERDICT = """() => {
    const cut = [...document.querySelectorAll('.verdict .name')].filter(name => name.scrollWidth > name.clientWidth)
    const tops = new Set([...document.querySelectorAll('.medal')].map(medal => Math.round(medal.getBoundingClientRect().y)))
    const wide = document.querySelector('.verdict').clientWidth / innerWidth
    return { cut: cut.map(name => name.textContent), lines: tops.size, wide }
}"""


def dealt(update: dict[str, Any], hand: list[str], playable: list[str]) -> dict[str, Any]:
    """The same update, with this hand against a Dwarf lead."""
    view = update["view"] | {"stage": "follow", "led": LED, "leader": 1 - update["seat"]}
    view["sides"][update["seat"]]["hand"] = hand
    actions = [{"text": f"play {card}", "verb": "play", "params": {"card": card}} for card in playable]
    return update | {
        "view": view,
        "awaited": [update["seat"]],
        "offer": {"prompt": "follow", "actions": actions, "chosen": None},
    }


def at_table(come: Come, address: str, hand: list[str], playable: list[str]) -> Page:
    """Ann with this hand, whatever the server deals."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def tell(frame: str | bytes) -> None:
            told = json.loads(frame)
            page.send(json.dumps(dealt(told, hand, playable) if told["type"] == "update" else told))

        server.on_message(tell)

    visitor, token = come(), guest(address, "Ann")
    visitor.become(token)
    visitor.page.route_web_socket(lambda url: url.startswith("ws"), between)
    visitor.goto(f"/t/{open_table(address, token, 'claim', bots=1)}")
    expect(visitor.page.locator("[data-hand] [data-action]")).to_have_count(sum(card in playable for card in hand))
    return visitor.page


def seated(come: Come, address: str, **options: Any) -> Page:
    """Ann at a real table, when she must play a card."""
    visitor, token = come(**options), guest(address, "Ann")
    visitor.become(token)
    visitor.goto(f"/t/{open_table(address, token, 'claim', bots=1)}")
    visitor.page.wait_for_selector(".stage[data-asked] [data-hand] [data-action]")
    return visitor.page


def test_who_can_follow_is_told_that_the_other_cards_must_wait(visitors: Come, address: str) -> None:
    page = at_table(visitors, address, ["goblin-0", "dwarf-3", "knight-3"], ["dwarf-3"])
    expect(page.locator(".note.must")).to_contain_text("Dwarves")


def test_who_cannot_follow_is_told_nothing_of_the_kind_not_even_with_equal_cards(visitors: Come, address: str) -> None:
    page = at_table(visitors, address, ["goblin-0", "goblin-0", "knight-3"], ["goblin-0", "knight-3"])
    expect(page.locator(".note.must")).to_have_count(0)


def test_a_card_that_must_wait_can_be_looked_at_and_says_why(visitors: Come, address: str) -> None:
    page = at_table(visitors, address, ["goblin-0", "dwarf-3", "knight-3"], ["dwarf-3"])
    page.locator("[data-card^=knight-3]").dispatch_event("click")
    expect(page.locator("dialog[open]")).to_contain_text("You must follow the Dwarves")
    expect(page.locator("dialog[open]")).to_contain_text("Played after a Goblin, beats it whatever the values.")


def test_a_factions_power_is_one_tap_away(visitors: Come, address: str) -> None:
    page = seated(visitors, address, viewport={"width": 360, "height": 640})
    page.locator(".votes button").nth(2).click()
    expect(page.locator("dialog[open]")).to_contain_text("they go to the score pile of the trick’s winner")


def test_thirteen_cards_the_votes_and_both_seats_are_in_sight_on_every_screen(visitors: Come, address: str) -> None:
    page = seated(visitors, address)
    hidden = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        hidden[width, height] = page.evaluate(HIDDEN)
    assert page.locator("[data-hand] button").count() == 13
    assert {size: parts for size, parts in hidden.items() if parts} == {}


def test_a_card_dragged_to_the_middle_is_played_and_the_others_keep_their_places(visitors: Come, address: str) -> None:
    page = seated(visitors, address, viewport={"width": 390, "height": 844})
    card = page.locator("[data-hand] [data-action]").nth(1)
    key, box, middle = card.get_attribute("data-card"), card.bounding_box(), page.locator("[data-drop]").bounding_box()
    assert box
    assert middle
    before = page.evaluate(PLACES)
    page.mouse.move(box["x"] + 14, box["y"] + 14)
    page.mouse.down()
    page.mouse.move(middle["x"] + 150, middle["y"] + 120, steps=6)
    page.mouse.up()
    expect(page.locator(f"[data-card='{key}']")).to_have_count(0)
    page.wait_for_selector(".stage[data-asked]")
    after = page.evaluate(PLACES)
    assert len(after) == len(before) - 1
    assert [place for place in after if place not in before] == []


def test_a_card_in_front_covers_all_of_the_card_behind_it(visitors: Come, address: str) -> None:
    hand = ["goblin-4", "goblin-5", "goblin-6", "dwarf-5", "dwarf-7", "knight-3", "knight-8", "knight-9"]
    page = at_table(visitors, address, hand, ["dwarf-5", "dwarf-7"])
    page.set_viewport_size({"width": 844, "height": 390})
    at_rest(page)
    assert page.evaluate(SEEN_THROUGH) == []


def test_my_place_in_the_trick_is_called_mine_however_long_my_name_is(visitors: Come, address: str) -> None:
    page = seated(visitors, address, viewport={"width": 360, "height": 640})
    expect(page.locator(".spot.low .label")).to_have_text("You")


def test_nothing_between_the_seats_moves_in_a_whole_game_and_the_votes_have_room_at_its_end(visitors: Come) -> None:
    player = visitors(viewport={"width": 390, "height": 844}, locale="fr-FR")
    heard = fitting.seated(player, "claim", 1)
    page = player.page
    places: dict[str, set[str]] = {}
    for turn in range(30):
        page.wait_for_selector("section.end, .stage[data-asked]")
        if page.locator("section.end").count():
            break
        at_rest(page)
        for part, box in page.evaluate(BANDS):
            places.setdefault(part, set()).add(box)
        player.take_a_choice(turn)
    assert heard.updates[-1]["table"]["status"] == "finished"
    assert {part: boxes for part, boxes in places.items() if len(boxes) > 1} == {}
    for size, least in (((360, 640), 0.9), ((844, 390), 0.7)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        at_rest(page)
        verdict = page.evaluate(VERDICT)
        assert verdict["cut"] == []
        assert verdict["lines"] == 1
        assert verdict["wide"] > least


def test_a_laptop_shows_the_powers_of_the_factions_beside_the_open_story(visitors: Come, address: str) -> None:
    page = seated(visitors, address, viewport={"width": 1366, "height": 768})
    expect(page.locator("aside.side")).to_be_visible()
    for faction in range(5):
        power = page.locator(".votes button small").nth(faction)
        expect(power).to_be_visible()
        assert power.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
def test_the_powers_are_whole_beside_the_values_of_many_cards(visitors: Come, locale: str) -> None:
    player = visitors(viewport={"width": 1366, "height": 768}, locale=locale)
    player.goto("/puzzle/claim?2026-11-16")
    player.page.wait_for_selector(".stage[data-asked]")
    assert "8 7 6 5 4 3 2" in player.page.locator(".votes .values").all_inner_texts()
    for power in player.page.locator(".votes button small").all():
        expect(power).to_be_visible()
        assert power.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
