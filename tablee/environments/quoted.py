"""Words that put everything written by people into quotation marks: names, and texts of their own cards."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from typing import Any

from tablee.core.game import Game
from tablee.core.options import Options
from tablee.words import Words

MAX_QUOTED = 80


def quoted(text: str) -> str:
    """Return the text as one quoted line. Line breaks, direction marks and quotes cannot escape from it."""
    plain = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in text)
    return json.dumps(" ".join(plain.split())[:MAX_QUOTED], ensure_ascii=False)


class QuotedWords(Words):
    """English words for a reader that must not mistake data for instructions."""

    def __init__(
        self, game: Game[Any, Any, Any], names: Sequence[str], options: Options, me: int | None, *, markup: bool = False
    ) -> None:
        super().__init__("en", game, [quoted(name) for name in names], options=options, markup=markup, me=me)
        self._lexicon = {message: quoted(text) for message, text in self._lexicon.items()}
