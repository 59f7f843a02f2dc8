"""Which variables the steps of a run get."""

from __future__ import annotations

import pytest

from tools import checks, front_end


@pytest.mark.parametrize(("kind", "laws"), [("quick", None), ("usual", None), ("all", "thorough")])
def test_only_the_exhaustive_run_tells_thousands_of_games_to_the_scenes(
    kind: str, laws: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str | None] = []

    def note(*_: str, **variables: str) -> bool:
        given.append(variables.get("TABLEE_LAWS"))
        return True

    monkeypatch.setattr(front_end, "installed_node", lambda: "node")
    monkeypatch.setattr(checks, "run", note)
    assert dict(checks.STEPS[kind])["web app"]()
    assert given == [laws]
