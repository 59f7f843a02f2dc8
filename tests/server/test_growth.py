"""Parsing text from outside takes linear time: four times the text takes about four times as long."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from tablee.registry import find_game
from tablee.server.openapi import OPERATIONS
from tablee.tables.people import clean
from tests.server.asked import PLACES, Asked, asked, requests
from tests.server.growth import Pump, Steep, pumps, steepness
from tests.server.hostile import Target, played, refusing, targets
from tests.server.patterns import patterns

THOROUGH = os.environ.get("TABLEE_LAWS") == "thorough"
BY_CHANCE = 30 if THOROUGH else 0
"""How many texts put together by chance are tried on each target, beside those of a single piece."""

SAMPLE = 12
"""So many of them are tried in the usual run."""


def steep(target: Target) -> list[Steep]:
    luck = random.Random(target.name)
    tried = list(pumps(target.atoms, luck, BY_CHANCE))
    chosen = tried if THOROUGH else luck.sample(tried, min(len(tried), SAMPLE))
    found = (steepness(target.work, pump, target.largest) for pump in chosen)
    return [each for each in found if each is not None]


TARGETS = {target.name: target for target in (*targets(), *patterns())}


@pytest.mark.parametrize("name", TARGETS)
def test_what_reads_a_text_takes_time_by_its_length(name: str) -> None:
    assert not steep(TARGETS[name])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with asked(tmp_path_factory.mktemp("asked")) as started:
        yield started


def test_every_request_takes_time_by_its_length(server: Asked) -> None:
    found = {target.name: some for target in requests(server) if (some := steep(target))}
    assert not found


def test_every_request_with_a_body_is_tried() -> None:
    assert {operation.name for operation in OPERATIONS if operation.body} == PLACES.keys()


def test_the_marks_of_a_name_are_put_in_order_in_linear_time() -> None:
    """Unicode sorts the marks of a letter. It takes a second for 32,000 of two kinds, the wrong way round."""
    assert steepness(refusing(clean), Pump("a", "\u0315", "", "\u0316"), 32_000) is None


def test_work_that_grows_with_the_square_is_found() -> None:
    """A key with many dots did this: each dot looked at all dots before it."""

    def dots(text: str) -> None:
        path: tuple[str, ...] = ()
        for each in text.split("."):
            path = (*path, each)

    assert steepness(dots, Pump("", "a.", ""), 65_536) is not None
    assert steepness(lambda text: [each for each in text for _ in range(20)], Pump("", "a.", ""), 65_536) is None


def test_to_go_back_again_and_again_takes_time_by_how_often() -> None:
    """Each undo replayed the whole game, so a log of many undos took minutes to read."""

    def back_and_back(text: str) -> None:
        match = played(find_game("killer"), len(text), life=100)
        for decision in range(match.decision - 1, 0, -1):
            match.rewind(decision)

    assert steepness(back_and_back, Pump("", ".", ""), 400) is None
