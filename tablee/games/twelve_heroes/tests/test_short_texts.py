"""The short texts of abilities on small cards in the terminal."""

from __future__ import annotations

import pytest

from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.library import BUILT_IN, find_set
from tablee.games.twelve_heroes.heroes.texts import ability_text
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.terminal.cards import deck_of
from tablee.games.twelve_heroes.terminal.short_texts import short_text
from tablee.games.twelve_heroes.tests.board import FIRST_SET, box, does, hero
from tablee.games.twelve_heroes.tests.test_texts import all_abilities
from tablee.words import LANGUAGES, Words

COLUMN = 36
"""The width of a hero's box at 120 columns."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_text_that_is_shorter_than_the_whole_one(language: str) -> None:
    say = Words(language, GAME)
    for ability in all_abilities():
        text = short_text([ability], say)
        assert 0 < len(text) < len(ability_text(ability, say)), text


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heroes_of_the_box_fit_a_box(language: str, name: str) -> None:
    say = Words(language, GAME)
    for card in find_set(name).cards:
        text = short_text(card.hero.abilities, say)
        assert len(text) <= COLUMN, text


def test_the_sign_of_a_number_and_whom_it_is_about_are_told() -> None:
    deck = deck_of(HeroesOptions(heroes=FIRST_SET), Words("en", GAME))
    told = {card.id: deck.ability(card.number) for card in deck.cards}
    assert told["knight"] == "with ally: +1⚔"
    assert told["standard-bearer"] == "others +1⚔"
    assert told["archangel"] == "+4● a Region"
    assert told["castellan"] == "wins ties · survives · no foe leaves"


def test_a_choice_of_two_abilities_is_told_from_two_abilities() -> None:
    action = does("deployed", "extra-action", amount=1)
    strip = does("deployed", "strip-hand", amount=1)
    say = Words("en", GAME)
    both, either = box(hero("both", 1, 1, action, strip), hero("either", 1, 1, action, {**strip, "or": True})).cards[1:]
    assert short_text(both.hero.abilities, say) == "action +1 · foe’s hand −1"
    assert short_text(either.hero.abilities, say) == "action +1 / foe’s hand −1"


@pytest.mark.parametrize(("popularity", "strength"), [(False, "strength 3"), (True, "strength 2")])
def test_the_golem_that_is_looked_up_is_the_one_in_play(*, popularity: bool, strength: str) -> None:
    found = GAME.topics(HeroesOptions(popularity=popularity), Words("en", GAME))
    assert strength in found["Golem"]
    assert ("Popularity" in found["Golem"]) == popularity
