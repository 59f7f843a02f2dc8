"""The small boards beside the rules show everything at every width and step: nothing is cut, crossed or missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator

from tablee.registry import game_ids
from tablee.testing.case import THOROUGH
from tests.web.arranging import ask
from tests.web.conftest import Visitor
from tests.web.fitting import CROWD, SETTLED
from tests.web.overlaps import crossed

pytestmark = pytest.mark.slow
Come = Callable[..., Visitor]
WIDTHS = (360, 844, 1366)
GROUP = 3
"""How many seats of a tournament the board shows at least: one group."""
HIDDEN = """board => {
  const room = board.getBoundingClientRect()
  const outside = each => {
    const box = each.getBoundingClientRect()
    return box.width && (box.left < room.left - 1 || box.top < room.top - 1
      || box.right > room.right + 1 || box.bottom > room.bottom + 1)
  }
  const name = each => each.dataset.seat === undefined ? each.ariaLabel || each.textContent.trim().slice(0, 24)
    : `seat ${each.dataset.seat}`
  return [...board.querySelectorAll('[data-seat], [data-dock], [data-hand] button')].filter(outside)
    .map(each => `${name(each)} is cut`)
}"""
"""Seats and cards that the edge of the board cuts off."""
SEATS = "board => new Set([...board.querySelectorAll('[data-seat]')].map(each => each.dataset.seat)).size"


def faults(reader: Visitor, example: dict[str, Any], board: Locator) -> list[str]:
    """What is wrong with the board of an example at its present step."""
    reader.page.evaluate(SETTLED)
    found: list[str] = board.evaluate(HIDDEN)
    shown = board.evaluate(SEATS)
    if shown < (GROUP if example["seats"] > CROWD else example["seats"]):
        found.append(f"{shown} of {example['seats']} seats are shown")
    return found + crossed(reader.page, f'figure[data-example="{example["name"]}"] > [inert]')


def step_by_step(reader: Visitor, example: dict[str, Any]) -> Iterator[str]:
    """Show an example to its end, and yield what is wrong at each step, or usually only at the ends."""
    name, last = example["name"], len(example["frames"]) - 1
    figure = reader.page.locator(f'figure[data-example="{name}"]')
    figure.scroll_into_view_if_needed()
    board = figure.locator("> [inert]")
    board.locator("> *").first.wait_for()
    for step in range(last + 1):
        if step:
            figure.locator(".steps button").click()
        if THOROUGH or step in (0, last):
            yield from (f"{name}, step {step}: {each}" for each in faults(reader, example, board))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", game_ids())
def test_the_board_of_every_example_shows_everything(visitors: Come, address: str, game: str, width: int) -> None:
    reader = visitors(viewport={"width": width, "height": 900})
    reader.goto(f"/rules/{game}")
    examples = ask(address, "GET", f"/api/games/{game}/examples")
    found = [fault for example in examples for fault in step_by_step(reader, example)]
    assert not found, f"{len(found)} faults:\n" + "\n".join(found[:40])
