"""The second set: the cards of the first with livelier abilities, the default of the third version of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.rng import Rng
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import find_set
from tablee.games.twelve_heroes.heroes.reader import CardSet
from tablee.games.twelve_heroes.heroes.vocabulary import LASTING
from tablee.games.twelve_heroes.options import HeroesOptions

FIRST, SECOND = find_set("tablee-1"), find_set("tablee-2")


def said(cards: CardSet, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in cards.data["hero"] if each["id"] == name)
    return found


def abilities(cards: CardSet) -> list[dict[str, object]]:
    return [ability for hero in cards.data["hero"] for ability in hero.get("ability", [])]


def test_its_cards_are_those_of_the_first() -> None:
    """So the pictures, decks and numbers of cards hold for both."""
    assert SECOND.ids() == FIRST.ids()
    assert [card.name for card in SECOND.cards] == [card.name for card in FIRST.cards]
    for first, second in zip(FIRST.heroes.heroes, SECOND.heroes.heroes, strict=True):
        assert (first.faction, first.copies, first.draft, first.version) == (
            second.faction,
            second.copies,
            second.draft,
            second.version,
        )
    assert said(SECOND, "archangel")["ability"] == said(FIRST, "archangel")["ability"], "the rulebook fixes it"


def test_new_games_have_it_and_games_of_earlier_rules_the_first() -> None:
    assert GAME.info.rules_version == 3
    assert GAME.rules().defaults.heroes == "tablee-2"
    assert GAME.rules().convert({"heroes": "tablee"}).heroes == "tablee-2"
    for version in (1, 2):
        assert GAME.rules(version).defaults.heroes == "tablee-1"
        assert GAME.rules(version).convert({"heroes": "tablee"}).heroes == "tablee-1"


def test_the_first_can_be_chosen() -> None:
    chosen = GAME.rules().build({"heroes": "tablee-1"})
    GAME.check(chosen, 2)
    assert GAME.rules().texts(chosen) == {"heroes": "tablee-1"}
    assert chosen.setup().heroes is FIRST.heroes


def test_it_is_livelier() -> None:
    passive = [
        sum(each["do"] in LASTING for each in abilities(cards)) / len(abilities(cards)) for cards in (SECOND, FIRST)
    ]
    assert passive[0] < passive[1]
    new = {word for each in abilities(SECOND) for word in (*each, each["when"], each["do"])}
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
        heroes="tablee-2",
    )
    state = GAME.new(options, 2)
    state.playout(Rng(seed))
    assert max(state.points) >= 7 or state.turn == 120
