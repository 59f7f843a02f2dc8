"""What the terminal can do."""

from __future__ import annotations

import os
import sys


def is_plain(*, plain: bool) -> bool:
    """Whether to keep to plain lines: wished so, no terminal at either end, or one that can do nothing else.

    Who sets NO_COLOR or TABLEE_PLAIN wishes so, too: plain lines are what a screen reader reads.
    """
    wished = plain or any(os.environ.get(name) for name in ("NO_COLOR", "TABLEE_PLAIN"))
    return wished or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb"
