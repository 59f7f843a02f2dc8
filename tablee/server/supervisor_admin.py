"""The admin port for several processes. It merges their metrics, and passes commands to one of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from tablee.core.refusal import Refused
from tablee.server.admin import OPERATOR, check_operator
from tablee.server.fetching import NO_ANSWER, Fetched, fetch
from tablee.server.responses import problem
from tablee.server.supervisor import Supervisor


class Together(Collector):
    """The metrics of several processes, each sample labelled with its process number."""

    def __init__(self, texts: dict[str, str], wanted: int) -> None:
        self._texts = texts
        self._wanted = wanted

    def collect(self) -> Iterable[Metric]:
        """Yield all metrics of all processes that answered, and the number of processes wanted."""
        found: dict[str, Metric] = {}
        for process, text in self._texts.items():
            for family in text_string_to_metric_families(text):
                merged = found.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    merged.add_sample(sample.name, {**sample.labels, "process": process}, sample.value)
        yield GaugeMetricFamily("tablee_processes", "Processes that respond", len(self._texts))
        yield GaugeMetricFamily("tablee_processes_wanted", "Processes that should run", self._wanted)
        yield from found.values()


async def figures(supervisor: Supervisor) -> bytes:
    """Return the metrics of all processes together."""
    children = tuple(supervisor.children)
    answers = await asyncio.gather(*(fetch(child.admin_port, "/metrics") for child in children))
    texts = {
        str(child.number): answer.body.decode()
        for child, answer in zip(children, answers, strict=True)
        if answer.status == 200
    }
    registry = CollectorRegistry()
    registry.register(Together(texts, supervisor.settings.processes))
    return generate_latest(registry)


async def readiness(supervisor: Supervisor) -> dict[str, object]:
    """Return the readiness of each process, by its number."""
    children = tuple(supervisor.children)
    answers = await asyncio.gather(*(fetch(child.admin_port, "/readyz") for child in children))
    told = zip(children, answers, strict=True)
    return {str(child.number): json.loads(answer.body) if answer.status else "no answer" for child, answer in told}


HEADERS = {OPERATOR: "1", "content-type": "application/json"}


async def ask_all(supervisor: Supervisor, request: Request) -> Fetched:
    """Ask every process about a table, and return the answer of the one that holds it, if any does."""
    children = tuple(supervisor.children)
    asked = [fetch(child.admin_port, request.url.path, "GET", b"", **HEADERS) for child in children]
    answers = [answer for answer in await asyncio.gather(*asked) if answer.status]
    holders = [answer for answer in answers if answer.status == 200 and json.loads(answer.body).get("held")]
    return [*holders, *answers, NO_ANSWER][0]


async def pass_on(supervisor: Supervisor, request: Request) -> Fetched:
    """Pass an operator's command to the first process that answers. That process passes it on to the others."""
    body = await request.body()
    for child in tuple(supervisor.children):
        answer = await fetch(child.admin_port, request.url.path, request.method, body, **HEADERS)
        if answer.status:
            return answer
    return NO_ANSWER


def supervisor_app(supervisor: Supervisor) -> Starlette:
    """Return the application of the admin port."""

    async def healthz(_request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_request: Request) -> Response:
        told = await readiness(supervisor)
        well = all(isinstance(parts, dict) and set(parts.values()) == {"ok"} for parts in told.values())
        all_there = len(told) == supervisor.settings.processes
        return JSONResponse(told, 200 if well and all_there else 503)

    async def metrics(_request: Request) -> Response:
        return Response(await figures(supervisor), media_type=CONTENT_TYPE_LATEST)

    async def operate(request: Request) -> Response:
        try:
            check_operator(request)
        except Refused as refused:
            return problem(refused)
        answer = await (pass_on if request.method == "POST" else ask_all)(supervisor, request)
        if not answer.status:
            return problem(Refused("try-again"))
        return Response(answer.body, answer.status, media_type=answer.kind or None)

    return Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/metrics", metrics),
            Route("/orders", operate, methods=["POST"]),
            Route("/tables/{code}", operate),
        ]
    )
