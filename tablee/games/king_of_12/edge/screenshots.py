"""King of 12's screenshots for the documentation."""

from collections.abc import Iterator
from typing import Final

from tests.web.arranging import open_table
from tools.shots import MID_TELLING, Moment, Shot, choices

BOTS: Final = 3
COURT: Final = {"characters": "agreed", "agreed": "lady gambler merchants reverser sorcerer golem"}
"""A set with the Lady."""


def shots(address: str, token: str) -> Iterator[Shot]:
    """Yield the screenshots: two moments of a turn, a new table, a room where people gather, and a tournament."""
    for name, moment in (
        ("cancelled", Moment("cards-cancelled", 330)),
        ("theft", Moment("token-taken", 300, prefer="play lady")),
    ):
        table = open_table(address, token, "king_of_12", bots=3, options=COURT)
        yield Shot(f"king-of-12-{name}", f"/t/{table}", ".bar.asked", MID_TELLING, moment=moment)
    yield Shot("new-table", "/new/king_of_12", "form", language="fr")
    room = open_table(address, token, "king_of_12", people=3, bots=1)
    yield Shot("room", f"/t/{room}", ".room")
    many = open_table(address, token, "king_of_12", bots=15)
    yield Shot("tournament", f"/t/{many}", ".bar.asked", (1200, 780), before=choices(3))
    yield Shot("projector", f"/t/{many}?projector", ".projector .board-room [data-seat]", (1360, 830), "dark")
