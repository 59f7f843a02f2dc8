"""Programs that play Twelve Heroes."""

from __future__ import annotations

from typing import Final

from tablee.core.bot import Bot
from tablee.search.random import RandomBot

BOTS: Final[dict[str, Bot]] = {"recruit": RandomBot()}
