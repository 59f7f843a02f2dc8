"""Who wins a trick: all ordered pairs of different cards against an oracle that reads the rulebook from names."""

from itertools import permutations

import pytest

from tablee.core.bits import bit
from tablee.games.claim.rules.pieces import BEATEN_BY, CARDS, NAME, SUIT, may_follow, second_wins


def oracle(led: str, second: str) -> bool:
    """C-2.3, C-4.2, C-4.5, step by step: does the second card win?"""
    (faction, value), (other, other_value) = (name.split("-") for name in (led, second))
    if other == "doppelganger":
        other = faction
    if faction == other:
        return int(other_value) > int(value)
    return (faction, other) == ("goblin", "knight")


@pytest.mark.parametrize("led", range(CARDS), ids=lambda card: f"{NAME[card]}/{card}")
def test_every_second_card_wins_or_loses_as_the_rulebook_says(led: int) -> None:
    for second in range(CARDS):
        if second != led:
            expected = oracle(NAME[led], NAME[second])
            assert second_wins(led, second) == expected, NAME[second]
            assert bool(BEATEN_BY[led] & bit(second)) == expected, NAME[second]


def test_every_pair_of_cards_may_follow_as_the_rulebook_says() -> None:
    """C-2.2: with a card of the faction led in hand, another may be played only if it is a Doppelgänger."""
    for led, held in permutations(range(CARDS), 2):
        same = NAME[led].split("-")[0] == NAME[held].split("-")[0]
        assert bool(SUIT[led] & bit(held)) == same
        assert may_follow(bit(held), led) == bit(held)


def test_a_hand_of_two_follows_as_the_rulebook_says() -> None:
    """C-2.2, C-4.5."""
    for led in range(CARDS):
        faction = NAME[led].split("-")[0]
        for one, two in permutations(range(CARDS), 2):
            factions = [NAME[card].split("-")[0] for card in (one, two)]
            allowed = faction not in factions or factions[0] in (faction, "doppelganger")
            assert bool(may_follow(bit(one) | bit(two), led) & bit(one)) == allowed
