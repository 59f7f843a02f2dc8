"""Finding a choice by typing."""

from __future__ import annotations

import pytest

from tablee.terminal.choices import Choice, Group, find, grouped, meant

KEEPS = tuple(
    Choice(number, f"Set aside {faces}", f"keep {faces}")
    for number, faces in enumerate(["1", "6", "1 3", "1 6", "6 6", "1 3 6", "1 6 6", "1 3 6 6"])
)
TARGETS = (Choice(0, "Attack Ada", "attack 0"), Choice(1, "Attack Boris", "attack 1"), Choice(2, "Stop", "stop"))


def notations(found: tuple[Choice, ...]) -> list[str]:
    return [choice.notation for choice in found]


@pytest.mark.parametrize("typed", ["6 6", "66", "keep 6 6", "KEEP 66", " 6  6 "])
def test_the_faces_typed_find_themselves_first(typed: str) -> None:
    assert notations(find(KEEPS, typed)) == ["keep 6 6", "keep 1 6 6", "keep 1 3 6 6"]


def test_faces_may_be_typed_in_any_order() -> None:
    assert find(KEEPS, "631")[0].notation == "keep 1 3 6"


def test_words_find_what_holds_them_all() -> None:
    assert notations(find(TARGETS, "att bor")) == ["attack 1"]
    assert notations(find(KEEPS, "aside")) == notations(KEEPS)


def test_what_is_not_there_is_not_found() -> None:
    assert find(KEEPS, "5") == ()
    assert find(TARGETS, "Chloé") == ()


def test_one_best_fit_is_meant() -> None:
    assert meant(KEEPS, "6 6") == KEEPS[4]
    assert meant(TARGETS, "ada") == TARGETS[0]


def test_several_fits_alike_mean_none() -> None:
    assert meant(TARGETS, "attack") is None
    assert meant(TARGETS, "nobody") is None


def test_choices_that_are_much_alike_are_put_together() -> None:
    deploys = tuple(
        Choice(number, f"Deploy Orc to the {place} Region", f"deploy 3 {place}")
        for number, place in enumerate(["left", "right"])
    )
    supply = Choice(9, "Supply", "supply")
    assert grouped((supply, *deploys)) == (supply, Group("Deploy Orc to the …", deploys))


@pytest.mark.parametrize("typed", ["l'alchimiste", "L’ALCHIMISTE", "alchimiste", "play alchemist"])
def test_a_card_is_found_by_its_name_in_ones_own_language(typed: str) -> None:
    """With either apostrophe: keyboards have the straight one."""
    cards = (Choice(0, "Jouer L’Alchimiste", "play alchemist"), Choice(1, "Jouer L’Automate", "play automaton"))
    assert meant(cards, typed) == cards[0]
