"""One's own name at a seat of King of 12 is whole: the mark of one's seat gives way first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.arranging import guest, open_table
from tests.web.conftest import Visitor

pytestmark = pytest.mark.slow
CUT = """() => {
  const name = document.querySelector('.seat.me .called')
  return [name.textContent, name.scrollWidth > name.clientWidth, name.getBoundingClientRect().height > 0]
}"""


@pytest.mark.parametrize("name", ["Plucky Octopus", "Утка-непоседа"])
@pytest.mark.parametrize(("bots", "size"), [(1, (360, 640)), (3, (360, 640)), (3, (844, 390)), (3, (1366, 768))])
def test_my_name_is_whole(visitors: Callable[..., Visitor], bots: int, size: tuple[int, int], name: str) -> None:
    player = visitors(viewport={"width": size[0], "height": size[1]})
    token = guest(player.address, name)
    player.become(token)
    player.goto(f"/t/{open_table(player.address, token, 'king_of_12', bots=bots)}")
    player.page.wait_for_selector(".stage[data-asked]", timeout=60_000)
    assert player.page.evaluate(CUT) == [name, False, True]
