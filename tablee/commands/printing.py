"""Prints reports for people and for programs."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.lab.intervals import Estimate
from tablee.words import Words


def print_json(report: Any) -> None:
    """Print a report as JSON."""
    print(msgspec.json.format(msgspec.json.encode(_plain(report)), indent=2).decode())


def _plain(value: Any) -> Any:
    """Convert named tuples to objects with their field names."""
    if hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return value


def percent(estimate: Estimate, words: Words) -> str:
    """Format a share with its confidence interval."""
    low, high = estimate.interval
    return words(
        "lab-estimate", value=_tenths(estimate.value, words), low=_tenths(low, words), high=_tenths(high, words)
    )


def _tenths(share: float, words: Words) -> str:
    return words.decimal(100 * share)
