"""How fast a telling goes: the beats of the game say how long each is held, and the reader how fast they like it."""

from __future__ import annotations

from typing import Final

from tablee.core.refusal import Refused

PACES: Final = {"calm": 1.6, "normal": 1.0, "fast": 0.45, "none": 0.0}
"""How many times as long as usual a beat is held."""
PACE_WORDS: Final = {"calm": "pace-calm", "normal": "pace-normal", "fast": "pace-fast", "none": "pace-none"}
USUAL: Final = "normal"
_SECONDS: Final = 0.7
"""The usual beat, by which a pace in seconds is measured."""


def pace_of(text: str) -> float:
    """The pace of this name; or of so many seconds for a usual beat."""
    if text in PACES:
        return PACES[text]
    try:
        return max(0.0, float(text)) / _SECONDS
    except ValueError:
        raise Refused("no-such-pace", value=text, choices=list(PACES)) from None


def next_pace(pace: float) -> str:
    """The name of the pace after this one, from calm to none and round again."""
    names = list(PACES)
    slower = [place for place, name in enumerate(names) if PACES[name] >= pace]
    return names[(slower[-1] + 1) % len(names)] if slower else names[0]
