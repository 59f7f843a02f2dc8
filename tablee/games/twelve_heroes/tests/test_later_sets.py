"""The second and the third set: the cards of the first with livelier abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.heroes.reader import CardSet
from tablee.games.twelve_heroes.heroes.vocabulary import LASTING
from tablee.games.twelve_heroes.options import HeroesOptions

FIRST, SECOND, THIRD = find_set("tablee-1"), find_set("tablee-2"), find_set("tablee-3")
LATER = pytest.mark.parametrize("later", [SECOND, THIRD], ids=["second", "third"])


def said(cards: CardSet, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in cards.data["hero"] if each["id"] == name)
    return found


def abilities(cards: CardSet) -> list[dict[str, object]]:
    return [ability for hero in cards.data["hero"] for ability in hero.get("ability", [])]


@LATER
def test_their_cards_are_those_of_the_first(later: CardSet) -> None:
    """So the pictures, decks and numbers of cards hold for all."""
    assert later.ids() == FIRST.ids()
    assert [card.name for card in later.cards] == [card.name for card in FIRST.cards]
    for first, other in zip(FIRST.heroes.heroes, later.heroes.heroes, strict=True):
        assert (first.faction, first.copies, first.draft, first.version) == (
            other.faction,
            other.copies,
            other.draft,
            other.version,
        )
    assert said(later, "archangel")["ability"] == said(FIRST, "archangel")["ability"], "the rulebook fixes it"
    assert said(later, "archangel")["cost"] == 4, "the rulebook fixes it"


def test_each_version_of_the_rules_has_its_set() -> None:
    assert GAME.info.rules_version == 4
    names = dict.fromkeys((1, 2), "tablee-1") | {3: "tablee-2", 4: "tablee-3"}
    for version, name in names.items():
        assert GAME.rules(version).defaults.heroes == name
        assert GAME.rules(version).convert({"heroes": "tablee"}).heroes == name


def test_the_first_can_be_chosen() -> None:
    chosen = GAME.rules().build({"heroes": "tablee-1"})
    GAME.check(chosen, 2)
    assert GAME.rules().texts(chosen) == {"heroes": "tablee-1"}
    assert chosen.setup().heroes is FIRST.heroes


@LATER
def test_they_are_livelier(later: CardSet) -> None:
    passive = [
        sum(each["do"] in LASTING for each in abilities(cards)) / len(abilities(cards)) for cards in (later, FIRST)
    ]
    assert passive[0] < passive[1]
    new = {word for each in abilities(later) for word in (*each, each["when"], each["do"])}
    assert new >= {"pay", "or", "with_food", "in-camp", "enemy-deployed", "tile-won", "strip-hand", "forbid", "cost"}


@pytest.mark.parametrize("name", ["tablee-2", "tablee-3"])
@pytest.mark.parametrize("seed", range(4))
def test_games_with_them_end(name: str, seed: int) -> None:
    factions = (("humans", "orcs"), ("elves", "mechanical"))[seed % 2]
    options = HeroesOptions(
        faction_1=factions[0],  # type: ignore[arg-type]  # they are factions
        faction_2=factions[1],  # type: ignore[arg-type]
        extra_actions=seed > 1,
        popularity=seed > 1,
        heroes=name,
    )
    state = GAME.new(options, 2)
    state.playout(Rng(seed))
    assert max(state.points) >= 7 or state.turn == 120
