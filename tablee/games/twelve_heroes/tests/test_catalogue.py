"""What players can read about the cards (H-7.1), in each language."""

from __future__ import annotations

import json

import pytest

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes.game import GAME
from tablee.games.twelve_heroes.heroes.library import find_set, source
from tablee.games.twelve_heroes.options import HeroesOptions
from tablee.games.twelve_heroes.tests.board import FIRST_SET
from tablee.words import Words


def test_every_card_of_the_set_can_be_looked_up_by_its_number() -> None:
    cards = GAME.pieces(HeroesOptions(), Words("en", GAME))
    assert [card.number for card in cards] == list(range(1, len(cards) + 1))
    assert sum(card.copies for card in cards) == 51
    assert sum(card.copies for card in cards if card.draft) == 36


def test_a_card_tells_what_it_does_and_what_it_eats() -> None:
    cards = {card.id: card for card in GAME.pieces(HeroesOptions(), Words("en", GAME))}
    assert (cards["archangel"].cost, cards["archangel"].faction) == (4, "humans")
    (ability,) = cards["archangel"].abilities
    assert ability.text == "When recruited: put 4 Food into one Region where you have heroes."
    assert (cards["golem"].hunger, cards["archangel"].hunger) == (0, 1)
    assert (cards["golem"].version, cards["archangel"].version) == ("without-popularity", "always")


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_cards_are_told_in_the_language_of_the_reader(language: str) -> None:
    theirs = GAME.pieces(HeroesOptions(), Words(language, GAME))
    english = GAME.pieces(HeroesOptions(), Words("en", GAME))
    assert all(one.abilities != other.abilities for one, other in zip(theirs, english, strict=True) if one.abilities)


def test_a_card_tells_whose_heroes_its_ability_can_name() -> None:
    cards = {card.id: card for card in GAME.pieces(HeroesOptions(heroes=FIRST_SET), Words("en", GAME))}
    assert [each.own for each in cards["catapult"].abilities] == [False]
    assert [each.own for each in cards["engineer"].abilities] == [True]


def test_h_7_2_a_set_can_be_brought_as_its_file_quoted_in_one_line() -> None:
    theirs = json.dumps(source("tablee").replace('en = "Golem"', 'en = "Automaton"'))
    GAME.check(HeroesOptions(heroes=theirs), 2)
    assert GAME.lexicon(HeroesOptions(heroes=theirs), "en")["hero-1"] == "Automaton"
    assert len(find_set(theirs).cards) == len(find_set("tablee").cards)


def test_h_7_2_all_faults_of_a_set_are_told_in_the_readers_language() -> None:
    broken = source("tablee").replace("cost = ", "cost = 99 # ", 1).replace('do = "kill"', 'do = "kil"', 1)
    with pytest.raises(Refused) as refused:
        GAME.pieces(HeroesOptions(heroes=json.dumps(broken)), Words("en", GAME))
    first, second = str(refused.value.params["problem"]).splitlines()
    assert first.startswith("line ")
    assert "cost = 99 is not between 0 and 12" in first
    assert "do = “kil” is not a valid word. Did you mean “kill”?" in second


def test_h_7_2_half_a_line_is_no_set() -> None:
    with pytest.raises(Refused, match="broken-set"):
        GAME.pieces(HeroesOptions(heroes=json.dumps(source("tablee"))[:-1]), Words("en", GAME))
