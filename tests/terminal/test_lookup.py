"""Looking things up by their names."""

from __future__ import annotations

import pytest

from tablee.registry import find_game
from tablee.terminal.lookup import found_topics, looked_up, on_the_table_first
from tablee.words import LANGUAGES, Words

TOPICS = {"Le Chevalier": "low beats high", "L’Oracle": "rolls again", "Orc Raider": "strong alone", "Farm": "2 points"}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("oracle", "L’Oracle"),
        ("l'oracle", "L’Oracle"),
        ("CHEVALIER", "Le Chevalier"),
        ("orc-raider", "Orc Raider"),
        ("orc rader", "Orc Raider"),
        ("the farm", "Farm"),
    ],
)
def test_a_thing_is_found_however_its_name_is_typed(typed: str, found: str) -> None:
    assert found_topics(TOPICS, typed)[0] == found


def test_what_is_on_the_table_is_listed_first() -> None:
    assert on_the_table_first(list(TOPICS), "▼3⚔ Orc Raider")[0] == "Orc Raider"


def test_things_come_before_rules_and_nothing_is_nothing() -> None:
    rules = "# Dice\n\n- **D-1** The oracle rolls again.\n"
    rule = "Dice\n\n- D-1 The oracle rolls again."
    assert looked_up(TOPICS, rules, "oracle", Words("en")) == ["L’Oracle: rolls again", rule]
    assert looked_up(TOPICS, rules, "oracle", Words("fr")) == ["L’Oracle : rolls again", rule]
    assert looked_up(TOPICS, rules, "castling", Words("en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["claim", "king_of_12", "twelve_heroes"])
def test_every_card_of_a_game_can_be_looked_up(name: str, language: str) -> None:
    game = find_game(name)
    topics = game.topics(game.options(), Words(language, game))
    assert len(topics) >= 14
    assert all(name.strip() and text.strip() for name, text in topics.items())
