"""A learned model fits one layout of observations, so a layout never changes without a new version."""

from __future__ import annotations

import pytest

from tablee.registry import all_games
from tests.core.layouts import changed, kept, layouts_of

RAISE = (
    "The observations of {name} have another layout than version {version}. Raise `observation_version` in its game.py, "
    "run `python -m tests.core.layouts`, and say it in CHANGELOG.md: models trained with the old version are useless."
)
WRITE = "Some layouts of {name} are not written yet. Run `python -m tests.core.layouts`."


@pytest.mark.parametrize("name", all_games())
def test_a_layout_changes_only_with_its_version(name: str) -> None:
    game = all_games()[name]
    now, before = layouts_of(game), kept().get(name, {}).get(str(game.observation_version), {})
    told = {"name": name, "version": game.observation_version}
    assert not changed(before, now), RAISE.format(**told)
    assert not now.keys() - before.keys(), WRITE.format(**told)


def test_a_changed_layout_is_noticed_and_a_new_preset_is_none() -> None:
    before = {"duel/2": ["lives 2 of 255"]}
    assert changed(before, {"duel/2": ["lives 2 of 99"]}) == ["duel/2"]
    assert not changed(before, {**before, "trio/3": ["lives 3 of 255"]})
