"""French: “de” before the names of people, heroes and places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee.core.event import Event
from tablee.games.king_of_12 import GAME as KING
from tablee.games.twelve_heroes import GAME as HEROES
from tablee.words import Words
from tablee.words.french import de

ROOT = Path(tablee.__file__).parent


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("Boris", "de Boris"),
        ("Ada", "d’Ada"),
        ("élise", "d’élise"),
        ("Œdipe", "d’Œdipe"),
        ("Hélène", "d’Hélène"),
        ("Hans", "de Hans"),
        ("Yves", "d’Yves"),
        ("Yara", "de Yara"),
        ("Y", "de Y"),
        ("Аня", "de Аня"),
        ("", "de "),
        ("le campement", "du campement"),
        ("les Orcs", "des Orcs"),
        ("la défausse", "de la défausse"),
        ("Léon", "de Léon"),
    ],
)
def test_de_goes_with_the_name(name: str, joined: str) -> None:
    assert de(name) == joined


def test_what_happened_is_told_with_the_right_de() -> None:
    words = Words("fr", KING, ("Ada", "Boris"))
    told = [words.event(Event("lowest-won", "K12-1", {"seat": seat})) for seat in (0, 1)]
    assert told == [
        "Le Chevalier d’Ada donne l’avantage au plus bas.",
        "Le Chevalier de Boris donne l’avantage au plus bas.",
    ]


def test_a_place_keeps_its_article() -> None:
    event = Event("food-carried", "H-1", {"seat": 1, "food": 1, "place_from": "camp", "place_to": "left"})
    assert Words("fr", HEROES, ("Ada", "Boris")).event(event) == (
        "Boris emporte 1 Nourriture, du campement vers la Région de gauche."
    )


def test_no_message_joins_a_name_to_de_on_its_own() -> None:
    plain = re.compile(r"\b(?:de|que) \{ \$(?:seat|hero|place|name)\w* \}")
    for path in (*ROOT.glob("locales/fr.ftl"), *ROOT.glob("games/*/words/fr*.ftl")):
        assert not plain.findall(path.read_text(encoding="utf-8")), path
