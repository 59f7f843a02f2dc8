"""Claim's variants."""

from __future__ import annotations

from typing import Literal

from tablee.core.options import Options


class ClaimOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who leads first (C-1.2), whether the table helps to remember the cards (C-6.1), and what a 2–1 is worth (C-5.2)."""

    leader: Literal["random", "seat-1", "seat-2"] = "random"
    card_count: bool = True
    without_majority: Literal["more-votes", "draw"] = "more-votes"


PRESETS = {
    "friendly": ClaimOptions(),
    "purist": ClaimOptions(card_count=False),
}
