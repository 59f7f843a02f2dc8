"""Limits on chat: rates per person, no duplicates, bounded memory."""

from __future__ import annotations

import pytest

from tablee.core.refusal import Refused
from tablee.tables.people import MAX_TALKERS, TALK_BURST, TALK_REMEMBERED, Bucket, Talk


def test_a_clock_that_is_set_back_silences_nobody() -> None:
    bucket = Bucket(1.0, 2.0, 10_000.0)
    assert bucket.take(10_000.0)
    assert bucket.take(1_000.0)
    assert not bucket.take(1_000.5)
    assert bucket.take(1_001.5)


def test_each_says_so_much_at_once_and_nobody_less_for_it() -> None:
    talk = Talk()
    for number in range(int(TALK_BURST)):
        assert talk.is_new("ann", str(number), 0.0)
    with pytest.raises(Refused, match="too-fast"):
        talk.is_new("ann", "more", 0.0)
    assert talk.is_new("bob", "more", 0.0)
    assert talk.is_new("ann", "more", 1.5)


def test_what_is_sent_again_is_not_new_and_costs_nothing() -> None:
    talk = Talk()
    assert talk.is_new("ann", "a", 0.0)
    assert not any(talk.is_new("ann", "a", 0.0) for _ in range(100))
    assert talk.is_new("bob", "a", 0.0)


def test_what_was_said_long_ago_and_who_said_it_is_forgotten() -> None:
    talk = Talk()
    for number in range(TALK_REMEMBERED + 1):
        talk.is_new("ann", str(number), 10.0 * number)
    assert talk.is_new("ann", "0", 1000.0)
    for number in range(MAX_TALKERS):
        talk.is_new(f"guest {number}", "hello", 1000.0 + number)
    assert len(talk._people) == MAX_TALKERS
    assert "ann" not in talk._people
