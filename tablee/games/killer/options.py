"""Killer's variants."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.options import Options


class KillerOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each variant is an option of its own; any combination can be played."""

    dice: Annotated[int, Meta(ge=2, le=8)] = 6
    life: Annotated[int, Meta(ge=1, le=99)] = 30
    rolled_life: bool = False
    first: Literal["random", "seat-1"] = "random"
    regeneration: bool = True
    attackers_regenerate: bool = False
    announce: bool = False
    full_house: Literal["stop", "again", "gamble"] = "stop"
    eliminated: Literal["out", "ghosts", "revival"] = "out"


PRESETS = {
    "classic": KillerOptions(),
    "duel": KillerOptions(life=20, first="seat-1"),
    "wild": KillerOptions(attackers_regenerate=True, full_house="again"),
    "gamblers": KillerOptions(rolled_life=True, regeneration=False, announce=True, full_house="gamble"),
    "haunted": KillerOptions(eliminated="ghosts"),
    "revival": KillerOptions(eliminated="revival"),
    "eight-dice": KillerOptions(dice=8, life=40),
}
