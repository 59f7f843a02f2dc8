"""Writes observations and masks of a single position as bytes into any buffer."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from tablee.core.game import Game
from tablee.core.observation import Layout
from tablee.core.state import State
from tablee.library.errors import TableeError

Buffer = Any
"""An object that shares its memory: a bytearray, a numpy array, a memoryview."""


def observation_bytes(game: Game[Any, Any, Any], layout: Layout, state: State, seat: int) -> memoryview:
    """Return what a seat knows, one byte for each number."""
    if not layout.slices:
        raise TableeError(f"{game.info.id} has no observations; use `features`", "no-observation")
    words = vec[i64]([0] * layout.words)
    state.observe_into(words, 0, seat)
    return memoryview(words).cast("B")


def mask_bytes(state: State, seat: int, actions: int) -> memoryview:
    """Return a 1 for each legal action of an awaited seat, one byte for each action."""
    mask = vec[u8]([0] * actions)
    state.mask_into(mask, 0, seat, 1)
    return memoryview(mask).cast("B")


def write_bytes(buffer: Buffer, told: memoryview) -> None:
    """Copy into a buffer of exactly this size. Raise an error if the buffer does not fit."""
    try:
        into = memoryview(buffer)
        if into.itemsize != 1:
            raise TableeError(f"the buffer must hold bytes, not {into.format!r}", "buffer")
        into.cast("B")[:] = told
    except (TypeError, ValueError) as error:
        if isinstance(error, TableeError):
            raise
        raise TableeError(
            f"a buffer of {len(told)} bytes that can be written to is needed: {error}", "buffer"
        ) from None
