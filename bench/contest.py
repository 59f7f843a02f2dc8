"""Contestants take turns in short slices, so that whatever else the machine does hits them all alike."""

from statistics import median, quantiles
from typing import NamedTuple

from bench.rows import Row
from bench.worker import Worker

ROUNDS = 9
SECONDS = 0.2


class Contestant(NamedTuple):
    """A name for the table, who plays, and what is asked of them."""

    name: str
    worker: str
    ask: dict[str, object]


class Score(NamedTuple):
    """Decisions per second: the middle slice, and how wide the middle half of the slices is, as a share of it."""

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


def score(rates: list[float]) -> Score:
    low, middle, high = quantiles(rates, n=4)
    return Score(median(rates), (high - low) / middle)


def contest(entered: list[Contestant], workers: dict[str, Worker]) -> list[Score]:
    """The score of each, after a round to warm up."""
    rates: list[list[float]] = [[] for _ in entered]
    for _ in range(1 + ROUNDS):
        for number, one in enumerate(entered):
            rates[number].append(workers[one.worker].rate(one.ask))
    return [score(each[1:]) for each in rates]
