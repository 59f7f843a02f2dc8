"""Find the line of a hero, an ability or a field in a TOML file."""

from __future__ import annotations

import re
from typing import Final

HEADER: Final = re.compile(r"^\s*\[\[\s*hero(\s*\.\s*ability)?\s*\]\]")
TABLE: Final = re.compile(r"^\s*\[\[?\s*([\w-]+)[^\]]*\]")
KEY: Final = re.compile(r"""^\s*["']?([A-Za-z_][\w-]*)["']?\s*=""")


class Lines:
    """The lines of a file's tables and keys. A set without a file has line 0 for everything."""

    def __init__(self, text: str = "") -> None:
        self._at: dict[tuple[int, int, str], int] = {}
        hero, ability = 0, 0
        for number, line in enumerate(text.splitlines(), 1):
            if header := HEADER.match(line):
                hero, ability = (hero, ability + 1) if header[1] else (hero + 1, 0)
                self._at[hero, ability, ""] = number
            elif table := TABLE.match(line):
                self._at.setdefault((0, 0, table[1]), number)
            elif key := KEY.match(line):
                self._at.setdefault((hero, ability, key[1]), number)

    def of(self, hero: int, ability: int = 0, field: str = "") -> int:
        """Return the line of a field, or of the table it should be in. Heroes and abilities count from 1."""
        return self._at.get((hero, ability, field), self._at.get((hero, ability, ""), self._at.get((hero, 0, ""), 0)))
