"""Twelve Heroes' screenshots for the documentation."""

from collections.abc import Iterator
from typing import Final

from tests.web.arranging import ask
from tools.shots import Shot, follow

BOTS: Final = 1


def shots(address: str, token: str) -> Iterator[Shot]:
    """Yield the screenshot of a lesson with its tutor."""
    lesson = ask(address, "POST", "/api/games/twelve_heroes/lesson", {"language": "en"}, token)["code"]
    yield Shot("lesson", f"/t/{lesson}", ".lesson .advice", before=follow(6))
