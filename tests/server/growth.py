"""How the processor time of a piece of work grows with the length of a text from outside."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

HARMLESS = 0.004
"""Seconds of processor time that the longest text may take, however it grows."""

STEEPEST = 8.0
"""So many times as long may a text of four times the length take: linear growth is 4, quadratic growth 16."""

TRIES, REPEATS = 3, 3
"""What looks steep is measured again, and only the quickest of several runs counts: other work on the machine slows, it never hastens."""


class Pump(NamedTuple):
    """A text that can be of any length: a beginning, a unit again and again, an end.

    With `then`, the second half repeats another unit: to sort `bbb…aaa…` takes longer than to sort `baba…`.
    """

    begin: str
    unit: str
    end: str
    then: str = ""

    def text(self, length: int) -> str:
        room = max(length - len(self.begin) - len(self.end), 0)
        if not self.then:
            return self.begin + self.unit * (room // len(self.unit)) + self.end
        first, second = (each * (room // 2 // len(each)) for each in (self.unit, self.then))
        return self.begin + first + second + self.end


class Steep(NamedTuple):
    """A text that takes too much time."""

    pump: Pump
    length: int
    seconds: float
    times: float

    def __str__(self) -> str:
        shown = [each[:60] for each in self.pump if each]
        return f"{self.length} characters of {shown} take {self.seconds:.3f} s, {self.times:.1f} times a quarter of it"


def seconds_of(work: Callable[[str], object], text: str) -> float:
    began = time.process_time()
    work(text)
    return time.process_time() - began


def steepness(work: Callable[[str], object], pump: Pump, largest: int) -> Steep | None:
    """The growth of the work if it is more than linear; None otherwise, or if even the longest text is cheap."""
    gc.disable()
    try:
        for length in (largest // 16, largest // 4, largest):
            if seconds_of(work, pump.text(length)) >= HARMLESS:
                found = _confirmed(work, pump, length)
                if found is not None:
                    return found
    finally:
        gc.enable()
    return None


def _confirmed(work: Callable[[str], object], pump: Pump, length: int) -> Steep | None:
    found: Steep | None = None
    for _ in range(TRIES):
        whole, quarter = (_quickest(work, pump.text(each)) for each in (length, length // 4))
        found = Steep(pump, length, whole, whole / max(quarter, 1e-9))
        if whole < HARMLESS or found.times <= STEEPEST:
            return None
    return found


def _quickest(work: Callable[[str], object], text: str) -> float:
    return min(seconds_of(work, text) for _ in range(REPEATS))


def pumps(atoms: Sequence[str], luck: random.Random, number: int) -> Iterator[Pump]:
    """Each atom by itself, one after another, and random combinations of them."""
    yield from (Pump("", atom, "") for atom in atoms)
    shuffled = luck.sample(atoms, len(atoms))
    yield from (Pump(atoms[0], *each) for each in zip(atoms, [""] * len(atoms), shuffled, strict=True))
    for _ in range(number):
        unit = "".join(luck.choices(atoms, k=luck.randint(1, 3)))
        begin = "".join(luck.choices(atoms, k=luck.randint(0, 2)))
        end = "".join(luck.choices(atoms, k=luck.randint(0, 2)))
        yield Pump(begin, unit, end)
