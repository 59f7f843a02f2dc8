"""C-0.1: the cards."""

from collections import Counter

from tablee.core.bits import bit, members, size
from tablee.games.claim.rules.pieces import (
    ACTIONS,
    ALL,
    CARDS,
    FACTION,
    FACTIONS,
    KINDS,
    NAME,
    OF,
    VALUE,
    ZEROS,
    card_of,
    kind_of,
    kinds,
)
from tablee.games.claim.tests.table import cards, legal, play, recruiting


def test_there_are_52_cards_in_five_factions() -> None:
    """C-0.1."""
    counts = Counter(FACTIONS[faction] for faction in FACTION)
    assert counts == {"goblin": 14, "dwarf": 10, "undead": 10, "doppelganger": 10, "knight": 8}
    assert size(ALL) == CARDS == 52
    assert sum(OF) == ALL


def test_each_faction_has_its_values() -> None:
    """C-0.1: the Doppelgängers too run from 0 to 9; the French list misprints them."""
    values = {faction: sorted(VALUE[card] for card in members(OF[place])) for place, faction in enumerate(FACTIONS)}
    assert values["goblin"] == [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert values["dwarf"] == values["undead"] == values["doppelganger"] == list(range(10))
    assert values["knight"] == list(range(2, 10))


def test_only_the_goblins_of_value_0_share_a_name() -> None:
    assert {name: count for name, count in Counter(NAME).items() if count > 1} == {"goblin-0": 5}
    assert size(ZEROS) == 5
    assert {NAME[card] for card in members(ZEROS)} == {"goblin-0"}


def test_each_kind_of_card_is_one_action() -> None:
    assert len(ACTIONS) == KINDS == 48
    for card in range(CARDS):
        assert ACTIONS.text(kind_of(card)) == f"play {NAME[card]}"
        assert kinds(bit(card)) == bit(kind_of(card))
        assert card_of(kind_of(card), bit(card), 0) == card


def test_goblins_of_value_0_are_one_choice_as_long_as_one_is_left() -> None:
    """C-0.1, the ruling."""
    state = recruiting("goblin-0 goblin-0 goblin-0 knight-3", "knight-4 knight-5 knight-6 knight-7", "knight-2")
    assert legal(state) == {"goblin-0", "knight-3"}
    play(state, "goblin-0")
    assert state.players[0].hand == cards("goblin-0 goblin-0 goblin-0 knight-3") & ~bit(0)
    assert kinds(state.players[0].hand) == kinds(cards("goblin-0 knight-3"))
