"""The generator gives the same numbers everywhere, and they pass statistical tests."""

import pickle
from copy import deepcopy
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.bits import members, size
from tablee.core.rng import M1, M2, Rng
from tests.core.chi_square import likely

MANY = 20_000


def test_the_numbers_are_those_of_the_published_generator() -> None:
    rng = Rng(0)
    rng.a = rng.b = rng.c = rng.d = rng.e = rng.f = 12345
    assert [round(rng.next() / (M1 + 1), 12) for _ in range(5)] == [
        0.127011122047,
        0.318527565397,
        0.309186015583,
        0.825846862927,
        0.221629915782,
    ]


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert [Rng(seed).next() for seed in (0, 1, 2, "x")] == [2292654531, 579768360, 3028719155, 707910346]
    rng = Rng(7)
    assert [rng.next() for _ in range(4)] == [2067002558, 3487427405, 1421613917, 2951542481]
    assert (rng.below(6), rng.unit()) == (0, 0.5578939429483921)
    assert (rng.member(0b101101), rng.subset(2**62 - 2, 5)) == (2, 9007234688222212)
    assert (rng.pick([3, 4, 5]), rng.weighted([0.0, 1.0, 2.0]), rng.fork().next()) == (4, 2, 2266671828)
    items = list(range(10))
    rng.shuffle(items)
    assert items == [4, 9, 0, 3, 5, 1, 8, 2, 7, 6]


def test_a_number_and_its_text_are_different_seeds() -> None:
    assert Rng(1).next() != Rng("1").next()


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_numbers_below_n_are_alike(n: int) -> None:
    rng = Rng(f"below {n}")
    counts = [0] * n
    for _ in range(MANY):
        counts[rng.below(n)] += 1
    assert likely(counts, [MANY / n] * n)


def test_units_lie_between_0_and_1_and_are_spread_evenly() -> None:
    rng = Rng("unit")
    units = [rng.unit() for _ in range(MANY)]
    assert 0.0 <= min(units) <= max(units) < 1.0
    assert abs(sum(units) / MANY - 0.5) < 4 * sqrt(1 / 12 / MANY)


def test_members_of_a_set_are_alike() -> None:
    rng, mask = Rng("member"), 0b10010110
    counts = dict.fromkeys(members(mask), 0)
    for _ in range(MANY):
        counts[rng.member(mask)] += 1
    assert likely(list(counts.values()), [MANY / 4] * 4)


def test_subsets_are_alike() -> None:
    rng = Rng("subset")
    counts: dict[int, int] = {}
    for _ in range(MANY):
        chosen = rng.subset(0b11111, 2)
        counts[chosen] = counts.get(chosen, 0) + 1
    assert all(size(chosen) == 2 for chosen in counts)
    assert likely(list(counts.values()), [MANY / 10] * 10)


@given(st.sets(st.integers(0, 61)), st.integers(0, 62))
def test_a_subset_is_of_the_set(numbers: set[int], count: int) -> None:
    mask = sum(2**n for n in numbers)
    chosen = Rng(1).subset(mask, min(count, len(numbers)))
    assert chosen & ~mask == 0
    assert size(chosen) == min(count, len(numbers))


def test_orders_are_alike() -> None:
    rng = Rng("shuffle")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(MANY):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert likely(list(counts.values()), [MANY / 6] * 6)


def test_weights_weigh() -> None:
    rng = Rng("weighted")
    counts = [0, 0, 0]
    for _ in range(MANY):
        counts[rng.weighted([1.0, 0.0, 3.0])] += 1
    assert counts[1] == 0
    assert likely([counts[0], counts[2]], [MANY / 4, 3 * MANY / 4])


def extreme(*, q: int) -> Rng:
    """A generator whose next number is -q."""
    rng = Rng(0)
    rng.a = rng.b = rng.c = rng.d = rng.e = 0
    rng.f = q * pow(527612, -1, M2) % M2
    return rng


def test_the_least_and_the_greatest_number_fall_on_a_weight() -> None:
    assert (extreme(q=0).next(), extreme(q=1).next()) == (0, M1 - 1)
    weights = [0.0, 0.1, 0.2, 0.3, 1e-9, 0.0]
    assert (extreme(q=0).weighted(weights), extreme(q=1).weighted(weights)) == (1, 4)
    assert extreme(q=1).weighted([0.1] * 10_000) == 9_999


def test_a_fork_goes_its_own_way() -> None:
    one, other = Rng("fork"), Rng("fork")
    fork = one.fork()
    for _ in range(10):
        fork.next()
    other.fork()
    assert one.next() == other.next()
    assert fork.next() != one.next()


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    rng = Rng("copied")
    rng.next()
    copies = [deepcopy(rng), pickle.loads(pickle.dumps(rng))]
    numbers = [rng.next() for _ in range(5)]
    assert [[copied.next() for _ in range(5)] for copied in copies] == [numbers, numbers]
