"""Names can be read whole at the seats, also the longest ones on small screens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor
from tests.web.waiting import at_rest

pytestmark = pytest.mark.slow

LONGEST = ("Любознательный Енот-соня", "Max von Wolkenstein-Rode")
"""Names of 24 letters, the most that the page takes."""
CUT = """() => [...document.querySelectorAll('[data-seat] strong')]
    .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 5)
    .map(each => each.textContent)"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (768, 1024), (1366, 768)], ids=str)
@pytest.mark.parametrize("game", ["claim", "twelve_heroes"])
def test_the_longest_name_is_not_cut_at_its_seat(
    visitors: Callable[..., Visitor], address: str, game: str, size: tuple[int, int]
) -> None:
    for name in LONGEST:
        player, token = visitors(viewport={"width": size[0], "height": size[1]}, locale="ru"), guest(address, name)
        player.become(token)
        player.goto(f"/t/{open_table(address, token, game, bots=1)}")
        player.page.wait_for_selector(".stage[data-asked]")
        at_rest(player.page)
        assert player.page.evaluate(CUT) == []


@pytest.mark.parametrize("text", [1, 1.3])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_name_is_whole_beside_tiles_and_numbers_in_words(
    visitors: Callable[..., Visitor], language: str, text: float
) -> None:
    player = visitors(viewport={"width": 1366, "height": 768}, locale=language, text=text)
    player.goto("/puzzle/twelve_heroes?2026-11-16")
    player.page.wait_for_selector(".stage[data-asked]")
    at_rest(player.page)
    assert player.page.locator("[data-seat] .won span").count() > 0
    assert player.page.evaluate(CUT) == []
