"""Matches by every later version of the rules still replay and verify, and no set of heroes has changed.

Files of `tests/fixtures/later` must not be changed to make a test pass: somebody's games look like this.
"""

from __future__ import annotations

import pytest

from tablee.games.twelve_heroes.heroes.library import BUILT_IN
from tests.compatibility import reading
from tests.compatibility.later_records import FOLDER, cases, digest_of, digest_of_set, file_of, stored

STORED = stored()
MISSING = "run python -m tests.compatibility.later_records, and read what it adds"


def test_every_preset_of_every_version_is_written_down() -> None:
    assert {file_of(*case).name for case in cases()} <= set(STORED["records"]), MISSING
    assert {path.name for path in FOLDER.glob("*.tablee")} == set(STORED["records"]), MISSING


@pytest.mark.parametrize("name", STORED["records"])
def test_a_record_of_a_later_version_replays_and_verifies(name: str) -> None:
    text = (FOLDER / name).read_text("utf-8")
    facts = reading.facts_of_text(text)
    assert (facts["fault"], facts["same"], facts["ranks"]) == ("", True, facts["result"])
    assert digest_of(text) == STORED["records"][name], "other choices were offered then"


def test_every_set_of_heroes_is_written_down() -> None:
    assert set(BUILT_IN) == set(STORED["sets"]), MISSING


@pytest.mark.parametrize("name", STORED["sets"])
def test_h_7_2_a_set_of_heroes_never_changes(name: str) -> None:
    """H-7.2: a game keeps the set with which it began. Give a changed set the next number."""
    assert digest_of_set(name) == STORED["sets"][name]
