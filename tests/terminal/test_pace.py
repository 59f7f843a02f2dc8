"""The pace of animations."""

from __future__ import annotations

import pytest

from tablee.core.refusal import Refused
from tablee.terminal.pace import PACES, next_pace, pace_of


def test_a_pace_has_a_name_or_is_so_many_seconds_for_a_usual_beat() -> None:
    assert [pace_of(name) for name in PACES] == list(PACES.values())
    assert pace_of("0") == 0.0
    assert pace_of("0.7") == pytest.approx(1.0)


def test_an_unknown_pace_is_refused() -> None:
    with pytest.raises(Refused, match="no-such-pace"):
        pace_of("brisk")


def test_paces_follow_one_another_from_calm_to_none_and_round_again() -> None:
    assert [next_pace(PACES[name]) for name in ("calm", "normal", "fast", "none")] == ["normal", "fast", "none", "calm"]
