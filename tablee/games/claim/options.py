"""Claim's variants."""

from __future__ import annotations

from typing import Literal

from tablee.core.options import Options


class ClaimOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options: the first leader (C-1.2), whether to show the card count (C-6.1), the result of a 2–1 (C-5.2)."""

    leader: Literal["random", "seat-1", "seat-2"] = "random"
    card_count: bool = True
    without_majority: Literal["more-votes", "draw"] = "more-votes"


PRESETS = {
    "friendly": ClaimOptions(),
    "purist": ClaimOptions(card_count=False),
}
