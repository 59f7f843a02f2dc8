"""The pace of the narration. The game says how long each beat is held, and the reader how fast to go."""

from __future__ import annotations

from typing import Final

from tablee.core.refusal import Refused

PACES: Final = {"calm": 1.6, "normal": 1.0, "fast": 0.45, "none": 0.0}
"""The factor for the time that a beat is held."""
PACE_WORDS: Final = {"calm": "pace-calm", "normal": "pace-normal", "fast": "pace-fast", "none": "pace-none"}
DEFAULT_PACE: Final = "normal"
_SECONDS: Final = 0.7
"""The length of a usual beat. A pace in seconds is relative to it."""


def pace_of(text: str) -> float:
    """Return the pace with this name, or for this many seconds per usual beat."""
    if text in PACES:
        return PACES[text]
    try:
        return max(0.0, float(text)) / _SECONDS
    except ValueError:
        raise Refused("no-such-pace", value=text, choices=list(PACES)) from None


def next_pace(pace: float) -> str:
    """Return the name of the next pace, from calm to none and back to calm."""
    names = list(PACES)
    slower = [index for index, name in enumerate(names) if PACES[name] >= pace]
    return names[(slower[-1] + 1) % len(names)] if slower else names[0]
