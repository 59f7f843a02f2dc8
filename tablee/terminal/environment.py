"""Detects what the terminal can do."""

from __future__ import annotations

import os
import sys


def is_plain(*, plain: bool) -> bool:
    """Return whether to use plain lines: on request, without a real terminal, or with a dumb one.

    NO_COLOR and TABLEE_PLAIN count as a request too: screen readers need plain lines.
    """
    wished = plain or any(os.environ.get(name) for name in ("NO_COLOR", "TABLEE_PLAIN"))
    return wished or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb"
