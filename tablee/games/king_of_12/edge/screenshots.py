"""King of 12's screenshots for the documentation."""

from collections.abc import Iterator
from typing import Final

from tests.web.arranging import open_table
from tools.shots import Shot, choices

BOTS: Final = 3


def shots(address: str, token: str) -> Iterator[Shot]:
    """Yield the screenshots: a new table, a room where people gather, and a tournament."""
    yield Shot("new-table", "/new/king_of_12", "form", language="fr")
    room = open_table(address, token, "king_of_12", people=3, bots=1)
    yield Shot("room", f"/t/{room}", ".room")
    many = open_table(address, token, "king_of_12", bots=15)
    yield Shot("tournament", f"/t/{many}", ".bar.asked", (1200, 780), before=choices(3))
    yield Shot("projector", f"/t/{many}?projector", ".projector .board-room [data-seat]", (1360, 830), "dark")
