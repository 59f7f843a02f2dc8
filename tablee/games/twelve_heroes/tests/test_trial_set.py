"""The trial set: complete, true to the rulebook, livelier than the first, and playable to the end."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.reader import CardSet, read_toml, to_json
from tablee.games.twelve_heroes.heroes.vocabulary import LASTING
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.tests.board import OURS

TRIAL = read_toml((files("tablee.games.twelve_heroes.heroes") / "trial" / "tablee-2.toml").read_text("utf-8"))


def said(cards: CardSet, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in cards.data["hero"] if each["id"] == name)
    return found


def abilities(cards: CardSet) -> list[dict[str, object]]:
    return [ability for hero in cards.data["hero"] for ability in hero.get("ability", [])]


def test_h_7_1_it_keeps_what_the_rulebook_fixes() -> None:
    assert TRIAL.ids() == OURS.ids()
    assert [card.hero.copies for card in TRIAL.cards] == [card.hero.copies for card in OURS.cards]
    assert [card.hero.draft for card in TRIAL.cards] == [card.hero.draft for card in OURS.cards]
    assert [card.hero.version for card in TRIAL.cards] == [card.hero.version for card in OURS.cards]
    archangels = [said(cards, "archangel") for cards in (TRIAL, OURS)]
    assert [each["cost"] for each in archangels] == [4, 4]
    assert archangels[0]["ability"] == archangels[1]["ability"]
    moved = {"when": "moved", "do": "gain-food", "amount": 1, "to": "here"}
    assert moved in said(TRIAL, "treant")["ability"]


def test_it_is_livelier() -> None:
    passive = [
        sum(each["do"] in LASTING for each in abilities(cards)) / len(abilities(cards)) for cards in (TRIAL, OURS)
    ]
    assert passive[0] < passive[1]
    new = {word for each in abilities(TRIAL) for word in (*each, each["when"], each["do"])}
    assert new >= {
        "pay",
        "or",
        "all",
        "with_food",
        "in-camp",
        "enemy-deployed",
        "tile-won",
        "strip-hand",
        "forbid",
        "cost",
    }


@pytest.mark.parametrize("seed", range(4))
def test_games_with_it_end(seed: int) -> None:
    factions = (("humans", "orcs"), ("elves", "mechanical"))[seed % 2]
    options = HeroesOptions(
        faction_1=factions[0],  # type: ignore[arg-type]  # they are factions
        faction_2=factions[1],  # type: ignore[arg-type]
        extra_actions=seed > 1,
        popularity=seed > 1,
        heroes=to_json(TRIAL),
    )
    state = GAME.new(options, 2)
    state.playout(Rng(seed))
    assert max(state.points) >= 7 or state.turn == 120
