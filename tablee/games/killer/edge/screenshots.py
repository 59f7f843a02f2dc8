"""Killer's screenshots for the documentation."""

from collections.abc import Iterator
from typing import Final

from tests.web.arranging import open_table
from tools.shots import Shot, leave

BOTS: Final = 4


def shots(address: str, token: str) -> Iterator[Shot]:
    """Yield the screenshots: the end of a game, and its replay."""
    over = open_table(address, token, "killer", bots=2)
    yield Shot("end", f"/t/{over}", ".stage", before=leave)
    yield Shot("replay", f"/replay/{over}#12", ".controls")
