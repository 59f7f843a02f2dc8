"""The generator of playouts gives the same numbers everywhere, and they pass statistical tests."""

import pytest

from tablee.core.rng import Rng
from tablee.core.splitmix import STEP, WORD, WRAP, below, counter_from, scrambled, stepped
from tests.core.chi_square import likely

MANY = 20_000


def numbers(counter: int, count: int) -> list[int]:
    """Return the first numbers of a counter."""
    found = []
    for _ in range(count):
        found.append(scrambled(counter))
        counter = stepped(counter)
    return found


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert numbers(counter_from(Rng(0)), 4) == [1773169486, 4152248722, 288174558, 4029586911]
    assert numbers(WRAP, 3) == [0, 1863171994, 3016262437]


def test_counter_and_numbers_stay_in_their_range() -> None:
    counter = WRAP
    for _ in range(1000):
        assert 0 <= counter <= WRAP
        assert 0 <= scrambled(counter) <= WORD
        assert 0 <= below(counter, 7) < 7
        counter = stepped(counter)


def test_a_counter_comes_back_only_after_all_its_values() -> None:
    assert STEP % 2 == 1
    assert WRAP + 1 == 2**62


@pytest.mark.parametrize("n", [2, 7, 13, 52, 256])
def test_numbers_of_one_counter_are_alike(n: int) -> None:
    counts = [0] * n
    counter = counter_from(Rng(f"one {n}"))
    for _ in range(MANY):
        counts[below(counter, n)] += 1
        counter = stepped(counter)
    assert likely(counts, [MANY / n] * n)


@pytest.mark.parametrize("place", [0, 1, 2, 30])
def test_numbers_of_many_counters_are_alike_at_each_place(place: int) -> None:
    """Every playout has its own counter, so the first numbers matter most. Neighbouring keys are the hardest case."""
    counts = [0] * 64
    for key in range(MANY):
        counts[numbers(key * 2**30, place + 1)[-1] >> 26] += 1
    assert likely(counts, [MANY / 64] * 64)


@pytest.mark.parametrize("distance", [1, 2, 12])
def test_numbers_of_a_counter_do_not_depend_on_those_before(distance: int) -> None:
    """Pairs of numbers, by their highest and by their lowest bits."""
    high, low = [0] * 64, [0] * 64
    for key in range(MANY // 4):
        found = numbers(key * 2**30, distance + 4)
        for one, other in zip(found, found[distance:], strict=False):
            high[(one >> 29) * 8 + (other >> 29)] += 1
            low[one % 8 * 8 + other % 8] += 1
    assert likely(high, [sum(high) / 64] * 64)
    assert likely(low, [sum(low) / 64] * 64)


def test_the_remainder_of_a_choice_serves_another() -> None:
    """A lead among n, then an answer among m, from one number."""
    pairs = [0] * 35
    for number in numbers(counter_from(Rng("remainder")), MANY):
        scaled = number * 7
        pairs[(scaled >> 32) * 5 + ((scaled & WORD) * 5 >> 32)] += 1
    assert likely(pairs, [MANY / 35] * 35)


def test_neighbouring_counters_differ_in_half_of_their_bits() -> None:
    changed = [0] * 32
    for key in range(2000):
        difference = scrambled(key * 2**30) ^ scrambled((key ^ 1) * 2**30)
        for place in range(32):
            changed[place] += difference >> place & 1
    assert all(850 < count < 1150 for count in changed)
