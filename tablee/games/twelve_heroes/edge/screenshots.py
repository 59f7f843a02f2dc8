"""Twelve Heroes' screenshots for the documentation."""

from collections.abc import Iterator
from typing import Final

from tests.web.arranging import ask, open_table
from tools.shots import MID_TELLING, Moment, Shot, follow

BOTS: Final = 1


def shots(address: str, token: str) -> Iterator[Shot]:
    """Yield the screenshots: a hero who starves, and a lesson with its tutor."""
    table = open_table(address, token, "twelve_heroes", bots=1)
    hungry = Moment("hero-starved", 300, there=".board [data-starved]", prefer="carry 0")
    yield Shot("twelve-heroes-starving", f"/t/{table}", ".bar.asked", MID_TELLING, moment=hungry)
    lesson = ask(address, "POST", "/api/games/twelve_heroes/lesson", {"language": "en"}, token)["code"]
    yield Shot("lesson", f"/t/{lesson}", ".lesson .advice", before=follow(6))
