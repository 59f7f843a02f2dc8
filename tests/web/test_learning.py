"""Learning in the browser: rules with boards, and a first game with a tutor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.registry import find_game, game_ids
from tests.web.conftest import Visitor
from tests.web.fitting import SETTLED, taught
from tests.web.test_screens import faults, violations
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow

ANSWERED = """decision => document.querySelector('section.end')
    || document.querySelector('.stage[data-asked]') && document.querySelector('.stage').dataset.decision !== decision
    && document.querySelector('.lesson .advice')"""


def box(page: Page, game: str) -> None:
    """Open the lesson of a game from its box."""
    page.locator(f'article[data-game="{game}"]').get_by_role("button", name="Learn by playing").click()
    page.wait_for_url("**/t/*")


def decision(page: Page) -> str | None:
    page.wait_for_selector(".stage[data-asked]")
    return page.locator(".stage").get_attribute("data-decision")


def follow(page: Page) -> None:
    """Follow the tutor's advice once."""
    before = decision(page)
    page.wait_for_timeout(450)  # a second click at the same place within 400 ms is taken for an accident
    page.locator(".lesson .advice").click()
    page.wait_for_function(ANSWERED, arg=before, timeout=30_000)


def follow_to_the_end(page: Page) -> None:
    page.wait_for_selector(".lesson .advice, section.end")
    while not page.locator("section.end").count():
        follow(page)


COVERED = """() => {
    const lit = [...document.head.querySelectorAll('style')].find(each => each.textContent.includes('@keyframes spot'))
    const things = [...document.querySelectorAll(lit.textContent.split('{')[0])]
    const middle = box => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const under = things.filter(each => middle(each.getBoundingClientRect())?.closest('.lesson'))
    const tutor = document.querySelector('.lesson')
    return { things: things.length, under: under.length, cut: tutor.scrollHeight - tutor.clientHeight }
}"""
"""How many lit things there are, how many the tutor covers, and by how much its own text is cut."""


@pytest.mark.parametrize("size", [(360, 740), (844, 390)], ids=["upright", "sideways"])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", game_ids())
def test_on_a_phone_the_tutor_is_whole_and_covers_nothing_lit(
    chromium: Browser, address: str, game: str, language: str, size: tuple[int, int]
) -> None:
    width, height = size
    learner = Visitor(chromium, address, locale=language, viewport={"width": width, "height": height})
    learner.goto("/")
    learner.page.locator(f'article[data-game="{game}"] .more').click()
    learner.page.locator(f'[data-box="{game}"] .list button').nth(1).click()
    learner.page.locator(".lesson.folds .advice").wait_for()
    seen = learner.page.evaluate(COVERED)
    assert seen["things"] > 0
    assert (seen["under"], seen["cut"]) == (0, 0)
    learner.close()
    assert learner.complaints == []


SPOTTED = """() => {
    const lit = [...document.head.querySelectorAll('style')].find(each => each.textContent.includes('@keyframes spot'))
    if (!lit) return []
    const inside = ({ left, top, right, bottom }) =>
        right > left && bottom > top && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    const named = each => ['action', 'part', 'card', 'hero', 'place'].flatMap(what => each.dataset[what] ?? [])
        .concat(each.closest('[data-face]')?.dataset.face ?? [])
    return [...document.querySelectorAll(lit.textContent.split('{')[0])]
        .filter(each => inside(each.getBoundingClientRect())).map(named)
}"""
"""The names of each thing on the screen that is lit."""
NAMING = ("hero", "card", "faces")
"""The parameters of an action that name what is touched to take it."""


def things_of(advised: dict[str, Any]) -> set[str]:
    """The names that a lit thing may have for this action: its notation, or what it names."""
    named = [advised["params"][each] for each in NAMING if each in advised["params"]]
    flat = [each for value in named for each in (value if isinstance(value, list) else [value])]
    return {advised["text"], *map(str, flat)}


