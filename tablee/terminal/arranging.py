"""Divides the screen between the board, the story and the dock, by its size."""

from __future__ import annotations

from typing import Final, NamedTuple

WIDE_SCREEN: Final = 100
"""From this many columns on, the story is beside the dock."""
STORY_WIDTH: Final = 42
EDGES: Final = 2
"""The bar at the top and the line with the keys."""
SMALL_DOCK, LARGE_DOCK = 9, 16
TINY_DOCK: Final = 8
"""The dock of a screen that is smaller than 80 × 24."""
IDLE_DOCK: Final = 3
"""The dock while there is nothing to choose."""
SMALL_BOARD: Final = 11


class Arrangement(NamedTuple):
    """The number of lines for the board, for the story if it is above the dock, and for the dock."""

    wide: bool
    board: int
    story: int
    dock: int


def arranged(width: int, height: int, *, lesson: bool = False, idle: bool = False) -> Arrangement:
    """Divide the screen. The board gets what the dock leaves: nothing needed to decide may scroll away.

    In a lesson, the tutor speaks in the dock, so the dock gets a line of the story. While there is nothing to choose,
    the story gets the lines of the dock.
    """
    size = _arranged(width, height)
    if size.wide:
        return size
    if idle:
        spare = max(size.dock - IDLE_DOCK, 0)
        return size._replace(story=size.story + spare, dock=size.dock - spare)
    if not lesson or size.story <= 1:
        return size
    return size._replace(story=size.story - 1, dock=size.dock + 1)


def _arranged(width: int, height: int) -> Arrangement:
    room = max(height - EDGES, 1)
    if width >= WIDE_SCREEN:
        dock = max(SMALL_DOCK, min(LARGE_DOCK, height * 2 // 5))
        return Arrangement(wide=True, board=max(room - dock, 1), story=0, dock=min(dock, room))
    spare = max(room - SMALL_BOARD - SMALL_DOCK - 2, 0)
    small = room >= SMALL_BOARD + SMALL_DOCK + 1
    story = 2 + min(spare // 3, 4) if small else 1
    dock = SMALL_DOCK + min(spare // 3, 5) if small else TINY_DOCK
    return Arrangement(wide=False, board=max(room - story - dock, 1), story=story, dock=dock)
