"""Killer's variants."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tablee.core.options import Options
from tablee.core.refusal import Refused


class KillerOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each variant is an option of its own; any combination that ends can be played (D-4.5)."""

    past: ClassVar[frozenset[str]] = frozenset(("endless", "unlimited"))
    reasons: ClassVar[tuple[str, ...]] = ("marks", "life", "life_roll", "full_house_dice", "eliminated")

    dice: Annotated[int, Meta(ge=2, le=8)] = 6
    marks: Literal["common", "double", "own"] = "common"
    low: Annotated[int, Meta(ge=2, le=47)] = 12
    high: Annotated[int, Meta(ge=3, le=48)] = 30
    life: Annotated[int, Meta(ge=1, le=99)] = 30
    rolled_life: bool = False
    life_roll: Literal["once", "keeping"] = "once"
    out: Literal["at-zero", "below-zero"] = "at-zero"
    first: Literal["random", "seat-1"] = "random"
    regeneration: bool = True
    attackers_regenerate: bool = False
    announce: bool = False
    full_house: Literal["stop", "again", "gamble"] = "stop"
    full_house_dice: Literal["all", "rest"] = "all"
    eliminated: Literal["out", "ghosts", "revival"] = "out"
    limit: Annotated[int, Meta(ge=20, le=500)] = 200
    """The turns of each seat after which the match ends (D-4.6)."""
    endless: bool = False
    """Whether to allow combinations in which lives can grow without end, as version 1 of the rules did."""
    unlimited: bool = False
    """Whether to play without a limit of turns, as versions 1 and 2 of the rules did."""

    def mark_scores(self) -> tuple[int, int]:
        """Return the two marks (D-4.1). With two dice n + 6 and 6n − 6 would cross, so they are 2n and 5n there."""
        if self.marks == "own":
            return self.low, self.high
        if self.marks == "double" or self.dice == 2:
            return 2 * self.dice, 5 * self.dice
        return self.dice + 6, 6 * self.dice - 6

    def check(self, seats: int) -> None:
        low, high = self.mark_scores()
        if not self.dice <= low < high <= 6 * self.dice:
            raise Refused("marks", "D-4.1", low=self.dice, high=6 * self.dice)

    def idle(self, seats: int) -> dict[str, str]:
        """Return the options without effect (D-4.1, D-2.2, D-4.2, D-2.8): other options override them.

        Between two players the first one eliminated has lost, so `eliminated` has no effect.
        """
        found = {} if self.marks == "own" else {"low": "marks", "high": "marks"}
        found |= {"life": "life"} if self.rolled_life else {"life_roll": "life_roll"}
        found |= {"full_house_dice": "full_house_dice"} if self.full_house == "stop" else {}
        return found | ({"eliminated": "eliminated"} if seats == 2 else {})


PRESETS = {
    "classic": KillerOptions(),
    "duel": KillerOptions(life=20, first="seat-1"),
    "wild": KillerOptions(attackers_regenerate=True, full_house="again"),
    "gamblers": KillerOptions(rolled_life=True, regeneration=False, announce=True, full_house="gamble"),
    "haunted": KillerOptions(eliminated="ghosts"),
    "revival": KillerOptions(eliminated="revival"),
    "five-dice": KillerOptions(dice=5),
    "eight-dice": KillerOptions(dice=8, life=40, marks="double"),
}
