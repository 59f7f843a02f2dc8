"""Sets of small numbers as bitmasks behave as sets do."""

from hypothesis import given
from hypothesis import strategies as st

from tablee.core.bits import bit, lowest, mask_of, members, nth, size

SETS = st.sets(st.integers(0, 61))
FULL_SETS = st.sets(st.integers(0, 61), min_size=1)


@given(SETS)
def test_a_set_has_the_members_it_was_made_of(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert members(mask) == sorted(numbers)
    assert size(mask) == len(numbers)
    assert mask == sum(2**n for n in numbers)


@given(FULL_SETS)
def test_the_lowest_member_and_those_after_it(numbers: set[int]) -> None:
    mask = mask_of(list(numbers))
    assert lowest(mask) == min(numbers)
    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers)


def test_the_largest_set_has_sixty_two_members() -> None:
    everything = mask_of(list(range(62)))
    assert size(everything) == 62
    assert members(everything) == list(range(62))
    assert bit(61) == 2**61
