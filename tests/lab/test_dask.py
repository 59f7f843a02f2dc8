"""A Dask cluster gives the same results, even if workers are killed or join late."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import tablee
from tablee.core.bot import Bot
from tablee.core.refusal import Refused
from tablee.lab import builds
from tablee.lab.arena import ArenaReport, arena
from tablee.lab.builds import build_of
from tablee.lab.dask_cluster import DaskCluster, check_build
from tablee.lab.job import Job
from tablee.lab.places import executor
from tablee.lab.runner import Runner
from tablee.lab.store import Store
from tablee.search.random import RandomBot
from tests.lab.bots import Always
from tests.lab.cluster import PATIENCE, Cluster, Kills, NeedsTwo, square, wait_until
from tests.search import kuhn
from tests.search.small import NoOptions

BOTS: list[tuple[str, Bot]] = [("random", RandomBot()), ("bettor", Always(kuhn.BET))]
COUNT = 400
DEALS = 80
SHORT: dict[str, Any] = {"dice": 3, "life": 6, "regeneration": False}
CHOICES = 200
"""After so many choices of a bot in one process, some deals are done, and many are not."""

pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.filterwarnings("ignore"),
]  # Dask warns because of these tests


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.dask_cluster.CONNECTING", PATIENCE)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("dask")) as cluster:
        yield cluster


@pytest.fixture
def cluster(running: Cluster) -> Iterator[Cluster]:
    yield running
    running.stop_workers()


def on(cluster: Cluster, work: object) -> list[int]:
    assert callable(work)
    job = Job(kuhn.GAME, work, range(COUNT), COUNT)
    return [result for _, result in DaskCluster(cluster.address).stream(job)]


def killer_arena(bot: Bot, deals: int = DEALS, **settings: Any) -> ArenaReport:
    """An arena of short matches of Killer between a bot that plays at random in its own way, and a real one."""
    return tablee.arena("killer", [("guest", bot), "hasty"], deals=deals, seed="dask", **SHORT, **settings)


@pytest.fixture(scope="module")
def measured_here() -> ArenaReport:
    return killer_arena(RandomBot())


def test_two_workers_measure_what_is_measured_here(cluster: Cluster) -> None:
    cluster.add_worker()
    cluster.add_worker()
    there = arena(kuhn.GAME, NoOptions(), BOTS, 60, "seed", Runner(executor(cluster.address)))
    assert there == arena(kuhn.GAME, NoOptions(), BOTS, 60, "seed")


def test_every_game_runs_on_a_cluster(cluster: Cluster) -> None:
    cluster.add_worker()
    cluster.add_worker()
    bots = ["random", "tablee.search.random:RandomBot"]
    for name in tablee.shelf():
        there, here = (tablee.arena(name, bots, deals=4, on=on) for on in (cluster.address, "here"))
        assert there == here


def test_the_work_of_a_killed_worker_is_done_by_the_other(
    cluster: Cluster, tmp_path: Path, measured_here: ArenaReport
) -> None:
    cluster.add_worker()
    cluster.add_worker()
    assert killer_arena(Kills(tmp_path / "killed", CHOICES), on=cluster.address) == measured_here
    assert (tmp_path / "killed").exists()


def test_a_late_worker_takes_part(cluster: Cluster, tmp_path: Path, measured_here: ArenaReport) -> None:
    cluster.add_worker()
    waits = NeedsTwo(tmp_path, CHOICES)

    def come_late() -> None:
        wait_until(lambda: waits.count() == 1)
        cluster.add_worker()

    late = Thread(target=come_late)
    late.start()
    assert killer_arena(waits, on=cluster.address) == measured_here
    late.join()
    assert waits.count() == 2


def test_a_worker_of_another_version_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster.add_worker()
    ours = str(build_of(kuhn.GAME))
    monkeypatch.setattr(builds, "__version__", "99.0")
    with pytest.raises(Refused, match="worker-differs") as refused:
        on(cluster, square)
    assert refused.value.params["theirs"] == ours
    assert "99.0" in str(refused.value.params["ours"])


def test_a_run_whose_scheduler_was_killed_goes_on_where_it_stopped(tmp_path: Path, measured_here: ArenaReport) -> None:
    store = tmp_path / "results.db"
    with Cluster(tmp_path) as first:
        first.add_worker()
        first.add_worker()
        kills = Kills(tmp_path / "killed", CHOICES, first.pid)
        with pytest.raises(tablee.TableeError) as lost:
            killer_arena(kills, on=first.address, store=store)
    assert lost.value.code == "cluster-lost"
    assert 0 < stored(store) < DEALS
    (tmp_path / "scheduler.json").unlink()
    with Cluster(tmp_path) as second:
        second.add_worker()
        second.add_worker()
        assert killer_arena(kills, on=second.address, store=store) == measured_here
    assert stored(store) == DEALS


def stored(path: Path) -> int:
    """How many deals a store has, all of one series."""
    store = Store(path)
    (kept,) = store.all_series()
    store.close()
    return kept.results


def test_a_worker_that_cannot_say_what_it_has_is_refused() -> None:
    with pytest.raises(Refused, match="worker-without"):
        check_build("tcp://there", ModuleNotFoundError("No module named 'tablee'"), kuhn.GAME)


def test_each_difference_counts() -> None:
    ours = build_of(kuhn.GAME)
    check_build("tcp://there", ours, kuhn.GAME)
    others = [ours._replace(compiled=not ours.compiled), ours._replace(rules=7), ours._replace(sources="0")]
    for other in others:
        with pytest.raises(Refused, match="worker-differs"):
            check_build("tcp://there", other, kuhn.GAME)


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.dask_cluster.CONNECTING", 0.5)
    with pytest.raises(Refused, match="cluster-unreachable"):
        next(DaskCluster("tcp://127.0.0.1:9").stream(Job(kuhn.GAME, square, range(1), 1)))


def test_tls_without_certificates_is_refused() -> None:
    with pytest.raises(Refused, match="cluster-certificates"):
        next(DaskCluster("tls://127.0.0.1:9").stream(Job(kuhn.GAME, square, range(1), 1)))


def test_a_scheduler_without_workers_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.lab.dask_cluster.CONNECTING", 5.0)
    with pytest.raises(Refused, match="cluster-empty"):
        on(cluster, square)
