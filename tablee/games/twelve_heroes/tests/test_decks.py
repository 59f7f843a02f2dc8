"""Decks: factions and self-made ones. The draft has its own file."""

from __future__ import annotations

from typing import cast

import pytest

from tablee.core.refusal import Refused
from tablee.games.twelve_heroes import GAME
from tablee.games.twelve_heroes.heroes.decks import one_line, read_decks
from tablee.games.twelve_heroes.options import PRESETS, SIEGE, SWARM, HeroesOptions
from tablee.games.twelve_heroes.tests.board import OURS
from tablee.words import Words

SETUP = HeroesOptions().setup()


def test_h_5_1_each_plays_a_faction() -> None:
    state = GAME.new(HeroesOptions(faction_1="elves", faction_2="mechanical"), 2)
    factions = [{state.heroes.heroes[kind].faction for kind in state.kinds[first : first + 12]} for first in (0, 12)]
    assert factions == [{1}, {0}]


def test_h_5_1_there_is_one_deck_of_each() -> None:
    with pytest.raises(Refused, match="same-faction") as refused:
        GAME.check(HeroesOptions(faction_1="orcs", faction_2="orcs"), 2)
    assert refused.value.rule == "H-5.1"


def test_h_5_3_a_deck_of_ones_own() -> None:
    state = GAME.new(PRESETS["swarm-and-siege"], 2)
    names = [OURS.ids()[kind] for kind in state.kinds[:12]]
    assert names.count("goat") == 2
    assert "warchief" in names


def test_h_5_3_both_decks_are_open() -> None:
    state = GAME.new(PRESETS["swarm-and-siege"], 2)
    for viewer in (0, 1, None):
        assert [len(side.known) for side in GAME.view(state, viewer).sides] == [12, 12]


def test_heroes_can_be_named_by_number_and_over_several_lines() -> None:
    text = "archangel 2  # two of them\n15 0\nGOAT 2\n\nknight 2, treant 2, druid 2, squire 2"
    assert one_line(text) == "archangel 2, 15 0, goat 2, knight 2, treant 2, druid 2, squire 2"
    assert len(read_decks({"deck": text}, OURS, SETUP)) == 12
    number = OURS.ids().index("archangel") + 1
    numbered = text.replace("archangel", str(number), 1)
    assert read_decks({"deck": text}, OURS, SETUP) == read_decks({"deck": numbered}, OURS, SETUP)


@pytest.mark.parametrize(
    ("deck", "kind", "fault"),
    [
        (SWARM.replace("warchief", "warcheif"), "unknown", "warcheif → warchief (deck_2:1)"),
        (SWARM.replace("warchief", "99"), "unknown", "99 (deck_2:1)"),
        (SWARM.replace("warchief", "foo"), "unknown", "foo (deck_2:1)"),
        (SWARM.replace("warchief", "warchief 2"), "copies", "warchief 2 > 1 (deck_2:1)"),
        (SWARM.replace("warchief", "golem-popular"), "versions", "golem-popular (deck_2:1)"),
        (SWARM + ", druid", "sizes", "13 (deck_2)"),
        ("", "sizes", "0 (deck_2)"),
        (SWARM + ", two goats", "entries", "two goats (deck_2:1)"),
        ("goat 99999999999", "entries", "goat 99999999999 (deck_2:1)"),
        ("9" * 5000, "entries", "9" * 40 + "… (deck_2:1)"),
        ("goat 999, goat 999", "copies", "goat 1998 > 2 (deck_2:1)"),
    ],
)
def test_h_5_3_a_wrong_deck_is_refused_with_the_card_and_why(deck: str, kind: str, fault: str) -> None:
    with pytest.raises(Refused, match="wrong-deck") as refused:
        GAME.check(HeroesOptions(decks="constructed", deck_1=SIEGE, deck_2=deck), 2)
    (found,) = cast("list[str]", refused.value.params[kind])
    assert found.startswith(fault)


def test_h_5_3_all_faults_of_both_decks_are_told_with_deck_and_line() -> None:
    decks = {"deck_1": "giant-flacon\ntwo goats", "deck_2": "archangel 3\n\ngolem-popular\narchangel"}
    with pytest.raises(Refused) as refused:
        read_decks(decks, OURS, SETUP)
    assert Words("en", GAME).refused(refused.value) == (
        "This cannot be built from a box (in brackets: the deck and the line). "
        "Not a hero’s id or number with a count: two goats (deck_1:2). "
        "Not in this set of heroes: giant-flacon → giant-falcon (deck_1:1). "
        "For the other rule of Popularity: golem-popular (deck_2:3). "
        "More than a box has: archangel 4 > 2 (deck_2:4). "
        "A deck has 12 cards, not 5 (deck_2). (H-5.3)"
    )


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_h_5_3_only_faults_that_are_there_are_told(language: str) -> None:
    with pytest.raises(Refused) as refused:
        read_decks({"deck": SWARM + ", druid"}, OURS, SETUP)
    told = Words(language, GAME).refused(refused.value)
    assert "13 (deck)" in told
    assert "Popular" not in told
    assert "Популярности" not in told


def test_h_5_3_decks_of_millions_of_cards_are_counted_and_never_listed() -> None:
    with pytest.raises(Refused) as refused:
        read_decks({"deck": "goat 999, " * 20_000}, OURS, SETUP)
    assert refused.value.params["sizes"] == ["19980000 (deck)"]


def test_h_4_3_with_popularity_the_other_golem_is_the_one_to_build_with() -> None:
    deck = SIEGE.replace("golem", "golem-popular")
    GAME.check(HeroesOptions(decks="constructed", deck_1=SWARM, deck_2=deck, popularity=True), 2)
