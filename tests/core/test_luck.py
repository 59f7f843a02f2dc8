"""Luck follows from the seed as documented: implemented here a second time, from the documentation alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import Chance, Dice, Draw
from tablee.core.luck import Luck, _Numbers, commitment
from tests.core.chi_square import likely

SEED = bytes(range(32))


def documented_key(seed: bytes, entropy: list[str]) -> bytes:
    message = b"tablee-luck-1"
    for text in entropy:
        message += len(text.encode("utf-8")).to_bytes(4, "big") + text.encode("utf-8")
    return hmac.new(seed, message, hashlib.sha256).digest()


class DocumentedNumbers:
    def __init__(self, key: bytes, stream: str, n: int) -> None:
        self.key, self.label = key, f"{stream}|{n}"
        self.blocks = 0
        self.bytes = b""

    def next_below(self, k: int) -> int:
        while True:
            if not self.bytes:
                label = f"{self.label}|{self.blocks}".encode()
                self.bytes = hmac.new(self.key, label, hashlib.sha256).digest()
                self.blocks += 1
            number, self.bytes = int.from_bytes(self.bytes[:8], "big"), self.bytes[8:]
            if number < 2**64 - 2**64 % k:
                return number % k


def documented_dice(numbers: DocumentedNumbers, dice: int, sides: int) -> list[int]:
    return sorted([numbers.next_below(sides) + 1 for _ in range(dice)])


def documented_draw(numbers: DocumentedNumbers, pool: set[int], draws: int) -> list[int]:
    left, drawn = sorted(pool), []
    for _ in range(draws):
        drawn.append(left.pop(numbers.next_below(len(left))))
    return drawn


ENTROPY = st.lists(st.text(st.characters(codec="utf-8")), max_size=4)


@given(st.binary(min_size=1, max_size=40), ENTROPY, st.integers(0, 50), st.integers(1, 20), st.integers(2, 20))
def test_dice_follow_from_the_seed(seed: bytes, entropy: list[str], n: int, dice: int, sides: int) -> None:
    numbers = DocumentedNumbers(documented_key(seed, entropy), "dice/1", n)
    assert Luck(seed, entropy)(Dice("dice/1", dice, sides), n) == documented_dice(numbers, dice, sides)


@given(st.binary(min_size=1, max_size=40), ENTROPY, st.integers(0, 50), st.sets(st.integers(0, 61), min_size=1))
def test_draws_follow_from_the_seed(seed: bytes, entropy: list[str], n: int, pool: set[int]) -> None:
    numbers = DocumentedNumbers(documented_key(seed, entropy), "deck", n)
    draw = Draw("deck", sum(2**member for member in pool), len(pool))
    assert Luck(seed, entropy)(draw, n) == documented_draw(numbers, pool, len(pool))


def test_the_commitment_is_the_seeds_hash() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_luck_never_changes() -> None:
    luck = Luck(SEED, ["my birthday", ""])
    assert luck(Dice("dice/1", 6), 0) == [1, 2, 3, 3, 4, 4]
    assert luck(Draw("deck", 2**52 - 1, 5), 3) == [41, 34, 33, 16, 22]


@pytest.mark.parametrize("chance", [Dice("d", 2), Draw("d", 0b11111, 2)], ids=["dice", "draw"])
def test_luck_is_fair(chance: Chance) -> None:
    luck, many = Luck(SEED), 10_000
    counts = Counter(tuple(luck(chance, n)) for n in range(many))
    assert likely(
        [counts[tuple(outcome)] for outcome, _ in chance.outcomes()], [many * p for _, p in chance.outcomes()]
    )


class KnownHash:
    """A hash of whatever it is given: these numbers."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers

    def copy(self) -> KnownHash:
        return self

    def update(self, _data: bytes) -> None: ...

    def digest(self) -> bytes:
        return b"".join(number.to_bytes(8, "big") for number in self.numbers)


@pytest.mark.parametrize("k", [1, 3, 6, 62, 2**31 - 1, 2**31, 2**32 + 1, 2**63 + 1])
def test_numbers_that_would_favour_some_remainders_are_passed_over(k: int) -> None:
    most = 2**64 // k * k
    for number in {most, 2**64 - 1} - {2**64, most - 1}:
        if number < 2**64:
            assert below(k, number, 5) == 5 % k
    assert below(k, most - 1, 5) == k - 1
    assert below(k, 2**63, 5) == 2**63 % k


def below(k: int, *numbers: int) -> int:
    known = KnownHash(*numbers, 0, 0)
    return _Numbers(known, known, "d|0").below(k)


def test_a_stream_does_not_depend_on_what_others_were_asked() -> None:
    """The same event of the same stream never changes, whatever else was dealt."""
    luck = Luck(SEED)
    before = luck(Dice("dice/2", 6), 4)
    for n in range(20):
        luck(Dice("dice/1", 3), n)
    assert luck(Dice("dice/2", 6), 4) == before
    assert luck(Dice("dice/2", 6), 5) != before


@pytest.mark.parametrize("entropy", [["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["ab"], []], ids="|".join)
def test_entropy_changes_everything(entropy: list[str]) -> None:
    others = [["a", "b"], ["b", "a"], ["ab", ""], ["", "ab"], ["ab"], []]
    same = [other for other in others if Luck(SEED, other)(Dice("d", 20), 0) == Luck(SEED, entropy)(Dice("d", 20), 0)]
    assert same == [entropy]


def test_another_seed_is_other_luck() -> None:
    assert Luck(SEED)(Dice("d", 20), 0) != Luck(SEED[::-1])(Dice("d", 20), 0)


def test_luck_knows_dice_and_draws_only() -> None:
    with pytest.raises(TypeError, match="no outcome for Chance"):
        Luck(SEED)(Chance("x"), 0)
