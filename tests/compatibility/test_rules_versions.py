"""The defaults of a version of the rules never change, because records and tables leave them out."""

from __future__ import annotations

import pytest

from tests.compatibility.rules_versions import found, stored

STORED = stored()
CASES = [(game, version) for game, versions in STORED.items() for version in versions]


@pytest.mark.parametrize(("game", "version"), CASES)
def test_a_version_takes_for_granted_what_it_always_did(game: str, version: str) -> None:
    """`tests/fixtures/rules_versions.json` must not be edited to make this pass: give the game a new version."""
    today = found()[game][version]
    assert {name: today.get(name) for name in STORED[game][version]} == STORED[game][version]


def test_every_version_and_option_is_written_down() -> None:
    missing = [
        f"{game} {version}: {name}"
        for game, versions in found().items()
        for version, told in versions.items()
        for name in told
        if name not in STORED.get(game, {}).get(version, {})
    ]
    assert not missing, "run python -m tests.compatibility.rules_versions, and read what it adds"
