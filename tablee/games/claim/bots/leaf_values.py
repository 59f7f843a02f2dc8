"""The value of each follower at the start of the second phase, in hundredths of a logit, read from `data/`.

A search through the first phase uses them to value its leaves. `edge.make_leaf_values` fits them to the solver's
answers.
"""
# compiled by mypyc

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from tablee.games.claim.rules.pieces import NAME

if TYPE_CHECKING:
    from mypy_extensions import i64


def _read() -> dict[str, Any]:
    text = (files("tablee.games.claim") / "data" / "leaf_values.json").read_text("utf-8")
    values: dict[str, Any] = json.loads(text)
    return values


_VALUES: Final = _read()

FOLLOWER_VALUE: Final[list[int]] = [int(_VALUES["followers"][name]) for name in NAME]
"""The value of each card."""
# Machine integers, because compiled code reads them for every card it values.
SCORED_UNDEAD_VALUE: Final[i64] = int(_VALUES["scored_undead"])
LEADER_VALUE: Final[i64] = int(_VALUES["leader"])
"""The value of leading the first trick."""
