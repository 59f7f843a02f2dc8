"""The twelve lanterns, as numbers from 0 to 11, and what can be done with them."""

from typing import Final

from tablee.core.action import Action, ActionTable

LANTERNS: Final = 12
ALL: Final = 2**LANTERNS - 1
NAMES: Final = tuple(f"{colour}-{number}" for number in range(1, 7) for colour in ("red", "blue"))

TAKE: Final = LANTERNS
PASS: Final = LANTERNS + 1
ACTIONS: Final = ActionTable(
    [*(Action("show", {"lantern": name}) for name in NAMES), Action("take", {}), Action("pass", {})]
)


def number(lantern: int) -> int:
    return lantern // 2 + 1
