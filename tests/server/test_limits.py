"""Limits per address: which addresses count as one, and what is remembered of past ones."""

from __future__ import annotations

import pytest

from tablee.server.limits import FORGET_AFTER, PerAddress, one_of


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("::1", "0000:0000:0000:0000"),
        ("?", "?"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_whoever_has_a_network_of_addresses_is_counted_once(address: str, counted: str) -> None:
    assert one_of(address) == counted


def test_those_who_have_asked_for_nothing_of_late_are_forgotten_and_not_at_every_turn() -> None:
    now = 0.0
    limit = PerAddress(1.0, 2.0, lambda: now)
    for number in range(FORGET_AFTER + 2):
        assert limit.take(f"first {number}")
    assert len(limit._buckets) == FORGET_AFTER + 2
    now = 100.0
    for number in range(FORGET_AFTER + 2):
        assert limit.take(f"second {number}")
    assert len(limit._buckets) == FORGET_AFTER + 2
