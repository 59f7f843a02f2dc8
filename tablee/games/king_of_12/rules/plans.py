"""Plans by which all players meet as evenly as possible (K12-8.4), read from `data/plans.json`."""

import json
from importlib.resources import files
from typing import Final


def _read() -> dict[str, str]:
    text = (files("tablee.games.king_of_12") / "data" / "plans.json").read_text("utf-8")
    plans: dict[str, str] = json.loads(text)
    return plans


PLANS: Final = _read()
"""The keys are the sizes of the groups. Each word is a round: the seats (from 0, as hexadecimal digits) in the order of
the groups.
"""
