"""Which steps a run has, and which variables they get."""

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


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("types", ["environment", "types"]),
        ("browser", ["environment", "services", "compile", "tests, browser"]),
        ("coverage", ["environment", "services", "tests, plain", "coverage"]),
    ],
)
def test_a_chosen_step_brings_the_steps_it_needs(word: str, names: list[str]) -> None:
    assert [name for name, _ in checks.chosen(checks.STEPS["all"], [word])] == names


def test_an_unknown_word_is_refused_with_the_names_of_all_steps() -> None:
    with pytest.raises(SystemExit, match="no step is called tests-web; there are: environment; format"):
        checks.chosen(checks.STEPS["all"], ["tests-web"])
