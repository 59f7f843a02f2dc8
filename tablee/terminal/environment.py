"""What the terminal can do."""

from __future__ import annotations

import os
import sys


def is_plain(*, plain: bool) -> bool:
    """Whether to keep to plain lines: wished so, no terminal at either end, or one that can do nothing else."""
    return plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb"
