"""The event loop does a little at a time, so that no flood stops the other players."""

from __future__ import annotations

import gc
from typing import Any

import pytest


@pytest.mark.usefixtures("server")
def test_garbage_is_collected_in_small_pieces() -> None:
    """A flood of connections leaves much of it, and nobody is served while it is collected."""
    pieces: list[int] = []

    def count(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            pieces.append(info["collected"])

    gc.callbacks.append(count)
    try:
        for _ in range(100_000):
            ring: list[Any] = []
            ring.append(ring)
    finally:
        gc.callbacks.remove(count)
    assert sum(pieces) > 50_000
    assert max(pieces) < 10_000
