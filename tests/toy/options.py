"""What can be agreed before a game of Lanterns."""

from typing import Annotated, Literal

from msgspec import Meta

from tablee.core.options import Options
from tablee.core.refusal import Refused


class ToyOptions(Options, frozen=True):
    hand: Annotated[int, Meta(ge=2, le=4)] = 2
    lucky: bool = True
    ties: Literal["cancel", "first"] = "cancel"

    def check(self, seats: int) -> None:
        if seats * self.hand > 9:  # T-1.7
            raise Refused("too-many-lanterns", "T-1.7", dealt=seats * self.hand)
