"""The view: what a viewer with a perfect memory knows (C-6.1)."""

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
    """The known cards in hand or among the followers that the opponent has not seen."""
    score: tuple[str, ...]
    voids: tuple[str, ...]
    """Factions that the hand is known not to hold."""


class Trick(msgspec.Struct, frozen=True):
    """A trick that is over."""

    led: str
    second: str
    winner: int


class ClaimView(View, frozen=True):
    """Everything a viewer may know. `card_count` says whether the table shows what a player would have to remember."""

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
    """The card count: all cards whose place the viewer does not know."""
    votes: tuple[int | None, ...]
    """Who would win each faction's vote now, in the order of the factions."""
    last: Trick | None
