"""A choice passes the server as docs/architecture.md shows."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import FrameType

import httpx
import pytest

from tablee.client import new_id
from tablee.core.compiled import COMPILED
from tablee.wire.client import Sit, Start, Submit
from tests.server.running import running
from tests.server.taps import guests, tapped

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
DUEL = {"game": "claim", "seats": [{"type": "person"}, {"type": "person"}]}
DRAWN = re.compile(r"from the browser\n.*?^```\n(.*?)^```", re.DOTALL | re.MULTILINE)
STEP = re.compile(r"^([\w.]+) +([\w.]+) ", re.MULTILINE)


def drawn() -> list[tuple[str, str]]:
    """The modules and functions of the drawing, from top to bottom."""
    found = DRAWN.search(PAGE.read_text(encoding="utf-8"))
    assert found is not None
    return [(f"tablee.{module}", name) for module, name in STEP.findall(found[1])]


@pytest.mark.parametrize(("module", "name"), drawn())
def test_every_function_of_the_drawing_exists(module: str, name: str) -> None:
    found: object = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    assert callable(found)


def test_the_way_takes_about_ten_modules() -> None:
    assert len({module for module, _ in drawn()}) <= 12


@contextmanager
def watched(called: list[tuple[str, str]]) -> Iterator[None]:
    """Record each call of our code in threads that start now."""

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("tablee."):
            called.append((module, frame.f_code.co_qualname))

    threading.setprofile(note)
    try:
        yield
    finally:
        threading.setprofile(None)


@pytest.mark.skipif(COMPILED, reason="compiled functions leave no trace")
async def test_a_choice_goes_that_way(tmp_path: Path) -> None:
    called: list[tuple[str, str]] = []
    with watched(called), running(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            ann, bob = await guests(http, "Ann", "Bob")
            code = await ann.open(DUEL)
            async with tapped(server.url, code, bob.token) as other, tapped(server.url, code, ann.token) as tap:
                await other.do(Sit(new_id(), 1))
                await tap.do(Start(new_id()))
                for each in (tap, other):
                    await each.updated(lambda update: update["awaited"])
                chooser = tap if tap.update["offer"] is not None else other
                offer, decision = chooser.update["offer"], chooser.update["decision"]
                called.clear()
                await chooser.do(Submit(new_id(), decision, offer["actions"][0]["text"]))
    calls = iter(called)
    missed = [step for step in drawn() if step not in calls]  # `in` continues after the step found before
    assert not missed, missed[0]
