"""The metrics of one server process, for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tablee.hosting.measures import BOUNDS, Histogram

if TYPE_CHECKING:
    from tablee.server.app import Server

LAG_EVERY = 0.5


class LoopLag:
    """Measures how late the event loop is: it sleeps for half a second and measures the delay."""

    def __init__(self) -> None:
        self.times = Histogram()

    async def measure(self) -> None:
        """Measure forever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.times.observe(max(loop.time() - due, 0.0))


class ServerCollector(Collector):
    """Reads the metrics on demand, so that keeping them costs next to nothing."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def collect(self) -> Iterable[Metric]:
        """Yield every metric."""
        server = self._server
        measures = server.manager.measures
        yield GaugeMetricFamily("tablee_sockets", "Open WebSockets", len(server.sockets.open))
        yield GaugeMetricFamily("tablee_tables", "Tables in memory", len(server.manager.tables))
        yield CounterMetricFamily("tablee_changes", "Changes of tables that were stored and sent", measures.changes)
        refusals = CounterMetricFamily("tablee_refusals", "Refused commands, requests and connections", labels=["code"])
        for code, number in measures.refusals.items():
            refusals.add_metric([code], number)
        yield refusals
        yield _histogram("tablee_store_seconds", "Time until a change was on the disk", measures.storing)
        yield _histogram("tablee_loop_lag_seconds", "How late the event loop was", server.lag.times)
        yield from self._workers()

    def _workers(self) -> Iterable[Metric]:
        waiting = GaugeMetricFamily("tablee_queue_jobs", "Jobs waiting for a worker", labels=["workers"])
        restarts = CounterMetricFamily(
            "tablee_worker_restarts", "Worker processes that were replaced", labels=["workers"]
        )
        waits = HistogramMetricFamily("tablee_queue_seconds", "How long jobs waited for a worker", labels=["workers"])
        for workers in self._server.workers():
            waiting.add_metric([workers.name], workers.queue.waiting)
            restarts.add_metric([workers.name], workers.restarts)
            waits.add_metric([workers.name], *_buckets(workers.queue.waits))
        return waiting, restarts, waits


def _histogram(name: str, words: str, times: Histogram) -> Metric:
    metric = HistogramMetricFamily(name, words)
    metric.add_metric([], *_buckets(times))
    return metric


def _buckets(times: Histogram) -> tuple[list[tuple[str, float]], float]:
    """Return cumulative counts for Prometheus, and the sum."""
    bounds = [*map(str, BOUNDS), "+Inf"]
    return list(zip(bounds, map(float, accumulate(times.counts)), strict=True)), times.total


def registry_of(server: Server) -> CollectorRegistry:
    """Return a registry with all metrics of a server and its process."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    registry.register(ServerCollector(server))
    return registry
