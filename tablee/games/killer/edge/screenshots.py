"""Killer's screenshots for the documentation."""

from collections.abc import Iterator
from typing import Final

from tests.web.arranging import open_table
from tools.shots import MID_TELLING, Moment, Shot, leave_and_look_back

BOTS: Final = 4


def shots(address: str, token: str) -> Iterator[Shot]:
    """Yield the screenshots: a blow on its way, the end of a game, and its replay."""
    table = open_table(address, token, "killer", bots=3)
    blow = Moment("life-lost", 380, there=".board:has([data-seat].target) .kept:nth-child(3):not(.slot)")
    yield Shot("killer-attack", f"/t/{table}", ".bar.asked", MID_TELLING, "dark", moment=blow)
    over = open_table(address, token, "killer", bots=2)
    yield Shot("end", f"/t/{over}", ".stage", before=leave_and_look_back)
    yield Shot("replay", f"/replay/{over}#12", ".graph .chance")