def unlit(page: Page, update: dict[str, Any]) -> list[str]:
    """The names of the tutor's sentences if nothing that they advise is lit."""
    advice = {line["advice"] for line in update["tutor"]} - {None}
    offered = update["offer"]["actions"]
    wanted = {name for each in offered if each["text"] in advice for name in things_of(each)}
    lit = {name.split("#")[0] for names in page.evaluate(SPOTTED) for name in names}
    return [] if wanted & lit else [line["name"] for line in update["tutor"]]


@pytest.mark.parametrize("size", [(360, 640), (1366, 768)], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", game_ids())
def test_at_every_step_of_a_lesson_what_the_tutor_advises_is_lit(
    visitors: Callable[..., Visitor], game: str, size: tuple[int, int]
) -> None:
    learner = visitors(viewport={"width": size[0], "height": size[1]})
    heard = taught(learner, game)
    page = learner.page
    page.wait_for_selector(".lesson .advice")
    dark = []
    while not page.locator("section.end").count():
        dark += unlit(page, heard.updates[-1])
        follow(page)
    assert dark == []


NAME_COVERED = """() => {
    const box = document.querySelector('.board-room [data-seat="1"] :is(strong, .called)').getBoundingClientRect()
    return document.elementFromPoint(box.x + 8, box.y + box.height / 2).closest('.lesson') !== null
}"""


@pytest.mark.parametrize("game", game_ids())
def test_on_the_smallest_phone_the_tutor_leaves_the_rival_in_sight(visitors: Callable[..., Visitor], game: str) -> None:
    learner = visitors(viewport={"width": 360, "height": 640})
    taught(learner, game)
    learner.page.locator(".lesson.folds .advice").wait_for()
    learner.page.evaluate(SETTLED)
    assert learner.page.evaluate(NAME_COVERED) is False


OVER_THE_DIE = """() => {
    const die = document.querySelector('.board-room [data-seat="1"] [data-die]').getBoundingClientRect()
    return document.querySelector('.lesson').getBoundingClientRect().top < (die.top + 2 * die.bottom) / 3
}"""
"""Whether the tutor hides the face of the rival's die, and not only its lower edge."""


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_on_the_smallest_phone_the_tutor_leaves_the_rivals_die_in_sight(
    visitors: Callable[..., Visitor], language: str
) -> None:
    learner = visitors(locale=language, viewport={"width": 360, "height": 640})
    taught(learner, "king_of_12")
    for _ in range(6):
        learner.page.locator(".lesson.folds .advice").wait_for()
        at_rest(learner.page)
        assert learner.page.evaluate(OVER_THE_DIE) is False
        follow(learner.page)


OVER_THE_TABLE = """needed => {
    const tutor = document.querySelector('.lesson').getBoundingClientRect()
    const over = each => {
        const box = each.getBoundingClientRect()
        return box.width > 0 && box.left < tutor.right && box.right > tutor.left && box.top < tutor.bottom && box.bottom > tutor.top
    }
    return [...document.querySelectorAll(needed)].filter(each => each.closest('.board-room')).filter(over)
        .map(each => each.outerHTML.slice(0, 80))
}"""
"""Which of these things are below the tutor, at least in part."""
NEEDED = "[data-dock], [data-hand] button, button[data-action], button[data-part], [data-thing]"
BESIDE = 1100
"""From this width on, the tutor stands beside the table."""
TILES = "[data-at^='tile/']"


@pytest.mark.parametrize("size", [(1120, 768), (1024, 768), (1180, 820)], ids=str)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_small_laptop_the_tutor_covers_nothing_that_is_needed(
    visitors: Callable[..., Visitor], language: str, size: tuple[int, int]
) -> None:
    needed = f"{NEEDED}, {TILES}" if size[0] >= BESIDE else NEEDED
    learner = visitors(locale=language, viewport={"width": size[0], "height": size[1]})
    taught(learner, "twelve_heroes")
    page = learner.page
    for _ in range(8):
        page.locator(".lesson .advice").wait_for()
        at_rest(page)
        assert page.evaluate(OVER_THE_TABLE, needed) == []
        follow(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", game_ids())
def test_every_rule_with_an_example_shows_its_board(chromium: Browser, address: str, game: str, theme: str) -> None:
    reader = Visitor(chromium, address, color_scheme=theme, viewport={"width": 360, "height": 740})
    reader.goto(f"/rules/{game}")
    figures = reader.page.locator("figure[data-example]")
    expect(figures).to_have_count(len(find_game(game).examples))
    figures.last.scroll_into_view_if_needed()
    expect(figures.last.locator("> [inert] > *")).to_have_count(1)
    assert faults(reader.page) == []
    assert violations(reader.page) == []
    reader.close()
    assert reader.complaints == []


def test_an_example_is_told_step_by_step_and_begins_again(visitor: Visitor) -> None:
    visitor.goto("/rules/king_of_12#K12-E1")
    shown = visitor.page.locator('figure[data-example="lone-mia"]')
    shown.get_by_role("button", name="Show what happens").click()
    expect(shown.get_by_text("Mia is champion with 7 and takes a 2.")).to_be_visible()
    expect(shown.get_by_role("link", name="Rule K12-2.2")).to_be_visible()
    shown.get_by_role("button", name="From the beginning").click()
    expect(shown.locator("> ol > li")).to_have_count(0)


@pytest.mark.parametrize("game", game_ids())
def test_the_first_game_is_played_to_its_end_with_the_tutor(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    box(visitor.page, game)
    visitor.page.get_by_text("its luck was chosen beforehand").wait_for()
    follow_to_the_end(visitor.page)
    visitor.page.get_by_role("button", name="Now play against bots").click()
    visitor.page.wait_for_function("() => document.querySelector('.stage') && !document.querySelector('.lesson')")


def test_a_lesson_goes_on_where_it_was_after_a_reload_and_whatever_is_chosen(visitor: Visitor) -> None:
    visitor.goto("/rules/killer")
    visitor.press("Learn by playing")
    follow(visitor.page)
    before = decision(visitor.page)
    visitor.page.keyboard.press("l")
    visitor.page.locator(".offer ul button").first.click()
    visitor.page.wait_for_function(ANSWERED, arg=before)
    said = visitor.page.locator(".lesson p").all_inner_texts()
    visitor.page.reload()
    visitor.page.wait_for_selector(".lesson .advice")
    assert visitor.page.locator(".lesson p").all_inner_texts() == said


LIT = """() => [...document.querySelectorAll('.board-room [data-face] > button, .board-room [data-action]')]
    .filter(each => getComputedStyle(each).outlineStyle === 'solid' && each.getAttribute('aria-pressed') !== 'true')
    .map(each => each.click()).length"""


def test_the_learner_does_on_the_table_what_the_tutor_has_lit(visitors: Callable[..., Visitor]) -> None:
    learner = visitors(viewport={"width": 360, "height": 640})
    learner.goto("/rules/killer")
    learner.press("Learn by playing")
    before = decision(learner.page)
    learner.page.wait_for_selector(".lesson .advice")
    assert learner.page.locator("dialog[open]").count() == 0, "the tutor covers the board"
    assert learner.page.evaluate(LIT) > 0, "no die is lit"
    learner.page.wait_for_function(f"decision => {{ ({LIT})(); return ({ANSWERED})(decision) }}", arg=before)


def test_the_rules_open_with_the_idea_a_table_and_the_contents(visitors: Callable[..., Visitor]) -> None:
    reader = visitors(viewport={"width": 360, "height": 640})
    reader.goto("/rules/claim")
    expect(reader.page.get_by_text("The king is dead").first).to_be_in_viewport()
    expect(reader.page.locator("figure.bare [inert] > *")).to_have_count(1)
    reader.page.get_by_role("navigation", name="Contents").get_by_role("link", name="The factions").click()
    expect(reader.page.get_by_role("heading", name="The factions")).to_be_in_viewport()
    number = reader.page.locator("#C-4\\.2 .number")
    expect(number).not_to_be_visible()
    reader.page.get_by_label("Show the numbers of the rules").check()
    expect(number).to_be_visible()
