"""The coach in the browser: a hint with odds, an analysis linked to the replay, and a puzzle."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.arranging import SETUP, ask, guest, open_table
from tests.web.conftest import Visitor
from tests.web.test_screens import faults, violations

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]


def finished_duel(address: str, token: str) -> str:
    """The code of a game of Killer that two bots have finished."""
    seats = [{"type": "bot", "level": "hasty"}, {"type": "bot", "level": "steady"}]
    wanted = {
        "setup": {**SETUP, "game": "killer", "seats": seats, "options": {"life": 12}},
        "sit": False,
        "start": True,
    }
    code = str(ask(address, "POST", "/api/tables", wanted, token)["code"])
    for _ in range(200):
        if ask(address, "GET", f"/api/tables/{code}")["status"] == "finished":
            return code
        time.sleep(0.1)
    raise AssertionError("the bots have not finished")


def test_a_hint_says_what_why_and_how_sure(visitors: Come, address: str) -> None:
    player = visitors()
    token = guest(address, "Ann")
    player.become(token)
    player.goto(f"/t/{open_table(address, token, 'killer', bots=1, options={'first': 'seat-1'})}")
    player.page.locator("button.hint").click()
    coach = player.page.locator("section.coach")
    coach.wait_for()
    assert "Best by what you know" in coach.inner_text()
    coach.locator("summary").click()
    assert re.search(r"\d+\.\d%", coach.inner_text())
    assert "Worked out exactly for this turn" in coach.inner_text()
    assert violations(player.page) == []
    coach.get_by_text("Do that").click()
    player.page.wait_for_selector("section.coach", state="detached")


def test_an_analysis_is_a_part_of_the_replay(visitors: Come, address: str) -> None:
    reader = visitors(viewport={"width": 360, "height": 640})
    code = finished_duel(address, guest(address, "Ann"))
    reader.goto(f"/analysis/{code}#1")
    page = reader.page
    marks = page.locator(".graph .mark")
    marks.first.wait_for()
    assert marks.count() <= 3
    assert page.locator(".graph svg[role=img]").get_attribute("aria-label")
    assert violations(page) == []
    marks.first.click()
    expect(page.locator("section.moment p")).not_to_be_empty()
    page.keyboard.press("a")
    page.locator("dialog[open] .moments li").first.wait_for()
    page.get_by_text("The chances as a table").click()
    assert page.locator("dialog[open] tbody tr").count() > 5
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert faults(page) == []
    assert violations(page) == []


@pytest.mark.parametrize("game", ["killer", "claim", "king_of_12", "twelve_heroes"])
def test_a_puzzle_is_solved_and_explained(visitors: Come, address: str, game: str) -> None:
    solver = visitors()
    solution = ask(address, "GET", f"/api/puzzles/{game}?date=2026-11-16")["solution"]
    solver.goto(f"/puzzle/{game}?2026-11-16")
    solver.page.wait_for_selector(".stage[data-asked]")
    assert violations(solver.page) == []
    for place in range(len(solution["choices"])):
        solver.page.keyboard.press("l")
        solver.page.locator(".offer ul button").nth(place).click()
        expect(solver.page.locator(".answer")).not_to_be_empty()
        if solver.page.locator(".answer.right").count():
            break
        assert "Think again" in solver.page.locator(".answer").inner_text()
        assert solver.page.locator("section.coach").count() == 0, "a wrong answer gives nothing away"
    assert "Right" in solver.page.locator(".answer").inner_text()
    solver.page.get_by_role("button", name="Why?").click()
    solver.page.locator("section.coach").wait_for()
    assert solution["choices"][0]["value"] > solution["choices"][1]["value"]


@pytest.mark.parametrize(
    ("locale", "day"), [("en-US", "November 16, 2026"), ("fr-FR", "16 novembre 2026"), ("ru-RU", "16 ноября 2026")]
)
def test_a_puzzle_of_claim_shows_both_hands_and_the_readers_date(visitors: Come, locale: str, day: str) -> None:
    solver = visitors(viewport={"width": 390, "height": 844}, locale=locale)
    solver.goto("/puzzle/claim?2026-11-16")
    mine = solver.page.locator("[data-hand] li")
    mine.first.wait_for()
    assert abs(solver.page.locator("[data-seat] .hand .chip").count() - mine.count()) <= 1
    assert solver.page.locator("[data-seat] .back").count() == 0
    assert day in solver.page.locator("h1").inner_text()


def test_puzzles_go_on_and_the_board_stays(visitors: Come, address: str) -> None:
    solver = visitors(viewport={"width": 390, "height": 844}, color_scheme="dark")
    best = ask(address, "GET", "/api/puzzles/claim?date=2026-11-16")["solution"]["choices"][0]["action"]["text"]
    solver.goto("/puzzle/claim?2026-11-16")
    page = solver.page
    page.wait_for_selector(".stage[data-asked]")
    page.evaluate("() => (document.querySelector('.stage').dataset.kept = 'yes')")
    page.keyboard.press("l")
    page.locator(f".offer ul button[data-action='{best}']").click()
    expect(page.locator(".answer.right")).not_to_be_empty()
    assert page.locator("dialog[open]").count() == 0, "the answer is told on the board"
    assert violations(page) == []
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(re.compile(r"/puzzle/(?!claim)\w+\?2026-11-16$"))
    page.locator(".stage[data-asked][data-kept]").wait_for()
    page.get_by_role("link", name="The day before").click()
    expect(page.locator(".day")).to_contain_text("November 15")
    assert page.url.endswith("?2026-11-15")
    page.get_by_role("link", name="The day after").click()
    expect(page.locator(".day")).to_contain_text("November 16")
    page.locator(".stage[data-asked][data-kept]").wait_for()
    assert faults(page) == []


def test_the_shelf_leads_to_the_puzzle_of_the_day(visitors: Come) -> None:
    newcomer = visitors()
    newcomer.goto("/")
    newcomer.press("Solve it")
    newcomer.page.wait_for_selector(".stage[data-asked]")
    newcomer.press("Show the solution")
    newcomer.page.locator("section.coach").wait_for()
