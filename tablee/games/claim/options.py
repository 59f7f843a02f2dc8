"""Claim's variants."""

from __future__ import annotations

from typing import Literal

from tablee.core.options import Options


class ClaimOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who leads first (C-1.2), and whether the table helps to remember the cards (C-6.1)."""

    leader: Literal["random", "seat-1", "seat-2"] = "random"
    card_count: bool = True


PRESETS = {
    "friendly": ClaimOptions(),
    "purist": ClaimOptions(card_count=False),
}
