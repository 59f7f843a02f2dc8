"""How few heroes must starve, compared with trying all of them."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tablee.games.twelve_heroes.rules.hunger import fewest_of
from tablee.games.twelve_heroes.rules.pieces import NONE

APPETITES = st.lists(st.integers(0, 4), min_size=1, max_size=6).map(sorted)


def tried(appetites: list[int], missing: int) -> int:
    """Return the size of the smallest group that eats at least this much."""
    sizes = range(len(appetites) + 1)
    return next(size for size in sizes if any(sum(group) >= missing for group in combinations(appetites, size)))


@given(APPETITES, st.data())
def test_the_fewest_starve_that_are_enough(appetites: list[int], data: st.DataObject) -> None:
    """H-2.3."""
    missing = data.draw(st.integers(-3, sum(appetites)))
    assert fewest_of(appetites, missing, NONE) == tried(appetites, missing)


@given(APPETITES, st.data())
def test_a_hero_who_is_gone_does_not_starve_again(appetites: list[int], data: st.DataObject) -> None:
    """H-2.3: with the first loss chosen, only the others count. Another hero with the same appetite stays."""
    gone = data.draw(st.sampled_from(appetites))
    others = appetites.copy()
    others.remove(gone)
    missing = data.draw(st.integers(-3, sum(others)))
    assert fewest_of(appetites, missing, gone) == tried(others, missing)
