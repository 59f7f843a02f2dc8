"""What the screen asks now. A choice counts only for the question that was shown."""

from __future__ import annotations

from typing import NamedTuple


class QuestionKey(NamedTuple):
    """The identity of a question: the seat, the decision, and whether the game is over or still being narrated."""

    seat: int | None
    decision: int
    over: bool
    narrating: bool
