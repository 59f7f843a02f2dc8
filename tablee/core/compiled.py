"""Tells whether the rules run compiled or as plain Python."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
