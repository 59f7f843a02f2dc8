"""The view: what a viewer with a perfect memory can tell (C-6.1)."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from tablee.core.game import View

Stage = Literal["leader", "deal", "lead", "follow", "draw", "over"]
STAGES: tuple[Stage, ...] = get_args(Stage)


class Side(msgspec.Struct, frozen=True):
    """What a viewer knows of one seat's cards."""

    hand: tuple[str, ...]
    hand_unseen: int
    followers: tuple[str, ...]
    followers_unseen: int
    secret: tuple[str, ...]
    """Of the known cards in hand or among the followers, those that were drawn unseen by the other."""
    score: tuple[str, ...]
    voids: tuple[str, ...]
    """Factions of which the hand has shown to hold none."""


class Trick(msgspec.Struct, frozen=True):
    """A trick that is over."""

    led: str
    second: str
    winner: int


class ClaimView(View, frozen=True):
    """Everything a viewer may know. `card_count` says whether the table shows what needs a memory to know."""

    viewer: int | None
    card_count: bool
    without_majority: Literal["more-votes", "draw"]
    stage: Stage
    phase: int
    leader: int | None
    led: str | None
    prize: str | None
    deck: int
    """How many cards are left to draw."""
    sides: tuple[Side, Side]
    discards: tuple[str, ...]
    unseen: tuple[str, ...]
    """The card count: all the cards of which the viewer does not know where they are."""
    votes: tuple[int | None, ...]
    """Who would win each faction's vote now, in the order of the factions."""
    last: Trick | None
