"""Asks the coach for the person at the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tablee.core.refusal import Refused
from tablee.terminal import texts

if TYPE_CHECKING:
    from tablee.terminal.play_screen import PlayScreen


async def hinted(screen: PlayScreen, seat: int) -> tuple[int, Text] | None:
    """Return the advised action and its reason, or None if the coach may not say. Say meanwhile that it thinks."""
    table, words, ask = screen.table, screen.words, screen.view.ask
    ask.remark(Text(words("coach-thinks"), style="italic"))
    try:
        hint = await table.ask_hint(seat)
    except Refused as refused:
        ask.remark(None)
        screen.refuse(refused)
        return None
    best = table.game.actions.by_text[hint.choices[0].action.text]
    return best, Text(texts.hint_text(hint, table, words))
