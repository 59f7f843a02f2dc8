"""Observations: named numbers, eight to a word."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.observation import Layout, Part, joined, scaled
from tablee.core.packing import capped, clear, one_hot, pack, put, put_set, spread

PARTS = (Part("cards", [1, 0, 1]), Part("life", [300, -2], 255), Part("many", range(9), (1, *[9] * 8)))


def numbers(words: vec[i64]) -> list[int]:
    return list(memoryview(words).cast("B"))


def test_a_part_fills_up_its_words_and_stays_within_its_bounds() -> None:
    assert joined(PARTS) == [1, 0, 1, *[0] * 5, 255, 0, *[0] * 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, *[0] * 7]


def test_scaled_numbers_reach_from_0_to_1() -> None:
    told = scaled(PARTS)
    assert (min(told), max(told)) == (0.0, 1.0)
    assert told[8] == 1.0


def test_a_layout_has_a_slice_for_each_part() -> None:
    layout = Layout(1, PARTS)
    assert (layout.size, layout.words) == (32, 4)
    assert joined(PARTS)[layout.slices["many"]] == list(range(9))
    assert repr(layout) == "<Layout version 1: 32 numbers, cards, life, many>"


def test_layouts_are_equal_where_the_numbers_mean_the_same() -> None:
    assert Layout(1, PARTS) == Layout(1, PARTS)
    assert hash(Layout(1, PARTS)) == hash(Layout(1, PARTS))
    assert Layout(1, PARTS) != Layout(2, PARTS)
    assert Layout(1, PARTS) != Layout(1, PARTS[:2])
    assert Layout(1, PARTS) != "a layout"


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ([Part("a", [1]), Part("a", [1])], "same name"),
        ([Part("a", [1], 256)], "at most 255"),
        ([Part("a", [1], 0)], "at most 255"),
    ],
)
def test_a_layout_that_cannot_be_is_an_error(parts: list[Part], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Layout(1, parts)


def test_eight_bits_become_eight_numbers() -> None:
    for bits in range(256):
        words = vec[i64]([spread(bits)])
        assert numbers(words) == [bits >> place & 1 for place in range(8)]


def test_sets_and_numbers_are_written_where_they_belong() -> None:
    words = vec[i64]([-1, -1, -1])
    assert put_set(words, 0, 0b1_0000_0101, 2) == 2
    clear(words, 2, 1)
    put(words, 2, 3, 7)
    put(words, 2, 3, 2)
    assert numbers(words) == [1, 0, 1, 0, 0, 0, 0, 0, 1, *[0] * 7, 0, 0, 0, 9, 0, 0, 0, 0]
    assert numbers(vec[i64]([pack(1, 2, 3, 4, 5, 6, 255), one_hot(7), one_hot(-1), one_hot(8)])) == [
        *[1, 2, 3, 4, 5, 6, 255, 0],
        *[0, 0, 0, 0, 0, 0, 0, 1],
        *[0] * 16,
    ]


def test_numbers_are_kept_within_what_is_told() -> None:
    assert [capped(number, 255) for number in (-3, 7, 300)] == [0, 7, 255]
