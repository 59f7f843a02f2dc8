"""Contestants alternate in short slices, so that other work on the machine affects them all alike."""

from statistics import median, quantiles
from typing import NamedTuple

from bench.rows import Row
from bench.worker import Worker

ROUNDS = 9
SECONDS = 0.2


class Contestant(NamedTuple):
    """A name for the table, the worker that plays, and its request."""

    name: str
    worker: str
    ask: dict[str, object]


class Speed(NamedTuple):
    """Decisions per second: the median slice, and the interquartile range as a share of it."""

    rate: float
    spread: float


def contestants(row: Row, loop: str) -> list[Contestant]:
    ours = {**row.ours._asdict(), "loop": loop, "seconds": SECONDS}
    theirs = {"loop": loop, "seconds": SECONDS}
    return [
        Contestant(f"{row.ours.game}, plain Python", "plain", ours),
        Contestant(f"{row.ours.game}, compiled", "compiled", ours),
        *(Contestant(f"OpenSpiel {game}", "openspiel", {**theirs, "game": game}) for game in row.peers),
    ]


def score(rates: list[float]) -> Speed:
    low, middle, high = quantiles(rates, n=4)
    return Speed(median(rates), (high - low) / middle)


def contest(entered: list[Contestant], workers: dict[str, Worker]) -> list[Speed]:
    """Return the score of each contestant, after a warm-up round."""
    rates: list[list[float]] = [[] for _ in entered]
    for _ in range(1 + ROUNDS):
        for number, one in enumerate(entered):
            rates[number].append(workers[one.worker].rate(one.ask))
    return [score(each[1:]) for each in rates]
