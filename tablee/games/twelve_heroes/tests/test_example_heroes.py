"""Every word of the vocabulary has a hero that shows it (H-0.3, H-7.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.core.asking import ask
from tablee.core.decision import Over
from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import examples
from tablee.games.twelve_heroes.heroes.reader import read_toml, to_json
from tablee.games.twelve_heroes.heroes.vocabulary import EFFECT_FIELDS, LANGUAGES, Flag, OneOf, fields_of
from tablee.games.twelve_heroes.rules.pieces import CONDITIONS, PER, TRIGGERS

CARDS = read_toml(examples())
ABILITIES: list[dict[str, Any]] = [each for hero in CARDS.data["hero"] for each in hero["ability"]]
WHOM = [
    (effect, choice)
    for effect in ("strength", "hunger", "immune", "cost", "kill", "push")
    if isinstance(field := EFFECT_FIELDS[effect]["who"], OneOf)
    for choice in field.choices
    if choice != "self" and (effect, choice) not in (("kill", "friends"), ("push", "enemies"))
]
"""The effects whose words say whom they are for. What is for enemies or friends alike is shown once."""


@pytest.mark.parametrize("effect", EFFECT_FIELDS)
def test_every_effect_is_shown(effect: str) -> None:
    assert any(each["do"] == effect for each in ABILITIES)


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_every_moment_is_shown(trigger: str) -> None:
    assert any(each["when"] == trigger for each in ABILITIES)


@pytest.mark.parametrize(
    ("field", "word"), [*(("if", word) for word in CONDITIONS[1:]), *(("per", word) for word in PER[1:])]
)
def test_every_condition_and_everything_that_is_counted_is_shown(field: str, word: str) -> None:
    assert any(each.get(field) == word for each in ABILITIES)


@pytest.mark.parametrize(("effect", "whom"), WHOM)
def test_effects_on_friends_and_enemies_are_shown(effect: str, whom: str) -> None:
    assert any((each["do"], each.get("who")) == (effect, whom) for each in ABILITIES)


@pytest.mark.parametrize("where", ["adjacent", "anywhere"])
def test_strength_in_other_regions_is_shown(where: str) -> None:
    assert any((each["do"], each.get("where")) == ("strength", where) for each in ABILITIES)


def test_every_other_field_is_shown() -> None:
    fields = {
        name: field
        for effect in EFFECT_FIELDS
        for name, field in fields_of(effect).items()
        if name not in ("to", "who")
    }
    assert set(fields) <= {name for each in ABILITIES for name in each}
    assert all(any(each.get(name) for each in ABILITIES) for name, field in fields.items() if isinstance(field, Flag))
    assert any((each["do"], each.get("to")) == ("send-back", "hand") for each in ABILITIES)


def test_the_examples_have_names_in_all_languages() -> None:
    assert all(set(hero["name"]) == set(LANGUAGES) for hero in CARDS.data["hero"])


@pytest.mark.parametrize("seed", range(4))
def test_h_5_3_the_examples_can_be_tried_with_decks_of_ones_own(seed: int) -> None:
    chosen: dict[str, Any] = {"decks": "own", "heroes": to_json(CARDS)}
    options = ask(GAME, chosen | {"popularity": seed > 1, "extra_actions": seed % 2 == 1}, 2)
    state = GAME.new(options, 2)
    state.playout(Rng(seed))
    assert isinstance(state.awaits(), Over)


def test_the_examples_are_shown_and_packed_by_their_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["heroes", "show", "examples"]) == 0
    assert "Giant Slayer" in capsys.readouterr().out
    assert main(["heroes", "pack", "examples"]) == 0
    assert capsys.readouterr().out.strip() == to_json(CARDS)
