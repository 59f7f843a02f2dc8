"""Problems of a set of heroes, worded so that its author finds the place and the fix."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from tablee.core.event import Value
from tablee.core.say import Say


class Problem(NamedTuple):
    """One problem: a line of the file (0 if there is no file), the hero, and what would be valid."""

    code: str
    line: int
    card: str
    params: dict[str, Value]

    def worded(self, say: Say) -> str:
        """Return the problem as a line of text."""
        told = WORDING[self.code](say, self.params)
        if self.card:
            return say("problem-of-hero", line=self.line, card=self.card, told=told)
        return say("problem-of-set", line=self.line, told=told)


class BrokenSet(ValueError):
    """Raised for a set that cannot be played, with everything that is wrong."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"line {each.line}: {each.card} {each.code} {each.params}" for each in problems))
        self.problems = problems


def nearest(word: str, choices: tuple[str, ...]) -> str:
    """Return the choice that was probably meant, else the first."""
    return next(iter(get_close_matches(word, choices, 1, 0.3)), choices[0])


WORDING: Final[dict[str, Callable[[Say, dict[str, Any]], str]]] = {
    "too-long": lambda say, of: say("problem-too-long", **of),
    "too-deep": lambda say, of: say("problem-too-deep", **of),
    "syntax": lambda say, of: say("problem-syntax", **of),
    "not-a-table": lambda say, of: say("problem-not-a-table", **of),
    "unknown-field": lambda say, of: say("problem-unknown-field", **of),
    "missing-field": lambda say, of: say("problem-missing-field", **of),
    "wrong-kind": lambda say, of: say("problem-wrong-kind", **of),
    "wrong-name": lambda say, of: say("problem-wrong-name", **of),
    "not-a-word": lambda say, of: say("problem-not-a-word", **of),
    "out-of-bounds": lambda say, of: say("problem-out-of-bounds", **of),
    "not-always": lambda say, of: say("problem-not-always", **of),
    "only-always": lambda say, of: say("problem-only-always", **of),
    "not-in-camp": lambda say, of: say("problem-not-in-camp", **of),
    "needs-region": lambda say, of: say("problem-needs-region", **of),
    "not-itself": lambda say, of: say("problem-not-itself", **of),
    "no-alternative": lambda say, of: say("problem-no-alternative", **of),
    "paid-is-optional": lambda say, of: say("problem-paid-is-optional", **of),
    "own-food": lambda say, of: say("problem-own-food", **of),
    "twice": lambda say, of: say("problem-twice", **of),
    "circular": lambda say, of: say("problem-circular", **of),
    "double-id": lambda say, of: say("problem-double-id", **of),
    "too-many-abilities": lambda say, of: say("problem-too-many-abilities", **of),
    "too-many-kinds": lambda say, of: say("problem-too-many-kinds", **of),
    "faction-size": lambda say, of: say("problem-faction-size", **of),
    "draft-size": lambda say, of: say("problem-draft-size", **of),
}
