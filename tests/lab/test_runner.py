"""A run reuses the results in a store, computes the rest, and gives the same report."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

from tablee.core.bot import Bot
from tablee.core.refusal import Refused
from tablee.lab.arena import ArenaSetup, arena, report
from tablee.lab.chunks import GROWTH, Chunks
from tablee.lab.interrupts import until_interrupted
from tablee.lab.job import Done, Job, Results
from tablee.lab.league import league
from tablee.lab.places import executor
from tablee.lab.play import Played
from tablee.lab.processes import Processes
from tablee.lab.runner import Experiment, Runner
from tablee.lab.simulate import Lineup, simulate, summary
from tablee.lab.store import Store
from tablee.search.random import RandomBot
from tests.lab.bots import Always
from tests.search import kuhn
from tests.search.small import NoOptions

RANDOM = ("random", RandomBot())
BETTOR = ("bettor", Always(kuhn.BET))
PASSER = ("passer", Always(kuhn.PASS))


class Counting:
    """Works here, and remembers at what."""

    def __init__(self) -> None:
        self.done: list[int] = []

    def stream(self, job: Job[Done]) -> Results[Done]:
        for number in job.numbers:
            self.done.append(number)
            yield number, job.work(number)


def squares(count: int) -> Experiment[int]:
    return Experiment(kuhn.GAME, lambda task: task * task, count, 2, lambda: [{"part": 0}, {"part": 1}], int)


def test_what_is_stored_is_not_done_again(tmp_path: Path) -> None:
    store, first, second = Store(tmp_path / "s.db"), Counting(), Counting()
    some = list(Runner(first, store).results(squares(3)))
    more = list(Runner(second, store).results(squares(5)))
    assert some == [task * task for task in range(6)]
    assert more == [task * task for task in range(10)]
    assert (first.done, second.done) == (list(range(6)), list(range(6, 10)))
    store.close()


def test_gaps_are_filled_by_several_processes(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.db")
    series = store.series({"part": 0})
    for number in (0, 3, 1500, 2999):
        store.add(series, number, b"\x07")
    experiment = Experiment(kuhn.GAME, abs, 3000, 1, lambda: [{"part": 0}], int)
    found = list(Runner(Processes(2), store).results(experiment))
    assert found == [7 if number in {0, 3, 1500, 2999} else number for number in range(3000)]
    store.close()


def test_an_arena_and_a_ladder_share_their_deals(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.db")
    bots: list[tuple[str, Bot]] = [RANDOM, BETTOR, PASSER]
    kept = Runner(store=store)
    stored = arena(kuhn.GAME, NoOptions(), [RANDOM, BETTOR], 5, "seed", kept)
    assert stored == arena(kuhn.GAME, NoOptions(), [RANDOM, BETTOR], 5, "seed")
    assert league(kuhn.GAME, NoOptions(), 2, bots, 8, "seed", kept) == league(
        kuhn.GAME, NoOptions(), 2, bots, 8, "seed"
    )
    assert [each.results for each in store.all_series()] == [8, 8, 8]
    assert simulate(kuhn.GAME, NoOptions(), bots[:2], 4, "seed", kept).matches == 4
    assert [each.key["kind"] for each in store.all_series()] == ["arena"] * 3 + ["simulate"]
    store.close()


def test_a_bot_with_other_settings_is_another_series(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.db")
    for action in (kuhn.BET, kuhn.PASS, kuhn.BET):
        arena(kuhn.GAME, NoOptions(), [RANDOM, ("mine", Always(action))], 2, "seed", Runner(store=store))
    assert [each.results for each in store.all_series()] == [2, 2]
    store.close()


def test_stores_can_be_put_together(tmp_path: Path) -> None:
    one, other = Store(tmp_path / "one.db"), Store(tmp_path / "other.db")
    list(Runner(store=one).results(squares(3)))
    list(Runner(store=other).results(squares(5)))
    assert one.merge(other) == 4
    assert one.merge(other) == 0
    again = Counting()
    assert list(Runner(again, one).results(squares(5))) == [task * task for task in range(10)]
    assert again.done == []
    one.close()
    other.close()


def test_a_file_with_other_things_in_it_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but long enough to be looked at " * 20)
    for path in (tmp_path / "text", tmp_path / "no" / "folder"):
        with pytest.raises(Refused, match="no-store"):
            Store(path)
    with pytest.raises(Refused, match="no-store"):
        Store(tmp_path / "missing", new=False)


class Watched(Played):
    """A match that is missed when nobody keeps it."""

    alive = 0

    def __new__(cls, ranks: tuple[int, ...], choices: int) -> Self:
        Watched.alive += 1
        return super().__new__(cls, ranks, choices)

    def __del__(self) -> None:
        Watched.alive -= 1


def watched(count: int, alive: list[int]) -> Iterator[Played]:
    for number in range(count):
        yield Watched((1, 2) if number % 3 else (2, 1), number % 7)
        alive.append(Watched.alive)


def test_matches_and_deals_are_counted_and_not_kept() -> None:
    """Memory does not grow with their number."""
    alive: list[int] = []
    bots = (RANDOM, BETTOR)
    assert summary(Lineup(kuhn.GAME, NoOptions(), bots, "seed"), watched(500, alive)).matches == 500
    deals = ([match, match] for match in watched(500, alive))
    assert report(ArenaSetup(kuhn.GAME, NoOptions(), bots, "seed"), deals).deals == 500
    assert len(alive) == 1000
    assert max(alive) <= 3


def test_whoever_counts_a_result_is_not_interrupted() -> None:
    """Ctrl-C while the second result is counted: it is counted completely, and no other comes."""

    def numbers() -> Results[int]:
        for number in range(10):
            yield number, number

    counted = []
    for number, _ in until_interrupted(numbers()):
        if number == 1:
            signal.raise_signal(signal.SIGINT)
        counted.append(number)
    assert counted == [0, 1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_chunks_grow_to_a_time_and_shrink_towards_the_end() -> None:
    chunks = Chunks(range(1000), 1000, 1.0)
    sizes = []
    while numbers := chunks.next(2):
        sizes.append(len(numbers))
        chunks.took(len(numbers), 0.02 * len(numbers))
    assert sizes[:3] == [1, GROWTH, 50]
    assert sum(sizes) == 1000
    assert max(sizes) == 50
    assert sizes[-1] == 1


@pytest.mark.parametrize("place", ["moon", "0", "99999", 0, None])
def test_an_unknown_place_is_refused(place: object) -> None:
    with pytest.raises(Refused, match="no-such-place"):
        executor(place)
