"""The content of the box, and the set-up (K12-0, K12-1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tablee.core.bits import members, size
from tablee.core.chance import Dice, Draw
from tablee.core.luck import Luck
from tablee.core.match import Match
from tablee.core.refusal import Refused
from tablee.core.rng import Rng
from tablee.games.king_of_12.game import GAME
from tablee.games.king_of_12.options import PRESETS, KingOptions, character, words_of
from tablee.games.king_of_12.rules.pieces import (
    ACTIONS,
    BOX,
    CHARACTERS,
    COLLECTOR,
    DIE_SYMBOL,
    FAUN,
    KNIGHT,
    names,
    set_of,
)
from tablee.games.king_of_12.tests.scripted import told
from tablee.games.king_of_12.views.view import new
from tablee.words import Words


def test_there_are_twelve_characters_and_two_promos() -> None:
    """K12-0.3."""
    assert len(names(BOX)) == 12
    assert set(CHARACTERS) - set(names(BOX)) == {"collector", "faun"}


def test_a_turn_gives_out_at_most_a_1_and_a_2_so_the_box_has_enough() -> None:
    """K12-0.1: nine 1s and six 2s, for six turns at most."""
    rng = Rng("tokens")
    for seats in (2, 3, 4):
        for _ in range(60):
            state = new(KingOptions(characters="random"), seats)
            waits = state.settle(rng)
            while state.winner < 0:
                state.apply([rng.pick(state.legal(seat)) for seat in waits.seats])  # type: ignore[union-attr]
                assert sum(player.ones for player in state.everybody) <= 9
                assert sum(player.twos for player in state.everybody) <= 6
                waits = state.settle(rng)


def test_everybody_has_the_same_seven_with_the_knight() -> None:
    """K12-1.1."""
    rng = Rng("seven")
    for options in PRESETS.values():
        state = new(options, 4)
        state.settle(rng)
        assert state.characters & KNIGHT
        assert size(state.characters) == 7
        assert {player.hand for player in state.everybody} == {state.characters}


def test_the_first_game_has_its_own_seven() -> None:
    """K12-1.2."""
    wanted = {"knight", "sorcerer", "oracle", "alchemist", "automaton", "parasite", "golem"}
    assert set(names(new(KingOptions(), 2).characters)) == wanted


def test_a_random_set_is_drawn_again_until_two_characters_turn_a_die() -> None:
    """K12-1.3: Merchants have the other symbol."""
    state = new(KingOptions(characters="random"), 2)
    waits = state.awaits()
    assert isinstance(waits, Draw)
    assert (waits.stream, waits.draws, names(waits.pool)) == ("cards", 6, [c for c in names(BOX) if c != "knight"])
    state.events = []
    poor = ["alchemist", "automaton", "lady", "golem", "merchants", "oracle"]
    state.resolve(members(set_of(poor)))
    assert told(state.events, "characters-redrawn") == [{}]
    assert isinstance(state.awaits(), Draw)
    state.resolve(members(set_of([*poor[1:], "reverser"])))
    assert isinstance(state.awaits(), Dice)
    assert state.characters == set_of([*poor[1:], "reverser", "knight"])


def test_the_faun_turns_a_die_too() -> None:
    """K12-1.3."""
    assert set(names(DIE_SYMBOL)) == {"sorcerer", "oracle", "reverser", "troublemakers", "faun"}
    state = new(KingOptions(characters="random", promo="faun"), 2)
    state.resolve(members(set_of(["alchemist", "automaton", "lady", "golem", "oracle"])))
    assert isinstance(state.awaits(), Dice)


def test_any_six_beside_the_knight_can_be_agreed() -> None:
    """K12-1.4."""
    others = [card for card in CHARACTERS if card != "knight"]
    for six in list(combinations(others, 6))[::97]:
        options = KingOptions(characters="agreed", agreed=" ".join(six))
        options.check(2)
        assert set(names(new(options, 2).characters)) == {"knight", *six}


@pytest.mark.parametrize(
    "names_of_six",
    [
        "Dame, Parieur, Marchands, Inverseuse, Sorcier, Golem",
        "la Dame le Parieur les Marchands l’Inverseuse le Sorcier le Golem",
        "Леди Шулер Торговцы Оборотень Чародей Голем",
        "Lady, Gambler, Merchants, Reverser, Sorcerer, Golem",
    ],
)
def test_characters_are_agreed_in_ones_own_language(names_of_six: str) -> None:
    """K12-1.4."""
    options = KingOptions(characters="agreed", agreed=names_of_six)
    options.check(2)
    assert new(options, 2).characters == new(PRESETS["court"], 2).characters


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_name_on_a_card_is_accepted_and_told_in_its_language(language: str) -> None:
    """K12-1.4: also in the refusal of a name that no card has."""
    say = Words(language, GAME)
    for card in CHARACTERS:
        assert [character(word) for word in words_of(say(f"card-{card}"))] == [card]
    with pytest.raises(Refused) as refused:
        character("dragon")
    told = say.refused(refused.value)
    assert all(say(f"card-{card}") in told for card in CHARACTERS)


@pytest.mark.parametrize(
    ("agreed", "code"),
    [
        ("lady golem", "six-characters"),
        ("lady lady golem oracle faun sorcerer", "six-characters"),
        ("knight lady golem oracle faun sorcerer", "six-characters"),
        ("lady golem oracle faun sorcerer reverser merchants", "six-characters"),
        ("lady golem oracle faun sorcerer dragon", "no-such-character"),
    ],
)
def test_an_agreed_set_is_six_different_characters_beside_the_knight(agreed: str, code: str) -> None:
    """K12-1.4."""
    with pytest.raises(Refused, match=code) as refused:
        KingOptions(characters="agreed", agreed=agreed).check(2)
    assert refused.value.rule == "K12-1.4"


@pytest.mark.parametrize(
    ("promo", "cards"), [("none", 0), ("collector", COLLECTOR), ("faun", FAUN), ("both", COLLECTOR | FAUN)]
)
def test_a_promo_is_one_of_the_seven(promo: str, cards: int) -> None:
    """K12-1.5."""
    state = new(KingOptions(characters="random", promo=promo), 2)  # type: ignore[arg-type]
    state.settle(Rng(promo))
    assert state.characters & (COLLECTOR | FAUN) == cards
    assert size(state.characters) == 7


def test_the_first_game_takes_no_promo() -> None:
    """K12-1.5."""
    with pytest.raises(Refused, match="promo-needs-random"):
        KingOptions(promo="faun").check(2)


def test_both_promos_are_allowed_and_advised_against() -> None:
    """K12-1.5."""
    for preset, advice in [("both-promos", 1), ("collector", 0), ("faun", 0)]:
        story = Match(GAME, PRESETS[preset], 2, Luck(b"x" * 32)).story
        assert len(told(story, "both-promos")) == advice


def test_each_rolls_their_own_die_in_the_open() -> None:
    """K12-1.6: by luck of their own, so that nobody's choices shift another's."""
    state = new(KingOptions(), 3)
    streams = []
    for face in (3, 12, 7):
        waits = state.awaits()
        assert isinstance(waits, Dice)
        assert (waits.dice, waits.sides) == (1, 12)
        streams.append(waits.stream)
        state.resolve([face])
    assert streams == ["die/1", "die/2", "die/3"]
    assert [player.die for player in state.everybody] == [3, 12, 7]


def test_actions_read_as_people_would_write_them() -> None:
    assert ACTIONS.index("Play  knight") == 3
    assert {text.split()[0] for text in ACTIONS.texts} == {"play", "turn", "order", "take", "bury"}
    assert len(ACTIONS) == 14 + 12 + 4 + 3 + 14
