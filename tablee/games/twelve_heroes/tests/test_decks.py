"""Ways to a deck: factions, decks of one's own (the draft has a file of its own)."""

from __future__ import annotations

import pytest

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.decks import one_line, read_deck
from tablee.games.twelve_heroes.options import PRESETS, SIEGE, SWARM, HeroesOptions
from tablee.games.twelve_heroes.tests.table import OURS

TABLE = HeroesOptions().table()


def test_h_5_1_each_plays_a_faction() -> None:
    state = GAME.new(HeroesOptions(faction_1="elves", faction_2="mechanical"), 2)
    factions = [{state.heroes.heroes[kind].faction for kind in state.kinds[first : first + 12]} for first in (0, 12)]
    assert factions == [{1}, {0}]


def test_h_5_1_there_is_one_deck_of_each() -> None:
    with pytest.raises(Refused, match="same-faction") as refused:
        GAME.check(HeroesOptions(faction_1="orcs", faction_2="orcs"), 2)
    assert refused.value.rule == "H-5.1"


def test_h_5_3_a_deck_of_ones_own() -> None:
    state = GAME.new(PRESETS["tournament"], 2)
    names = [OURS.ids()[kind] for kind in state.kinds[:12]]
    assert names.count("goat") == 2
    assert "warchief" in names


def test_h_5_3_both_decks_are_open() -> None:
    state = GAME.new(PRESETS["tournament"], 2)
    for viewer in (0, 1, None):
        assert [len(side.known) for side in GAME.view(state, viewer).sides] == [12, 12]


def test_heroes_can_be_named_by_number_and_over_several_lines() -> None:
    text = "archangel 2  # two of them\n15 0\nGOAT 2\n\nknight 2, treant 2, druid 2, squire 2"
    assert one_line(text) == "archangel 2, 15 0, goat 2, knight 2, treant 2, druid 2, squire 2"
    assert len(read_deck(text, OURS, TABLE)) == 12
    number = OURS.ids().index("archangel") + 1
    assert read_deck(text, OURS, TABLE) == read_deck(text.replace("archangel", str(number), 1), OURS, TABLE)


@pytest.mark.parametrize(
    ("deck", "code", "value"),
    [
        (SWARM.replace("warchief", "warcheif"), "deck-unknown-hero", "warcheif"),
        (SWARM.replace("warchief", "99"), "deck-unknown-hero", "99"),
        (SWARM.replace("warchief", "warchief 2"), "deck-copies", "warchief"),
        (SWARM.replace("warchief", "golem-popular"), "deck-version", "golem-popular"),
        (SWARM + ", druid", "deck-size", None),
        ("", "deck-size", None),
        (SWARM + ", two goats", "deck-entry", "two goats"),
        ("goat 99999999999", "deck-entry", "goat 99999999999"),
        ("9" * 5000, "deck-entry", "9" * 5000),
        ("goat 999, goat 999", "deck-copies", "goat"),
    ],
)
def test_h_5_3_a_wrong_deck_is_refused_with_the_card_and_why(deck: str, code: str, value: str | None) -> None:
    with pytest.raises(Refused) as refused:
        GAME.check(HeroesOptions(decks="constructed", deck_1=SIEGE, deck_2=deck), 2)
    assert refused.value.code == code
    assert refused.value.params.get("value") == value


def test_a_misspelt_hero_is_guessed() -> None:
    with pytest.raises(Refused) as refused:
        read_deck("giant-flacon", OURS, TABLE)
    assert refused.value.params["nearest"] == "giant-falcon"


def test_h_4_3_with_popularity_the_other_golem_is_the_one_to_build_with() -> None:
    deck = SIEGE.replace("golem", "golem-popular")
    GAME.check(HeroesOptions(decks="constructed", deck_1=SWARM, deck_2=deck, popularity=True), 2)
